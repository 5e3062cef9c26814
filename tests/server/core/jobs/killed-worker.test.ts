import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { openMailSink } from '#tests/support/mail-sink.ts'
import type { MailSink } from '#tests/support/mail-sink.ts'
import {
  aRemoteGuest,
  aSmallSeed,
  killServers,
  startServer,
  untilEnded,
  untilListening,
} from '#tests/support/server-process.ts'
import type { RemoteGuest } from '#tests/support/server-process.ts'
import { WEBHOOK_SECRET, openWebhookReceiver } from '#tests/support/webhook-receiver.ts'
import type { WebhookReceiver } from '#tests/support/webhook-receiver.ts'

const A_MINUTE_AND_MORE_MS = 90_000

let sink: MailSink
let receiver: WebhookReceiver
let child: ChildProcess
let base = ''
let settings: Record<string, string> = {}

beforeAll(async () => {
  sink = await openMailSink()
  receiver = await openWebhookReceiver()
  const port = String(await freePort())
  base = `http://127.0.0.1:${port}/api`
  settings = {
    PORT: port,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'orda-data-')),
    SEED_DIR: aSmallSeed({ webhooks: [{ id: 'till', url: receiver.url }] }),
    SMTP_URL: sink.url,
    TEST_CLOCK: '1',
  }
}, 300_000)
afterAll(async () => {
  killServers()
  await sink.close()
  await receiver.close()
})

/** The mails a mailbox keeps, and the messages a receiver does: one of each name. */
const keptMails = () => new Set(sink.mails.map(({ headers }) => headers['message-id'])).size
const toldOf = (kind: string) => {
  const told = receiver.received.filter(({ message }) => message.type === kind)
  return new Map(told.map(({ headers, message }) => [headers['webhook-id'], message.data.orderId]))
}

test('a shop that tells others of orders does not start without what to sign with', async () => {
  const { code, said } = await untilEnded(startServer(settings))
  expect(code).not.toBe(0)
  expect(said).toContain('WEBHOOK_TILL_SECRET must be set: the deployment tells orders to "till"')
}, 120_000)

test('a server killed while it writes, mails and tells owes nobody anything, and tells nothing twice (F6)', async () => {
  settings = { ...settings, WEBHOOK_TILL_SECRET: WEBHOOK_SECRET }
  child = startServer(settings)
  await untilListening(child)
  receiver.answer([500, 0, 503])
  const guest = await aRemoteGuest(base)
  const made: string[] = []
  const writers = [1, 2].map((writer) => orderPayAndCancel(guest, writer, made))
  await sink.untilMails(12)
  child.kill('SIGKILL')
  await Promise.all(writers)

  child = startServer(settings)
  await untilListening(child)
  // What was refused would be told again only after a while.
  const now = Date.now() + A_MINUTE_AND_MORE_MS
  expect((await guest.ask('POST', 'x/test/clock', { now }))?.status).toBe(200)
  // What was cut off is asked for once more: whether it had been begun, nobody can know from here.
  for (const orderId of made) await guest.ask('POST', 'payments/fake', { orderId })
  const states = await Promise.all(made.map(async (id) => (await guest.ask('GET', `orders/${id}`))?.json()))
  const cancelled = states.filter(({ state }) => state === 'CANCELLED').length
  const paid = made.length
  const told = () => ['order.placed', 'order.paid', 'order.cancelled'].map((kind) => toldOf(kind).size)
  await expect.poll(keptMails, { timeout: 120_000 }).toBe(paid + cancelled)
  await expect.poll(told, { timeout: 120_000 }).toEqual([expect.any(Number), paid, cancelled])
  child.kill('SIGTERM')
  expect((await untilEnded(child)).code).toBe(0)
  expect(states.filter(({ state }) => state === 'CREATED')).toEqual([])
  expect([cancelled > 0, keptMails(), told().slice(1)]).toEqual([true, paid + cancelled, [paid, cancelled]])
  expect([...toldOf('order.placed').values()]).toEqual(expect.arrayContaining(made))
  expect(receiver.received.every(({ isSigned }) => isSigned)).toBe(true)
}, 300_000)

/** Pays each order it makes and cancels every second one, until the server is gone. */
async function orderPayAndCancel(guest: RemoteGuest, writer: number, made: string[]): Promise<void> {
  for (let count = 0; ; count += 1) {
    const order = await (await guest.order(`writer-${writer}-${count}`))?.json().catch(() => undefined)
    if (!order) return
    made.push(String(order.id))
    await guest.ask('POST', 'payments/fake', { orderId: order.id })
    if (count % 2 === 0) await guest.ask('PATCH', `orders/${order.id}/cancel`)
  }
}
