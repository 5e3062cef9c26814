import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { Ports } from '#flows/core/engine/runner.ts'
import { anOrder, anOrderedItem } from '#tests/support/builders/order.ts'
import { PAY } from '#tests/support/flows.ts'
import { openShop, refusal } from '../rig.tsx'
import { aWatch } from '../a-watch.ts'

const IN_FOOD: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'category.choose', id: id('food') },
]
const WITH_A_BURGER: readonly Command[] = [...IN_FOOD, { type: 'product.add', code: id('burger') }]

afterEach(() => {
  vi.useRealTimers()
})

test('reducing a line to 0 asks first, and a yes takes it away (S2.105, S4.78, S4.79)', async () => {
  const { user, t, runner } = await openShop({ done: WITH_A_BURGER })
  await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
  await user.click(await screen.findByRole('button', { name: t('quantity.decrease', { name: 'burger' }) }))
  await user.click(
    within(await dialog(t('classic.removal.title', { name: 'burger' }))).getByRole('button', {
      name: t('classic.removal.yes'),
    }),
  )
  await waitFor(() => expect(runner.conversation().flows.basket.context.basket.lines).toEqual([]))
})

test('a line goes 100 ms after its removal was confirmed, when the question has gone (S9.21)', async () => {
  const { user, t, runner } = await openShop({ done: WITH_A_BURGER })
  const linesNow = () => runner.conversation().flows.basket.context.basket.lines.length
  await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
  await user.click(await screen.findByRole('button', { name: t('basket.removeLine', { name: 'burger' }) }))
  const yes = await screen.findByRole('button', { name: t('classic.removal.yes') })
  vi.useFakeTimers()
  fireEvent.click(yes)
  vi.advanceTimersByTime(99)
  expect(linesNow()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(linesNow()).toBe(0)
})

test('what is done in the open basket is spoken, though the page behind it is hidden (S4.78)', async () => {
  const { user, t, container } = await openShop({ done: WITH_A_BURGER })
  await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
  await user.click(await screen.findByRole('button', { name: t('quantity.increase', { name: 'burger' }) }))
  const announcer = await waitFor(() => screen.getByText(/./, { selector: '[data-announcer]' }))
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(announcer.closest('[aria-hidden="true"]')).toBeNull()
  expect(container.querySelector('main')?.closest('[aria-hidden="true"]')).not.toBeNull()
})

test('a change written in the chat is shown here too, each line before and after', async () => {
  const { t, runner } = await openShop({ done: WITH_A_BURGER })
  const [line] = runner.conversation().flows.basket.context.basket.lines
  const of = line ? [{ line: line.id, choices: [] }] : []
  act(() => runner.dispatch({ type: 'revision.make', text: 'token', changes: [{ of, does: 'remove' }] }))
  const asked = await dialog(t('revision.title'))
  const lines = await within(asked).findByRole('list', { name: t('revision.lines') })
  expect(within(lines).getByRole('deletion')).toHaveTextContent(/Taken out.*1 ×\s*burger/)
  expect(within(asked).getByRole('button', { name: t('revision.accept') })).toBeVisible()
})

test('a line that is kept stays as it was (S2.105)', async () => {
  const { user, t, commands } = await openShop({ done: WITH_A_BURGER })
  await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
  await user.click(await screen.findByRole('button', { name: t('basket.removeLine', { name: 'burger' }) }))
  await user.click(await screen.findByRole('button', { name: t('classic.removal.no') }))
  expect(commands()).toEqual(WITH_A_BURGER)
})

test.each([
  ['alcohol.yes', 1],
  ['alcohol.no', 0],
])('alcohol asks before it is added: %s leaves %i in the basket (S2.101, S5.45)', async (answer, count) => {
  const { user, t } = await openShop({ done: [...IN_FOOD, { type: 'product.add', code: id('beer') }] })
  await user.click(await screen.findByRole('button', { name: t(answer) }))
  expect(screen.getByRole('button', { name: new RegExp(`^Basket, ${count} item`) })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what the machine asks comes before what the customer opened, one dialog at a time (S2.117)', async () => {
  const { user, t } = await openShop({ done: [...WITH_A_BURGER, { type: 'basket.startOver' }] })
  expect(await screen.findAllByRole('dialog')).toHaveLength(1)
  await user.click(
    within(await dialog(t('startOver.title'))).getByRole('button', { name: t('startOver.no') }),
  )
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the open basket starts over after a yes (S2.93, S2.117)', async () => {
  const { user, t } = await openShop({ done: WITH_A_BURGER })
  await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
  await user.click(await screen.findByRole('button', { name: t('basket.startOver') }))
  await user.click(
    within(await dialog(t('startOver.title'))).getByRole('button', { name: t('startOver.yes') }),
  )
  expect(await screen.findByRole('button', { name: /^Basket, 0 items/ })).toBeVisible()
})

test.each<[string, readonly Command[], RegExp, number]>([
  ['is closed after the yes', WITH_A_BURGER, /^Basket, 1 item/, 0],
  ['stays at the checkout', [...WITH_A_BURGER, { type: 'checkout.start' }], /^Change: Basket/, 1],
])('the open basket asks before it starts over, and %s (S4.82)', async (_what, done, opens, panels) => {
  const { user, t } = await openShop({ done })
  await user.click(await screen.findByRole('button', { name: opens }))
  await user.click(await screen.findByRole('button', { name: t('basket.startOver') }))
  const asked = await dialog(t('startOver.title'))
  expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(2)
  await user.click(within(asked).getByRole('button', { name: t('startOver.yes') }))
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(panels))
})

test('a past order that could be had whole is told to be in the basket (S2.115, S4.97)', async () => {
  const past = anOrder({
    restaurantId: id('brygga'),
    campaignId: id('brygga-1'),
    state: 'PAID',
    items: [anOrderedItem()],
  })
  const { user, t } = await openShop({
    done: [...IN_FOOD, { type: 'history.open' }],
    ports: { listHistory: async () => ({ orders: [past], total: 1 }) },
  })
  await user.click(await screen.findByRole('button', { name: /^Order again: Brygga Burger/ }))
  expect(await dialog(t('classic.reordered.title'))).toHaveTextContent(t('ack.reordered'))
})

test('the restaurant name tells address and hours, and leads to another one (S2.95)', async () => {
  const { user, t, asks } = await openShop({ done: IN_FOOD })
  await user.click(screen.getByRole('button', { name: /^Brygga Burger/ }))
  const info = within(await dialog('Brygga Burger'))
  expect(info.getByText(/Bryggegata 1, 0250 Oslo/)).toBeVisible()
  expect(info.getByText('Monday')).toBeVisible()
  await user.click(info.getByRole('button', { name: t('restaurant.other') }))
  expect(asks()).toBe('restaurant')
})

test.each([
  [[], '10:00 am to 10:00 pm'],
  [['en'], '10:00 to 22:00'],
])('where the deployment counts 24 hours in %j, a restaurant is open %s (S2.100)', async (named, hours) => {
  const { user } = await openShop({ done: IN_FOOD, deployment: { twentyFourHourLanguages: named } })
  await user.click(screen.getByRole('button', { name: /^Brygga Burger/ }))
  const info = within(await dialog('Brygga Burger'))
  expect(info.getAllByText(hours)).toHaveLength(7)
})

test('who goes on with a restaurant that takes no orders is told so, and can still see the menu (S4.60, S4.61, S6.13)', async () => {
  const { user, t, asks } = await openShop({
    done: WITH_A_BURGER,
    ports: { watchRestaurant: becomesDisabledOnce() },
  })
  await user.click(
    within(await dialog(t('orderingDisabled.title', { name: 'Brygga Burger' }))).getByRole('button', {
      name: t('orderingDisabled.browse'),
    }),
  )
  expect(
    await screen.findByRole('heading', { level: 1, name: t('classic.orderDisabled.title') }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: /^Basket, 0 items/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: t('orderingDisabled.browse') }))
  expect(asks()).toBe('categories')
  expect(screen.getByRole('heading', { level: 1, name: t('classic.title.categories') })).toBeVisible()
})

