import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, aGuest, openTestShop, order, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { aUserOf, solved } from '#tests/support/users.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const MENU = 'restaurants/brygga/campaigns/brygga-1'
const LATER = new Date(NOON + 60 * 60_000).toISOString()
const FEEDBACK = {
  body: 'It was good.',
  feedbackSubject: 'Food',
  phoneNumber: '',
  name: 'Kari',
  email: 'kari@example.com',
  reportProblem: false,
}

const WHO: readonly (readonly [string, () => Promise<Customer>])[] = [
  ['a visitor', async () => shop.customer()],
  ['a guest', () => aGuest(shop)],
  ['a user', () => aUserOf(shop)],
]

describe.each(WHO)('%s', (_, someone) => {
  test.each([
    'restaurants',
    'restaurants/brygga-burger',
    `${MENU}/cache/TAKEOUT`,
    `${MENU}/products/burger`,
    `${MENU}/navigations`,
  ])('may look at %s (S6.1)', async (path) => {
    expect((await (await someone()).ask('GET', path)).statusCode).toBe(200)
  })
})

test('a visitor may do nothing with orders (S6.5)', async () => {
  const id = await paidOrder(await aGuest(shop))
  const visitor = shop.customer()
  const answers = [
    await order(visitor),
    await visitor.ask('GET', `orders?accountId=nobody&orderState=PENDING`),
    await visitor.ask('GET', `orders?accountId=nobody&orderState=ORDER_HISTORY`),
    await visitor.ask('PATCH', `orders/${id}/cancel`),
    await visitor.ask('PATCH', `orders/${id}`, { body: { retrievalDate: LATER } }),
    await visitor.ask('PATCH', `orders/${id}/rate`, { body: { rating: 5 } }),
    await visitor.ask('POST', `orders/${id}/feedback`, { body: FEEDBACK, headers: await solved(visitor) }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401))
})

describe.each([
  ['a guest', () => aGuest(shop)],
  ['a user', () => aUserOf(shop)],
] as const)('%s', (_, someone) => {
  test('orders, follows the order, moves its pickup time and cancels it (S6.5, S6.7)', async () => {
    const customer = await someone()
    const id = await paidOrder(customer)
    expect(await listed(customer, 'PENDING')).toEqual([[id, 'VALIDATED']])
    const moved = await customer.ask('PATCH', `orders/${id}`, { body: { retrievalDate: LATER } })
    expect(moved.json()).toMatchObject({ retrievalDate: LATER })
    await customer.ask('PATCH', `orders/${id}/cancel`)
    expect(await listed(customer, 'PENDING')).toEqual([[id, 'CANCELLED']])
  })

  test('finds a served order in the history, rates it and gives feedback (S6.5, S6.7)', async () => {
    const customer = await someone()
    const id = await paidOrder(customer)
    shop.clock.value = NOON + 15 * 60_000
    await shop.worker.turn()
    expect(await listed(customer, 'ORDER_HISTORY')).toEqual([[id, 'PAID']])
    await customer.ask('PATCH', `orders/${id}/rate`, { body: { rating: 4 } })
    await customer.ask('POST', `orders/${id}/feedback`, { body: FEEDBACK, headers: await solved(customer) })
    expect((await customer.ask('GET', `orders/${id}`)).json()).toMatchObject({
      rating: 4,
      feedbackedAt: new Date(shop.clock.value).toISOString(),
    })
  })
})

async function listed(customer: Customer & { readonly id: string }, list: string) {
  const answer = await customer.ask('GET', `orders?accountId=${customer.id}&orderState=${list}`)
  return answer.json().items.map(({ id, state }: { id: string; state: string }) => [id, state])
}
