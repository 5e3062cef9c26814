import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import type { PostgresServer } from '#scripts/postgres-server.ts'
import type { Operation } from '#simulators/stripe/stripe-faults.ts'
import type { StripeSimulator } from '#simulators/stripe/stripe-simulator.ts'
import { openPostgres } from '#server/core/database/postgres.ts'
import { ownPostgres } from '#tests/support/databases.ts'
import { assertMoneyInvariants } from '#tests/support/payments/money-invariants.ts'
import { GOOD_CARD, STRIPE, aGateway, aVipps, aStripe } from '#tests/support/payments/paying-shop.ts'
import {
  aRemoteGuest,
  aSmallSeed,
  killServers,
  startServer,
  untilListening,
} from '#tests/support/server-process.ts'
import type { RemoteGuest } from '#tests/support/server-process.ts'

const MINUTE = 60_000
const EVENTS = '/x/payments/stripe/events'
/** How far the shop's time is ahead of ours; Stripe's with it. */
let aheadMs = 0
const clock = {
  get value() {
    return Date.now() + aheadMs
  },
}

/** A server process, and how it is reached. */
type Running = { readonly child: ChildProcess; readonly base: string }

let postgres: PostgresServer
let stripe: StripeSimulator
let stripeServer: Server
let settings: Record<string, string>
/** The one that goes on when the other is killed. */
let survivor: Running
/** Who is killed as soon as Stripe has done this, before it hears so. */
let doomed: { readonly operation: Operation; readonly child: ChildProcess } | undefined

beforeAll(async () => {
  postgres = await ownPostgres()
  stripe = aStripe(clock, async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await fetch(survivor.base + EVENTS, { method: 'POST', headers, body })).status
  })
  stripeServer = stripeOverHttp()
  const port = await freePort()
  await new Promise<void>((resolve) => stripeServer.listen(port, '127.0.0.1', resolve))
  settings = {
    DATABASE_URL: postgres.url,
    SEED_DIR: aSmallSeed({ payments: ['stripe', 'test'] }),
    TEST_CLOCK: '1',
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_PUBLISHABLE_KEY: STRIPE.publishableKey,
    STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: String(port),
    STRIPE_API_PROTOCOL: 'http',
  }
  survivor = await started()
}, 300_000)
afterAll(async () => {
  killServers()
  stripeServer.close()
  await postgres.stop()
})

async function started(): Promise<Running> {
  const port = String(await freePort())
  const child = startServer({ ...settings, PORT: port })
  await untilListening(child)
  return { child, base: `http://127.0.0.1:${port}/api` }
}

function stripeOverHttp(): Server {
  return createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const { authorization, 'idempotency-key': key } = request.headers
      const reply = await stripe.ask({
        method: request.method ?? '',
        path: request.url ?? '',
        authorization,
        idempotencyKey: typeof key === 'string' ? key : undefined,
        body: Buffer.concat(chunks).toString(),
      })
      if (doomed !== undefined && stripe.requests.at(-1) === doomed.operation) {
        doomed.child.kill('SIGKILL')
        doomed = undefined
        response.destroy()
        return
      }
      const replayed = reply.isRepeated ? { 'idempotent-replayed': 'true' } : {}
      response.writeHead(reply.status, { 'content-type': 'application/json', ...replayed })
      response.end(reply.body)
    })
  })
}

async function anOrderAt(guest: RemoteGuest, key: string): Promise<string> {
  const made = await (await guest.order(key))?.json()
  return String(made?.id)
}

async function beginCard(guest: RemoteGuest, orderId: string): Promise<string | undefined> {
  const answer = await guest.ask('POST', 'payments/stripe', { orderId })
  return answer && String((await answer.json()).paymentIntentClientSecret)
}

function giveCard(secret = ''): void {
  const { account } = stripe
  const method = account.addCard({ number: GOOD_CARD, expMonth: 12, expYear: 2099, cvc: '123' })
  account.confirm(account.bySecret(secret)?.id ?? '', method.id)
}

const intentsOf = (orderId: string) =>
  Object.values(stripe.ledger.intents).filter(({ metadata }) => metadata['orderId'] === orderId)

/** The survivor's clock and Stripe's go on. */
async function passes(durationMs: number): Promise<void> {
  aheadMs += durationMs
  await fetch(`${survivor.base}/x/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: clock.value }),
  })
}

/** Read where it is stored: a guest's session may be over. */
async function untilState(orderId: string, state: string): Promise<void> {
  const database = openPostgres(postgres.url, 1)
  const read = async () => (await database.query('SELECT state FROM orders WHERE id = $1', [orderId]))[0]
  await expect.poll(read, { timeout: 60_000 }).toEqual({ state })
  await database.close()
}

async function assertMoney(): Promise<void> {
  const database = openPostgres(postgres.url, 1)
  const [gateway, vipps] = [aGateway(clock, async () => 200), aVipps(clock, async () => 200)]
  await assertMoneyInvariants({ database, stripe, gateway, vipps })
  await database.close()
}

test('killed after Stripe has begun a payment, before it is stored: the next tap finds the same one (F4)', async () => {
  const dying = await started()
  const guest = await aRemoteGuest(dying.base)
  const id = await anOrderAt(guest, 'killed-beginning')
  doomed = { operation: 'create', child: dying.child }
  expect(await beginCard(guest, id)).toBeUndefined()
  const there = guest.at(survivor.base)
  giveCard(await beginCard(there, id))
  await there.ask('POST', 'x/payments/settle', { orderId: id })
  await untilState(id, 'VALIDATED')
  expect(intentsOf(id)).toHaveLength(1)
  await assertMoney()
}, 300_000)

test.each([
  ['the sweeper of the other process settles it within a minute', () => passes(MINUTE)],
  ['the message of Stripe settles it', () => stripe.messages.deliver()],
])(
  'killed after the card was good, before it is stored: %s (F5)',
  async (how, settled) => {
    stripe.messages.waiting.length = 0
    const dying = await started()
    const guest = await aRemoteGuest(dying.base)
    const id = await anOrderAt(guest, `killed-${how.length}`)
    giveCard(await beginCard(guest, id))
    doomed = { operation: 'retrieve', child: dying.child }
    expect(await guest.ask('POST', 'x/payments/settle', { orderId: id })).toBeUndefined()
    await settled()
    await untilState(id, 'VALIDATED')
    await assertMoney()
  },
  300_000,
)

test('killed after the money was taken, before it is stored: the other process goes on, and takes nothing twice (F5)', async () => {
  const dying = await started()
  const guest = await aRemoteGuest(dying.base)
  const id = await anOrderAt(guest, 'killed-capturing')
  giveCard(await beginCard(guest, id))
  await guest.ask('POST', 'x/payments/settle', { orderId: id })
  doomed = { operation: 'capture', child: dying.child }
  const gone = once(dying.child, 'exit')
  aheadMs += 50 * MINUTE
  await guest.ask('POST', 'x/test/clock', { now: clock.value })
  await gone
  await passes(MINUTE)
  await untilState(id, 'PAID')
  expect(intentsOf(id)).toMatchObject([{ status: 'succeeded', amount_capturable: 0 }])
  await assertMoney()
}, 300_000)
