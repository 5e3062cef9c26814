import type { PaymentMethodId } from '../ids.ts'

export const PAYMENT_PROVIDERS = ['test', 'stripe', 'nepting'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/** How an order is paid: by whom, and with which of the cards kept there; without one the customer gives a card. */
export type PaymentWay = {
  readonly provider: PaymentProvider
  readonly methodId?: PaymentMethodId
  /** The card is that of a wallet, which tells who pays as well (S1.25). */
  readonly isWallet?: true
}

/** Whether the customer gives a card on our own page, in the form of the provider (S1.23). */
export function takesCard(way: PaymentWay | undefined): boolean {
  return way?.provider === 'stripe' && way.methodId === undefined && !way.isWallet
}

/** What the customer does by the button that pays: pays, or goes on to where the card is given. */
export function payStepOf(way: PaymentWay | undefined): 'payAmount' | 'toCard' | 'toPage' {
  if (takesCard(way)) return 'toCard'
  return leavesPage(way) ? 'toPage' : 'payAmount'
}

/** Whether the customer leaves our page to pay (S3.45). */
export function leavesPage(way: PaymentWay | undefined): boolean {
  return way?.provider === 'nepting'
}
