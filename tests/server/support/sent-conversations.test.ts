import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConversationCode } from '#domain/support/conversation-code.ts'
import { sweep } from '#server/core/process/sweep.ts'
import { DATABASES } from '#tests/support/databases.ts'
import { aSentConversation, aSentLog, packed, shaOf } from '#tests/support/sent-conversations.ts'
import { NOON, aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { Customer, TestShop } from '#tests/support/test-shop.ts'
import { aUserOf } from '#tests/support/users.ts'

const DAY_MS = 86_400_000
const MENU = JSON.stringify({ dishes: ['Burger', 'Cola'] })

describe.each(DATABASES)('a conversation that is sent to the restaurant, on %s', (_, open) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop({ database: await open() })
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const deployment = () => shop.deps.catalogue.deployment().id
  const aConversation = (given: Parameters<typeof aSentConversation>[0] = {}) =>
    aSentConversation({ log: packed(aSentLog(2, deployment())), ...given })
  const send = (customer: Customer, body: object) => customer.ask('POST', 'x/conversations', { body })
  const kept = (code: string) =>
    shop.deps.database.query('SELECT * FROM sent_conversations WHERE code = $1', [code])

  const sealed = (code: string) =>
    shop.deps.database.query(
      'SELECT sealed FROM sent_values JOIN sent_conversations ON id = conversation_id WHERE code = $1',
      [code],
    )

  test('is given a code that can be said on the phone', async () => {
    const { code } = (await send(shop.customer(), aConversation())).json()
    expect(readConversationCode(code)).toBe(code)
  })

  test('goes on under the same code when it is sent again later', async () => {
    const customer = shop.customer()
    const first = aConversation()
    const { code } = (await send(customer, first)).json()
    const later = {
      ...first,
      log: packed(aSentLog(9, deployment())),
      summary: { ...first.summary, entries: 9 },
    }
    expect((await send(customer, later)).json().code).toBe(code)
    expect(await kept(code)).toMatchObject([{ entries: 9, log: later.log }])
  })

  test('brings a large answer once: the next who has it too is not asked for it', async () => {
    const parts = [{ name: 'menu', sha: shaOf(MENU) }]
    const first = aConversation({ parts })
    const customer = shop.customer()
    expect((await send(customer, first)).json().wanted).toEqual([shaOf(MENU)])
    const part = { conversation: first.conversation, part: packed(MENU) }
    await customer.ask('POST', 'x/conversations/parts', { body: part })
    expect((await send(shop.customer(), aConversation({ parts }))).json().wanted).toEqual([])
  })

  test('takes no large answer that it does not name, and none of a conversation that nobody sent', async () => {
    const customer = shop.customer()
    const sent = aConversation()
    await send(customer, sent)
    for (const conversation of [sent.conversation, crypto.randomUUID()]) {
      const body = { conversation, part: packed(MENU) }
      const answer = await customer.ask('POST', 'x/conversations/parts', { body })
      expect(answer.json()).toMatchObject({ code: 'request.notFound' })
    }
  })

  test.each([
    ['cut', (log: string) => packed(log.slice(0, -9))],
    ['of another shop', () => packed(aSentLog(2, 'elsewhere'))],
    ['without a step', () => packed(aSentLog(0, deployment()))],
    ['of far too many steps', () => packed(aSentLog(2_001, deployment()))],
    ['deeper than any', () => packed(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)],
    ['that unpacks to gigabytes', () => packed(' '.repeat(5 * 1024 * 1024))],
    ['that is none', () => 'AAAA'],
    ['ten times too large', () => 'A'.repeat(200_001)],
  ])('is refused where its log is one %s', async (_told, spoil) => {
    const log = spoil(aSentLog(2, deployment()))
    const answer = await send(shop.customer(), aConversation({ log }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'request.invalid', field: 'log' })
  })

  test('names the orders of its sender, and of nobody else', async () => {
    const theirs = await paidOrder(await aGuest(shop))
    const customer = await aGuest(shop)
    const own = await paidOrder(customer)
    const sent = aConversation()
    const body = { ...sent, summary: { ...sent.summary, orderIds: [theirs, own] } }
    await send(customer, body)
    const named = await shop.deps.database.query(
      'SELECT order_id FROM sent_conversation_orders WHERE order_id = ANY($1::text[])',
      [[theirs, own]],
    )
    expect(named).toEqual([{ order_id: own }])
  })

  test('holds personal values only sealed', async () => {
    const values = [{ name: 'said-1', value: 'Sunniva Unik' }]
    const { code } = (await send(shop.customer(), aConversation({ values }))).json()
    const [row] = await sealed(code)
    expect(JSON.stringify([await kept(code), row])).not.toContain('Sunniva')
    expect(shop.deps.support?.sealing?.open(String(row?.['sealed']))).toBe(JSON.stringify(values))
  })

  test('loses its values with the account of its sender, and nothing else', async () => {
    const user = await aUserOf(shop)
    const values = [{ name: 'said-1', value: 'Sunniva Unik' }]
    const { code } = (await send(user, aConversation({ values }))).json()
    await user.ask('DELETE', `accounts/users/${user.id}`)
    expect(await kept(code)).toMatchObject([{ account_id: null, entries: 2 }])
    expect(await sealed(code)).toEqual([])
  })

  test('stands in the file of its sender, with its values', async () => {
    const user = await aUserOf(shop)
    const values = [{ name: 'said-1', value: 'Sunniva Unik' }]
    const { code } = (await send(user, aConversation({ values }))).json()
    const { conversations } = (await user.ask('GET', 'x/account/export')).json()
    expect(conversations).toMatchObject([{ code, values, log: { entries: [{}, {}] } }])
  })

  // The file of a deployment says how many days: `support.keptDays`.
  test('is forgotten after the days of the deployment, its large answers too', async () => {
    const customer = shop.customer()
    const sent = aConversation({ parts: [{ name: 'menu', sha: shaOf(MENU) }] })
    const { code } = (await send(customer, sent)).json()
    const body = { conversation: sent.conversation, part: packed(MENU) }
    await customer.ask('POST', 'x/conversations/parts', { body })
    await sweep(shop.deps.database, NOON + 30 * DAY_MS - 1)
    expect(await kept(code)).toHaveLength(1)
    await sweep(shop.deps.database, NOON + 30 * DAY_MS + 1)
    expect(await kept(code)).toEqual([])
    expect(await shop.deps.database.query('SELECT sha FROM sent_parts')).toEqual([])
  })
})

test('whoever sends a thousand conversations is told when they can send the next', async () => {
  const shop = await openTestShop({ limits: { conversationsPerDay: 4 } })
  const customer = shop.customer()
  const statuses: number[] = []
  for (let sent = 0; sent < 5; sent += 1) {
    shop.clock.value += 60_000
    const log = packed(aSentLog(2, shop.deps.catalogue.deployment().id))
    const answer = await customer.ask('POST', 'x/conversations', { body: aSentConversation({ log }) })
    statuses.push(answer.statusCode)
    if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_600)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  await shop.close()
})
