import { setImmediate as nextTurn } from 'node:timers/promises'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import { composeLine } from '#domain/basket/compose-line.ts'
import { toOrderItems } from '#domain/basket/order-items.ts'
import { id } from '#domain/ids.ts'
import { UNPAID_ORDER_KEPT_MS } from '#domain/constants.ts'
import { SIMULATED_GATEWAY } from '#simulators/nepting/gateway-player.ts'
import { neptingSetUp } from '#server/payments/nepting/nepting-set-up.ts'
import { SIMULATED_VIPPS } from '#simulators/vipps/vipps-player.ts'
import { vippsSimulator } from '#simulators/vipps/vipps-simulator.ts'
import { VIPPS_MESSAGES } from '#server/payments/vipps/vipps-message.ts'
import { vippsSetUp } from '#server/payments/vipps/vipps-set-up.ts'
import { stripeSetUp } from '#server/payments/stripe/stripe-set-up.ts'
import { paymentSettingsOf } from '#server/payments/payment-settings.ts'
import { SIMULATED_STRIPE } from '#simulators/stripe/stripe-player.ts'
import { gatewaySimulator } from '#simulators/nepting/gateway-simulator.ts'
import { stripeSimulator } from '#simulators/stripe/stripe-simulator.ts'
import type { Catalogue } from '#server/catalogue/store/catalogue.store.ts'
import type { Database } from '#server/core/database/database.ts'
import { KITCHEN_LEASE_MS } from '#server/orders/kitchen-job.ts'
import { LOOK_AGAIN_MS } from '#server/payments/store/payments.store.ts'
import { customerOf } from './fault-customer.ts'
import type { Bring, Counter, Scene } from './fault-scene.ts'
import { MESSAGES_HOST } from './messages-host.ts'
import { perform } from './perform-act.ts'
import type { Schedule } from './fault-schedule.ts'
import { moneyComplaints } from './money-complaints.ts'
import { isPaidUnknowingly, orderWatch } from './order-watch.ts'
import { ordersAndMoney } from './order-money.ts'
import type { Holders } from './order-money.ts'
import { endProcess, startProcess } from './serving-process.ts'
import type { ServingProcess } from './serving-process.ts'

