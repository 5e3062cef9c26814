import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import { atTheCheckout, atTheMenu, PAY } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(cleanup)

const pill = () => screen.queryByRole('button', { name: /^Your order, / })
const ordered = () => atTheCheckout().says(PAY)

test('the order on its way is one tap away while something else is done', async () => {
  const chat = await renderChat({ talk: ordered().says({ type: 'order.new' }) })
  expect(chat.asks()).not.toBe('order')
  await chat.click(screen.getByRole('button', { name: /^Your order, .*: Sent to the kitchen$/ }))
  expect(chat.commands()).toEqual([{ type: 'orders.show' }])
  expect(chat.asks()).toBe('order')
})

test('a canceled order stands behind one that is on its way, in the dock and in the list', async () => {
  const talk = ordered()
  const made = talk.order()
  if (!made) throw new Error('nothing was ordered')
  const canceled = { ...made, state: 'CANCELLED' as const }
  const live = { ...made, id: id<Order['id']>('another'), posId: '077', createdAt: made.createdAt - 1 }
  talk.hears('watchOrders', {
    output: { order: canceled, orders: [canceled, live], at: made.createdAt, isLost: false },
  })
  const chat = await renderChat({ talk })
  const states = [...chat.live().querySelectorAll('[data-question="order"] [role="group"]')]
  expect(states.map((card) => card.textContent.includes('077'))).toEqual([true, false])
  await chat.happens(() => chat.runner.dispatch({ type: 'order.new' }))
  expect(screen.getByRole('button', { name: /^Your order, 077/ })).toBeVisible()
})

test('beside a placed order stands what was ordered, not an empty basket', async () => {
  await renderChat({ talk: ordered() })
  const beside = within(screen.getByRole('complementary'))
  expect(beside.queryByText(/nothing here yet/i)).toBeNull()
  expect(beside.getByText('burger')).toBeVisible()
  expect(beside.getAllByText('kr 149.00')).not.toHaveLength(0)
})

test('the order in front of the customer is not offered a second time', async () => {
  await renderChat({ talk: ordered() })
  expect(pill()).toBeNull()
})

test('what is left of an order long served is not offered', async () => {
  const talk = ordered()
    .says({ type: 'order.new' })
    .later(3 * 3_600_000)
    .says({ type: 'help.ask' })
  await renderChat({ talk })
  expect(pill()).toBeNull()
})

test('telling the kitchen when one is near can be typed, and is asked about first', async () => {
  const talk = atTheMenu({ isArrivalWanted: true }, 'TAKEOUT').says(
    { type: 'product.add', code: id('burger') },
    { type: 'checkout.start' },
    PAY,
  )
  const chat = await renderChat({ talk })
  await chat.types('tell the kitchen when I am near')
  expect(chat.commands().map(({ type }) => type)).toEqual(['arrival.ask'])
  expect(await screen.findByRole('group', { name: 'May we know where you are?' })).toBeVisible()
})
