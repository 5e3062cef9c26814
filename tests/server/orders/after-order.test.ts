import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { mailsTo, solved } from '#tests/support/users.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const DUE = NOON + 15 * 60_000
const WORDS = {
  body: 'The burger was cold.',
  feedbackSubject: 'Food',
  phoneNumber: '',
  name: 'Kari',
  email: 'kari@example.com',
  reportProblem: false,
}

async function aServedOrder(guest: Customer): Promise<string> {
  const id = await paidOrder(guest)
  shop.clock.value = DUE
  await shop.worker.turn()
  return id
}

describe('feedback on an order (S7.53)', () => {
  const say = async (guest: Customer, id: string, words: object = {}) =>
    guest.ask('POST', `orders/${id}/feedback`, { body: { ...WORDS, ...words }, headers: await solved(guest) })
  const kept = (id: string) =>
    shop.deps.database.query('SELECT is_problem, body FROM order_feedback WHERE order_id = $1', [id])

  test('is kept, and the order tells that it was given (S4.30)', async () => {
    const guest = await aGuest(shop)
    const id = await aServedOrder(guest)
    expect((await say(guest, id)).json()).toEqual({ success: true })
    expect(await kept(id)).toEqual([{ is_problem: false, body: WORDS.body }])
    const told = (await guest.ask('GET', `orders/${id}`)).json()
    expect([told.feedbackedAt, told.reportedAt]).toEqual([new Date(DUE).toISOString(), undefined])
  })

  test('reports a problem apart from it (S1.32)', async () => {
    const guest = await aGuest(shop)
    const id = await aServedOrder(guest)
    await say(guest, id)
    expect((await say(guest, id, { reportProblem: true })).statusCode).toBe(200)
    expect((await guest.ask('GET', `orders/${id}`)).json().reportedAt).toBe(new Date(DUE).toISOString())
  })

  test.each([false, true])('is taken once (a problem: %s)', async (reportProblem) => {
    const guest = await aGuest(shop)
    const id = await aServedOrder(guest)
    const both = await Promise.all([1, 2].map(() => say(guest, id, { reportProblem })))
    expect(both.map((answer) => answer.statusCode).toSorted()).toEqual([200, 409])
    expect(both.find((answer) => answer.statusCode === 409)?.json()).toMatchObject({
      code: 'order.feedbackSent',
    })
    expect(await kept(id)).toHaveLength(1)
  })

  test('comes from no bot', async () => {
    const guest = await aGuest(shop)
    const id = await aServedOrder(guest)
    const refused = await guest.ask('POST', `orders/${id}/feedback`, { body: WORDS })
    expect(refused.statusCode).toBe(403)
    expect(await kept(id)).toEqual([])
  })

  test.each([
    [{ email: 'kari@' }, 'field.email', 'email'],
    [{ phoneNumber: 'call me' }, 'field.checkoutPhone', 'phoneNumber'],
    [{ body: '' }, 'request.invalid', 'body'],
    [{ body: 'x'.repeat(2_001) }, 'request.invalid', 'body'],
  ])('with %o says which field is wrong', async (words, code, field) => {
    const guest = await aGuest(shop)
    const id = await aServedOrder(guest)
    const refused = await say(guest, id, words)
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code, field }])
  })

  test('waits until the order is served', async () => {
    const guest = await aGuest(shop)
    const refused = await say(guest, await paidOrder(guest))
    expect(refused.json()).toMatchObject({ code: 'order.noFeedback' })
  })

  test('of somebody else’s order is 404', async () => {
    const id = await aServedOrder(await aGuest(shop))
    expect((await say(await aGuest(shop), id)).statusCode).toBe(404)
  })
})

describe('the confirmation once more (S4.31, S7.49)', () => {
  const resend = (guest: Customer, id: string) => guest.ask('POST', `orders/${id}/resend-email`)
  const mailsOf = async (id: string) =>
    (
      await shop.deps.database.query(
        `SELECT payload ->> 'kind' AS kind FROM jobs WHERE kind = 'mail' AND order_id = $1`,
        [id],
      )
    ).map(({ kind }) => kind)

  test('is one more mail each time it is asked for (S1.33)', async () => {
    const guest = await aGuest(shop)
    const id = await aServedOrder(guest)
    for (const _ask of [1, 2]) expect((await resend(guest, id)).json()).toEqual({ success: true })
    expect(await mailsOf(id)).toEqual(['orderConfirmation', 'orderConfirmation', 'orderConfirmation'])
  })

  test('has the number the kitchen gave on its receipt, which the first could not have', async () => {
    const guest = await aGuest(shop)
    const id = await aServedOrder(guest)
    const { posId } = (await guest.ask('GET', `orders/${id}`)).json()
    await resend(guest, id)
    const letters = (await mailsTo(shop, 'kari@example.com')).filter(({ text }) => text.includes(id))
    expect(letters.map(({ text }) => text.includes(`Bestillingsnummer: ${posId}`)).toSorted()).toEqual([
      false,
      true,
    ])
  })

  test('is for orders that are PAID', async () => {
    const guest = await aGuest(shop)
    const id = await paidOrder(guest)
    expect((await resend(guest, id)).json()).toMatchObject({ code: 'order.notResendable' })
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test('is nobody else’s to ask for', async () => {
    const id = await aServedOrder(await aGuest(shop))
    expect((await resend(await aGuest(shop), id)).statusCode).toBe(404)
    expect(await mailsOf(id)).toHaveLength(1)
  })

  test('is not sent for ever: the third in a minute waits', async () => {
    const strict = await openTestShop({ database: shop.deps.database, limits: { resendsPerMinute: 2 } })
    const guest = await aGuest(strict)
    const id = await aServedOrder(guest)
    const answers = []
    for (const _ask of [1, 2, 3]) answers.push((await resend(guest, id)).statusCode)
    expect(answers).toEqual([200, 200, 429])
    await strict.app.close()
  })
})
