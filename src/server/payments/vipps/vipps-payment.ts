import { fromProviderAmount, toProviderAmount } from '#domain/checkout/payment-provider.ts'
import type { Payment, PaymentReport } from '../payment.ts'
import type { PaymentProviders } from '../payment-providers.ts'
import type { PaymentProvider } from '../provider.ts'
import { VippsError } from './vipps-client.ts'
import type { VippsClient, VippsPaymentState, VippsSettings } from './vipps-client.ts'

export type VippsPayment = PaymentProvider & {
  readonly webhookSecret: string
  /** Where the customer is sent to pay; undefined where it can no longer be begun. Asked again, it is the same. */
  open(payment: Payment, description: string, returnUrl: string): Promise<string | undefined>
}

/** Vipps, where this server has a sales unit there. */
export function vippsIn(payments: PaymentProviders): VippsPayment | undefined {
  return payments.find(isVipps)
}

function isVipps(provider: PaymentProvider): provider is VippsPayment {
  return provider.name === 'vipps'
}

/**
 * Payment in the app of Vipps MobilePay: the customer is sent to its page, which opens the app on a telephone and asks for
 * a number or shows a code elsewhere. A payment bears the id of ours, so that it is known before anybody has heard of it.
 */
export function vippsPayment(client: VippsClient, { webhookSecret }: VippsSettings): VippsPayment {
  return {
    name: 'vipps',
    webhookSecret,
    open: (payment, paymentDescription, returnUrl) =>
      client.create(
        {
          reference: payment.id,
          amount: amountOf(payment),
          returnUrl,
          paymentDescription,
          metadata: { orderId: payment.orderId },
        },
        payment.idempotencyKey,
      ),
    async look(payment) {
      const found = await client.get(payment.id)
      // Nobody has been told how to pay it.
      return found ? reportOf(found) : { kind: 'open' }
    },
    async capture(payment) {
      const told = { reference: payment.id, amount: amountOf(payment) }
      if (await client.modify('capture', told, keyOf(payment, 'capture'))) return 'captured'
      // The answer to an earlier try was lost, or another was quicker.
      return capturedOf(await client.get(payment.id)) >= told.amount.value ? 'captured' : 'refused'
    },
    async release(payment) {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const end = await endOf(payment, await client.get(payment.id))
        if (end) return end
      }
      throw new VippsError('a payment is not let go')
    },
  }

  /** One step towards its end, by how it stands; undefined where it has moved meanwhile, and is to be looked at again. */
  async function endOf(payment: Payment, found: VippsPaymentState | undefined) {
    if (!found || isOver(found)) return 'released' as const
    const { capturedAmount, refundedAmount } = found.aggregate
    const left = capturedAmount.value - refundedAmount.value
    if (capturedAmount.value === 0) {
      await client.cancel(payment.id, keyOf(payment, found.state === 'CREATED' ? 'end' : 'cancel'))
      return undefined
    }
    if (left <= 0) return 'refunded' as const
    const told = { reference: payment.id, amount: { ...capturedAmount, value: left } }
    await client.modify('refund', told, keyOf(payment, 'refund'))
    return undefined
  }
}

/** Ended by us, then looked at; and once more where the customer was quicker. */
const TRIES = 4

function amountOf({ amount, currency }: Pick<Payment, 'amount' | 'currency'>) {
  return { currency: currency.toUpperCase(), value: toProviderAmount('vipps', amount, currency) }
}

/** What must not be done twice has a key any process can derive again. */
function keyOf({ orderId, version }: Payment, what: string): string {
  return `order:${orderId}:${what}:v${version}`
}

function capturedOf(found: VippsPaymentState | undefined): number {
  return found?.aggregate.capturedAmount.value ?? 0
}

/** Nobody can pay it any more, and nothing of it is held or taken. */
function isOver({ state, aggregate }: VippsPaymentState): boolean {
  if (state !== 'AUTHORIZED') return state !== 'CREATED'
  const { authorizedAmount, cancelledAmount, capturedAmount } = aggregate
  return capturedAmount.value === 0 && cancelledAmount.value >= authorizedAmount.value
}

function reportOf(found: VippsPaymentState): PaymentReport {
  if (isOver(found)) return { kind: 'gone' }
  // The customer may say yes at any moment, in whatever tab or on whatever telephone its page stands.
  if (found.state === 'CREATED') return { kind: 'undecided' }
  const { authorizedAmount, capturedAmount, refundedAmount } = found.aggregate
  const isTaken = capturedAmount.value > 0
  const { currency, value } = isTaken ? capturedAmount : authorizedAmount
  const orderId = found.metadata?.orderId
  return {
    kind: isTaken ? 'taken' : 'held',
    amount: fromProviderAmount('vipps', value, currency),
    currency,
    refunded: fromProviderAmount('vipps', refundedAmount.value, currency),
    ...(orderId !== undefined && { orderId }),
  }
}
