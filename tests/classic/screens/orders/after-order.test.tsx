import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { id } from '#domain/ids.ts'
import type { Arrival } from '#domain/orders/tracking/arrival.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { Port, Ports } from '#flows/core/engine/runner.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { NOON, PAY } from '#tests/support/flows.ts'
import { openShop, refusal, personalDataFilledIn } from '../../rig.tsx'

const MINUTE = 60_000
const PAID: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
  PAY,
]
const UNDERWAY: Arrival = {
  sessionId: 'journey-1',
  eta: NOON + 12 * MINUTE,
  nextCheckAt: NOON + 3 * MINUTE,
  isThere: false,
}
const VIEWS: readonly View[] = ['chat', 'linear', 'classic']
const silence = () => new Promise<never>(() => undefined)

/** The orders of the account, told once. */
function hears(ordersOf: (order: Order | undefined) => readonly Order[]): Port {
  return ({ order, heardAt }: { order: Order | undefined; heardAt: number | undefined }) => {
    if (heardAt !== undefined) return silence()
    const orders = ordersOf(order)
    return Promise.resolve({ orders, order: orders[0], at: NOON, isLost: false })
  }
}

function openOrder(view: View, ports: Ports) {
  const toTakeAway = hears((order) => (order ? [{ ...order, pickUpMode: 'TAKEOUT' }] : []))
  return openShop({
    view,
    done: PAID,
    ports: { watchOrders: toTakeAway, checkArrival: async () => true, ...ports },
  })
}

describe.each(VIEWS)('in the %s view', (view) => {
  test('an order in conflict is shown by its address: canceled, not charged, and ordered anew (S2.54, S4.26, S8.4)', async () => {
    const order = anOrder({ id: id('o1'), state: 'CONFLICTED', restaurantId: id('brygga') })
    const { user, t, commands } = await openShop({
      view,
      path: '/current-order/conflict/o1',
      ports: {
        currentVisitor: async () => ({ kind: 'guest', isContactKnown: true, usual: undefined }),
        openOrder: async () => ({ order, restaurant: undefined }),
      },
    })
    expect(await screen.findByText(t('CurrentOrderPage.error.CONFLICTED'))).toBeVisible()
    expect(location.pathname).toBe('/current-order/conflict/o1')
    for (const closed of ['order.cancel', 'order.changePickup'])
      expect(screen.queryByRole('button', { name: t(closed) })).toBeNull()
    await user.click(screen.getByRole('button', { name: t('order.again') }))
    expect(commands().at(-1)).toEqual({ type: 'order.again', id: 'o1' })
  })

  test('the answer that takes an order away is drawn as such, the one that keeps it is not (S4.17)', async () => {
    const inAnHour: Command = { type: 'pickup.choose', at: NOON + 60 * MINUTE }
    const { user, t } = await openShop({
      view,
      done: [...PAID.filter((each) => each !== PAY), inAnHour, PAY],
    })
    await user.click(await screen.findByRole('button', { name: t('order.cancel') }))
    expect((await screen.findByRole('button', { name: t('order.cancelYes') })).className).toMatch(/danger/)
    expect(screen.getByRole('button', { name: t('order.cancelNo') }).className).not.toMatch(/danger/)
  })

  test('until when it is free to cancel is said before it is paid (S4.17)', async () => {
    const inAnHour: Command = { type: 'pickup.choose', at: NOON + 60 * MINUTE }
    const done = [...PAID.filter((command) => command !== PAY), inAnHour]
    const { t } = await openShop({ view, done, personalData: personalDataFilledIn() })
    expect(await screen.findByText(t('recap.cancelUntil', { time: '12:45 pm' }))).toBeVisible()
  })

  test('telling the kitchen is asked first, told, and stopped (S1.41, S4.101-S4.104)', async () => {
    const answers = [Promise.resolve(UNDERWAY)]
    const followArrival = vi.fn(() => answers.shift() ?? silence())
    const endArrival = vi.fn(async () => null)
    const { user, t } = await openOrder(view, { followArrival, endArrival })
    await user.click(await screen.findByRole('button', { name: t('order.more') }))
    await user.click(screen.getByRole('button', { name: t('order.arrival') }))
    const consent = await screen.findByRole('group', { name: t('arrival.consent.title') })
    expect(consent).toHaveFocus()
    expect(consent).toHaveTextContent(t('arrival.consent.text'))
    expect(followArrival).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: t('arrival.consent.yes') }))
    const expected = await screen.findByRole('group', { name: 'The kitchen expects you about 12:12 pm' })
    expect(expected).toHaveFocus()
    await user.click(within(expected).getByRole('button', { name: t('arrival.stop') }))
    expect(await screen.findByRole('button', { name: t('order.arrival') })).toBeVisible()
    expect(screen.getAllByRole('group', { name: t('order.label') })).toContain(document.activeElement)
    expect(endArrival).toHaveBeenCalledTimes(1)
  })

  test('a parking bay is refused as it is typed wrong, and told as a token (S7.62)', async () => {
    const answers = [Promise.resolve(UNDERWAY)]
    const { user, t, commands, personalData } = await openOrder(view, {
      followArrival: () => answers.shift() ?? silence(),
    })
    await user.click(await screen.findByRole('button', { name: t('order.more') }))
    await user.click(screen.getByRole('button', { name: t('order.arrival') }))
    await user.click(await screen.findByRole('button', { name: t('arrival.consent.yes') }))
    const bay = await screen.findByRole('textbox', { name: t('arrival.bay.label') })
    expect(bay).toBeRequired()
    await user.type(bay, '!{Enter}')
    expect(bay).toHaveAccessibleDescription(expect.stringContaining(t('problem.field.parkingBay')))
    await user.clear(bay)
    await user.type(bay, 'B7{Enter}')
    expect(await screen.findByText(t('arrival.bay.told', { bay: 'B7' }))).toBeVisible()
    const [told] = commands().filter((command) => command.type === 'arrival.tellBay')
    expect(JSON.stringify(commands())).not.toContain('B7')
    expect(personalData.read(told?.bay ?? '')).toBe('B7')
  })

  test.each([
    ['denied', refusal('location.denied'), 'arrival.refused.location.denied'],
    ['unavailable', refusal('location.unavailable'), 'arrival.refused.location.unavailable'],
    ['offline', { kind: 'failed', code: 'unreachable' }, 'problem.unreachable'],
  ])('a location that is %s is said plainly, with another try', async (_what, failure, reason) => {
    const { user, t, commands } = await openOrder(view, { followArrival: () => Promise.reject(failure) })
    await user.click(await screen.findByRole('button', { name: t('order.more') }))
    await user.click(screen.getByRole('button', { name: t('order.arrival') }))
    await user.click(await screen.findByRole('button', { name: t('arrival.consent.yes') }))
    const told = await screen.findByRole('group', { name: t('arrival.refused.title') })
    expect(told).toHaveTextContent(t(reason))
    await user.click(await within(told).findByRole('button', { name: t('failed.retry') }))
    expect(commands().filter(({ type }) => type === 'arrival.agree')).toHaveLength(2)
  })

  test('each of several orders that were served takes its own stars (S4.27)', async () => {
    const others = ['first', 'second'].map((name) =>
      anOrder({ id: id(name), restaurantId: id('brygga'), state: 'PAID', posId: name, retrievalDate: NOON }),
    )
    const { user, t, commands } = await openShop({
      view,
      done: PAID,
      ports: { watchOrders: hears(() => others), rateOrder: silence },
    })
    const all = () =>
      view === 'classic'
        ? screen.getAllByRole('button', { name: t('rating.open') })
        : screen.getAllByRole('group', { name: t('rating.label') })
    await waitFor(() => expect(all()).toHaveLength(2))
    const [, second] = all()
    if (!second) throw new Error('the second order takes no stars')
    if (view === 'classic') await user.click(second)
    const place = view === 'classic' ? await screen.findByRole('dialog', { name: t('rating.label') }) : second
    await user.click(within(place).getByRole('radio', { name: t('rating.stars', { count: 4 }) }))
    await user.click(within(place).getByRole('button', { name: t('rating.send') }))
    expect(commands().at(-1)).toEqual({ type: 'order.rate', id: 'second', rating: 4 })
  })
})

