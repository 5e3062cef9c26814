import type { ChildProcess } from 'node:child_process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDataFolder } from '#tests/support/databases.ts'
import { openMailSink } from '#tests/support/mail-sink.ts'
import type { MailSink } from '#tests/support/mail-sink.ts'
import { freePort } from '#scripts/free-port.ts'
import {
  aRemoteGuest,
  aSmallSeed,
  killServers,
  startServer,
  untilEnded,
  untilListening,
} from '#tests/support/server-process.ts'
import type { RemoteGuest } from '#tests/support/server-process.ts'

let sink: MailSink
let child: ChildProcess
let base = ''
let settings: Record<string, string> = {}

beforeAll(async () => {
  sink = await openMailSink()
  const port = String(await freePort())
  base = `http://127.0.0.1:${port}/api`
  const dataDir = aDataFolder()
  settings = { PORT: port, DATA_DIR: dataDir, SEED_DIR: aSmallSeed(), SMTP_URL: sink.url }
  child = startServer(settings)
  await untilListening(child)
}, 300_000)
afterAll(async () => {
  killServers()
  await sink.close()
})

/** The mails a mailbox keeps: one of each name. */
const kept = () => new Set(sink.mails.map(({ headers }) => headers['message-id'])).size

test('a server killed while it writes and sends mails owes nobody one, and tells nothing twice (F6)', async () => {
  const guest = await aRemoteGuest(base)
  const made: string[] = []
  const writers = [1, 2].map((writer) => orderPayAndCancel(guest, writer, made))
  await sink.untilMails(12)
  child.kill('SIGKILL')
  await Promise.all(writers)

  child = startServer(settings)
  await untilListening(child)
  const states = await Promise.all(made.map(async (id) => (await guest.ask('GET', `orders/${id}`))?.json()))
  const paid = states.filter(({ state }) => state !== 'CREATED').length
  const cancelled = states.filter(({ state }) => state === 'CANCELLED').length
  await expect.poll(kept, { timeout: 120_000 }).toBe(paid + cancelled)
  child.kill('SIGTERM')
  await untilEnded(child)
  expect([cancelled > 0, kept()]).toEqual([true, paid + cancelled])
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
