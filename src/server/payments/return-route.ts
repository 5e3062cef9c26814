import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import { isPaid, type OrderState } from '#domain/orders/order.ts'
import { refusal } from '../core/http/failure.ts'
import type { Route } from '../core/http/route.ts'
import type { Deps } from '../core/process/deps.ts'
import { findPayment } from './store/payments.store.ts'
import { settlePayment } from './settle-payment.ts'

/**
 * S2.51: where a provider sends the customer back to; its path has `:paymentId`, and `:outcome` where it says more than
 * that nobody paid, which is that the customer gave it up. What it says is not believed: the order is settled, and the page that follows is the one of how it stands. It needs no cookie and no
 * script.
 */
export function returnRoute(
  told: Pick<Route, 'id' | 'path' | 'summary'>,
  provider: ProviderName,
  deps: Deps,
): Route {
  return {
    ...told,
    method: 'GET',
    status: 303,
    refuses: ['order.notFound'],
    limit: { max: deps.limits.settlesPerMinute, windowMs: 60_000 },
    async answer({ params }) {
      const payment = await findPayment(deps.database, params['paymentId'] ?? '')
      if (payment?.provider !== provider) throw refusal('order.notFound')
      const settled = await settlePayment(payment.orderId, deps).catch((error: unknown) => {
        deps.onError(error, payment.orderId, 'payment not settled')
        return undefined
      })
      const page = outcomePageOf(settled?.stored.order.state ?? 'WAITING', params['outcome'])
      return { status: 303, headers: { location: `${deps.publicUrl}${hrefOf({ name: page })}` } }
    },
  }
}

function outcomePageOf(state: OrderState, told: string | undefined) {
  if (isPaid({ state })) return 'paymentSuccess'
  if (state !== 'CREATED') return 'currentOrder'
  return told === undefined || told === 'cancel' ? 'paymentCancel' : 'paymentRefused'
}
