import type { IncomingHttpHeaders } from 'node:http'
import type { Struct } from 'superstruct'
import type { AccountId } from '#domain/ids.ts'
import type { KnownDevice } from '../session/known-devices.store.ts'
import type { BegunSession } from '../session/sessions.store.ts'
import type { Session } from '../session/session-row.ts'
import { invalid, refusal } from './failure.ts'
import type { Refused } from './failure.ts'

/** A struct as who reads with it sees it. */
type Reads<T> = Pick<Struct<T, unknown>, 'TYPE' | 'validate'>

/** What a route reads of a request. */
export type Takes<Body = unknown, Query = unknown> = {
  readonly body?: Reads<Body>
  readonly query?: Reads<Query>
}

/** One request as a route sees it: no framework object reaches further than this. */
export type Call<Body = unknown, Query = unknown> = {
  readonly takes: Takes<Body, Query>
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly headers: IncomingHttpHeaders
  readonly token: string | undefined
  /** By which the device is known to whoever has logged in on it. */
  readonly deviceToken: string | undefined
  /** The network address the call came from; of IPv6 the network of one customer. */
  readonly address: string
  session(): Promise<Session | undefined>
}

export type Answer = {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** A cookie to set, or to clear. */
  readonly cookie?: BegunSession | 'clear'
  /** The device is known from now on. */
  readonly device?: KnownDevice
}

/** What the description of the interface tells of a call. */
export type DescribedCall<Body = unknown, Query = unknown> = Takes<Body, Query> & {
  /** Its name in clients that are made of the description. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api`, parameters as `:name`. */
  readonly path: string
  /** One sentence. */
  readonly summary: string
  /** Headers it does not do without. */
  readonly headers?: readonly string[]
  /** The struct of its answer; none where it leads to another address or gives nothing. */
  readonly gives?: object
  /** Of an answer that says yes; 200 where nothing is said. */
  readonly status?: 201 | 204 | 303
  /** What it refuses beside what every call does. */
  readonly refuses?: readonly Refused[]
  /** Its answer bears an ETag, and is 304 to who has that version. */
  readonly isVersioned?: boolean
  /** It opens, renews or ends a session. */
  readonly isOfSessions?: boolean
  /** What lets it in is its signature, and no session. */
  readonly isSigned?: boolean
  /** How often one customer may call it; by address where the call itself makes a customer of anybody. */
  readonly limit?: { readonly max: number; readonly windowMs: number; readonly by?: 'address' }
  /** A GET that changes something: answered to this site's own pages only. */
  readonly isSameSiteOnly?: boolean
  /** Levers and mails: there only for who asks on the machine itself, through no proxy. */
  readonly isOfThisMachine?: boolean
}

export type Route<Body = unknown, Query = unknown> = DescribedCall<Body, Query> & {
  // A method: a route that reads one body is a route as any other.
  answer(call: Call<Body, Query>): Promise<Answer> | Answer
}

/** A route that reads a body or a query as it says it takes them. */
export function route<Body, Query>(told: Route<Body, Query>): Route {
  return told
}

export type SignedIn = Session & { readonly accountId: AccountId; readonly kind: 'guest' | 'user' }

/** The session of a guest or user; anybody else is told to sign in (S4.8). */
export async function signedIn(call: Call): Promise<SignedIn> {
  const session = await call.session()
  if (!session || session.accountId === undefined || session.kind === 'visitor')
    throw refusal('account.notSignedIn')
  return { ...session, accountId: session.accountId, kind: session.kind }
}

/** The body as the route takes it, or 400 with the path of the first field that is wrong. */
export function bodyOf<Body>({ takes, body }: Call<Body>): Body {
  return checked(body, takes.body)
}

/** The same of what is asked behind the `?`. */
export function queryOf<Query>({ takes, query }: Call<unknown, Query>): Query {
  return checked(query, takes.query, 'query')
}

export function checked<T>(value: unknown, struct: Reads<T> | undefined, part: 'query' | 'body' = 'body'): T {
  if (!struct) throw new Error('read of a call that takes none')
  const [failure, valid] = struct.validate(value)
  if (failure) throw invalid(part, failure.path)
  return valid
}

export function ok(body: unknown, headers?: Readonly<Record<string, string>>): Answer {
  return headers ? { status: 200, body, headers } : { status: 200, body }
}

/** What nobody keeps; a call says so of everything it does not let others keep. */
export const PRIVATE = { 'cache-control': 'no-store' } as const
