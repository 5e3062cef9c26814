import {
  FormPaymentSchema,
  MethodPaymentOrderSchema,
  fromFormPayment,
  payPathOf,
} from '#contracts/orders/payments.contract.ts'
import { Failure, refusal } from '../../core/http/failure.ts'
import { bodyOf, ok, route, signedIn } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'
import type { Deps } from '../../core/process/deps.ts'
import { methodRoutes } from '../method-routes.ts'
import { PAYING, assertPayable, wishOf } from '../pay-route.ts'
import type { PaymentProviders } from '../payment-providers.ts'
import type { PaymentProvider } from '../provider.ts'
import type { ProviderParts } from '../provider-kind.ts'
import { returnRoute } from '../return-route.ts'
import { takeGatewayMessage } from './gateway-message.ts'
import { installCards } from './install-cards.ts'
import type { NeptingPayment } from './nepting-payment.ts'
import { MESSAGES_PATH, RETURN_PATH, payByForm } from './pay-by-form.ts'

export const neptingParts: ProviderParts = {
  payRoutes: (deps) => [
    formPaymentRoute(deps),
    returnRoute(
      {
        id: 'returnFromForm',
        path: `${RETURN_PATH.replace('/api', '')}/:paymentId/:outcome`,
        summary: 'Settles a payment by form redirect, and leads on to its outcome.',
      },
      'nepting',
      deps,
    ),
  ],
  cardRoutes: (deps) => methodRoutes('nepting', { id: 'formMethods', deleteId: 'deleteFormMethod' }, deps),
  installMessages(messages, deps) {
    const nepting = neptingIn(deps.payments)
    if (!nepting) return
    messages.post(MESSAGES_PATH.replace('/api', ''), async ({ body }, reply) => {
      const fields = Object.fromEntries(new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : ''))
      const reception = await takeGatewayMessage(fields, nepting.settings, deps)
      if (reception !== 'received') throw new Failure(400, 'request.invalid', reception)
      return reply.code(200).send({ received: true })
    })
  },
  installRooms: installCards,
}

/** S7.56, S3.44: the signed form the page posts to the gateway. */
function formPaymentRoute(deps: Deps): Route {
  return route({
    id: 'payByForm',
    method: 'POST',
    path: payPathOf('nepting'),
    summary: 'Begins a payment by form redirect: a signed form for the gateway.',
    body: MethodPaymentOrderSchema,
    gives: FormPaymentSchema,
    refuses: [...PAYING, 'paymentMethod.notFound'],
    async answer(call) {
      const session = await signedIn(call)
      const wish = wishOf(bodyOf(call), session)
      await assertPayable(wish.orderId, 'nepting', session, deps)
      const nepting = neptingIn(deps.payments)
      if (!nepting) throw refusal('payment.refused')
      return ok(fromFormPayment(await payByForm(wish, nepting.settings, deps.publicUrl, deps)))
    },
  })
}

function neptingIn(payments: PaymentProviders): NeptingPayment | undefined {
  return payments.find(isNepting)
}

function isNepting(provider: PaymentProvider): provider is NeptingPayment {
  return provider.name === 'nepting'
}
