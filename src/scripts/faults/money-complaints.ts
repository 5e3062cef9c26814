import { array, boolean, number, string, type } from 'superstruct'
import type { GatewaySimulator } from '#server/payments/simulator/gateway-simulator.ts'
import { loggedError } from '#server/process/logged-error.ts'
import type { StripeSimulator } from '#server/payments/simulator/stripe-simulator.ts'
import type { Database } from '#server/store/database.ts'
import { rowReader } from '#server/store/row-reader.ts'

const factsRow = rowReader('orders', {
  id: string(),
  state: string(),
  total: number(),
  payments: array(type({ provider: string(), status: string(), isWatched: boolean() })),
  confirmations: number(),
})
type OrderFacts = ReturnType<typeof factsRow>

/** Everybody who knows of money. */
export type Holders = {
  readonly database: Database
  readonly stripe: StripeSimulator
  readonly gateway: GatewaySimulator
  /** What went wrong behind the back of customers: it is logged, and may hold nothing of them. */
  readonly errors?: readonly unknown[]
}

/** Mail addresses, numbers of cards, keys, and what a browser pays with. */
const PRIVATE = /@example\.com|\b\d{15,19}\b|[sr]k_(test|live)_|whsec_|_secret_/

/** States in which the money belongs with the shop, or is promised to it. */
const SERVED = ['VALIDATED', 'SENT', 'PAID']

/**
 * What should hold whatever has gone wrong and does not (P11): an order has one living payment and one way
 * to pay, what was taken and not given back is its price where it is PAID and nothing elsewhere, its confirmation was
 * written once, and the log knows nothing of a customer. `isQuiet`: everything that was on its way has arrived, so no
 * money may be held without an order. `accountId`: of this account's orders alone.
 */
export async function moneyComplaints(
  { database, stripe, gateway, errors = [] }: Holders,
  { isQuiet = true, accountId }: { readonly isQuiet?: boolean; readonly accountId?: string } = {},
): Promise<readonly string[]> {
  const wrong: string[] = []
  const orders = await factsOf(database, accountId)
  for (const facts of orders) {
    const complain = (what: string) => wrong.push(`${facts.id} ${facts.state}: ${what}`)
    checkShop(facts, complain)
    const money = sumOf(moneyAtStripe(stripe, facts.id), moneyAtGateway(gateway, facts.id))
    checkProviders(facts, money, isQuiet, complain)
  }
  for (const orderId of strangersAt(stripe, new Set(orders.map(({ id }) => id))))
    wrong.push(`${orderId}: no such order`)
  for (const error of errors) {
    const logged = typeof error === 'string' ? error : JSON.stringify(loggedError(error))
    if (PRIVATE.test(logged)) wrong.push(`logged: ${logged}`)
  }
  return wrong
}

function checkShop({ state, payments, confirmations }: OrderFacts, complain: (what: string) => void): void {
  const living = payments.filter(({ status }) => !['released', 'refunded', 'releasing'].includes(status))
  if (living.length > 1) complain(`${living.length} living payments`)
  const [payment] = living
  if (state === 'PAID' && payment?.status !== 'captured')
    complain(`PAID by a payment ${payment?.status ?? 'of none'}`)
  if (SERVED.includes(state) && !['authorised', 'captured'].includes(payment?.status ?? ''))
    complain(`served on a payment ${payment?.status ?? 'of none'}`)
  if (!SERVED.includes(state) && ['authorised', 'captured'].includes(payment?.status ?? ''))
    complain(`ended on a payment ${payment?.status ?? ''}`)
  const wanted = SERVED.includes(state) ? 1 : confirmations
  if (confirmations !== wanted || confirmations > 1) complain(`${confirmations} confirmations`)
}

type Money = {
  readonly uncancelled: number
  readonly held: number
  readonly taken: number
  readonly unsettled: number
}

