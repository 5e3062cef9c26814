import type { Infer } from 'superstruct'
import type { SavedMethod } from '#domain/account/saved-method.ts'
import { traitsOf, type CardVault, type PaymentProvider } from '#domain/checkout/payment-provider.ts'
import { id } from '#domain/ids.ts'
import type { PaymentMethodId } from '#domain/ids.ts'
import { ORDER_STATES } from '#domain/orders/order.ts'
import type { OrderState } from '#domain/orders/order.ts'
import { Key, SafeUrl, maybe, present } from '../wire/wire.ts'
import { array, boolean, enums, object, record, string, type, union } from '../wire/wire-types.ts'

/** S7.54, S7.55 */
export const PaymentOrderSchema = object({ orderId: Key })

/** S7.54, S7.56: without a saved method the provider asks for the card; it keeps it where the customer ticked so (S6.8). */
export const MethodPaymentOrderSchema = object({
  orderId: Key,
  paymentMethodId: maybe(Key),
  savePaymentMethod: maybe(boolean()),
})

/** The card a customer pays with: one that is saved, or one to be saved or not. */
export type PaymentChoice = {
  readonly paymentMethodId?: PaymentMethodId
  readonly savePaymentMethod?: boolean
}

/** S7.55: whether the test payment went through, and where that left the order. */
export const TestPaymentSchema = type({
  success: boolean(),
  state: enums(ORDER_STATES),
  authenticationUrl: maybe(SafeUrl),
})
export type TestPayment = {
  readonly isPaid: boolean
  readonly state: OrderState
  /** Where the bank asks the customer first. */
  readonly authenticationUrl?: string
}

/** S3.46, S7.54: a saved method means paid, a client secret means the card is confirmed in the browser (S4.56). */
export const CardPaymentSchema = type({
  paymentMethodId: maybe(string()),
  paymentIntentClientSecret: maybe(string()),
})
export type CardPayment = { readonly paymentMethodId?: string; readonly clientSecret?: string }

/** S3.44: every value is posted as it stands; `url` is the gateway. */
export const FormPaymentSchema = type({
  url: maybe(SafeUrl),
  data: record(string()),
  signature: string(),
})
export type FormPayment = {
  readonly url?: string
  readonly data: Readonly<Record<string, string>>
  readonly signature: string
}

/** Where an order is paid: what the contract has for some is below `/x` for others (S7.54 to S7.56). */
export function payPathOf(provider: PaymentProvider): string {
  return PAY_PATHS[provider] ?? `/x/payments/${provider}`
}

const PAY_PATHS: Partial<Record<PaymentProvider, string>> = {
  stripe: '/payments/stripe',
  test: '/payments/fake',
  nepting: '/payments/nepting',
}

/** Where a provider's saved cards are: what the contract has for one is below `/x` for others (S7.57). */
export function methodsPathOf(keeper: CardVault): string {
  return `${traitsOf(keeper).tellsCards === 'always' ? '' : '/x'}/payment-methods/${keeper}`
}

/** Where the customer is sent to pay at a page of the provider, without a form. */
export const RedirectPaymentSchema = type({ redirectUrl: SafeUrl })

/** How the customer is sent to the page of a provider: with a form (S3.44), or by an address alone. */
export const AwayPaymentSchema = union([FormPaymentSchema, RedirectPaymentSchema])
export type AwayPayment =
  | ({ readonly kind: 'form' } & FormPayment)
  | { readonly kind: 'redirect'; readonly url: string }

export function toAwayPayment(wire: Infer<typeof AwayPaymentSchema>): AwayPayment {
  return 'redirectUrl' in wire
    ? { kind: 'redirect', url: wire.redirectUrl }
    : { kind: 'form', ...toFormPayment(wire) }
}

/** S3.41 */
export const SavedMethodSchema = type({ id: Key, maskedPan: string(), endOfValidity: string() })

/** S7.57 */
export const SavedMethodListSchema = type({ items: array(SavedMethodSchema) })

export function toTestPayment(wire: Infer<typeof TestPaymentSchema>): TestPayment {
  return {
    isPaid: wire.success,
    state: wire.state,
    ...present({ authenticationUrl: wire.authenticationUrl }),
  }
}

export function fromTestPayment(payment: TestPayment): Infer<typeof TestPaymentSchema> {
  const { isPaid, state, authenticationUrl } = payment
  return { success: isPaid, state, ...present({ authenticationUrl }) }
}

export function toCardPayment(wire: Infer<typeof CardPaymentSchema>): CardPayment {
  return present({ paymentMethodId: wire.paymentMethodId, clientSecret: wire.paymentIntentClientSecret })
}

export function fromCardPayment(payment: CardPayment): Infer<typeof CardPaymentSchema> {
  return present({
    paymentMethodId: payment.paymentMethodId,
    paymentIntentClientSecret: payment.clientSecret,
  })
}

function toFormPayment(wire: Infer<typeof FormPaymentSchema>): FormPayment {
  return { data: { ...wire.data }, signature: wire.signature, ...present({ url: wire.url }) }
}

export function fromFormPayment(payment: FormPayment): Infer<typeof FormPaymentSchema> {
  return { data: { ...payment.data }, signature: payment.signature, ...present({ url: payment.url }) }
}

export function toSavedMethod(wire: Infer<typeof SavedMethodSchema>): SavedMethod {
  const { maskedPan, endOfValidity } = wire
  return { id: id<PaymentMethodId>(wire.id), maskedPan, endOfValidity }
}

export function fromSavedMethods(methods: readonly SavedMethod[]): Infer<typeof SavedMethodListSchema> {
  return { items: methods.map(({ id, maskedPan, endOfValidity }) => ({ id, maskedPan, endOfValidity })) }
}
