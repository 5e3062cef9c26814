import {
  PaymentOrderSchema,
  TestPaymentSchema,
  fromTestPayment,
  payPathOf,
} from '#contracts/orders/payments.contract.ts'
import { UNPAID } from '#domain/orders/order.ts'
import { refusal } from '../../core/http/failure.ts'
import { bodyOf, ok, route, signedIn } from '../../core/http/route.ts'
import type { Answer, Route } from '../../core/http/route.ts'
import type { Deps } from '../../core/process/deps.ts'
import { assertOwn } from '../../orders/routes/own-order.ts'
import type { StoredOrder } from '../../orders/store/order-row.ts'
import { beginPayment } from '../begin-payment.ts'
import { PAYING, isOffered } from '../pay-route.ts'
import type { ProviderParts } from '../provider-kind.ts'
import { settlePayment } from '../settle-payment.ts'
import { installTestBank, testBankUrl } from './install-test-bank.ts'
import { testPaymentIn } from './test-payment.ts'

export const testParts: ProviderParts = {
  payRoutes: (deps) => [testPaymentRoute(deps)],
  installPages: installTestBank,
}

/** S7.55: the test payment; in production only where the deployment has it (S9.30). */
function testPaymentRoute(deps: Deps): Route {
  return route({
    id: 'payByTest',
    method: 'POST',
    path: payPathOf('test'),
    summary: 'Pays an order with the test payment.',
    body: PaymentOrderSchema,
    gives: TestPaymentSchema,
    refuses: PAYING,
    async answer(call) {
      const session = await signedIn(call)
      const { orderId } = bodyOf(call)
      await assertOwn(orderId, session, deps)
      if (deps.isProduction && !isOffered('test', deps)) throw refusal('payment.refused')
      const begun = await beginPayment(orderId, { provider: 'test' }, deps)
      if (!begun) throw refusal('order.notFound')
      if (begun.kind === 'refused') throw refusal(begun.problem, begun.field)
      if (begun.kind === 'paid') return tested(begun.stored)
      const said = await testPaymentIn(deps.payments).authorise(begun.payment)
      const settled = await settlePayment(orderId, deps, begun.payment)
      if (said === 'refused') throw refusal('payment.refused')
      if (settled?.problem) throw refusal(settled.problem)
      const after = settled?.stored ?? begun.stored
      const isAsked = said === 'authentication' && !deps.isProduction
      return tested(after, isAsked ? testBankUrl(begun.payment.id) : undefined)
    },
  })
}

/** An order that waits for its provider is not paid yet, and no failure either (S4.12). */
function tested({ order: { state } }: StoredOrder, bankUrl?: string): Answer {
  const isPaid = !UNPAID.includes(state)
  const asks = isPaid || bankUrl === undefined ? {} : { authenticationUrl: bankUrl }
  return ok(fromTestPayment({ isPaid, state, ...asks }))
}
