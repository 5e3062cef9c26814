import type { IncomingHttpHeaders } from 'node:http'
import type { Struct } from 'superstruct'
import type { AccountId } from '#domain/ids.ts'
import type { BegunSession, Session } from '../store/sessions.store.ts'
import { Failure, refusal } from './failure.ts'

/** One request as a route sees it: no framework object reaches further than this. */
export type Call = {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly headers: IncomingHttpHeaders
  readonly token: string | undefined
  /** The network address the call came from. */
  readonly address: string
  session(): Promise<Session | undefined>
}

export type Answer = {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** A cookie to set, or to clear. */
  readonly cookie?: BegunSession | 'clear'
}

export type Route = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api`, parameters as `:name`. */
  readonly path: string
  /** One sentence for the description of the interface. */
  readonly summary: string
  /** How often one customer may call it; by address where the call itself makes a customer of anybody. */
  readonly limit?: { readonly max: number; readonly windowMs: number; readonly by?: 'address' }
  /** A GET that changes something: answered to this site's own pages only. */
  readonly isSameSiteOnly?: boolean
  /** Levers and mails: there only for who asks on the machine itself, through no proxy. */
  readonly isOfThisMachine?: boolean
  readonly answer: (call: Call) => Promise<Answer> | Answer
}

export type SignedIn = Session & { readonly accountId: AccountId; readonly kind: 'guest' | 'user' }

/** The session of a guest or user; anybody else is told to sign in (S4.8). */
export async function signedIn(call: Call): Promise<SignedIn> {
  const session = await call.session()
  if (!session || session.accountId === undefined || session.kind === 'visitor')
    throw refusal('account.notSignedIn')
  return { ...session, accountId: session.accountId, kind: session.kind }
}

/** The body as its struct wants it, or 400 with the path of the first field that is wrong. */
export function bodyOf<T, S>(call: Call, struct: Struct<T, S>): T {
  return checked(call.body, struct)
}

export function checked<T, S>(value: unknown, struct: Struct<T, S>): T {
  const [failure, valid] = struct.validate(value)
  if (failure) throw new Failure(400, 'request.invalid', failure.path.join('.') || undefined)
  return valid
}

export function ok(body: unknown, headers?: Readonly<Record<string, string>>): Answer {
  return headers ? { status: 200, body, headers } : { status: 200, body }
}

/** What nobody keeps; a call says so of everything it does not let others keep. */
export const PRIVATE = { 'cache-control': 'no-store' } as const
