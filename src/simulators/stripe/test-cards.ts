/** What a bank says to a card: yes, no with a reason, or only once the customer has confirmed it. */
export type CardAnswer =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'declined'
      readonly code: string
      readonly declineCode?: string
      readonly message: string
    }
  | { readonly kind: 'authentication'; readonly afterwards: 'accepted' | 'declined' }
  /** Decides later. */
  | { readonly kind: 'processing' }

export type CardDetails = {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly cvc: string
}

const DECLINED = {
  kind: 'declined',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
} as const

/** The numbers Stripe documents for trying out what banks say; any other valid number is accepted. */
const ANSWERS: Readonly<Record<string, CardAnswer>> = {
  '4000000000000002': DECLINED,
  '4000000000009995': {
    ...DECLINED,
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000009987': { ...DECLINED, declineCode: 'lost_card' },
  '4000000000000069': { kind: 'declined', code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': {
    kind: 'declined',
    code: 'incorrect_cvc',
    message: 'Your card’s security code is incorrect.',
  },
  '4000000000000119': {
    kind: 'declined',
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  '4000000000003220': { kind: 'authentication', afterwards: 'accepted' },
  '4000002500003155': { kind: 'authentication', afterwards: 'accepted' },
  '4000002760003184': { kind: 'authentication', afterwards: 'accepted' },
  '4000008400001629': { kind: 'authentication', afterwards: 'declined' },
  '4000000000000077': { kind: 'processing' },
}

export function answerTo(number: string): CardAnswer {
  return ANSWERS[number] ?? { kind: 'accepted' }
}

/** What is wrong with a card before any bank is asked, as Stripe words it. */
export function problemOfCard(card: CardDetails, now: number): { code: string; message: string } | undefined {
  if (!/^\d{12,19}$/.test(card.number) || !isLuhn(card.number))
    return { code: 'incorrect_number', message: 'Your card number is incorrect.' }
  const today = new Date(now)
  const months = (card.expYear - today.getUTCFullYear()) * 12 + card.expMonth - 1 - today.getUTCMonth()
  if (card.expMonth < 1 || card.expMonth > 12)
    return { code: 'invalid_expiry_month', message: 'Your card’s expiration date is invalid.' }
  if (months < 0)
    return { code: 'invalid_expiry_year_past', message: 'Your card’s expiration year is in the past.' }
  if (!/^\d{3,4}$/.test(card.cvc))
    return { code: 'incomplete_cvc', message: 'Your card’s security code is incomplete.' }
  return undefined
}

export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  return /^3[47]/.test(number) ? 'amex' : 'unknown'
}

function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
