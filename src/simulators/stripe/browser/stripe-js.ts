import type { Appearance, PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import type { CardDetails } from '../test-cards.ts'
import { cardForm } from './card-form.ts'
import type { CardForm, FormWords } from './card-form.ts'
import { eventsOf } from './element.ts'
import type { Element } from './element.ts'
import { walletButton } from './wallet-button.ts'
import type { WalletButton } from './wallet-button.ts'
import { wardrobeOf } from './wardrobe.ts'

/** What the server puts before this script. */
declare const SIMULATOR: {
  readonly words: Readonly<Record<string, FormWords>>
  readonly fallback: string
  readonly country: string
}

/** The card a wallet holds. */
const WALLET_CARD: CardDetails = { number: '4242424242424242', expMonth: 12, expYear: 2035, cvc: '123' }

type Intent = Pick<PaymentIntent, 'id' | 'client_secret' | 'status'> & {
  readonly next_action: { readonly redirect_to_url?: { readonly url: string } } | null
}
type Answer = { readonly paymentIntent: Intent } | { readonly error: Partial<StripeError> }

type Group = {
  readonly elements: Record<
    keyof Pick<StripeElements, 'create' | 'getElement' | 'update' | 'submit' | 'fetchUpdates'>,
    unknown
  >
  /** The card the customer has given, or the wallet's. */
  readonly card: () => CardDetails | undefined
  readonly words: FormWords
}

type Confirmation = {
  readonly elements?: unknown
  readonly clientSecret?: string
  readonly confirmParams?: { readonly return_url?: string; readonly payment_method?: unknown }
  readonly redirect?: 'always' | 'if_required'
}

/** The part of Stripe.js the shop uses; a name Stripe.js no longer has does not compile. */
type Surface = Record<
  keyof Pick<
    Stripe,
    | 'elements'
    | 'createToken'
    | 'createPaymentMethod'
    | 'createConfirmationToken'
    | 'confirmCardPayment'
    | 'confirmPayment'
    | 'retrievePaymentIntent'
    | 'handleNextAction'
    | 'registerAppInfo'
  >,
  unknown
> & { readonly _registerWrapper: () => void }

function stripe(): Surface {
  const groups = new Map<unknown, Group>()
  return {
    elements(options: GroupOptions = {}) {
      const group = groupOf(options)
      groups.set(group.elements, group)
      return group.elements
    },
    confirmPayment: (wish: Confirmation) => confirm(wish, groups.get(wish.elements)),
    confirmCardPayment: (clientSecret: string) =>
      confirm({ clientSecret, redirect: 'if_required' }, undefined),
    retrievePaymentIntent: (clientSecret: string) => ask('intent', { clientSecret }),
    async handleNextAction({ clientSecret }: { readonly clientSecret: string }) {
      const answer = await ask('intent', { clientSecret })
      return 'paymentIntent' in answer ? follow(answer) : answer
    },
    createToken: notPlayed,
    createPaymentMethod: notPlayed,
    createConfirmationToken: notPlayed,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }
}

type GroupOptions = { readonly locale?: string; readonly appearance?: Appearance }

function groupOf({ locale = '', appearance }: GroupOptions): Group {
  const words = SIMULATOR.words[locale === 'nb' ? 'no' : locale] ?? SIMULATOR.words[SIMULATOR.fallback]
  if (!words) throw new Error('the simulator has no words')
  const events = eventsOf()
  const wardrobe = wardrobeOf(appearance)
  const made = new Map<string, Element>()
  let form: CardForm | undefined
  let wallet: WalletButton | undefined

  function create(type: string): Element {
    if (type === 'expressCheckout') wallet = walletButton(words as FormWords, SIMULATOR.country)
    else form = cardForm(words as FormWords, wardrobe)
    const element = (type === 'expressCheckout' ? wallet : form)?.element
    if (!element) throw new Error(`the element ${type} is not played`)
    made.set(type, element)
    return element
  }

  const card = () => (wallet?.isChosen() === true ? WALLET_CARD : form?.card())
  const elements = {
    ...events.listening,
    create,
    getElement: (type: string) => made.get(type) ?? null,
    update: (change: GroupOptions) => change.appearance && wardrobe.change(change.appearance),
    fetchUpdates: async () => ({}),
    submit: async () => (card() ? { selectedPaymentMethod: 'card' } : { error: incomplete(words) }),
  }
  return { elements, card, words }
}

async function confirm(
  { clientSecret, confirmParams, redirect = 'always' }: Confirmation,
  group: Group | undefined,
): Promise<Answer> {
  const card = group?.card()
  if (group && !card) return { error: incomplete(group.words) }
  const returnUrl = confirmParams?.return_url
  const answer = await ask('confirm', { clientSecret, returnUrl, ...(card && { card }) })
  if ('error' in answer) return answer
  if (answer.paymentIntent.status === 'requires_action') return follow(answer)
  if (redirect === 'if_required' || returnUrl === undefined) return answer
  return leaveFor(returnedTo(returnUrl, answer.paymentIntent))
}

/** To the customer's bank, where there is something to be approved; the page does not go on after that. */
function follow(answer: { readonly paymentIntent: Intent }): Promise<Answer> | Answer {
  const url = answer.paymentIntent.next_action?.redirect_to_url?.url
  return url === undefined ? answer : leaveFor(url)
}

function leaveFor(url: string): Promise<never> {
  window.location.assign(url)
  return new Promise<never>(() => undefined)
}

function returnedTo(returnUrl: string, { id, client_secret: secret }: Intent): string {
  const url = new URL(returnUrl, window.location.href)
  url.searchParams.set('payment_intent', id)
  url.searchParams.set('payment_intent_client_secret', secret ?? '')
  url.searchParams.set('redirect_status', 'succeeded')
  return url.href
}

async function ask(path: string, body: object): Promise<Answer> {
  try {
    const answer = await fetch(`/simulator/stripe/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await answer.json()) as Answer
  } catch {
    return { error: { type: 'api_connection_error', message: 'The network is away.' } }
  }
}

function incomplete({ incomplete: message }: FormWords): Partial<StripeError> {
  return { type: 'validation_error', code: 'incomplete_number', message }
}

async function notPlayed(): Promise<never> {
  throw new Error('the simulator does not play this')
}

Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) })
