import {
  MethodPaymentOrderSchema,
  RedirectPaymentSchema,
  payPathOf,
} from '#contracts/orders/payments.contract.ts'
import { Failure, refusal } from '../../core/http/failure.ts'
import { bodyOf, ok, route, signedIn } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'
import type { Deps } from '../../core/process/deps.ts'
import { PAYING, assertPayable, wishOf } from '../pay-route.ts'
import type { ProviderParts } from '../provider-kind.ts'
import { returnRoute } from '../return-route.ts'
import { RETURN_PATH, payByVipps } from './pay-by-vipps.ts'
import { VIPPS_MESSAGES, isSignedBy, takeVippsMessage } from './vipps-message.ts'
import { vippsIn } from './vipps-payment.ts'

export const vippsParts: ProviderParts = {
  payRoutes: (deps) => [
    vippsPaymentRoute(deps),
    returnRoute(
      {
        id: 'returnFromVipps',
        path: `${RETURN_PATH.replace('/api', '')}/:paymentId`,
        summary: 'Settles a payment by Vipps MobilePay, and leads on to its outcome.',
      },
      'vipps',
      deps,
    ),
  ],
  installMessages(messages, deps) {
    const vipps = vippsIn(deps.payments)
    if (!vipps) return
    messages.post(VIPPS_MESSAGES.replace('/api', ''), async ({ body, headers, originalUrl }, reply) => {
      const { authorization = '', host = '' } = headers
      const [date, content] = [headers['x-ms-date'], headers['x-ms-content-sha256']].map(String)
      const isIn =
        Buffer.isBuffer(body) &&
        isSignedBy(
          { path: originalUrl, host, date: date ?? '', body },
          { content: content ?? '', authorization },
          vipps.webhookSecret,
          deps.clock.now(),
        ) &&
        (await takeVippsMessage(body, deps))
      if (!isIn) throw new Failure(400, 'request.invalid', 'authorization')
      return reply.code(200).send({ received: true })
    })
  },
}

/** Where the page sends the customer to pay in the app. */
function vippsPaymentRoute(deps: Deps): Route {
  return route({
    id: 'payByVipps',
    method: 'POST',
    path: payPathOf('vipps'),
    summary: 'Begins a payment by Vipps MobilePay: the address the customer pays at.',
    body: MethodPaymentOrderSchema,
    gives: RedirectPaymentSchema,
    refuses: PAYING,
    async answer(call) {
      const session = await signedIn(call)
      const wish = wishOf(bodyOf(call), session)
      await assertPayable(wish.orderId, 'vipps', session, deps)
      const vipps = vippsIn(deps.payments)
      if (!vipps) throw refusal('payment.refused')
      return ok({ redirectUrl: await payByVipps(wish, vipps, deps.publicUrl, deps) })
    },
  })
}
