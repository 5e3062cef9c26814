import { StructError, mask } from 'superstruct'
import type { Struct } from 'superstruct'
import wretch from 'wretch'
import type { WretchError } from 'wretch'
import { decode } from '#contracts/wire/decode.ts'
import { ProblemSchema } from '#contracts/wire/problem.contract.ts'

/** Why a call gave no value. `code` is the server's, else `timeout`, `unreachable`, `contract` or `http.<status>`. */
export class ApiFailure extends Error {
  readonly kind: 'network' | 'http' | 'contract'
  readonly status: number
  readonly code: string
  readonly field?: string
  readonly retryAfterMs?: number

  constructor(what: Pick<ApiFailure, 'kind' | 'status' | 'code' | 'field' | 'retryAfterMs'>) {
    super(`${what.kind}: ${what.code}${what.field === undefined ? '' : ` at ${what.field}`}`)
    this.name = 'ApiFailure'
    this.kind = what.kind
    this.status = what.status
    this.code = what.code
    if (what.field !== undefined) this.field = what.field
    if (what.retryAfterMs !== undefined) this.retryAfterMs = what.retryAfterMs
  }
}

export type Call<Value> = {
  readonly path: string
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: () => unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  /** True where an answer the browser kept may be too old: it asks the server whether it still holds. */
  readonly mustBeCurrent?: true
  /** False where a 401 is an answer, such as a wrong password. */
  readonly refreshes?: false
  readonly read: (text: string, headers: Headers) => Value
}

export type Http = <Value>(call: Call<Value>) => Promise<Value>

export type HttpSettings = {
  readonly baseUrl: string
  readonly fetch?: typeof fetch
  readonly wait?: (durationMs: number) => Promise<void>
  readonly now?: () => number
  readonly random?: () => number
}

const TIMEOUT_MS = 10_000
const PATIENCE_MS = 5_000
const REFRESH: Call<void> = {
  path: '/accounts/authentication/refresh-token',
  refreshes: false,
  read: nothing,
}

/**
 * The one way out to the server (S7.1, S7.2). A 401 asks once, for all calls in flight, for a fresh session and
 * then repeats the call (S4.5); a read that is told to come back within 5 s does so once.
 */
export function createHttp(settings: HttpSettings): Http {
  const { wait = sleep, now = Date.now, random = Math.random } = settings
  const send = (settings.fetch ?? globalThis.fetch).bind(globalThis)
  const client = wretch(settings.baseUrl, { credentials: 'include' }).polyfills({ fetch: send })
  let refreshing: Promise<unknown> | undefined
  let refreshes = 0

  return async function http(call) {
    const refreshesBefore = refreshes
    try {
      return await patiently(call)
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.status !== 401 || call.refreshes === false)
        throw failure
      // A call that left before the last refresh ended only needs to be repeated.
      const refusal = refreshes === refreshesBefore ? await refresh() : undefined
      if (refusal) throw isRefused(refusal) ? failure : refusal
      return patiently(call)
    }
  }

  /** Nothing when the session is fresh again, else why it is not. */
  async function refresh(): Promise<unknown> {
    refreshing ??= once(REFRESH)
      .then(
        () => {
          refreshes += 1
        },
        (failure: unknown) => failure,
      )
      .finally(() => {
        refreshing = undefined
      })
    return refreshing
  }

  async function patiently<Value>(call: Call<Value>): Promise<Value> {
    try {
      return await once(call)
    } catch (failure) {
      const delay = failure instanceof ApiFailure ? failure.retryAfterMs : undefined
      if (delay === undefined || delay > PATIENCE_MS || (call.method ?? 'GET') !== 'GET') throw failure
      await wait(Math.round(delay * (1 + random() / 5)))
      return once(call)
    }
  }

  async function once<Value>(call: Call<Value>): Promise<Value> {
    const answered = await client
      .headers({ ...call.headers })
      .options({
        signal: AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS),
        ...(call.mustBeCurrent && { cache: 'no-cache' }),
      })
      .fetch(call.method ?? 'GET', call.path + queryOf(call.query), call.body?.())
      .res(async (response) => ({ text: await response.text(), headers: response.headers }))
      .catch((error: unknown) => {
        throw apiFailureOf(error, now())
      })
    return readAs(({ text, headers }) => call.read(text, headers), answered)
  }
}

/** Reads a JSON answer: its struct, then its domain value, with what its headers add to it. */
export function answer<Wire, Schema, Value>(
  struct: Struct<Wire, Schema>,
  toValue: (wire: Wire, headers: Headers) => Value,
): (text: string, headers: Headers) => Value {
  return (text, headers) => toValue(decode(struct, JSON.parse(text)), headers)
}

/** Whether a call failed only because the server has no other version than the one it was told of. */
export function isUnchanged(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 304
}

/** For calls whose answer says no more than its status. */
export function nothing(): void {}

/** A body exactly as its struct says: what the struct does not know is not sent. */
export function exactly<Wire, Schema>(struct: Struct<Wire, Schema>, body: unknown): () => Wire {
  return () => readAs((value) => mask(value, struct), body)
}

/** A path with its values escaped. */
export function path(fixed: TemplateStringsArray, ...values: readonly string[]): string {
  return fixed.reduce((whole, part, at) => whole + encodeURIComponent(values[at - 1] ?? '') + part)
}

function readAs<Given, Value>(read: (given: Given) => Value, given: Given): Value {
  try {
    return read(given)
  } catch (error) {
    const field = error instanceof StructError ? error.path.join('.') : ''
    throw new ApiFailure({ kind: 'contract', status: 0, code: 'contract', field })
  }
}

/** A server that is away says nothing about who the customer is: only its own no ends a session. */
function isRefused(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.kind === 'http' && failure.status < 500
}

function apiFailureOf(error: unknown, now: number): ApiFailure {
  if (!isAnswer(error)) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    return new ApiFailure({ kind: 'network', status: 0, code: isTimeout ? 'timeout' : 'unreachable' })
  }
  const problem = ProblemSchema.is(error.json) ? error.json : undefined
  const retryAfterMs = problem?.retryAfterMs ?? retryAfter(error.response.headers.get('retry-after'), now)
  return new ApiFailure({
    kind: 'http',
    status: error.status,
    code: problem?.code ?? `http.${error.status}`,
    ...(problem?.field ? { field: problem.field } : null),
    ...(retryAfterMs === undefined ? null : { retryAfterMs }),
  })
}

function isAnswer(error: unknown): error is WretchError {
  return error instanceof Error && 'response' in error && 'status' in error
}

/** Seconds or a date, as HTTP allows both. */
function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const until = /^\d+$/.test(header) ? now + Number(header) * 1000 : Date.parse(header)
  return Number.isNaN(until) ? undefined : Math.max(0, until - now)
}

function queryOf(query: Call<unknown>['query']): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

function sleep(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}
