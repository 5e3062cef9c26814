import type { FastifyBaseLogger } from 'fastify'
import { expect } from 'vitest'
import type { StripeSettings } from '#server/payments/stripe/stripe-client.ts'
import type { NeptingSettings } from '#server/payments/nepting/nepting-payment.ts'
import { gatewaySimulator } from '#simulators/nepting/gateway-simulator.ts'
import type { GatewaySimulator } from '#simulators/nepting/gateway-simulator.ts'
import { stripeSimulator } from '#simulators/stripe/stripe-simulator.ts'
import type { StripeSimulator } from '#simulators/stripe/stripe-simulator.ts'
import { LOOK_AGAIN_MS } from '#server/payments/store/payments.store.ts'
import { paymentSettingsOf } from '#server/payments/payment-settings.ts'
import type { PaymentSettings } from '#server/payments/payment-settings.ts'
import { neptingSetUp } from '#server/payments/nepting/nepting-set-up.ts'
import { stripeSetUp } from '#server/payments/stripe/stripe-set-up.ts'
import { SIMULATED_VIPPS } from '#simulators/vipps/vipps-player.ts'
import { vippsSimulator } from '#simulators/vipps/vipps-simulator.ts'
import type { VippsSimulator } from '#simulators/vipps/vipps-simulator.ts'
import type { VippsSettings } from '#server/payments/vipps/vipps-client.ts'
import { VIPPS_MESSAGES } from '#server/payments/vipps/vipps-message.ts'
import { vippsSetUp } from '#server/payments/vipps/vipps-set-up.ts'
import type { Database } from '#server/core/database/database.ts'
import type { Holders } from '#scripts/faults/order-money.ts'
import { aCatalogue, aDeployment } from '../catalogue.ts'
import { NOON, aGuest, openTestShop, order } from '../test-shop.ts'
import type { Customer, TestShop } from '../test-shop.ts'

export const STRIPE: StripeSettings = {
  secretKey: 'sk_test_of_the_shop',
  publishableKey: 'pk_test_of_the_shop',
  webhookSecret: 'whsec_of_the_shop',
}

export const MINUTE = 60_000
export const NEPTING: NeptingSettings = {
  url: 'https://gateway.test',
  merchantId: 'orda-test',
  secret: 'a secret of thirty-two characters',
}

export const VIPPS: VippsSettings = {
  ...SIMULATED_VIPPS,
  url: 'https://vipps.test',
  webhookSecret: 'what messages of the tests are signed with',
}

/** What a shop with every provider is told. */
export const PAYMENTS: PaymentSettings = {
  providers: [
    stripeSetUp(STRIPE),
    neptingSetUp(NEPTING),
    vippsSetUp(VIPPS),
    ...paymentSettingsOf({}, false).settings.providers,
  ],
  isSimulated: false,
}

/** When an order made with `anOrder` is due in the kitchen. */
export const DUE = NOON + 15 * MINUTE

export type PayingShop = TestShop & {
  readonly stripe: StripeSimulator
  readonly gateway: GatewaySimulator
  readonly vipps: VippsSimulator
}

/** A Stripe whose clock is the test's, and whose messages reach whoever listens. */
export function aStripe(
  clock: { value: number },
  send: (body: string, signature: string) => Promise<number>,
) {
  let made = 0
  return stripeSimulator({
    ...STRIPE,
    now: () => clock.value,
    newId: (prefix) => `${prefix}_${(made += 1).toString(36).padStart(8, '0')}`,
    authenticationUrl: (id) => `/simulator/authenticate/${id}`,
    send,
    wait: async () => undefined,
  })
}

/** A gateway whose clock is the test's, and whose messages reach whoever listens. */
export function aGateway(clock: { value: number }, send: (url: string, body: string) => Promise<number>) {
  let made = 0
  return gatewaySimulator({
    ...NEPTING,
    now: () => clock.value,
    newId: (prefix) => `${prefix}_${(made += 1)}`,
    send,
  })
}

/** Brings a message of the gateway to the address it was given; its status. */
export async function bringForm(shop: TestShop, url: string, body: string): Promise<number> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: body,
  })
  return answer.statusCode
}

/** A Vipps whose clock is the test's, and whose messages reach whoever listens. */
export function aVipps(
  clock: { value: number },
  send: (body: string, headers: Record<string, string>) => Promise<number>,
) {
  return vippsSimulator({
    ...VIPPS,
    now: () => clock.value,
    pageOf: (reference) => `https://vipps.test/pay/${reference}`,
    messagesAt: () => ({ path: VIPPS_MESSAGES, host: 'orda.test' }),
    send,
  })
}

/** Brings a message of Vipps to a shop; its status. */
export async function bringVipps(
  shop: TestShop,
  payload: string,
  headers: Record<string, string>,
): Promise<number> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: VIPPS_MESSAGES,
    headers: { host: 'orda.test', ...headers },
    payload,
  })
  return answer.statusCode
}

/** Brings a message of Stripe to a shop; its status. */
export async function bringTo(shop: TestShop, body: string, signature: string): Promise<number> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/x/payments/stripe/events',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: body,
  })
  return answer.statusCode
}

