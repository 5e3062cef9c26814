import type { Operation } from './stripe-faults.ts'
import { paramsOf, textIn, textsIn } from './form-body.ts'
import type { Params } from './form-body.ts'
import { StripeRefusal } from './stripe-refusal.ts'
import type { StripeAccount } from './stripe-account.ts'
import type { Intent, Ledger } from './stripe-ledger.ts'

/** One request to the interface of Stripe. */
export type StripeRequest = {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
  readonly body: string
}

/** What one request asks for. */
export type Asked = {
  readonly operation: Operation
  readonly id: string
  readonly params: Params
}

const ROUTES: readonly (readonly [method: string, path: RegExp, operation: Operation])[] = [
  ['POST', /^\/v1\/payment_intents$/, 'create'],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, 'retrieve'],
  ['POST', /^\/v1\/payment_intents\/(\w+)$/, 'update'],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/confirm$/, 'confirm'],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, 'capture'],
  ['POST', /^\/v1\/payment_intents\/(\w+)\/cancel$/, 'cancel'],
  ['POST', /^\/v1\/refunds$/, 'refund'],
  ['POST', /^\/v1\/customers$/, 'customer'],
  ['DELETE', /^\/v1\/customers\/(\w+)$/, 'customer'],
  ['POST', /^\/v1\/payment_methods\/(\w+)\/detach$/, 'detach'],
]

/** What a request asks for; throws what Stripe says to an address it does not have. */
export function askedBy({ method, path, body }: StripeRequest): Asked {
  const [address = '', query = ''] = path.split('?')
  for (const [wanted, pattern, operation] of ROUTES) {
    const match = wanted === method ? pattern.exec(address) : undefined
    if (match) return { operation, id: match[1] ?? '', params: paramsOf(method === 'GET' ? query : body) }
  }
  throw new StripeRefusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${address}).`,
  })
}

/** Does what is asked and answers with the object Stripe answers with. */
export function perform({ operation, id, params }: Asked, account: StripeAccount, ledger: Ledger): object {
  const whole = (intent: Intent) => expanded(intent, params, ledger)
  switch (operation) {
    case 'create':
      return whole(created(params, account))
    case 'retrieve':
      return whole(account.find(id))
    case 'update':
      return whole(updated(id, params, account))
    case 'confirm':
      return whole(account.confirm(id, textIn(params, 'payment_method') ?? '', textIn(params, 'return_url')))
    case 'capture':
      return whole(account.capture(id, numberIn(params, 'amount_to_capture')))
    case 'cancel':
      return whole(account.cancel(id, textIn(params, 'cancellation_reason') ?? null))
    case 'refund': {
      const refund = account.refund(textIn(params, 'payment_intent') ?? '', numberIn(params, 'amount'))
      return { ...refund, object: 'refund', status: 'succeeded' }
    }
    case 'customer':
      if (id === '') return { ...account.addCustomer(textsIn(params, 'metadata')), object: 'customer' }
      account.dropCustomer(id)
      return { id, object: 'customer', deleted: true }
    case 'detach':
      return account.detach(id)
  }
}

function created(params: Params, account: StripeAccount): Intent {
  const email = textIn(params, 'receipt_email')
  return account.create({
    amount: numberIn(params, 'amount') ?? 0,
    currency: textIn(params, 'currency') ?? '',
    captureMethod: textIn(params, 'capture_method') === 'manual' ? 'manual' : 'automatic',
    metadata: textsIn(params, 'metadata'),
    ...(email !== undefined && { receiptEmail: email }),
  })
}

function updated(id: string, params: Params, account: StripeAccount): Intent {
  const customer = textIn(params, 'customer')
  const usage = textIn(params, 'setup_future_usage')
  return account.update(id, {
    ...(customer !== undefined && { customer }),
    ...(usage !== undefined && {
      setupFutureUsage: usage === 'on_session' || usage === 'off_session' ? usage : null,
    }),
  })
}

/** The objects an answer is asked to hold, in the place of their ids. */
function expanded(intent: Intent, params: Params, ledger: Ledger): object {
  const wanted = Object.values(textsIn(params, 'expand'))
  const method = intent.payment_method === null ? undefined : ledger.methods[intent.payment_method]
  const charge = intent.latest_charge === null ? undefined : ledger.charges[intent.latest_charge]
  const { answer: _bank, ...shown } = method ?? {}
  return {
    ...intent,
    ...(method && wanted.includes('payment_method') && { payment_method: shown }),
    ...(charge && wanted.includes('latest_charge') && { latest_charge: charge }),
  }
}

function numberIn(params: Params, name: string): number | undefined {
  const text = textIn(params, name)
  return text === undefined ? undefined : Number(text)
}
