import { setImmediate as nextTurn } from 'node:timers/promises'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import { composeLine } from '#domain/basket/compose-line.ts'
import { toOrderItems } from '#domain/basket/order-items.ts'
import { id } from '#domain/ids.ts'
import { UNPAID_ORDER_KEPT_MS } from '#server/orders/unpaid.ts'
import { SIMULATED_GATEWAY, SIMULATED_STRIPE } from '#server/payments/simulator/payment-simulator.ts'
import { gatewaySimulator } from '#server/payments/simulator/gateway-simulator.ts'
import { stripeSimulator } from '#server/payments/simulator/stripe-simulator.ts'
import type { Catalogue } from '#server/store/catalogue.store.ts'
import type { Database } from '#server/store/database.ts'
import { LOOK_AGAIN_MS } from '#server/store/payments.store.ts'
import { customerOf } from './fault-customer.ts'
import type { Counter, Scene } from './fault-scene.ts'
import { perform } from './perform-act.ts'
import type { Schedule } from './fault-schedule.ts'
import { moneyComplaints } from './money-complaints.ts'
import { endProcess, startProcess } from './serving-process.ts'
import type { ServingProcess } from './serving-process.ts'

const HOUR_MS = 3_600_000
const ENDED = ['PAID', 'CANCELLED', 'INJECTION_ERROR', 'CONFLICTED', 'PAYMENT_ERROR']

/**
 * A shop with its providers in which everything may go wrong, served by as many processes as asked. `catalogue` needs a
 * restaurant that is always open and sells one thing.
 */
