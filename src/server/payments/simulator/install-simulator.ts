import { fromProviderAmount } from '#domain/checkout/payment-provider.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { StructError, integer, optional, string, type } from 'superstruct'
import type { Deps } from '../../process/deps.ts'
import { chosenLanguage } from '../../http/chosen-language.ts'
import { Failure, invalid } from '../../http/failure.ts'
import { sendOperatorPage } from '../../http/operator-page.ts'
import { PRIVATE, checked } from '../../http/route.ts'
import { isSameSite } from '../../http/same-site.ts'
import { wordsOf } from '../../mail/mail-words.ts'
import { bankPage } from '../bank-page.ts'
import { SIMULATED_STRIPE_JS } from '../offered.ts'
import { GATEWAY_ANSWERS } from './gateway-simulator.ts'
import { gatewayPage, switchesPage } from './simulator-pages.ts'
import { StripeRefusal } from './stripe-account.ts'
import type { Intent } from './stripe-ledger.ts'
import { stripeScript } from './stripe-script.ts'
import { turnSwitch } from './switches.ts'

const ConfirmationWire = type({
  clientSecret: string(),
  returnUrl: optional(string()),
  card: optional(type({ number: string(), expMonth: integer(), expYear: integer(), cvc: string() })),
})

/**
 * What customers and their browsers see of the simulated providers: Stripe.js and what it asks, the page of the bank, the
 * gateway. There only where payments are simulated, and never in production.
 */
export function installSimulator(pages: FastifyInstance, deps: Deps): void {
  const { simulator, catalogue } = deps
  if (!simulator) return
  const { stripe, gateway } = simulator

  pages.get(SIMULATED_STRIPE_JS, async (_request, reply) =>
    reply
      .headers(PRIVATE)
      .type('text/javascript; charset=utf-8')
      .send(await stripeScript(catalogue.deployment())),
  )
  pages.post('/simulator/stripe/:act', (request: FastifyRequest<{ Params: { act: string } }>, reply) => {
    guard(request)
    return reply.headers(PRIVATE).send(answerToPage(request.params.act, request.body))
  })

  /** What Stripe.js asks of Stripe, as it answers it: an error is an answer. */
  function answerToPage(act: string, body: unknown): object {
    const { clientSecret, card, returnUrl } = checked(body, ConfirmationWire)
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
    return sendOperatorPage(reply, bankPage(asked, wordsFor(request, catalogue)))
  })
  pages.post(at, (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    guard(request)
    const asked = stripe.ledger.intents[request.params.id]
    if (!asked) throw new Failure(404, 'request.notFound')
    const returnUrl = asked.next_action?.redirect_to_url.return_url
    const intent = stripe.account.authenticate(asked.id, fieldsOf(request).get('answer') === 'yes')
    stripe.keep()
    return reply.redirect(returnUrl == null ? '/' : returnedTo(returnUrl, intent, deps.publicUrl), 303)
  })

  pages.post('/simulator/gateway/pay', (request, reply) => {
    const transaction = gateway.take(Object.fromEntries(fieldsOf(request)))
    return sendOperatorPage(
      reply.code(transaction ? 200 : 400),
      gatewayPage(transaction, wordsFor(request, catalogue)),
    )
  })
  pages.post('/simulator/gateway/answer', (request, reply) => {
    guard(request)
    const said = GATEWAY_ANSWERS.find((each) => each === fieldsOf(request).get('answer'))
    const back = said && gateway.answer(fieldsOf(request).get('transactionId') ?? '', said)
    if (back === undefined) throw new Failure(404, 'request.notFound')
    return reply.redirect(new URL(back).pathname, 303)
  })
}

/** /simulator: what the simulated providers can be made to do. */
export function installPaymentSwitches(rooms: FastifyInstance, { simulator, catalogue }: Deps): void {
  if (!simulator) return
  const { stripe, gateway } = simulator
  rooms.get('/simulator', (request, reply) => {
    const undecided = Object.values(stripe.ledger.intents).filter(({ status }) => status === 'processing')
    const { isAway, refusesCapture } = gateway.faults
    const view = { messages: stripe.faults.messages, isAway, refusesCapture, undecided }
    return sendOperatorPage(reply, switchesPage(view, wordsFor(request, catalogue)))
  })
  rooms.post('/simulator', (request, reply) => {
    guard(request)
    const { body } = request
    try {
      turnSwitch(body instanceof URLSearchParams ? Object.fromEntries(body) : body, simulator)
    } catch (error) {
      if (error instanceof StructError) throw invalid('body', error.path)
      throw error
    }
    stripe.keep()
    return reply.redirect('/simulator', 303)
  })
}

function wordsFor(request: FastifyRequest, catalogue: Deps['catalogue']) {
  const deployment = catalogue.deployment()
  return wordsOf(chosenLanguage(request, deployment), deployment)
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

function fieldsOf({ body }: FastifyRequest): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams()
}

function guard({ headers }: FastifyRequest): void {
  if (!isSameSite(headers)) throw new Failure(403, 'request.crossSite')
}