function checkProviders(
  { state, total, payments }: OrderFacts,
  { uncancelled, held, taken, unsettled }: Money,
  isQuiet: boolean,
  complain: (what: string) => void,
): void {
  const isReal = payments.some(({ provider, status }) => provider !== 'test' && status !== 'released')
  if (uncancelled > 1) complain(`${uncancelled} ways to pay`)
  if (taken > total || held > total || held + taken > total)
    complain(`${held} held and ${taken} taken of ${total}`)
  if (state === 'PAID' && isReal && taken !== total) complain(`${taken} taken of ${total}`)
  if (!isQuiet) return
  if (!SERVED.includes(state) && held + taken > 0) complain(`${held} held and ${taken} taken for nothing`)
  if (SERVED.includes(state) && state !== 'PAID' && isReal && held + taken !== total)
    complain(`${held} held and ${taken} taken of ${total}`)
  if (unsettled > 0 && !['CREATED', 'WAITING'].includes(state))
    complain(`${unsettled} ways to pay are still open`)
  if (payments.some(({ status }) => status === 'releasing')) complain('a payment is still being let go')
  if (payments.some(({ status, isWatched }) => isWatched && ['released', 'refunded'].includes(status)))
    complain('a payment that has ended is still looked at')
}

function moneyAtStripe({ ledger }: StripeSimulator, orderId: string): Money {
  const intents = Object.values(ledger.intents).filter(({ metadata }) => metadata['orderId'] === orderId)
  const charges = intents.flatMap(({ latest_charge: id }) => (id === null ? [] : [ledger.charges[id]]))
  const refunded = charges.reduce((sum, charge) => sum + (charge?.amount_refunded ?? 0), 0)
  const isRefunded = (id: string | null) => id !== null && ledger.charges[id]?.refunded === true
  return {
    uncancelled: intents.filter(({ status, latest_charge: id }) => status !== 'canceled' && !isRefunded(id))
      .length,
    held: intents.reduce((sum, intent) => sum + intent.amount_capturable, 0),
    taken: intents.reduce((sum, intent) => sum + intent.amount_received, 0) - refunded,
    unsettled: intents.filter(({ status }) => !['canceled', 'succeeded', 'requires_capture'].includes(status))
      .length,
  }
}

/** A transaction nobody has begun is known to the shop alone. */
function moneyAtGateway({ ledger }: GatewaySimulator, orderId: string): Money {
  const transactions = Object.values(ledger.transactions).filter((each) => each.orderId === orderId)
  const sumIn = (status: string) =>
    transactions.filter((each) => each.status === status).reduce((sum, each) => sum + each.amount, 0)
  const refunded = transactions.reduce((sum, each) => sum + each.refunded, 0)
  const isOver = ({ status, refunded: given }: (typeof transactions)[number]) =>
    status === 'CANCELLED' || status === 'REFUSED' || given > 0
  return {
    uncancelled: transactions.filter((each) => !isOver(each)).length,
    held: sumIn('AUTHORISED'),
    taken: sumIn('CAPTURED') - refunded,
    unsettled: transactions.filter(({ status }) => status === 'OPEN' || status === 'PENDING').length,
  }
}

function sumOf(one: Money, other: Money): Money {
  return {
    uncancelled: one.uncancelled + other.uncancelled,
    held: one.held + other.held,
    taken: one.taken + other.taken,
    unsettled: one.unsettled + other.unsettled,
  }
}

async function factsOf(database: Database, accountId?: string): Promise<readonly OrderFacts[]> {
  const rows = await database.query(
    `SELECT o.id, o.state, o.price + o.taxes AS total,
       coalesce((SELECT json_agg(json_build_object('provider', p.provider, 'status', p.status, 'isWatched', p.check_at IS NOT NULL) ORDER BY p.version)
         FROM payments p WHERE p.order_id = o.id), '[]') AS payments,
       (SELECT count(*)::int FROM outbox m WHERE m.order_id = o.id AND m.kind = 'orderConfirmation') AS confirmations
     FROM orders o WHERE $1::text IS NULL OR o.account_id = $1`,
    [accountId ?? null],
  )
  return rows.map(factsRow)
}

function strangersAt({ ledger }: StripeSimulator, known: ReadonlySet<string>): readonly string[] {
  const told = Object.values(ledger.intents).map(({ metadata }) => metadata['orderId'] ?? '')
  return [...new Set(told)].filter((orderId) => !known.has(orderId))
}
