import type { StripeSettings } from '#server/payments/stripe/stripe-client.ts'
import { stripeSimulator } from '#server/payments/simulator/stripe-simulator.ts'
import type { StripeSimulator } from '#server/payments/simulator/stripe-simulator.ts'
import type { Database } from '#server/store/database.ts'
import { aCatalogue, aDeployment } from '../catalogue.ts'
import { NOON, aGuest, openTestShop, order } from '../test-shop.ts'
import type { Customer, TestShop } from '../test-shop.ts'

export const STRIPE: StripeSettings = {
  secretKey: 'sk_test_of_the_shop',
  publishableKey: 'pk_test_of_the_shop',
  webhookSecret: 'whsec_of_the_shop',
}

export const MINUTE = 60_000
/** When an order made with `anOrder` is due in the kitchen. */
export const DUE = NOON + 15 * MINUTE

export type PayingShop = TestShop & { readonly stripe: StripeSimulator }

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
export async function openPayingShop(given: { database?: Database } = {}): Promise<PayingShop> {
  const hand = { value: NOON }
  const stripe = aStripe(hand, (body, signature) => bringTo(shop, body, signature))
  const shop: TestShop = await openTestShop({
    ...given,
    hand,
    catalogue: aPayingCatalogue(),
    providers: {
      payments: { stripe: STRIPE, isSimulated: false, allowsTestPayment: false },
      outside: { fetch: stripe.fetch, wait: async () => undefined },
    },
  })
  return Object.assign(shop, { stripe })
}

export function aPayingCatalogue() {
  return aCatalogue({ deployment: aDeployment({ payments: ['stripe', 'nepting', 'test'] }) })
}

export const GOOD_CARD = '4242424242424242'
export const DECLINED_CARD = '4000000000000002'
export const ASKING_CARD = '4000000000003220'

/** Begins to pay an order by card; what the server answers. */
export async function startCard(customer: Customer, orderId: string, choice: object = {}) {
  return customer.ask('POST', 'payments/stripe', { body: { orderId, ...choice } })
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

/** What Stripe has of an order, oldest first. */
export function intentsOf(shop: PayingShop, orderId: string) {
  return Object.values(shop.stripe.ledger.intents).filter(({ metadata }) => metadata['orderId'] === orderId)
}

export { aGuest }
