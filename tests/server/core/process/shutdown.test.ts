import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import type { Database } from '#server/core/database/database.ts'
import { openPglite } from '#server/core/database/pglite.ts'
import { openPostgres } from '#server/core/database/postgres.ts'
import { aDataFolder, ownPostgres } from '#tests/support/databases.ts'
import {
  aRemoteGuest,
  aSmallSeed,
  killServers,
  startServer,
  untilEnded,
  untilListening,
} from '#tests/support/server-process.ts'

const ORDERS = 50

const seed = aSmallSeed()
const dropped: (() => Promise<unknown>)[] = []
afterAll(async () => {
  killServers()
  await Promise.all(dropped.map((drop) => drop()))
})

// Both at once: most of the time is the notice.
test.concurrent.for<[database: string, prepare: () => Promise<Prepared>]>([
  ['the embedded database', onPglite],
  ['PostgreSQL', onPostgres],
])(
  'a server on %s that is told to stop is not ready at once, answers the fifty orders under way, takes nothing more, and has kept them',
  { timeout: 120_000 },
  async ([, prepare], { expect }) => {
    const port = await freePort()
    const { settings, openAfterwards } = await prepare()
    const figures = await freePort()
    const child = startServer({
      PORT: String(port),
      METRICS_PORT: String(figures),
      SEED_DIR: seed,
      STOP_NOTICE_SECONDS: '4',
      ...settings,
    })
    await untilListening(child)
    const base = `http://127.0.0.1:${port}/api`
    const guest = await aRemoteGuest(base)
    const ready = async () => (await guest.ask('GET', 'x/ready'))?.status
    expect(await ready()).toBe(200)
    const silent = connect(port, '127.0.0.1')
    await once(silent, 'connect')
    const begun = await Promise.all(
      Array.from({ length: ORDERS }, (_each, nth) => beginOrder(base, guest.written(`under-way-${nth}`))),
    )

    const ended = untilEnded(child)
    const hungUp = once(silent, 'close')
    child.kill('SIGTERM')
    await expect.poll(ready, { interval: 20, timeout: 4_000 }).toBe(503)
    expect((await guest.order('during-the-notice'))?.status).toBe(201)
    const told = await (await fetch(`http://127.0.0.1:${figures}/metrics`)).text()
    expect(told).toContain('orda_http_requests_total{method="GET",route="/api/x/ready",status="503"}')
    await expect.poll(() => isOpen(port), { timeout: 20_000 }).toBe(false)
    await hungUp
    const answers = await Promise.all(begun.map((finish) => finish()))
    expect(answers.map(({ status, connection }) => [status, connection])).toEqual(
      answers.map(() => [201, 'close']),
    )
    expect((await ended).code).toBe(0)

    const database = await openAfterwards()
    const kept = await database.query('SELECT id FROM orders')
    await database.close()
    const ids = new Set(kept.map(({ id }) => id))
    expect(answers.filter(({ id }) => !ids.has(id))).toEqual([])
  },
)

type Prepared = { readonly settings: Record<string, string>; openAfterwards(): Promise<Database> }

async function onPglite(): Promise<Prepared> {
  const dataDir = aDataFolder()
  return { settings: { DATA_DIR: dataDir }, openAfterwards: () => openPglite(join(dataDir, 'database')) }
}

async function onPostgres(): Promise<Prepared> {
  const { url, stop } = await ownPostgres()
  dropped.push(stop)
  return { settings: { DATABASE_URL: url }, openAfterwards: async () => openPostgres(url) }
}

const agent = new Agent({ keepAlive: true })

/** Sends all of an order but its body, until the server has said that it waits for it; then `finish` sends the rest. */
async function beginOrder(
  base: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
) {
  const expecting = { ...headers, expect: '100-continue', 'content-length': String(Buffer.byteLength(body)) }
  const sent = request(`${base}/orders`, { method: 'POST', headers: expecting, agent })
  sent.flushHeaders()
  await once(sent, 'continue')
  return () => finish(sent, body)
}

async function finish(
  sent: ClientRequest,
  body: string,
): Promise<{ status: number | undefined; connection: string | undefined; id: string }> {
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>
  sent.end(body)
  const [answer] = await answered
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return { status: answer.statusCode, connection: answer.headers.connection, id: String(JSON.parse(text).id) }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
