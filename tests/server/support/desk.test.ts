import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DATABASES } from '#tests/support/databases.ts'
import { aSentConversation, aSentLog, packed, shaOf } from '#tests/support/sent-conversations.ts'
import { aColleague, type Colleague } from '#tests/support/staff.ts'
import { aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { mailsTo } from '#tests/support/users.ts'

const WHY = { why: 'called' }
const VALUES = [{ name: 'said-1', value: '<script>alert(1)</script>' }]

describe.each(DATABASES)('the desk, on %s', (_, open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  async function send(customer: Customer, given: Parameters<typeof aSentConversation>[0] = {}) {
    const log = packed(aSentLog(2, shop.deps.catalogue.deployment().id))
    const body = aSentConversation({ log, ...given })
    const { code } = (await customer.ask('POST', 'x/conversations', { body })).json<{ code: string }>()
    return { code, body }
  }
  const summary = (given: object) => ({ ...aSentConversation().summary, ...given })
  const found = async (desk: Colleague, query: string) =>
    (await desk.ask('GET', `x/support/conversations?${query}`))
      .json<{ items: readonly { code: string }[] }>()
      .items.map(({ code }) => code)
  const opened = (desk: Colleague, code: string) =>
    desk.ask('POST', `x/support/conversations/${code}/open`, { body: WHY })

  test('finds a conversation by its code, however it is typed', async () => {
    const desk = await aColleague(shop)
    const { code } = await send(shop.customer())
    await send(shop.customer())
    const typed = encodeURIComponent(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)
    expect(await found(desk, `code=${typed}`)).toEqual([code])
    expect(await found(desk, 'code=QQQQQQ')).toEqual([])
  })

  test('finds a conversation by order, pickup number, restaurant, hour, outcome and question', async () => {
    const desk = await aColleague(shop)
    const guest = await aGuest(shop)
    const orderId = await paidOrder(guest)
    await shop.deps.database.query(`UPDATE orders SET pos_id = 'K-77' WHERE id = $1`, [orderId])
    const told = {
      outcome: 'fault',
      question: 'payment',
      restaurantId: 'far',
      beganAt: '2026-03-09T08:30:00.000Z',
    }
    const { code } = await send(guest, { summary: summary({ ...told, orderIds: [orderId] }) })
    await send(shop.customer())
    for (const query of [
      `order=${orderId}`,
      'number=K-77',
      'restaurant=far',
      'outcome=fault&question=payment',
      'from=2026-03-09T08:00:00.000Z&until=2026-03-09T09:00:00.000Z',
    ])
      expect(await found(desk, query), query).toEqual([code])
  })

  test('opens a conversation with its log, its orders and its notes, and writes down who looked and why', async () => {
    const desk = await aColleague(shop)
    const guest = await aGuest(shop)
    const orderId = await paidOrder(guest)
    const { code, body } = await send(guest, { summary: summary({ orderIds: [orderId] }), values: VALUES })
    await desk.ask('POST', `x/support/conversations/${code}/notes`, { body: { body: 'Calls back at six' } })
    const conversation = (await opened(desk, code)).json()
    expect(conversation).toMatchObject({
      code,
      log: body.log,
      hasValues: true,
      orders: [{ id: orderId, state: 'VALIDATED', payment: { provider: 'test' } }],
      notes: [{ author: 'Kari Nordmann', kind: 'note', body: 'Calls back at six' }],
    })
    expect(JSON.stringify(conversation)).not.toContain('alert(1)')
    await opened(desk, code)
    const looks = await shop.deps.database.query(
      'SELECT what, why, staff_email FROM staff_looks WHERE subject = $1',
      [code],
    )
    expect(looks).toEqual([{ what: 'opened', why: 'called', staff_email: desk.email }])
  })

  test('reveals personal values as they were typed, and writes that down', async () => {
    const desk = await aColleague(shop)
    const { code } = await send(shop.customer(), { values: VALUES })
    const answer = await desk.ask('POST', `x/support/conversations/${code}/values`, { body: WHY })
    expect(answer.json()).toEqual({ values: VALUES })
    const looks = await shop.deps.database.query('SELECT what FROM staff_looks WHERE subject = $1', [code])
    expect(looks).toEqual([{ what: 'revealed' }])
  })

  test('is given a large answer by its hash', async () => {
    const desk = await aColleague(shop)
    const customer = shop.customer()
    const menu = JSON.stringify({ dishes: ['Pizza'] })
    const { body } = await send(customer, { parts: [{ name: 'menu', sha: shaOf(menu) }] })
    const part = packed(menu)
    await customer.ask('POST', 'x/conversations/parts', { body: { conversation: body.conversation, part } })
    expect((await desk.ask('GET', `x/support/parts/${shaOf(menu)}`)).json()).toEqual({ part })
  })

  test('answers by mail in the language of the conversation, at an address it is not told', async () => {
    const desk = await aColleague(shop)
    const guest = await aGuest(shop, { email: 'per@example.com' })
    const { code } = await send(guest, { language: 'no' })
    const body = { body: 'Vi betaler tilbake.\nHilsen oss' }
    await desk.ask('POST', `x/support/conversations/${code}/reply`, { body })
    const mails = await mailsTo(shop, 'per@example.com')
    expect(mails).toMatchObject([{ kind: 'supportReply', language: 'no', content: body }])
    expect((await opened(desk, code)).body).not.toContain('per@example.com')
  })

  test('says so where nobody left an address', async () => {
    const desk = await aColleague(shop)
    const { code } = await send(shop.customer())
    const answer = await desk.ask('POST', `x/support/conversations/${code}/reply`, { body: { body: 'Hei' } })
    expect(answer.json()).toMatchObject({ code: 'staff.noAddress' })
  })

  test('acts on an order by the rules of customers, and writes that down', async () => {
    const desk = await aColleague(shop)
    const guest = await aGuest(shop)
    const orderId = await paidOrder(guest)
    const { code } = await send(guest, { summary: summary({ orderIds: [orderId] }) })
    const act = (name: string, id = orderId) =>
      desk.ask('POST', `x/support/conversations/${code}/orders/${id}/${name}`)
    expect((await act('resend')).json()).toMatchObject({ code: 'order.notResendable' })
    expect((await act('cancel')).statusCode).toBe(200)
    expect((await act('cancel')).json()).toMatchObject({ code: 'order.alreadyCancelled' })
    expect((await act('kitchen')).json()).toMatchObject({ code: 'order.alreadyInjected' })
    expect((await act('burn')).statusCode).toBe(404)
    expect((await shop.deps.orders.find(orderId))?.order.state).toBe('CANCELLED')
    expect((await opened(desk, code)).json().notes).toMatchObject([
      { kind: 'act', body: `cancel ${orderId}` },
    ])
  })

  test('acts on no order but those of the conversation', async () => {
    const desk = await aColleague(shop)
    const theirs = await paidOrder(await aGuest(shop))
    const { code } = await send(await aGuest(shop))
    const answer = await desk.ask('POST', `x/support/conversations/${code}/orders/${theirs}/cancel`)
    expect(answer.json()).toMatchObject({ code: 'order.notFound' })
  })

  test.each([
    ['nobody', async () => shop.customer(), 401],
    ['a customer who is logged in', async () => aGuest(shop), 401],
    ['the kitchen', async () => aColleague(shop, 'kitchen'), 403],
  ])('tells %s nothing', async (_who, come, status) => {
    const { code } = await send(shop.customer(), { values: VALUES })
    const who: Customer = await come()
    const at = `x/support/conversations/${code}`
    const asked = [
      await who.ask('GET', 'x/support/conversations'),
      await who.ask('POST', `${at}/open`, { body: WHY }),
      await who.ask('POST', `${at}/values`, { body: WHY }),
      await who.ask('POST', `${at}/export`, { body: WHY }),
      await who.ask('POST', `${at}/notes`, { body: { body: 'x' } }),
      await who.ask('POST', `${at}/reply`, { body: { body: 'x' } }),
      await who.ask('POST', `${at}/orders/o1/cancel`),
      await who.ask('GET', `x/support/parts/${shaOf('x')}`),
    ]
    expect(asked.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => status))
  })

  test('knows no conversation by a code that is made up, expired or misspelt', async () => {
    const desk = await aColleague(shop)
    const { code: expired } = await send(shop.customer())
    await shop.deps.database.query('UPDATE sent_conversations SET expires_at = $1 WHERE code = $2', [
      shop.clock.value,
      expired,
    ])
    expect(await found(desk, `code=${expired}`)).toEqual([])
    for (const code of [expired, 'QQQQQQ', 'O0O0O0', "'; DROP TABLE staff; --"]) {
      const answer = await opened(desk, encodeURIComponent(code))
      expect(answer.json()).toMatchObject({ code: 'staff.unknownConversation' })
    }
  })
})
