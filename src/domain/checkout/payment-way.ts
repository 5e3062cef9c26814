import type { PaymentMethodId } from '../ids.ts'
import { PAYMENT_PROVIDERS, traitsOf, type PaymentProvider } from './payment-provider.ts'

/** How an order is paid: by whom, and with which of the cards kept there; without one the customer gives a card. */
export type PaymentWay = {
  readonly provider: PaymentProvider
  readonly methodId?: PaymentMethodId
  /** The card is that of a wallet, which tells who pays as well (S1.25). */
  readonly isWallet?: true
}

/** Whether the customer gives a card on our own page, in the form of the provider (S1.23). */
export function takesCard(way: PaymentWay | undefined): boolean {
  return placeOf(way) === 'form' && way?.methodId === undefined && !way?.isWallet
}

/** What the customer does by the button that pays: pays, or goes on to where the card is given, or the app is opened. */
export function payStepOf(way: PaymentWay | undefined): 'payAmount' | 'toCard' | 'toPage' | 'toApp' {
  if (takesCard(way)) return 'toCard'
  if (!way || !leavesPage(way)) return 'payAmount'
  return traitsOf(way.provider).isApp ? 'toApp' : 'toPage'
}

/** Whether the customer leaves our page to pay (S3.45). */
export function leavesPage(way: PaymentWay | undefined): boolean {
  return placeOf(way) === 'away'
}

/** Whether the card that is given may be kept for the next time (S1.38). */
export function keepsCard(way: PaymentWay | undefined): boolean {
  return way !== undefined && way.methodId === undefined && traitsOf(way.provider).tellsCards !== undefined
}

/** Whether an order is only tried out in this way; so it is where none was chosen. */
export function isTrial(way: Pick<PaymentWay, 'provider'> | undefined): boolean {
  return way === undefined || traitsOf(way.provider).isTrial === true
}

/** Paying by a wallet of the device, beside the way that was chosen (S1.25). */
export function walletWay(chosen: PaymentWay | undefined): PaymentWay | undefined {
  const hasWallets = (provider: PaymentProvider) => traitsOf(provider).hasWallets === true
  const provider =
    chosen && hasWallets(chosen.provider) ? chosen.provider : PAYMENT_PROVIDERS.find(hasWallets)
  return provider && { provider, isWallet: true }
}

function placeOf(way: PaymentWay | undefined) {
  return way && traitsOf(way.provider).place
}
