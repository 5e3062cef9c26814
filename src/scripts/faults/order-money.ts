import { array, enums, boolean, number, string, type } from 'superstruct'
import { PAYMENT_PROVIDERS, fromProviderAmount } from '#domain/checkout/payment-provider.ts'
import { orNull } from '#server/core/database/columns.ts'
import type { GatewaySimulator } from '#simulators/nepting/gateway-simulator.ts'
import type { Intent } from '#simulators/stripe/stripe-ledger.ts'
import type { VippsSimulator } from '#simulators/vipps/vipps-simulator.ts'
import type { StripeSimulator } from '#simulators/stripe/stripe-simulator.ts'
import type { Database } from '#server/core/database/database.ts'
import { rowReader } from '#server/core/database/row-reader.ts'

const factsRow = rowReader('orders', {
  id: string(),
  state: string(),
  pos_id: orNull(string()),
  is_expired: boolean(),
  total: number(),
  payments: array(
    type({ id: string(), provider: enums(PAYMENT_PROVIDERS), status: string(), isWatched: boolean() }),
  ),
  mails: array(string()),
})
export type OrderFacts = ReturnType<typeof factsRow>

/** Everybody who knows of money. */
export type Holders = {
  readonly database: Database
  readonly stripe: StripeSimulator
  readonly vipps: VippsSimulator
  readonly gateway: GatewaySimulator
  /** What went wrong behind the back of customers: it is logged, and may hold nothing of them. */
  readonly errors?: readonly unknown[]
  /** The secrets customers were ever told: nobody can pay by another. All of them where it is missing. */
  readonly told?: ReadonlySet<string>
}

/** What providers have of an order; amounts in minor units. */
export type Money = {
  /** Ways to pay a customer may use, or has used. */
  readonly uncancelled: number
  readonly held: number
  /** What was taken and not given back. */
  readonly taken: number
  /** What was taken, given back or not. */
  readonly everTaken: number
  /** Of those, the ways nothing came of yet. */
  readonly unsettled: number
  /** What was made at Stripe for the payment of ours that most was made for. */
  readonly madeForOne: number
  /** What Stripe holds or has taken in the name of another order. */
  readonly forAnother: number
}

export type OrderMoney = OrderFacts & { readonly money: Money }

/** Orders as they stand, each with what the providers have of it; of one account alone where it is named. */
export async function ordersAndMoney(holders: Holders, accountId?: string): Promise<readonly OrderMoney[]> {
  const rows = await holders.database.query(
    `SELECT o.id, o.state, o.pos_id, o.expired_at IS NOT NULL AS is_expired, o.price + o.taxes AS total,
       coalesce((SELECT json_agg(json_build_object('id', p.id, 'provider', p.provider, 'status', p.status,
           'isWatched', p.check_at IS NOT NULL) ORDER BY p.version)
         FROM payments p WHERE p.order_id = o.id), '[]') AS payments,
       coalesce((SELECT json_agg(j.payload ->> 'kind') FROM jobs j WHERE j.order_id = o.id AND j.kind = 'mail'), '[]') AS mails
     FROM orders o WHERE $1::text IS NULL OR o.account_id = $1`,
    [accountId ?? null],
  )
  return rows.map(factsRow).map((facts) => ({ ...facts, money: moneyOf(facts, holders) }))
}

function moneyOf({ id: orderId, payments }: OrderFacts, { stripe, gateway, vipps, told }: Holders): Money {
  const ids = new Set(payments.map(({ id }) => id))
  const one = moneyAtStripe(stripe, orderId, ids, told)
  const all = [one, moneyAtGateway(gateway, ids), moneyAtVipps(vipps, ids, told)]
  const sumOf = (what: keyof ReturnType<typeof moneyAtGateway>) =>
    all.reduce((sum, each) => sum + each[what], 0)
  return {
    uncancelled: sumOf('uncancelled'),
    held: sumOf('held'),
    taken: sumOf('taken'),
    everTaken: sumOf('everTaken'),
    unsettled: sumOf('unsettled'),
    madeForOne: one.madeForOne,
    forAnother: one.forAnother,
  }
}