/** The shop with a Stripe beside it, both in the hand of a test: nothing moves by itself. */
export async function openPayingShop(
  given: {
    database?: Database
    logger?: FastifyBaseLogger
    currency?: string
    isOnlyProcess?: boolean
  } = {},
): Promise<PayingShop> {
  const { currency, ...rest } = given
  const hand = { value: NOON }
  const stripe = aStripe(hand, (body, signature) => bringTo(shop, body, signature))
  const gateway = aGateway(hand, (url, body) => bringForm(shop, url, body))
  const vipps = aVipps(hand, (body, headers) => bringVipps(shop, body, headers))
  const shop: TestShop = await openTestShop({
    ...rest,
    hand,
    catalogue: aPayingCatalogue(currency),
    providers: {
      payments: PAYMENTS,
      outside: {
        fetches: { stripe: stripe.fetch, nepting: gateway.fetch, vipps: vipps.fetch },
        wait: async () => undefined,
      },
    },
  })
  return Object.assign(shop, { stripe, gateway, vipps })
}

export function aPayingCatalogue(currency = 'nok') {
  const { deployment, restaurants } = aCatalogue()
  return aCatalogue({
    deployment: aDeployment({
      flags: deployment.flags,
      currency,
      payments: PAYMENTS.providers
        .filter(({ problemsIn }) => !problemsIn?.({ isProduction: false, currencies: [currency] }).length)
        .map(({ name }) => name),
    }),
    restaurants: restaurants.map((each) => ({ ...each, restaurant: { ...each.restaurant, currency } })),
  })
}

export const GOOD_CARD = '4242424242424242'
export const DECLINED_CARD = '4000000000000002'
export const ASKING_CARD = '4000000000003220'

/** Begins to pay an order by card; what the server answers. */
export async function startCard(customer: Customer, orderId: string, choice: object = {}) {
  return customer.ask('POST', 'payments/stripe', { body: { orderId, ...choice } })
}

/** What the browser confirms a card with. */
export async function cardSecret(customer: Customer, orderId: string): Promise<string> {
  return String((await startCard(customer, orderId)).json().paymentIntentClientSecret)
}

/** Gives a card to Stripe, as the form in the browser does; the status of the PaymentIntent. */
export function giveCard(shop: PayingShop, clientSecret: string, number = GOOD_CARD): string {
  const { account } = shop.stripe
  const intent = account.bySecret(clientSecret)
  if (!intent) throw new Error('this secret opens nothing')
  try {
    const method = account.addCard({ number, expMonth: 12, expYear: 2030, cvc: '123' })
    return account.confirm(intent.id, method.id, 'https://orda.test/payment-return').status
  } catch {
    return account.find(intent.id).status
  }
}

/** The page the customer comes back to asks what became of it; the state of the order. */
export async function comeBack(customer: Customer, orderId: string): Promise<string> {
  const answer = await customer.ask('POST', 'x/payments/settle', { body: { orderId } })
  return answer.statusCode === 200 ? String(answer.json().state) : String(answer.json().code)
}

/** An order that is made, not paid. */
export async function anUnpaidOrder(customer: Customer, overrides: object = {}): Promise<string> {
  return String((await order(customer, overrides)).json().id)
}

/** Orders, gives a good card and comes back; the order's id. */
export async function cardOrder(
  shop: PayingShop,
  customer: Customer,
  overrides: object = {},
): Promise<string> {
  const id = await anUnpaidOrder(customer, overrides)
  const { paymentIntentClientSecret: secret } = (await startCard(customer, id)).json()
  giveCard(shop, secret)
  await comeBack(customer, id)
  return id
}

export async function stateOf(customer: Customer, orderId: string): Promise<string> {
  return String((await customer.ask('GET', `orders/${orderId}`)).json().state)
}

export async function paymentsOf(shop: TestShop, orderId: string): Promise<readonly string[]> {
  const rows = await shop.deps.database.query(
    'SELECT status FROM payments WHERE order_id = $1 ORDER BY version',
    [orderId],
  )
  return rows.map(({ status }) => String(status))
}

/** Everybody who knows of money in this shop. */
export function holdersIn({ deps: { database }, stripe, gateway, vipps, errors }: PayingShop): Holders {
  return { database, stripe, gateway, vipps, errors }
}

/** Everything that was on its way arrives, and whoever sweeps has swept. Fails where a message is not received. */
export async function becomeQuiet(shop: PayingShop): Promise<void> {
  shop.stripe.faults.clear()
  shop.vipps.clear()
  Object.assign(shop.gateway.faults, { isAway: false, refusesCapture: false, messages: 'none' })
  // What is called off by one look is told by a message, which the next look puts to rest.
  for (let turns = 0; turns < 3; turns += 1) {
    await deliverMessages(shop)
    shop.clock.value += LOOK_AGAIN_MS
    await shop.worker.turn()
  }
  expect([...shop.stripe.messages.waiting, ...shop.gateway.waiting, ...shop.vipps.waiting]).toEqual([])
}

/** Stripe and the gateway bring what they have to say. */
export async function deliverMessages({ stripe, gateway, vipps }: PayingShop): Promise<void> {
  await stripe.messages.deliver()
  await gateway.deliver()
  await vipps.deliver()
}

/** Tells the kitchen of Brygga something, as its page does. */
export async function tellKitchen(shop: TestShop, told: object): Promise<void> {
  await shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: 'brygga', ...told } })
}

/** What Stripe has of an order, oldest first. */
export function intentsOf(shop: PayingShop, orderId: string) {
  return Object.values(shop.stripe.ledger.intents).filter(({ metadata }) => metadata['orderId'] === orderId)
}

export { aGuest }
