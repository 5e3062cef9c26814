import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordingOf } from '#server/support/recording-of.ts'
import { aSentConversation, aSentLog, packed, shaOf } from '#tests/support/sent-conversations.ts'
import { NOON, openTestShop, type TestShop } from '#tests/support/test-shop.ts'

const MENU = { dishes: ['Burger'] }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a conversation is had by its code as it can be folded again, with its large answers', async () => {
  const customer = shop.customer()
  const log = aSentLog(3, shop.deps.catalogue.deployment().id)
  const parts = [{ name: 'menu', sha: shaOf(JSON.stringify(MENU)) }]
  const body = aSentConversation({ log: packed(log), parts })
  const { code } = (await customer.ask('POST', 'x/conversations', { body })).json<{ code: string }>()
  const part = { conversation: body.conversation, part: packed(JSON.stringify(MENU)) }
  await customer.ask('POST', 'x/conversations/parts', { body: part })
  const spoken = `${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase()
  expect(JSON.parse(await recordingOf(shop.deps.database, spoken, NOON))).toEqual({
    ...JSON.parse(log),
    blobs: { menu: MENU },
  })
})

test.each(['QQQQQQ', 'nonsense'])('%s is told to be kept nowhere', async (code) => {
  await expect(recordingOf(shop.deps.database, code, NOON)).rejects.toThrow('no conversation is kept')
})