test('who looks on while orders are taken again is told so, once (S4.63, S2.114, S2.121)', async () => {
  const found = aWatch()
  const { user, t, runner } = await openShop({
    done: WITH_A_BURGER,
    ports: { watchRestaurant: found.port },
  })
  found.is('disabled')
  await dialog(t('orderingDisabled.title', { name: 'Brygga Burger' }))
  found.is('enabled')
  const told = within(await dialog(t('classic.available.title', { name: 'Brygga Burger' })))
  await user.click(told.getByRole('button', { name: t('classic.available.go') }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(runner.conversation().flows.basket.context.basket.lines).toHaveLength(1)
})

test('what was opened behind a question waits for its answer (S2.122)', async () => {
  const { user, t } = await openShop({
    done: WITH_A_BURGER,
    ports: { watchRestaurant: becomesDisabledOnce() },
  })
  const question = within(await dialog(t('orderingDisabled.title', { name: 'Brygga Burger' })))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.keyboard('{Escape}')
  expect(question.getByRole('button', { name: t('restaurant.other') })).toBeVisible()
})

test('a dialog that is closed gives the focus back to what opened it (S2.95)', async () => {
  const { user } = await openShop({ done: IN_FOOD })
  const opener = screen.getByRole('button', { name: /^Brygga Burger/ })
  await user.click(opener)
  await dialog('Brygga Burger')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

test.each([
  ['payment.refused', 'payment.back', 'checkout'],
  ['payment.refused', 'payment.retry', 'order'],
])(
  'a payment that fails (%s) can be left or tried again: %s (S8.16, S4.52, S2.120)',
  async (code, answer, question) => {
    let tries = 0
    const { user, t, asks } = await openShop({
      done: [...WITH_A_BURGER, { type: 'checkout.start' }, PAY],
      ports: {
        pay: (async ({ order }: { order: Order }) => {
          tries += 1
          return tries === 1 ? Promise.reject(refusal(code)) : { ...order, state: 'VALIDATED' }
        }) as Ports[string],
      },
    })
    await user.click(within(await dialog(t('payment.failed'))).getByRole('button', { name: t(answer) }))
    await waitFor(() => expect(asks()).toBe(question))
  },
)

test('a customer who must agree to new prices sees that nothing was ordered (S4.50, S4.84)', async () => {
  const { t, runner } = await openShop({
    done: [...WITH_A_BURGER, { type: 'checkout.start' }],
    ports: { createOrder: () => Promise.reject(refusal('basket.conflicts')) },
  })
  runner.dispatch(PAY)
  expect(await screen.findByText(t('ack.conflicted'))).toBeVisible()
})

/** The restaurant stops taking orders the first time it is looked at. */
function becomesDisabledOnce(): Ports[string] {
  const found = aWatch()
  found.is('disabled')
  return found.port
}

function dialog(name: string): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name })
}

test('that a payment was received is said over the order alone, and not where the customer goes from there (S4.51)', async () => {
  const { runner, t } = await openShop({
    done: [
      { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
      { type: 'product.add', code: id('burger') },
      { type: 'checkout.start' },
    ],
  })
  runner.dispatch(PAY)
  expect(await screen.findByRole('dialog', { name: t('classic.paid.title') })).toBeVisible()
  runner.dispatch({ type: 'order.new' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  runner.dispatch({ type: 'orders.show' })
  expect(await screen.findByRole('group', { name: t('order.label') })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})
