/** What the address of a page says about a payment the customer comes back from; what is paid only the server knows. */
export type PaymentReturn = {
  /** They were at the page of a bank. */
  readonly isFromBank: boolean
  /** They gave up at the page of the provider. */
  readonly isCancelled: boolean
}

/** What every bank adds to the address it sends its customer back to. */
export const FROM_BANK = 'redirect_status'
const OF_THE_BANK = [FROM_BANK, 'payment_intent', 'payment_intent_client_secret']

/**
 * Reads it once and takes it out of the address, which holds the secret of a payment (F11). What is left leads
 * to where the conversation stands: the order may be paid by then.
 */
export function takePaymentReturn(): PaymentReturn {
  const url = new URL(location.href)
  const isFromBank = OF_THE_BANK.some((name) => url.searchParams.has(name))
  for (const name of OF_THE_BANK) url.searchParams.delete(name)
  const isCancelled = url.pathname === '/payment-cancel'
  if (isFromBank) {
    url.pathname = '/'
    history.replaceState(history.state, '', url)
  }
  return { isFromBank, isCancelled }
}
