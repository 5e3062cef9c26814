import type { FastifyInstance, FastifyRequest } from 'fastify'
import { coerce, create, defaulted, enums, integer, max, min, optional, string, type } from 'superstruct'
import { fromProviderAmount } from '#domain/checkout/payment-provider.ts'
import { Failure } from '#server/core/http/failure.ts'
import { sendOperatorPage } from '#server/core/http/operator-page.ts'
import { PRIVATE, checked } from '#server/core/http/route.ts'
import { bankPage } from '#server/payments/bank-page.ts'
import type { PlayedIn, Player, PlayerWorld } from '#server/payments/player.ts'
import { assertOwnPage, fieldsOf, wordsFor } from '../payments/simulator-request.ts'
import type { StripeSettings } from '#server/payments/stripe/stripe-client.ts'
import { stripeSetUp } from '#server/payments/stripe/stripe-set-up.ts'
import { StripeRefusal } from './stripe-refusal.ts'
import { FAULTS, OPERATIONS } from './stripe-faults.ts'
import type { Intent, Ledger } from './stripe-ledger.ts'
import { stripeScript } from './stripe-script.ts'
import { stripeSimulator } from './stripe-simulator.ts'
import type { StripeSimulator } from './stripe-simulator.ts'
import { stripeSwitchesPage } from './stripe-switches-page.ts'

export type StripePlayer = Player & { readonly stripe: StripeSimulator }

/** With these anybody may ask the simulator, and nobody anything else. */
export const SIMULATED_STRIPE: StripeSettings = {
  secretKey: 'sk_test_simulator',
  publishableKey: 'pk_test_simulator',
  webhookSecret: 'whsec_simulator',
}

/** Where the page finds the simulated Stripe.js; the real one comes from Stripe alone. */
const SCRIPT = '/simulator/stripe.js'

const Fault = type({
  operation: enums(OPERATIONS),
  fault: enums(FAULTS),
  times: defaulted(coerce(max(min(integer(), 1), 100), string(), Number), 1),
  always: defaulted(enums(['yes', 'no']), 'no'),
})
const Decision = type({ id: string(), answer: enums(['yes', 'no']) })
const ConfirmationSchema = type({
  clientSecret: string(),
  returnUrl: optional(string()),
  card: optional(type({ number: string(), expMonth: integer(), expYear: integer(), cvc: string() })),
})

/** Plays Stripe: its interface, its script in the page, and the page of the bank. */
export function stripePlayer({ now, newId, post, kept, keep }: PlayerWorld): StripePlayer {
  const stripe = stripeSimulator({
    ...SIMULATED_STRIPE,
    now,
    newId,
    authenticationUrl: (id) => `/simulator/authenticate/${id}`,
    send: (body, signature) =>
      post('/api/x/payments/stripe/events', body, {
        'content-type': 'application/json',
        'stripe-signature': signature,
      }),
    ...(kept && { ledger: kept as Partial<Ledger> }),
    keep,
  })
  const setUp = stripeSetUp(SIMULATED_STRIPE)
  return {
    stripe,
    setUp: { ...setUp, told: { ...setUp.told, stripeScriptUrl: SCRIPT } },
    fetch: stripe.fetch,
    deliver: () => stripe.messages.deliver(),
    messages(fault) {
      stripe.faults.messages = fault
    },
    clear: () => stripe.faults.clear(),
    switches: {
      fault(told) {
        const { operation, fault, times, always } = create(told, Fault)
        if (always === 'yes') stripe.faults.always(operation, fault)
        else stripe.faults.next(operation, ...Array.from({ length: times }, () => fault))
      },
      decide(told) {
        const { id, answer } = create(told, Decision)
        stripe.account.decide(id, answer === 'yes')
        stripe.keep()
      },
    },
    switchesPage: (words) =>
      stripeSwitchesPage(
        Object.values(stripe.ledger.intents).filter(({ status }) => status === 'processing'),
        words,
      ),
    install: (pages, shop) => installStripe(pages, stripe, shop),
  }
}

function installStripe(pages: FastifyInstance, stripe: StripeSimulator, shop: PlayedIn): void {
  pages.get(SCRIPT, async (_request, reply) =>
    reply
      .headers(PRIVATE)
      .type('text/javascript; charset=utf-8')
      .send(await stripeScript(shop.catalogue.deployment())),
  )
  pages.post('/simulator/stripe/:act', (request: FastifyRequest<{ Params: { act: string } }>, reply) => {
    assertOwnPage(request)
    return reply.headers(PRIVATE).send(answerToPage(request.params.act, request.body, stripe))
  })

  const at = '/simulator/authenticate/:id'
  pages.get(at, (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const intent = stripe.ledger.intents[request.params.id]
    const asked =
      intent?.status === 'requires_action'
        ? {
            amount: fromProviderAmount('stripe', intent.amount, intent.currency),
            currency: intent.currency,
            action: `/simulator/authenticate/${intent.id}`,
          }
        : undefined
    return sendOperatorPage(reply, bankPage(asked, wordsFor(request, shop)))
  })
  pages.post(at, (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    assertOwnPage(request)
    const asked = stripe.ledger.intents[request.params.id]
    if (!asked) throw new Failure(404, 'request.notFound')
    const returnUrl = asked.next_action?.redirect_to_url.return_url
    const intent = stripe.account.authenticate(asked.id, fieldsOf(request).get('answer') === 'yes')
    stripe.keep()
    return reply.redirect(returnUrl == null ? '/' : returnedTo(returnUrl, intent, shop.publicUrl), 303)
  })
}

/** What Stripe.js asks of Stripe, as it answers it: an error is an answer. */
function answerToPage(act: string, body: unknown, stripe: StripeSimulator): object {
  const { clientSecret, card, returnUrl } = checked(body, ConfirmationSchema)
  const intent = stripe.account.bySecret(clientSecret)
  if (!intent) return { error: { type: 'invalid_request_error', message: 'No such payment_intent.' } }
  if (act !== 'confirm' || !card) return { paymentIntent: shown(intent) }
  try {
    const method = stripe.account.addCard(card)
    return { paymentIntent: shown(stripe.account.confirm(intent.id, method.id, returnUrl)) }
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error
    const { payment_intent: _whole, ...told } = error.error
    return { error: told }
  } finally {
    stripe.keep()
  }
}

/** What a browser is told of a payment, by whoever holds its secret. */
function shown({ id, client_secret, status, amount, currency, next_action }: Intent): object {
  return { id, object: 'payment_intent', client_secret, status, amount, currency, next_action }
}

/** Back to the shop and nowhere else. */
function returnedTo(returnUrl: string, intent: Intent, publicUrl: string): string {
  const url = new URL(returnUrl, publicUrl)
  url.searchParams.set('payment_intent', intent.id)
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '')
  url.searchParams.set('redirect_status', intent.status === 'requires_capture' ? 'succeeded' : 'failed')
  return url.pathname + url.search
}
