import { setTimeout as sleep } from 'node:timers/promises'
import { faultSwitches } from './stripe-faults.ts'
import type { Fault } from './stripe-faults.ts'
import { messagePost } from './message-post.ts'
import type { PostOptions } from './message-post.ts'
import { stripeAccount } from './stripe-account.ts'
import { StripeRefusal } from './stripe-refusal.ts'
import type { World } from './stripe-account.ts'
import { askedBy, perform } from './stripe-interface.ts'
import type { Asked, StripeRequest } from './stripe-interface.ts'
import { emptyLedger } from './stripe-ledger.ts'
import type { Ledger } from './stripe-ledger.ts'

export type SimulatorOptions = Omit<PostOptions, 'send'> &
  Pick<World, 'authenticationUrl'> & {
    readonly secretKey: string
    readonly send?: PostOptions['send']
    /** What it knew when it was stopped, and where it tells what it knows. */
    readonly ledger?: Partial<Ledger>
    readonly keep?: (ledger: Ledger) => void
    /** How long an answer that is late takes, ms. */
    readonly lateMs?: number
    readonly wait?: (durationMs: number) => Promise<unknown>
  }

/** What comes back from a request: an answer, or a connection that breaks before it or in the middle of it. */
export type StripeReply = {
  readonly status: number
  readonly body: string
  readonly isRepeated: boolean
  readonly broken?: 'before' | 'within'
}

export type StripeSimulator = ReturnType<typeof stripeSimulator>

const LATE_MS = 30_000

/**
 * Stands in for Stripe: the part of its interface this shop uses, with a memory, the messages it sends, and switches
 * for everything that goes wrong between two machines. Money moves as at Stripe, whatever becomes of the answers.
 */
export function stripeSimulator(options: SimulatorOptions) {
  const { secretKey, keep, lateMs = LATE_MS, wait = sleep } = options
  const ledger: Ledger = { ...emptyLedger(), ...options.ledger }
  const faults = faultSwitches()
  const messages = messagePost({ ...options, send: options.send ?? unheard }, faults)
  const account = stripeAccount(ledger, { ...options, tell: messages.post })
  const requests: string[] = []

  /** One request to api.stripe.com. */
  async function ask(request: StripeRequest): Promise<StripeReply> {
    let asked: Asked
    try {
      asked = askedBy(request)
      if (request.authorization !== `Bearer ${secretKey}`) throw unauthorised()
    } catch (error) {
      return refusalOf(error)
    }
    requests.push(asked.operation)
    const fault = faults.take(asked.operation)
    if (fault === 'lostCall') return { ...NOTHING, broken: 'before' }
    if (fault === 'conflict' || fault === 'tooMany') return hindered(fault)
    const reply = answer(request, asked, fault)
    keep?.(ledger)
    if (fault === 'late') await wait(lateMs)
    if (fault === 'lostAnswer') return { ...reply, broken: 'before' }
    return fault === 'halfAnswer' ? { ...reply, broken: 'within' } : reply
  }

  /** What the same key was answered before, or what is done now; remembered once anything was done (F1). */
  function answer({ idempotencyKey, path, body }: StripeRequest, asked: Asked, fault?: Fault): StripeReply {
    const what = `${path} ${body}`
    const known = idempotencyKey === undefined ? undefined : ledger.keys[idempotencyKey]
    if (known && known.asked !== what) return refusalOf(otherParameters())
    if (known) return { status: known.status, body: JSON.stringify(known.body), isRepeated: true }
    const { status, body: answered } = executed(asked, fault)
    const isRemembered = idempotencyKey !== undefined && status !== 400 && asked.operation !== 'retrieve'
    if (isRemembered) ledger.keys[idempotencyKey] = { asked: what, status, body: answered }
    return { status, body: JSON.stringify(answered), isRepeated: false }
  }

  function executed(asked: Asked, fault?: Fault): { status: number; body: object } {
    if (fault === 'failure') return FAILED
    try {
      if (fault === 'decline' && asked.operation === 'capture') account.refuseCapture(asked.id)
      const body = perform(asked, account, ledger)
      return fault === 'failureAfter' ? FAILED : { status: 200, body }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      return { status: error.status, body: { error: error.error } }
    }
  }

  /** The interface as a `fetch`, for a library in the same process. */
  async function fetchIt(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const headers = new Headers(init.headers)
    const reply = await ask({
      method: init.method ?? 'GET',
      path: pathname + search,
      authorization: headers.get('authorization') ?? undefined,
      idempotencyKey: headers.get('idempotency-key') ?? undefined,
      body: typeof init.body === 'string' ? init.body : '',
    })
    if (reply.broken === 'before') throw new TypeError('fetch failed')
    const body = reply.broken === 'within' ? brokenOff(reply.body) : reply.body
    return new Response(body, { status: reply.status, headers: headersOf(reply) })
  }

  return {
    ask,
    fetch: fetchIt,
    account,
    faults,
    messages,
    ledger,
    requests,
    /** Keeps what was done to the account directly, as a browser does. */
    keep: () => keep?.(ledger),
  }
}

export function headersOf({ isRepeated }: StripeReply): Record<string, string> {
  return {
    'content-type': 'application/json',
    'request-id': 'req_simulated',
    ...(isRepeated && { 'idempotent-replayed': 'true' }),
  }
}

const NOTHING = { status: 0, body: '', isRepeated: false } as const
const FAILED = {
  status: 500,
  body: { error: { type: 'api_error', message: 'Something went wrong.' } },
} as const

function refusalOf(error: unknown): StripeReply {
  if (!(error instanceof StripeRefusal)) throw error
  return { status: error.status, body: JSON.stringify({ error: error.error }), isRepeated: false }
}

function unauthorised(): StripeRefusal {
  return new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' })
}

function otherParameters(): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  })
}

function hindered(fault: 'conflict' | 'tooMany'): StripeReply {
  const [status, code] = fault === 'conflict' ? [409, 'idempotency_key_in_use'] : [429, 'rate_limit']
  const type = fault === 'conflict' ? 'idempotency_error' : 'invalid_request_error'
  return refusalOf(new StripeRefusal(status, { type, code, message: 'Not now.' }))
}

function brokenOff(body: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(body.slice(0, body.length / 2))
  return new ReadableStream({
    start: (controller) => controller.enqueue(half),
    pull: (controller) => controller.error(new TypeError('terminated')),
  })
}

async function unheard(): Promise<number> {
  throw new Error('nobody listens')
}
