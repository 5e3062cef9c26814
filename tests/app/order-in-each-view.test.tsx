import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Port } from '#flows/core/engine/runner.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { anOrder } from '#tests/support/builders/order.ts'
import { NOON, PAY } from '#tests/support/flows.ts'
import { tapping } from '#tests/support/tapping.ts'

afterEach(cleanup)

const CHOSEN: Command = { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }
const FOOD: Command = { type: 'category.choose', id: id('food') }
const PAID: readonly Command[] = [
  CHOSEN,
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
  PAY,
]
const silence = () => new Promise<never>(() => undefined)

describe.each<View>(['chat', 'classic'])('in the %s view', (view) => {
  test('what is tapped lies in the basket, with its price and how many, and can be paid (S1.20)', async () => {
    const { user, t, runner } = await openShop({ view, done: [CHOSEN, FOOD] })
    const tap = tapping(user)
    await tap(await screen.findByRole('button', { name: /^Add fries/ }))
    const [basket] = await screen.findAllByRole('button', { name: /^Basket, 1 item/ })
    if (basket) await tap(basket)
    const removals = await screen.findAllByRole('button', { name: t('basket.removeLine', { name: 'fries' }) })
    const line = removals.at(-1)?.closest('li')
    if (!line) throw new Error('the fries are in no basket')
    expect(line).toHaveTextContent(/fries.*kr/)
    await tap(within(line).getByRole('button', { name: t('quantity.increase', { name: 'fries' }) }))
    await waitFor(() => expect(linesOf(runner)).toEqual([['fries', 2]]))
    const [checkout] = screen.getAllByRole('button', { name: new RegExp(`^${t('basket.checkout')}`) })
    expect(checkout).toBeEnabled()
  })

  test('a current order is followed until it has its number, without a tap (S1.26)', async () => {
    const tells = told()
    const { t } = await openShop({ view, done: PAID, ports: { watchOrders: tells.port } })
    await tells.tell({ state: 'SENT' })
    const state = await screen.findByText(t('order.progress.in_progress'))
    expect(screen.queryByText(/A42/)).toBeNull()
    await tells.tell({ state: 'PAID', posId: 'A42' })
    const card = state.closest('[role="group"]')
    await waitFor(() => expect(card).toHaveTextContent(new RegExp(`${t('order.number')}\\s*A42`)))
  })

  test.each([1, 2, 3, 4, 5])('an order is given %i of five stars (S1.31)', async (stars) => {
    const served = anOrder({
      id: id('served'),
      restaurantId: id('brygga'),
      state: 'PAID',
      retrievalDate: NOON,
    })
    const { user, t, commands } = await openShop({
      view,
      done: PAID,
      ports: { watchOrders: once([served]), rateOrder: silence },
    })
    const place = await placeOfStars({ user, t }, view)
    expect(within(place).getAllByRole('radio')).toHaveLength(5)
    await user.click(within(place).getByRole('radio', { name: t('rating.stars', { count: stars }) }))
    await user.click(within(place).getByRole('button', { name: t('rating.send') }))
    expect(commands().at(-1)).toEqual({ type: 'order.rate', id: 'served', rating: stars })
  })

  test('stars that did not arrive are said not to have, in words, and can be given again (S8.41)', async () => {
    const served = anOrder({
      id: id('served'),
      restaurantId: id('brygga'),
      state: 'PAID',
      retrievalDate: NOON,
    })
    const { user, t, commands } = await openShop({
      view,
      done: PAID,
      ports: {
        watchOrders: once([served]),
        rateOrder: () => Promise.reject({ kind: 'failed', code: 'unreachable' }),
      },
    })
    const place = await placeOfStars({ user, t }, view)
    await user.click(within(place).getByRole('radio', { name: t('rating.stars', { count: 3 }) }))
    await user.click(within(place).getByRole('button', { name: t('rating.send') }))
    expect(await screen.findAllByText('Your stars did not reach us. Try again.')).not.toEqual([])
    const again = await placeOfStars({ user, t }, view)
    await user.click(within(again).getByRole('button', { name: t('rating.send') }))
    expect(commands().filter(({ type }) => type === 'order.rate')).toHaveLength(2)
  })
})

type Shop = Pick<Awaited<ReturnType<typeof openShop>>, 'user' | 't'>

async function placeOfStars({ user, t }: Shop, view: View): Promise<HTMLElement> {
  if (view === 'chat') return screen.findByRole('group', { name: t('rating.label') })
  if (!screen.queryByRole('dialog', { name: t('rating.label') }))
    await user.click(await screen.findByRole('button', { name: t('rating.open') }))
  return screen.findByRole('dialog', { name: t('rating.label') })
}

function linesOf(runner: Awaited<ReturnType<typeof openShop>>['runner']) {
  const { lines } = runner.conversation().flows.basket.context.basket
  return lines.map(({ code, quantity }) => [code, quantity])
}

/** The orders of the account, told once. */
function once(orders: readonly Order[]): Port {
  return ({ heardAt }: { heardAt: number | undefined }) =>
    heardAt === undefined ? Promise.resolve({ orders, order: orders[0], at: NOON, isLost: false }) : silence()
}

/** An order the test tells of whenever it moves. */
function told() {
  let answer: ((order: Partial<Order>) => void) | undefined
  const port: Port = ({ order }: { order: Order | undefined }) =>
    new Promise((resolve) => {
      answer = (moved) => {
        const now = { ...(order ?? anOrder({ restaurantId: id('brygga') })), ...moved }
        answer = undefined
        resolve({ orders: [now], order: now, at: NOON, isLost: false })
      }
    })
  return {
    port,
    tell: async (moved: Partial<Order>) => {
      await waitFor(() => expect(answer).toBeDefined())
      answer?.(moved)
    },
  }
}
