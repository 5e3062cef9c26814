import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LeftConversation, TurnAnswer } from '#contracts/system/turns.contract.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import { sweep } from '#server/core/process/sweep.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
/** What the next thing pressed leads to, and what was found of what was left. */
let next: TurnAnswer
let found: LeftConversation | undefined

const SEEN: TurnAnswer = { kind: 'see', href: '/current-order?plain=' }
const PAGE = { language: 'en', title: 'Pay', html: '' }
const TEMPLATE = '<div id="root"></div><!--boot-->'

beforeAll(async () => {
  shop = await openTestShop({
    turnPages: {
      plainTemplate: () => TEMPLATE,
      turns: {
        open: async ({ left }) => {
          found = await left()
          return SEEN
        },
        answer: () => Promise.resolve(next),
        refusal: () => Promise.resolve(PAGE),
      },
    },
    renderPage: () => ({ html: TEMPLATE, status: 200 }),
  })
})
beforeEach(async () => {
  await shop.reset()
  await shop.deps.database.query('DELETE FROM left_conversations')
})
afterAll(() => shop.close())

test('the conversation that is left to pay is found by who left it, for as long as the order waits to be paid', async () => {
  const cookie = await leave('a log')
  expect(await foundBy(cookie)).toEqual({ log: 'a log', view: 'linear' })
  expect(await foundBy('orda-left=a guess')).toBeUndefined()
  shop.clock.value += UNPAID_ORDER_KEPT_MS
  expect(await foundBy(cookie)).toBeUndefined()
})

test('who leaves once more is found where they left last, by the same key', async () => {
  const cookie = await leave('a log')
  await leave('a longer log', cookie)
  expect(await foundBy(cookie)).toEqual({ log: 'a longer log', view: 'linear' })
  expect(await kept()).toBe(1)
})

test('what was left is forgotten once it is paid', async () => {
  const cookie = await leave('a log')
  next = { ...SEEN, ordered: 'a conversation' }
  await press('pay', cookie)
  expect(await kept()).toBe(0)
})

test('what nobody came back to is swept away', async () => {
  await leave('a log')
  await sweep(shop.deps.database, shop.clock.value + UNPAID_ORDER_KEPT_MS + 1)
  expect(await kept()).toBe(0)
})

test('a log that is longer than any order takes is not kept', async () => {
  await leave('x'.repeat(65_537))
  expect(await kept()).toBe(0)
})

/** The cookie of who has left with this log. */
async function leave(log: string, cookie = ''): Promise<string> {
  const conversation = { log, view: 'linear' }
  next = {
    kind: 'leave',
    leaving: { url: 'https://pay.example' },
    conversation,
    page: PAGE,
  }
  const [set = cookie] = await press(log, cookie)
  return set
}

async function press(choice: string, cookie: string): Promise<readonly string[]> {
  const answered = await shop.app.inject({
    method: 'POST',
    url: '/turn',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams({ choice }).toString(),
  })
  return [answered.headers['set-cookie'] ?? []]
    .flat()
    .filter((set) => set.startsWith('orda-left='))
    .map((set) => set.split(';')[0] ?? '')
}

async function foundBy(cookie: string): Promise<LeftConversation | undefined> {
  await shop.app.inject({ method: 'GET', url: '/payment-cancel?plain=', headers: { cookie } })
  return found
}

async function kept(): Promise<unknown> {
  const [row] = await shop.deps.database.query('SELECT count(*)::int AS count FROM left_conversations')
  return row?.['count']
}
