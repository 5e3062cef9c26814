import type {
  ClickResolveDetails,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js'
import type { FormWords } from './card-form.ts'
import { elementOf, eventsOf } from './element.ts'
import type { Element } from './element.ts'

/** As long as Stripe waits for the page to answer a click, ms. */
const PATIENCE_MS = 1_000

/** As wallets draw theirs: in black, whatever the shop's colours are. */
const LOOK = {
  inlineSize: '100%',
  minBlockSize: '44px',
  border: '0',
  borderRadius: '8px',
  backgroundColor: '#000',
  color: '#fff',
  textAlign: 'center',
  font: '600 1rem system-ui, sans-serif',
  cursor: 'pointer',
} as const

const PAYER = { name: 'Kari Nordmann', email: 'kari@example.com', phone: '+4741234567' } as const

export type WalletButton = { readonly element: Element; readonly isChosen: () => boolean }

/** The Express Checkout Element: one button, and a payer whose wallet tells what it is asked for. */
export function walletButton(words: FormWords, country: string): WalletButton {
  const events = eventsOf()
  let isChosen = false

  function draw(): HTMLElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = words.wallet
    Object.assign(button.style, LOOK)
    button.addEventListener('click', click)
    return button
  }

  function click(): void {
    const closing = setTimeout(cancel, PATIENCE_MS)
    const event: StripeExpressCheckoutElementClickEvent = {
      elementType: 'expressCheckout',
      expressPaymentType: 'google_pay',
      resolve: (wanted) => {
        clearTimeout(closing)
        confirm(wanted)
      },
      reject: () => {
        clearTimeout(closing)
        cancel()
      },
    }
    events.emit('click', event)
  }

  function confirm(wanted: ClickResolveDetails = {}): void {
    isChosen = true
    const event: Pick<
      StripeExpressCheckoutElementConfirmEvent,
      'billingDetails' | 'expressPaymentType' | 'paymentFailed'
    > = {
      expressPaymentType: 'google_pay',
      billingDetails: {
        name: PAYER.name,
        ...(wanted.emailRequired && { email: PAYER.email }),
        ...(wanted.phoneNumberRequired && { phone: PAYER.phone }),
        address: { line1: '', line2: null, city: '', postal_code: '', state: '', country },
      },
      paymentFailed: () => {
        isChosen = false
      },
    }
    events.emit('confirm', event)
  }

  function cancel(): void {
    isChosen = false
    events.emit('cancel', { elementType: 'expressCheckout' })
  }

  const ready = () => ({ elementType: 'expressCheckout', availablePaymentMethods: { googlePay: true } })
  return { element: elementOf(events, draw, ready), isChosen: () => isChosen }
}
