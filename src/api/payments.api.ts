import { OrderSchema, toOrder } from '#contracts/orders/orders.contract.ts'
import type { Order } from '#domain/orders/order.ts'
import type { SavedCard } from '#domain/account/saved-method.ts'
import type { CardVault, PaymentProvider } from '#domain/checkout/payment-provider.ts'
import type { OrderId } from '#domain/ids.ts'
import {
  CardPaymentSchema,
  MethodPaymentOrderSchema,
  AwayPaymentSchema,
  PaymentOrderSchema,
  SavedMethodListSchema,
  TestPaymentSchema,
  methodsPathOf,
  payPathOf,
  toCardPayment,
  toAwayPayment,
  toSavedMethod,
  toTestPayment,
} from '#contracts/orders/payments.contract.ts'
import type {
  CardPayment,
  AwayPayment,
  PaymentChoice,
  TestPayment,
} from '#contracts/orders/payments.contract.ts'
import { answer, exactly, nothing, path } from './http.ts'
import type { Http } from './http.ts'

const PAYMENT_TIMEOUT_MS = 30_000

/** POST /payments/stripe and the like (S7.54). */
export function startCardPayment(http: Http) {
  return (provider: PaymentProvider, orderId: OrderId, choice: PaymentChoice = {}): Promise<CardPayment> =>
    http({
      method: 'POST',
      path: payPathOf(provider),
      body: exactly(MethodPaymentOrderSchema, { orderId, ...choice }),
      timeoutMs: PAYMENT_TIMEOUT_MS,
      read: answer(CardPaymentSchema, toCardPayment),
    })
}

/** POST /payments/fake (S7.55). */
export function payByTest(http: Http) {
  return (orderId: OrderId): Promise<TestPayment> =>
    http({
      method: 'POST',
      path: payPathOf('test'),
      body: exactly(PaymentOrderSchema, { orderId }),
      timeoutMs: PAYMENT_TIMEOUT_MS,
      read: answer(TestPaymentSchema, toTestPayment),
    })
}

/** POST /x/payments/settle: the order as its provider leaves it, asked when the customer comes back from paying. */
export function settlePayment(http: Http) {
  return (orderId: OrderId): Promise<Order> =>
    http({
      method: 'POST',
      path: '/x/payments/settle',
      body: exactly(PaymentOrderSchema, { orderId }),
      timeoutMs: PAYMENT_TIMEOUT_MS,
      read: answer(OrderSchema, toOrder),
    })
}

/** POST /payments/nepting, and the like of other providers whose page the customer goes to (S7.56). */
export function startAwayPayment(http: Http) {
  return (provider: PaymentProvider, orderId: OrderId, choice: PaymentChoice = {}): Promise<AwayPayment> =>
    http({
      method: 'POST',
      path: payPathOf(provider),
      body: exactly(MethodPaymentOrderSchema, { orderId, ...choice }),
      timeoutMs: PAYMENT_TIMEOUT_MS,
      read: answer(AwayPaymentSchema, toAwayPayment),
    })
}

/** GET /payment-methods/nepting and the like (S7.57). */
export function fetchSavedMethods(http: Http) {
  return (keeper: CardVault): Promise<readonly SavedCard[]> =>
    http({
      path: methodsPathOf(keeper),
      read: answer(SavedMethodListSchema, (wire) =>
        wire.items.map((item) => ({ ...toSavedMethod(item), keeper })),
      ),
    })
}

/** DELETE /payment-methods/nepting/{id} and the like (S7.58). */
export function deleteSavedMethod(http: Http) {
  return ({ keeper, id }: Pick<SavedCard, 'keeper' | 'id'>): Promise<void> =>
    http({ method: 'DELETE', path: `${methodsPathOf(keeper)}${path`/${id}`}`, read: nothing })
}