const HOUR_MS = 3_600_000
/** What only shows in what follows. */
const MOVES_NOTHING = ['passes', 'kill', 'database', 'stripe', 'gateway', 'vipps', 'look']
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
  const running: Promise<ServingProcess>[] = []
  let pauses: readonly number[] = [0]
  let paused = 0
  let providers = openProviders(clock, 0, deliver)
  let schedules = 0
  let sweeper = 0
  const capturing = new Map<string, number>()
  const complaintsOfCalls: string[] = []
  /** How often an order ended so: what always ends the same way proves nothing. */
  const ends = new Map<string, number>()

  async function pause(): Promise<void> {
    paused += 1
    for (let turn = pauses[paused % pauses.length] ?? 0; turn > 0; turn -= 1) await nextTurn()
  }

  /** The process of this number; one that was killed is started again, once. */
  async function process(index: number): Promise<ServingProcess> {
    const at = index % processes
    const known = running[at]
    const found = await known
    if (found && !found.life.isOver) return found
    if (running[at] === known) running[at] = restarted(found)
    return process(index)
  }

  async function restarted(killed: ServingProcess | undefined): Promise<ServingProcess> {
    if (killed) await endProcess(killed)
    return startProcess({
      database,
      catalogue,
      clock: { now: () => clock.value },
      isOnlyProcess: processes === 1,
      payments: {
        providers: [
          stripeSetUp(SIMULATED_STRIPE),
          neptingSetUp(SIMULATED_GATEWAY),
          vippsSetUp(SIMULATED_VIPPS),
          ...paymentSettingsOf({}, false).settings.providers,
        ],
        isSimulated: false,
      },
      fetchStripe,
      fetchGateway: (...all) => providers.gateway.fetch(...all),
      fetchVipps,
      pause,
      log: (error) => errors.push(error),
    })
  }

  /** Stripe takes its time to answer; nobody may ask it to take the same money meanwhile, unless a lease is over. */
  async function fetchStripe(...all: Parameters<typeof fetch>): Promise<Response> {
    const asked = String(all[0])
    const since = asked.endsWith('/capture') ? capturing.get(asked) : undefined
    if (since !== undefined && clock.value < since + KITCHEN_LEASE_MS)
      complaintsOfCalls.push(`asked at once: ${asked}`)
    capturing.set(asked, clock.value)
    try {
      await pause()
      return await providers.stripe.fetch(...all)
    } finally {
      await pause()
      capturing.delete(asked)
    }
  }

  /** Its answers take their time too. */
  async function fetchVipps(...all: Parameters<typeof fetch>): Promise<Response> {
    await pause()
    return providers.vipps.fetch(...all).finally(pause)
  }

  /** Brings a message to whichever process it reaches. */
  async function deliver(...[path, body, headers]: Parameters<Bring>): Promise<number> {
    const reached = await process(paused)
    const answer = await reached.ask({ method: 'POST', url: path, headers, payload: body })
    return answer?.statusCode ?? 0
  }

  /** Plays a schedule to its end, until everything has arrived; what should hold then and does not. */
  async function play({ isUser, moments, ...schedule }: Schedule): Promise<readonly string[]> {
    schedules += 1
    errors.length = 0
    complaintsOfCalls.length = 0
    pauses = [0]
    providers = openProviders(clock, schedules, deliver)
    const customer = await customerOf(await process(0), isUser)
    const { accountId, complaints } = customer
    pauses = schedule.pauses
    const scene: Scene = { customer, ...providers, clock, counter, process, bring: deliver }
    const holders: Holders = { database, ...providers, errors, told: customer.told }
    const watch = orderWatch(customer.meddledWith)
    for (const moment of moments) {
      await Promise.all(moment.map((act) => perform(act, scene)))
      if (moment.every(({ kind }) => MOVES_NOTHING.includes(kind))) continue
      complaints.push(...complaintsOfCalls, ...watch.look(await ordersAndMoney(holders, accountId), false))
      // What is wrong once stays wrong: the first time tells the most.
      if (complaints.length > 0) return complaints
    }
    const isTouched = moments.flat().some(({ kind }) => kind === 'restaurant')
    await mend(scene, isTouched)
    if (schedule.losesLastMessages) await forgetMessages(scene)
    await passes(LOOK_AGAIN_MS, scene)
    const unknown = (await ordersAndMoney(holders, accountId)).filter(isPaidUnknowingly)
    complaints.push(...unknown.map(({ id: orderId }) => `${orderId}: paid, and not known after a minute`))
    await becomeQuiet(scene)
    complaints.push(...watch.look(await ordersAndMoney(holders, accountId), true))
    complaints.push(...(await moneyComplaints(holders, accountId)), ...(await orderComplaints(accountId)))
    complaints.push(...(await staleComplaints(scene)))
    return [...new Set(complaints)]
  }

  /** Nothing goes wrong from here on. */
  async function mend(scene: Scene, isRestaurantTouched: boolean): Promise<void> {
    pauses = [0]
    const { stripe, gateway, vipps } = scene
    stripe.faults.clear()
    vipps.clear()
    Object.assign(gateway.faults, { isAway: false, refusesCapture: false, messages: 'none' })
    for (let index = 0; index < processes; index += 1) {
      const { life } = await process(index)
      life.endAfter(Number.POSITIVE_INFINITY)
      life.failAfter(Number.POSITIVE_INFINITY)
    }
    if (isRestaurantTouched) await perform({ kind: 'restaurant', becomes: 'open', process: 0 }, scene)
  }

  async function forgetMessages({ stripe, gateway, vipps }: Scene): Promise<void> {
    stripe.messages.waiting.length = 0
    gateway.waiting.length = 0
    vipps.waiting.length = 0
  }

  /** Time passes, and one of the processes does what there is to do. */
  async function passes(durationMs: number, { stripe }: Scene): Promise<void> {
    for (const { id: intent, status } of Object.values(stripe.ledger.intents))
      if (status === 'processing') stripe.account.decide(intent, paused % 2 === 0)
    clock.value += durationMs
    sweeper += 1
    const { shop } = await process(sweeper)
    await shop.worker.turn()
  }

  /** Everything arrives, and time passes until nobody waits for anything. */
  async function becomeQuiet(scene: Scene): Promise<void> {
    const { stripe, gateway, vipps, customer } = scene
    for (const passing of [UNPAID_ORDER_KEPT_MS, 5 * HOUR_MS, LOOK_AGAIN_MS, LOOK_AGAIN_MS]) {
      await stripe.messages.deliver()
      await gateway.deliver()
      await vipps.deliver()
      await passes(passing, scene)
    }
    await stripe.messages.deliver()
    await gateway.deliver()
    await vipps.deliver()
    for (const body of vipps.waiting) customer.complaints.push(`not received: ${body}`)
    for (const { type } of stripe.messages.waiting) customer.complaints.push(`not received: ${type}`)
    for (const { url } of gateway.waiting) customer.complaints.push(`not received: ${url}`)
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

  /** A page that is told that nothing has changed shows what is so. */
  async function staleComplaints({ customer }: Scene): Promise<readonly string[]> {
    const wrong: string[] = []
    for (const [basket, { etag, state }] of customer.seen) {
      const orderId = customer.orders.get(basket) ?? ''
      const [row] = await database.query('SELECT state FROM orders WHERE id = $1', [orderId])
      for (let index = 0; index < processes; index += 1) {
        const answer = await customer.ask(await process(index), 'GET', `orders/${orderId}`, { etag })
        if (answer?.status === 304 && row?.['state'] !== state)
          wrong.push(`${orderId}: shown as ${String(state)}, and is ${String(row?.['state'])}`)
      }
    }
    return wrong
  }

  return {
    play,
    ends,
    async close(): Promise<void> {
      for (const each of running) await endProcess(await each)
    },
  }
}

/** The providers, new: what they call things no other schedule has called. */
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
    vipps: vippsSimulator({
      ...SIMULATED_VIPPS,
      now,
      pageOf: (reference) => `https://vipps.test/${reference}`,
      messagesAt: () => ({ path: VIPPS_MESSAGES, host: MESSAGES_HOST }),
      send: (body, headers) => bring(VIPPS_MESSAGES, body, { ...headers, host: MESSAGES_HOST }),
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
