import { Stripe } from 'stripe'
import { SIMULATED_VIPPS } from '#simulators/vipps/vipps-player.ts'
import { VIPPS_MESSAGES, signatureOf } from '#server/payments/vipps/vipps-message.ts'
import { SIMULATED_STRIPE } from '#simulators/stripe/stripe-player.ts'
import type { ActOf } from './customer-acts.ts'
import type { Forgery, PlacedAct } from './fault-acts.ts'
import type { Scene } from './fault-scene.ts'
import { MESSAGES_HOST } from './messages-host.ts'
import { isConnectionLost } from './mortal.ts'
import { refusable } from './refusable.ts'

/** As long as a bank holds money for somebody who does not take it. */
const HELD_FOR_MS = 7 * 86_400_000
const FORGED_ID = 'evt_forged'

/** A process that is killed meanwhile, or whose database fails, leaves its work to the next. */
export async function sweeps({ process }: Pick<PlacedAct, 'process'>, scene: Scene): Promise<void> {
  const { shop, life } = await scene.process(process)
  await shop.worker.turn().catch((error: unknown) => {
    if (!life.isOver && !isConnectionLost(error)) throw error
  })
}

export async function messagesCome(
  { fault }: ActOf<'messages'>,
  { stripe, gateway, vipps }: Scene,
): Promise<void> {
  for (const each of [stripe, gateway, vipps]) each.faults.messages = fault
  await stripe.messages.deliver()
  await gateway.deliver()
  await vipps.deliver()
  for (const each of [stripe, gateway, vipps]) each.faults.messages = 'none'
}

/** Somebody else says that a payment was made: it is refused, whatever is right about it (F15, F56). */
export async function forges({ basket, how }: ActOf<'forge'>, scene: Scene): Promise<void> {
  const { customer, stripe, bring } = scene
  const status =
    how === 'form'
      ? await bringForgedForm(scene)
      : how === 'app'
        ? await bringForgedFromApp(scene)
        : await bringForgedEvent(
            how,
            stripe.account.bySecret(customer.secrets.get(basket) ?? '') ?? { id: 'pi_unknown', metadata: {} },
            scene.clock.value,
            bring,
          )
  if (status >= 200 && status < 300) customer.complaints.push(`a message was let in that was forged: ${how}`)
}

async function bringForgedEvent(
  how: Exclude<Forgery, 'form' | 'app'>,
  object: object,
  now: number,
  bring: Scene['bring'],
): Promise<number> {
  const body = JSON.stringify({
    id: FORGED_ID,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object },
  })
  // Further ahead than time passes meanwhile.
  const offsetMs = { old: -600_000, future: 30 * 86_400_000 }
  const timestamp = Math.floor((now + (how === 'old' || how === 'future' ? offsetMs[how] : 0)) / 1000)
  const signature = new Stripe('sk_test_unused').webhooks.generateTestHeaderString({
    payload: how === 'changed' ? body.replace('succeeded', 'canceled') : body,
    secret: how === 'otherSecret' ? 'whsec_of_somebody_else' : SIMULATED_STRIPE.webhookSecret,
    timestamp,
  })
  return bring('/api/x/payments/stripe/events', body, {
    'content-type': 'application/json',
    ...(how !== 'unsigned' && { 'stripe-signature': signature }),
  })
}

/** A message of the gateway with another amount than was signed. */
async function bringForgedForm({ gateway, bring }: Scene): Promise<number> {
  const [message] = gateway.waiting
  if (!message) return 0
  const fields = new URLSearchParams(message.body)
  fields.set('eventId', FORGED_ID)
  fields.set('status', 'CAPTURED')
  return bring(new URL(message.url).pathname, fields.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
}

/** A message of the app with another payment than was signed. */
async function bringForgedFromApp({ vipps, bring, clock }: Scene): Promise<number> {
  const body = JSON.stringify({ reference: 'r', pspReference: FORGED_ID, name: 'AUTHORIZED', success: true })
  const date = new Date(clock.value).toUTCString()
  const signed = { path: VIPPS_MESSAGES, host: MESSAGES_HOST, date, body: Buffer.from(body) }
  const headers = signatureOf(signed, SIMULATED_VIPPS.webhookSecret)
  const [payment] = Object.keys(vipps.ledger.payments)
  return bring(VIPPS_MESSAGES, body.replace('"r"', JSON.stringify(payment ?? 'another')), {
    ...headers,
    'x-ms-date': date,
    host: MESSAGES_HOST,
    'content-type': 'application/json',
  })
}

/** Stripe keeps no money for longer than a bank holds it. */
export async function timePasses(
  { seconds }: ActOf<'passes'>,
  { clock, stripe, customer }: Scene,
): Promise<void> {
  clock.value += seconds * 1000
  for (const intent of Object.values(stripe.ledger.intents)) {
    const isOver = clock.value - intent.created * 1000 > HELD_FOR_MS && intent.status === 'requires_capture'
    if (!isOver) continue
    customer.meddledWith.add(intent.metadata['orderId'] ?? '')
    stripe.account.cancel(intent.id, 'automatic')
  }
}

export async function restaurantBecomes(
  { becomes, process }: ActOf<'restaurant'>,
  { counter, ...scene }: Scene,
): Promise<void> {
  const { restaurantId, productCode } = counter
  const told = {
    off: { ordersEnabled: false },
    soldOut: { outages: [{ productCode, state: 'UNAVAILABLE' }] },
    refusing: { injection: 'refuse' },
    open: { ordersEnabled: true, outages: [], injection: 'accept' },
  }
  const asked = await scene.process(process)
  await asked.ask({ method: 'POST', url: '/api/x/kitchen', payload: { restaurantId, ...told[becomes] } })
  const { shop, life } = await scene.process(process + 1)
  await shop.deps.catalogue.refresh().catch((error: unknown) => {
    if (!life.isOver && !isConnectionLost(error)) throw error
  })
}

/** What a restaurant does on the page of Stripe, beside us; or a mistake in Stripe's books. */
export async function byHand({ basket, what }: ActOf<'byHand'>, { customer, stripe }: Scene): Promise<void> {
  const intent = stripe.account.bySecret(customer.secrets.get(basket) ?? '')
  if (!intent) return
  const { account, ledger } = stripe
  const isUnpaid = intent.latest_charge === null
  customer.meddledWith.add(intent.metadata['orderId'] ?? '')
  await refusable(() => {
    switch (what) {
      case 'refund':
        account.refund(intent.id)
        return
      case 'cancel':
        account.cancel(intent.id, 'fraudulent')
        return
      case 'capture':
        account.capture(intent.id)
        return
      case 'dispute':
        if (!isUnpaid) account.dispute(intent.id)
        return
      case 'lower':
        if (isUnpaid) ledger.intents[intent.id] = { ...intent, amount: intent.amount - 100 }
        return
      case 'otherOrder':
        if (isUnpaid) {
          const orderId = customer.orders.get(basket === 'first' ? 'second' : 'first') ?? 'of-somebody-else'
          ledger.intents[intent.id] = { ...intent, metadata: { ...intent.metadata, orderId } }
        }
        return
    }
  })
}