export async function openFaultWorld(
  database: Database,
  catalogue: Catalogue,
  processes: number,
  startAt: number,
) {
  const clock = { value: startAt }
  const errors: unknown[] = []
  const counter = counterIn(catalogue)
  const running: (ServingProcess | undefined)[] = []
  let pauses: readonly number[] = [0]
  let paused = 0
  let providers = openProviders(clock, 0, deliver)
  let schedules = 0
  /** How often an order ended so: what always ends the same way proves nothing. */
  const ends = new Map<string, number>()

  async function pause(): Promise<void> {
    paused += 1
    for (let turn = pauses[paused % pauses.length] ?? 0; turn > 0; turn -= 1) await nextTurn()
  }

  /** The process of this number; one that was killed is started again. */
  async function process(index: number): Promise<ServingProcess> {
    const at = index % processes
    const found = running[at]
    if (found && !found.life.isOver) return found
    if (found) await endProcess(found)
    const started = await startProcess({
      database,
      catalogue,
      clock: { now: () => clock.value },
      isOnlyProcess: processes === 1,
      payments: {
        stripe: SIMULATED_STRIPE,
        nepting: SIMULATED_GATEWAY,
        isSimulated: false,
        allowsTestPayment: false,
      },
      fetchStripe: (...all) => providers.stripe.fetch(...all),
      fetchGateway: (...all) => providers.gateway.fetch(...all),
      pause,
      log: (error) => errors.push(error),
    })
    running[at] = started
    return started
  }

  /** Brings a message to whichever process it reaches. */
  async function deliver(path: string, body: string, headers: Record<string, string>): Promise<number> {
    const { app, life } = await process(paused)
    const { statusCode } = await app.inject({ method: 'POST', url: path, headers, payload: body })
    return life.isOver ? 0 : statusCode
  }

  /** Plays a schedule to its end, until everything has arrived; what should hold then and does not. */
  async function play(schedule: Schedule): Promise<readonly string[]> {
    schedules += 1
    errors.length = 0
    pauses = [0]
    providers = openProviders(clock, schedules, deliver)
    const customer = await customerOf(await process(0))
    pauses = schedule.pauses
    const scene: Scene = {
      customer,
      ...providers,
      clock,
      counter,
      process,
      async restart(index) {
        const at = index % processes
        const found = running[at]
        running[at] = undefined
        if (found) await endProcess(found)
      },
    }
    for (const moment of schedule.moments) await Promise.all(moment.map((act) => perform(act, scene)))
    const holders = { database, ...providers, errors }
    const { accountId } = customer
    const early = await moneyComplaints(holders, { isQuiet: false, accountId })
    await becomeQuiet(scene)
    const late = await moneyComplaints(holders, { accountId })
    return [...early, ...late, ...(await orderComplaints(accountId)), ...customer.complaints]
  }

  /** Everything is mended, everything arrives, and time passes until nobody waits for anything. */
  async function becomeQuiet(scene: Scene): Promise<void> {
    pauses = [0]
    const { stripe, gateway } = scene
    stripe.faults.clear()
    Object.assign(gateway.faults, { isAway: false, refusesCapture: false, messages: 'none' })
    await perform({ kind: 'restaurant', becomes: 'open', process: 0 }, scene)
    for (const passing of [LOOK_AGAIN_MS, UNPAID_ORDER_KEPT_MS, 5 * HOUR_MS, LOOK_AGAIN_MS, LOOK_AGAIN_MS]) {
      for (const { id: intent, status } of Object.values(stripe.ledger.intents))
        if (status === 'processing') stripe.account.decide(intent, paused % 2 === 0)
      await stripe.messages.deliver()
      await gateway.deliver()
      clock.value += passing
      for (let index = 0; index < processes; index += 1) {
        const { shop, life } = await process(index)
        life.endAfter(Number.POSITIVE_INFINITY)
        await shop.scheduler.turn()
      }
    }
    await stripe.messages.deliver()
    await gateway.deliver()
    for (const { type } of stripe.messages.waiting) scene.customer.complaints.push(`not received: ${type}`)
    for (const { url } of gateway.waiting) scene.customer.complaints.push(`not received: ${url}`)
  }

  /** A basket is one order, however often it was tried, and every order has come to an end. */
  async function orderComplaints(accountId: string): Promise<readonly string[]> {
    const rows = await database.query(
      `SELECT o.state, (SELECT i.key FROM idempotency i WHERE i.order_id = o.id) AS key FROM orders o
       WHERE o.account_id = $1`,
      [accountId],
    )
    for (const { state } of rows) ends.set(String(state), (ends.get(String(state)) ?? 0) + 1)
    const keys = rows.map(({ key }) => String(key))
    return [
      ...(new Set(keys).size === keys.length ? [] : [`one basket is several orders: ${keys.join()}`]),
      ...rows.flatMap(({ state }) => (ENDED.includes(String(state)) ? [] : [`still ${String(state)}`])),
    ]
  }

  return {
    play,
    ends,
    async close(): Promise<void> {
      for (const each of running) if (each) await endProcess(each)
    },
  }
}

type Bring = (path: string, body: string, headers: Record<string, string>) => Promise<number>

/** Stripe and the gateway, new: what they call things no other schedule has called. */
function openProviders(clock: { value: number }, schedule: number, bring: Bring) {
  let made = 0
  const now = () => clock.value
  const newId = (prefix: string) => `${prefix}_${schedule}x${(made += 1)}`
  return {
    stripe: stripeSimulator({
      ...SIMULATED_STRIPE,
      now,
      newId,
      authenticationUrl: (intent) => `/authenticate/${intent}`,
      send: (body, signature) =>
        bring('/api/x/payments/stripe/events', body, {
          'content-type': 'application/json',
          'stripe-signature': signature,
        }),
      wait: async () => undefined,
    }),
    gateway: gatewaySimulator({
      ...SIMULATED_GATEWAY,
      now,
      newId,
      send: (url, body) =>
        bring(new URL(url).pathname, body, { 'content-type': 'application/x-www-form-urlencoded' }),
    }),
  }
}

function counterIn({ restaurants: [entry] }: Catalogue): Counter {
  if (!entry) throw new Error('nobody sells anything')
  const [product] = Object.values(entry.menus.EATIN.products)
  if (!product) throw new Error('nothing is sold')
  const line = composeLine({ id: id('1'), product, selection: {}, quantity: 1, contextCode: 'EATIN' })
  const items = toOrderItems({ ...EMPTY_BASKET, lines: [line] })
  return { restaurantId: entry.restaurant.id, productCode: product.code, items }
}
