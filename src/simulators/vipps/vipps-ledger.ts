import type { VippsPaymentState } from '#server/payments/vipps/vipps-client.ts'

/** A payment, with where the customer is led back to and how often each thing was done to it. */
export type SimulatedVippsPayment = VippsPaymentState & {
  readonly returnUrl: string
  readonly createdAt: number
}

type KeptAnswer = { readonly asked: string; readonly status: number; readonly body: string }

export type VippsLedger = {
  payments: Record<string, SimulatedVippsPayment>
  /** What each key was answered. */
  keys: Record<string, KeptAnswer>
}
