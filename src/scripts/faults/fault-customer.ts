import { id } from '#domain/ids.ts'
import { pickupSlots } from '#domain/restaurant/pickup-slots.ts'
import { fromInstant } from '#contracts/wire/wire.ts'
import { insertUser } from '#server/accounts/store/users.store.ts'
import type { BasketName } from './fault-acts.ts'
import type { ServingProcess } from './serving-process.ts'

/** What a customer knows; more may have happened. */
export type FaultCustomer = Awaited<ReturnType<typeof customerOf>>

export type Answered = {
  readonly status: number
  readonly etag: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

type Asked = { readonly body?: object; readonly key?: string; readonly etag?: string }

const DETAILS = {
  email: 'kari@example.com',
  firstName: 'Kari',
  lastName: 'Nordmann',
  language: 'no',
  isTermsAccepted: true,
  isPolicyAccepted: true,
  isOffersAccepted: false,
}
let people = 0

/** A guest who has just come in by `entrance`, or a user who has just logged in there. */
export async function customerOf(entrance: ServingProcess, isUser: boolean) {
  people += 1
  const { accountId, cookie: firstCookie } = await (isUser ? aUser(entrance) : aGuest(entrance))
  let cookie = firstCookie
  const complaints: string[] = []
  /** What the server has ever told anybody to pay with, whether the answer arrived or not. */
  const told = new Set<string>()

  /** Undefined where the server was killed before it answered. A session that is over is renewed once. */
  async function ask(
    process: ServingProcess,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    asked: Asked = {},
  ): Promise<Answered | undefined> {
    const first = await once(process, method, path, asked)
    if (first?.status !== 401) return first
    await once(process, 'GET', 'accounts/authentication/refresh-token')
    return once(process, method, path, asked)
  }

  async function once(
    process: ServingProcess,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { body, key, etag }: Asked = {},
  ): Promise<Answered | undefined> {
    const answer = await process.ask({
      method,
      url: `/api/${path}`,
      headers: {
        cookie,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(etag !== undefined && { 'if-none-match': etag }),
      },
      ...(body && { payload: body }),
    })
    if (!answer) return undefined
    const { statusCode: status } = answer
    if (status === 500) complaints.push(`${method} ${path} answered ${answer.body}`)
    const renewed = cookieIn(answer.headers['set-cookie'])
    if (renewed !== undefined) cookie = renewed
    const given: Record<string, unknown> = answer.body === '' ? {} : JSON.parse(answer.body)
    const secret = given['paymentIntentClientSecret']
    if (typeof secret === 'string') told.add(secret)
    const address = given['redirectUrl']
    if (typeof address === 'string') told.add(new URL(address).pathname.slice(1))
    return { status, etag: answer.headers.etag, body: given }
  }

  return {
    accountId,
    ask,
    told,
    complaints,
    orders: new Map<BasketName, string>(),
    attempts: new Map<BasketName, object>(),
    secrets: new Map<BasketName, string>(),
    /** What a page was told of an order last, and how it asks whether that still holds. */
    seen: new Map<BasketName, { readonly etag: string; readonly state: unknown }>(),
    /** Orders somebody has had a hand in beside paying them: what becomes of those may have other reasons. */
    meddledWith: new Set<string>(),
    keyOf: (name: BasketName) => `${accountId}-${name}`,
  }
}

type Arrived = { readonly accountId: string; readonly cookie: string }

async function aGuest({ app }: ServingProcess): Promise<Arrived> {
  const { headers, body } = await app.inject({
    method: 'POST',
    url: '/api/accounts/guests',
    payload: { ...DETAILS, deviceToken: `device-token-number-${people}` },
  })
  return { accountId: String(JSON.parse(body).id), cookie: cookieIn(headers['set-cookie']) ?? '' }
}

/** Registered without a mail and a puzzle, which are proven elsewhere. */
async function aUser({ shop: { deps } }: ServingProcess): Promise<Arrived> {
  const email = `kari.${people}.${deps.clock.now()}@example.com`
  const user = await insertUser(deps.database, { ...DETAILS, email }, 'no password', deps.clock.now())
  if (!user) throw new Error(`${email} is registered already`)
  const { token } = await deps.sessions.begin({ accountId: id(user.id), kind: 'user' })
  return { accountId: user.id, cookie: `sid=${token}` }
}

function cookieIn(header: string | readonly string[] | undefined): string | undefined {
  const [first] = typeof header === 'string' ? [header] : (header ?? [])
  return first?.split(';')[0]
}

/** The pickup time of this number from now, as the page would offer it; undefined where there is none. */
export function slotOf({ shop }: ServingProcess, restaurantId: string, now: number, index: number) {
  const restaurant = shop.deps.catalogue.restaurant(restaurantId)
  const slot = restaurant && pickupSlots(restaurant, now, true)[index]
  return slot === undefined
    ? undefined
    : { retrievalDate: fromInstant(slot), campaignId: restaurant?.currentCampaignId }
}
