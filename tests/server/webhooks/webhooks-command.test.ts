import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PostgresServer } from '#scripts/postgres-server.ts'
import { openPostgres } from '#server/core/database/postgres.ts'
import { runWebhooks } from '#server/webhooks/webhooks-command.ts'
import { DELAYS_MS } from '#server/webhooks/webhook-job.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { ownPostgres } from '#tests/support/databases.ts'
import { NOON, aGuest, openTestShop, order } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { openWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import type { WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { aWebhookSenderAt } from '#tests/support/workers.ts'

let postgres: PostgresServer
let shop: TestShop
let receiver: WebhookReceiver

beforeAll(async () => {
  postgres = await ownPostgres()
  receiver = await openWebhookReceiver()
  const webhooks = [{ id: 'till', url: receiver.url }]
  const catalogue = aCatalogue({ deployment: aDeployment({ webhooks }) })
  shop = await openTestShop({ database: openPostgres(postgres.url), catalogue })
})
afterAll(async () => {
  await shop.close()
  await receiver.close()
  await postgres.stop()
})

async function run(...args: readonly string[]) {
  const lines: string[] = []
  const environment = { DATABASE_URL: postgres.url }
  const code = await runWebhooks(args, { environment, print: (line) => lines.push(line) })
  return { code, lines }
}

const turn = () => aWebhookSenderAt(shop).turn()

test('a message is listed while it waits, when it is given up, and goes out once more when it is told to', async () => {
  expect(await run('list')).toEqual({ code: 0, lines: ['No message is kept.'] })
  const id = (await order(await aGuest(shop))).json().id
  const first = (await run('list')).lines[0]
  expect(first).toMatch(new RegExp(`^msg_\\S+ 2026-03-10T11:00:00.000Z till order.placed ${id}: waits$`))

  receiver.answer(Array.from({ length: 20 }, () => 500))
  for (const delay of [...DELAYS_MS, 0]) {
    await turn()
    shop.clock.value += delay
  }
  expect((await run('list')).lines[0]).toMatch(
    /: given up 2026-03-13T\S+ after 11 attempts \(answered 500\)$/,
  )

  receiver.forget()
  const messageId = String(first?.split(' ')[0])
  expect(await run('replay', messageId)).toEqual({ code: 0, lines: [`${messageId} goes out once more.`] })
  await turn()
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([messageId])
  expect((await run('list')).lines[0]).toMatch(/: delivered 2026-03-13T/)
})

test('one that failed tells when it is tried again, and why it failed', async () => {
  shop.clock.value = NOON
  await order(await aGuest(shop))
  receiver.answer([0])
  await turn()
  expect((await run('list')).lines.join('\n')).toMatch(
    /: waits until 2026-03-10T11:00:05.000Z after 1 attempts \(not reached \(\w+\)\)/,
  )
})

test('a message nobody knows is said to be none', async () => {
  expect(await run('replay', 'msg_unknown')).toEqual({ code: 1, lines: ['There is no message msg_unknown.'] })
})

test.each([[[]], [['replay']], [['list', 'more']], [['delete', 'msg_1']]])(
  'what is not understood is answered with what can be said: %o',
  async (args) => {
    const { code, lines } = await run(...args)
    expect([code, lines[0]]).toEqual([2, expect.stringContaining('npm run webhooks -- list')])
  },
)