function moneyAtStripe(
  { ledger }: StripeSimulator,
  orderId: string,
  paymentIds: ReadonlySet<string>,
  told: ReadonlySet<string> | undefined,
): Money {
  const all = Object.values(ledger.intents).filter(({ metadata }) =>
    paymentIds.has(metadata['paymentId'] ?? ''),
  )
  const intents = all.filter(
    ({ client_secret: secret, latest_charge: charge }) =>
      charge !== null || told === undefined || told.has(secret ?? ''),
  )
  const sumOf = (some: readonly Intent[], amountIn: (intent: Intent) => number) =>
    some.reduce((sum, intent) => sum + fromProviderAmount('stripe', amountIn(intent), intent.currency), 0)
  const refunded = sumOf(intents, ({ latest_charge: id }) =>
    id === null ? 0 : (ledger.charges[id]?.amount_refunded ?? 0),
  )
  const isRefunded = (id: string | null) => id !== null && ledger.charges[id]?.refunded === true
  const received = sumOf(intents, (intent) => intent.amount_received)
  const made = [...paymentIds].map((id) => all.filter(({ metadata }) => metadata['paymentId'] === id).length)
  return {
    uncancelled: intents.filter(({ status, latest_charge: id }) => status !== 'canceled' && !isRefunded(id))
      .length,
    held: sumOf(intents, (intent) => intent.amount_capturable),
    taken: received - refunded,
    everTaken: received,
    unsettled: intents.filter(({ status }) => !['canceled', 'succeeded', 'requires_capture'].includes(status))
      .length,
    madeForOne: Math.max(0, ...made),
    forAnother: sumOf(
      intents.filter(({ metadata }) => metadata['orderId'] !== orderId),
      (intent) => intent.amount_capturable + intent.amount_received,
    ),
  }
}

/** A transaction nobody has begun is known to the shop alone. */
function moneyAtGateway(
  { ledger }: GatewaySimulator,
  paymentIds: ReadonlySet<string>,
): Omit<Money, 'madeForOne' | 'forAnother'> {
  const transactions = Object.values(ledger.transactions).filter((each) => paymentIds.has(each.transactionId))
  const sumIn = (status: string) =>
    transactions
      .filter((each) => each.status === status)
      .reduce((sum, each) => sum + fromProviderAmount('nepting', each.amount, each.currency), 0)
  const refunded = transactions.reduce(
    (sum, each) => sum + fromProviderAmount('nepting', each.refunded, each.currency),
    0,
  )
  const isOver = ({ status, refunded: given }: (typeof transactions)[number]) =>
    status === 'CANCELLED' || status === 'REFUSED' || given > 0
  return {
    uncancelled: transactions.filter((each) => !isOver(each)).length,
    held: sumIn('AUTHORISED'),
    taken: sumIn('CAPTURED') - refunded,
    everTaken: sumIn('CAPTURED'),
    unsettled: transactions.filter(({ status }) => status === 'OPEN' || status === 'PENDING').length,
  }
}

/** One that nobody was told how to pay is known to the shop alone, and ends by itself. */
function moneyAtVipps(
  { ledger }: VippsSimulator,
  paymentIds: ReadonlySet<string>,
  told: ReadonlySet<string> | undefined,
): ReturnType<typeof moneyAtGateway> {
  const payments = Object.values(ledger.payments).filter(
    ({ reference, state }) =>
      paymentIds.has(reference) && (state !== 'CREATED' || told === undefined || told.has(reference)),
  )
  const sums = payments.map(({ state, aggregate }) => {
    const valueOf = ({ value, currency }: (typeof aggregate)['capturedAmount']) =>
      fromProviderAmount('vipps', value, currency)
    const captured = valueOf(aggregate.capturedAmount)
    const left = captured - valueOf(aggregate.refundedAmount)
    const isHeld = captured === 0 && aggregate.cancelledAmount.value === 0
    const held = isHeld ? valueOf(aggregate.authorizedAmount) : 0
    return { held, taken: left, captured, isOpen: state === 'CREATED' }
  })
  return {
    uncancelled: sums.filter(({ held, taken, isOpen }) => held > 0 || taken > 0 || isOpen).length,
    held: sums.reduce((sum, { held }) => sum + held, 0),
    taken: sums.reduce((sum, { taken }) => sum + taken, 0),
    everTaken: sums.reduce((sum, { captured }) => sum + captured, 0),
    unsettled: sums.filter(({ isOpen }) => isOpen).length,
  }
}
