import type { SavedMethod } from '#domain/account/saved-method.ts'
import type { OrderId, PaymentMethodId } from '#domain/ids.ts'
import {
  CardPaymentWire,
  FormPaymentOrderWire,
  FormPaymentWire,
  PaymentOrderWire,
  SavedMethodListWire,
  TestPaymentWire,
  toCardPayment,
  toFormPayment,
  toSavedMethod,
  toTestPayment,
} from '#contracts/orders/payments.contract.ts'
import type { CardPayment, FormPayment, TestPayment } from '#contracts/orders/payments.contract.ts'
import { answer, exactly, nothing, path } from './http.ts'
import type { Http } from './http.ts'

const PAYMENT_TIMEOUT_MS = 30_000

/** POST /payments/stripe (S7.54). */
export function startCardPayment(http: Http) {
  return (orderId: OrderId): Promise<CardPayment> =>
    http({
      method: 'POST',
      path: '/payments/stripe',
      body: exactly(PaymentOrderWire, { orderId }),
      timeoutMs: PAYMENT_TIMEOUT_MS,
      read: answer(CardPaymentWire, toCardPayment),
    })
}

/** POST /payments/fake (S7.55). */
export function payByTest(http: Http) {
  return (orderId: OrderId): Promise<TestPayment> =>
    http({
      method: 'POST',
      path: '/payments/fake',
      body: exactly(PaymentOrderWire, { orderId }),
      timeoutMs: PAYMENT_TIMEOUT_MS,
      read: answer(TestPaymentWire, toTestPayment),
    })
}

/** POST /payments/nepting (S7.56). */
export function startFormPayment(http: Http) {
  return (orderId: OrderId, paymentMethodId?: PaymentMethodId): Promise<FormPayment> =>
    http({
      method: 'POST',
      path: '/payments/nepting',
      body: exactly(FormPaymentOrderWire, { orderId, paymentMethodId }),
      timeoutMs: PAYMENT_TIMEOUT_MS,
      read: answer(FormPaymentWire, toFormPayment),
    })
}

/** GET /payment-methods/nepting (S7.57). */
export function fetchSavedMethods(http: Http) {
  return (): Promise<readonly SavedMethod[]> =>
    http({
      path: '/payment-methods/nepting',
      read: answer(SavedMethodListWire, (wire) => wire.items.map(toSavedMethod)),
    })
}

/** DELETE /payment-methods/nepting/{id} (S7.58). */
export function deleteSavedMethod(http: Http) {
  return (methodId: PaymentMethodId): Promise<void> =>
    http({ method: 'DELETE', path: path`/payment-methods/nepting/${methodId}`, read: nothing })
}
