/**
 * Reasons of a bank the customer can do something about, each by the code its text goes by. That a card is suspected,
 * lost or stolen is told as any other refusal, as those ask who give these answers.
 */
const REASONS: Readonly<Record<string, string>> = {
  insufficient_funds: 'insufficient_funds',
  withdrawal_count_limit_exceeded: 'limit_exceeded',
  card_velocity_exceeded: 'limit_exceeded',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  invalid_account: 'incorrect_number',
  invalid_expiry_month: 'invalid_expiry',
  invalid_expiry_year: 'invalid_expiry',
  invalid_expiry_month_past: 'invalid_expiry',
  invalid_expiry_year_past: 'invalid_expiry',
  card_not_supported: 'not_supported',
  currency_not_supported: 'not_supported',
  not_permitted: 'not_supported',
  transaction_not_allowed: 'not_supported',
  service_not_allowed: 'not_supported',
  processing_error: 'processing_error',
  issuer_not_available: 'processing_error',
  try_again_later: 'processing_error',
  reenter_transaction: 'processing_error',
  authentication_required: 'notConfirmed',
  payment_intent_authentication_failure: 'notConfirmed',
}

/** What a provider calls a try of which it does not say what became: it may have been paid. */
const OPEN: ReadonlySet<string> = new Set([
  'unreachable',
  'api_connection_error',
  'api_error',
  'payment_intent_unexpected_state',
])

/** Whether a trouble leaves open what became of the payment, so that nothing may be said of it before the server was asked. */
export function leavesOpen(reason: string): boolean {
  return OPEN.has(reason)
}

/** Why a card was refused, as a customer may be told: the bank's own reason first, else what the provider calls it (S5.53). */
export function toldReason(code: string, declineCode: string | undefined): string {
  return REASONS[declineCode ?? ''] ?? REASONS[code] ?? code
}