describe('the dialog for stars of the classic view', () => {
  const SERVED = anOrder({ id: id('served'), restaurantId: id('brygga'), state: 'PAID', retrievalDate: NOON })
  const openRating = async (rateOrder: Port) => {
    const shop = await openShop({
      view: 'classic',
      done: PAID,
      ports: { watchOrders: hears(() => [SERVED]), rateOrder },
    })
    const { user, t } = shop
    await user.click(await screen.findByRole('button', { name: t('rating.open') }))
    const dialog = await screen.findByRole('dialog', { name: t('rating.label') })
    await user.click(within(dialog).getByRole('radio', { name: t('rating.stars', { count: 5 }) }))
    await user.click(within(dialog).getByRole('button', { name: t('rating.send') }))
    return shop
  }

  test('thanks for them once they are given, and leads on to words (S2.118, S4.29)', async () => {
    const { user, t, commands } = await openRating(async () => ({ ...SERVED, rating: 5 }))
    const thanks = await screen.findByRole('dialog', { name: t('ack.rated') })
    expect(within(thanks).getByRole('img', { name: t('rating.given', { count: 5 }) })).toBeVisible()
    expect(within(thanks).queryByRole('radio')).toBeNull()
    await user.click(within(thanks).getByRole('button', { name: t('feedback.open') }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(commands().at(-1)).toEqual({ type: 'report.open', id: 'served', kind: 'feedback' })
  })

  test('says so where they did not arrive, and keeps what was picked (S8.41)', async () => {
    const { t } = await openRating(() => Promise.reject({ kind: 'failed', code: 'unreachable' }))
    const dialog = await screen.findByRole('dialog', { name: t('rating.label') })
    expect(await within(dialog).findByText(t('ack.ratingFailed'))).toBeVisible()
    expect(within(dialog).getByRole('radio', { name: t('rating.stars', { count: 5 }) })).toBeChecked()
  })
})
