import { isTrial } from '#domain/checkout/payment-way.ts'
import { loggedError } from '#server/core/process/logged-error.ts'
import { ordersAndMoney } from './order-money.ts'
import type { Holders, OrderMoney } from './order-money.ts'

/** Mail addresses, numbers of cards, keys, and what a browser pays with. */
const PRIVATE = /@example\.com|\b\d{15,19}\b|[sr]k_(test|live)_|whsec_|_secret_/

/** States in which the money belongs with the shop, or is promised to it. */
const SERVED = ['VALIDATED', 'SENT', 'PAID']

/** A customer is told of each once; of another pickup time as often as there is one. */
const MAILED_ONCE = [
  'orderConfirmation',
  'orderCancellation',
  'orderRefusal',
  'orderConflict',
  'paymentRefusal',
]

/**
 * What should hold whatever has gone wrong and does not (P11), once everything that was on its way has arrived: an
 * order has one living payment and one way to pay, what was taken and not given back is its price where it is PAID and
 * nothing elsewhere, its confirmation was written once, and the log knows nothing of a customer.
 */
export async function moneyComplaints(holders: Holders, accountId?: string): Promise<readonly string[]> {
  const orders = await ordersAndMoney(holders, accountId)
  return [
    ...complaintsAbout(orders, true),
    ...strangersAt(holders, orders),
    ...saidInLog(holders.errors ?? []),
  ]
}

/** The same, of orders as they were read. `isQuiet`: nothing is on its way, so no money may be held without an order. */
export function complaintsAbout(orders: readonly OrderMoney[], isQuiet: boolean): readonly string[] {
  const wrong: string[] = []
  for (const order of orders) {
    const complain = (what: string) => wrong.push(`${order.id} ${order.state}: ${what}`)
    checkMails(order, complain)
    checkProviders(order, complain)
    if (!isGivenBack(order)) checkPaid(order, complain)
    if (isQuiet) checkRest(order, complain)
  }
  return wrong
}

/** What a restaurant gives back by hand is its own matter: the food was cooked (README of payments). */
export function isGivenBack({ state, money }: OrderMoney): boolean {
  return state === 'PAID' && money.everTaken > 0 && money.taken === 0
}

function checkPaid({ state, total, payments, money }: OrderMoney, complain: (what: string) => void): void {
  const living = payments.filter(({ status }) => !['released', 'refunded', 'releasing'].includes(status))
  if (living.length > 1) complain(`${living.length} living payments`)
  const [payment] = living
  if (state === 'PAID' && payment?.status !== 'captured')
    complain(`PAID by a payment ${payment?.status ?? 'of none'}`)
  // A payment that is called off by hand while the kitchen is asked is found missing when it is to be taken.
  if (state === 'VALIDATED' && !['authorised', 'captured'].includes(payment?.status ?? ''))
    complain(`served on a payment ${payment?.status ?? 'of none'}`)
  if (!SERVED.includes(state) && ['authorised', 'captured'].includes(payment?.status ?? ''))
    complain(`ended on a payment ${payment?.status ?? ''}`)
  if (SERVED.includes(state) && money.forAnother > 0) complain(`${money.forAnother} were for another order`)
  if (state === 'PAID' && isReal(payments) && money.taken !== total)
    complain(`${money.taken} taken of ${total}`)
}

function checkMails({ state, mails }: OrderMoney, complain: (what: string) => void): void {
  for (const kind of MAILED_ONCE) {
    const count = mails.filter((each) => each === kind).length
    if (count > 1) complain(`${count} times ${kind}`)
  }
  if (SERVED.includes(state) && !mails.includes('orderConfirmation')) complain('served, and never confirmed')
}

function checkProviders({ total, money }: OrderMoney, complain: (what: string) => void): void {
  const { uncancelled, held, taken, madeForOne } = money
  if (uncancelled > 1) complain(`${uncancelled} ways to pay`)
  if (madeForOne > 1) complain(`${madeForOne} payments of Stripe for one of ours`)
  if (held + taken > total) complain(`${held} held and ${taken} taken of ${total}`)
}

function checkRest({ state, total, payments, money }: OrderMoney, complain: (what: string) => void): void {
  const { held, taken, unsettled } = money
  if (!SERVED.includes(state) && held + taken > 0) complain(`${held} held and ${taken} taken for nothing`)
  if (SERVED.includes(state) && state !== 'PAID' && isReal(payments) && held + taken !== total)
    complain(`${held} held and ${taken} taken of ${total}`)
  if (unsettled > 0 && !['CREATED', 'WAITING'].includes(state))
    complain(`${unsettled} ways to pay are still open`)
  if (payments.some(({ status }) => status === 'releasing')) complain('a payment is still being let go')
  if (payments.some(({ status, isWatched }) => isWatched && ['released', 'refunded'].includes(status)))
    complain('a payment that has ended is still looked at')
}

function isReal(payments: OrderMoney['payments']): boolean {
  return payments.some(({ provider, status }) => !isTrial({ provider }) && status !== 'released')
}

/** What Stripe has for nothing that any order knows. */
function strangersAt({ stripe: { ledger } }: Holders, orders: readonly OrderMoney[]): readonly string[] {
  const known = new Set(orders.flatMap(({ payments }) => payments.map(({ id }) => id)))
  return Object.values(ledger.intents)
    .filter(({ metadata }) => !known.has(metadata['paymentId'] ?? ''))
    .map(({ id }) => `${id}: for no order`)
}

function saidInLog(errors: readonly unknown[]): readonly string[] {
  return errors
    .map((error) => (typeof error === 'string' ? error : JSON.stringify(loggedError(error))))
    .filter((logged) => PRIVATE.test(logged))
    .map((logged) => `logged: ${logged}`)
}
