import { complaintsAbout, isGivenBack } from './money-complaints.ts'
import type { OrderMoney } from './order-money.ts'

/** What may follow a state at once or after others; what is not named here is an end. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  CREATED: [
    'WAITING',
    'VALIDATED',
    'SENT',
    'PAID',
    'CANCELLED',
    'CONFLICTED',
    'INJECTION_ERROR',
    'PAYMENT_ERROR',
  ],
  WAITING: [
    'CREATED',
    'VALIDATED',
    'SENT',
    'PAID',
    'CANCELLED',
    'CONFLICTED',
    'INJECTION_ERROR',
    'PAYMENT_ERROR',
  ],
  VALIDATED: ['SENT', 'PAID', 'CANCELLED', 'CONFLICTED', 'INJECTION_ERROR', 'PAYMENT_ERROR'],
  SENT: ['PAID', 'CONFLICTED', 'INJECTION_ERROR', 'PAYMENT_ERROR'],
}

/** Looks at the orders of one schedule again and again: what has moved on never goes back (F14). */
export function orderWatch(meddledWith: ReadonlySet<string>) {
  const before = new Map<string, OrderMoney>()
  /** Orders whose whole price the provider held while they were still to be paid. */
  const paid = new Set<string>()

  function look(orders: readonly OrderMoney[], isQuiet: boolean): readonly string[] {
    const wrong = [...complaintsAbout(orders, isQuiet)]
    for (const order of orders) {
      const complain = (what: string) => wrong.push(`${order.id} ${order.state}: ${what}`)
      const earlier = before.get(order.id)
      if (earlier) checkCourse(earlier, order, complain)
      if (!meddledWith.has(order.id)) checkReasons(order, paid.has(order.id), complain)
      if (isPaidUnknowingly(order)) paid.add(order.id)
      before.set(order.id, order)
    }
    return wrong
  }

  return { look }
}

/** The provider has the whole price, and the shop still waits for it. */
export function isPaidUnknowingly({ payments, total, money: { held, taken } }: OrderMoney): boolean {
  return payments.some(({ status }) => status === 'begun') && held + taken === total
}

function checkCourse(earlier: OrderMoney, now: OrderMoney, complain: (what: string) => void): void {
  const { state } = earlier
  if (now.state !== state && !(FOLLOWING[state] ?? []).includes(now.state)) complain(`it was ${state}`)
  if (earlier.pos_id !== null && earlier.pos_id !== now.pos_id) complain(`its number was ${earlier.pos_id}`)
}

/** Whoever has paid is served, or told why not; money is taken once the kitchen has the order (P7). */
function checkReasons(order: OrderMoney, wasPaid: boolean, complain: (what: string) => void): void {
  const { state, is_expired: isExpired, pos_id: number, money } = order
  if (isGivenBack(order)) complain('nobody gave it back')
  if (COOKED.includes(state)) return
  if (money.everTaken > 0) complain(`${money.everTaken} were taken before the kitchen had it`)
  if (number !== null) complain(`called off, and cooked as ${number}`)
  if (state !== 'CANCELLED') return
  if (!isExpired) complain('nobody called it off')
  if (wasPaid) complain('given up, although it was paid')
}

/** The kitchen has it, or may have. */
const COOKED = ['SENT', 'PAID', 'PAYMENT_ERROR']
