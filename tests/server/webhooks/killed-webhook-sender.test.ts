import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { aDataFolder } from '#tests/support/databases.ts'
import {
  aRemoteGuest,
  aSmallSeed,
  killServers,
  startServer,
  untilEnded,
  untilListening,
} from '#tests/support/server-process.ts'
import { WEBHOOK_SECRET, openWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import type { WebhookReceiver } from '#tests/support/webhook-receiver.ts'

const A_MINUTE_AND_MORE_MS = 90_000

let receiver: WebhookReceiver
let settings: Record<string, string> = {}
let base = ''

beforeAll(async () => {
  receiver = await openWebhookReceiver()
  const port = String(await freePort())
  base = `http://127.0.0.1:${port}/api`
  settings = {
    PORT: port,
    DATA_DIR: aDataFolder(),
    SEED_DIR: aSmallSeed({ webhooks: [{ id: 'till', url: receiver.url }] }),
  }
})
afterAll(async () => {
  killServers()
  await receiver.close()
})

test('a shop that tells others of orders does not start without what to sign with', async () => {
  const { code, said } = await untilEnded(startServer(settings))
  expect(code).not.toBe(0)
  expect(said).toContain('WEBHOOK_TILL_SECRET must be set: the deployment tells orders to "till"')
}, 120_000)

test('what happened before a server was killed is told after, each once, whatever the receiver said', async () => {
  settings = { ...settings, WEBHOOK_TILL_SECRET: WEBHOOK_SECRET, TEST_CLOCK: '1' }
  const child = startServer(settings)
  await untilListening(child)
  receiver.answer([500, 0, 503])
  const guest = await aRemoteGuest(base)
  const made: string[] = []
  for (const count of [1, 2, 3, 4]) {
    const order = await (await guest.order(`key-number-${count}`))?.json()
    made.push(String(order.id))
  }
  for (const orderId of made) await guest.ask('POST', 'payments/fake', { orderId })
  child.kill('SIGKILL')
  await untilEnded(child)

  const again = startServer(settings)
  await untilListening(again)
  // What was refused twice would be told again in a minute.
  const now = Date.now() + A_MINUTE_AND_MORE_MS
  expect((await guest.ask('POST', 'x/test/clock', { now }))?.status).toBe(200)
  const taken = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
  await expect.poll(() => taken().size, { timeout: 120_000 }).toBe(8)
  again.kill('SIGTERM')
  expect((await untilEnded(again)).code).toBe(0)
  const toldOf = (kind: string) =>
    new Set(receiver.received.flatMap(({ message }) => (message.type === kind ? [message.data.orderId] : [])))
  expect([toldOf('order.placed'), toldOf('order.paid')]).toEqual([new Set(made), new Set(made)])
  expect(receiver.received.every(({ isSigned }) => isSigned)).toBe(true)
}, 300_000)
