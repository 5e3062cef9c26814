import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { fetchSession, logIn } from '#api/authentication.api.ts'
import { fetchBotCheck, solveBotCheck } from '#api/bot-check.api.ts'
import { createGuest, registerUser, validateUser } from '#api/guests-users.api.ts'
import { createHttp, type Http } from '#api/http.ts'
import { createOrder } from '#api/orders.api.ts'
import { payByTest } from '#api/payments.api.ts'
import type { UserValidation } from '#contracts/accounts/guests-users.contract.ts'
import type { NewOrder } from '#contracts/orders/order-calls.contract.ts'
import type { Guest, Profile } from '#domain/account/identity.ts'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import { issueTicket } from '#server/accounts/store/sign-on-tickets.store.ts'
import { openPayingShop } from '#tests/support/payments/paying-shop.ts'
import { NOON } from '#tests/support/test-shop.ts'
import { PASSWORD, anEmail, mailedToken } from '#tests/support/users.ts'

/** One row of calls: one that is answered and what is read, and one that comes to nothing and how its caller learns. */
export type Row = {
  readonly answered?: readonly [call: Calling, read: unknown]
  readonly failed: readonly [call: Calling, outcome: object]
}
export type Rows = Readonly<Record<string, Row>>
type Calling = (at: Stage) => Promise<unknown>

export type Stage = Awaited<ReturnType<typeof openStage>>
export type KnownGuest = { readonly http: Http; readonly guest: Guest }
export type KnownUser = { readonly http: Http; readonly profile: Profile }

export const BRYGGA = { restaurantId: id<never>('brygga'), campaignId: id<never>('brygga-1') }
export const BURGER = {
  productCode: id<never>('burger'),
  quantity: 1,
  contextCode: 'context',
  children: [],
}
export const DEVICE_TOKEN = 'device-token-of-kari'
export const CONSENTS = { isTermsAccepted: true, isPolicyAccepted: true, isOffersAccepted: false }
/** When an order of this stage has been given to the kitchen. */
export const DUE = NOON + 15 * 60_000

export const NOT_THERE = { failed: { kind: 'network', code: 'unreachable' } }
export const NOT_SIGNED_IN = refused(401, 'account.notSignedIn')

/** The server's no, as the client tells it. */
export function refused(status: number, code: string, field?: string): object {
  return { failed: { kind: 'http', status, code, ...(field !== undefined && { field }) } }
}

/** The reference server on a port of its own, and the client of the app with a network between them. */
export async function openStage() {
  const shop = await openPayingShop()
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = shop.app.server.address() as AddressInfo
  const nobody = await aFreePort()
  let keys = 0
  return {
    shop,
    aVisitor,
    /** A client whose server is not there. */
    gone: () => clientOf(nobody),
    aGuest,
    aUser,
    aSignOn,
    proof,
    anOrderOf,
    aPaidOrderOf,
    aServedOrderOf,
    soldOut,
    withoutDatabase,
    close: () => shop.close(),
  }

  function aVisitor(): Http {
    return clientOf(port)
  }

  async function aGuest(email = anEmail()): Promise<KnownGuest> {
    const http = aVisitor()
    return { http, guest: await createGuest(http)(aNewGuest(email)) }
  }

  /** Registered by a mailed link and logged in. */
  async function aUser(): Promise<KnownUser> {
    const http = aVisitor()
    const email = anEmail()
    await registerUser(http)({ email, language: 'no' })
    await validateUser(http)(aRegistration(email, await mailedToken(shop, email)), await proof(http))
    await logIn(http)({ email, password: PASSWORD })
    const { identity } = await fetchSession(http)()
    if (identity.kind !== 'user') throw new Error('nobody was logged in')
    return { http, profile: identity.profile }
  }

  /** A browser that has come back from a provider of sign-on, with its ticket. */
  async function aSignOn(): Promise<{ readonly http: Http; readonly accessToken: string }> {
    const [browser, email] = ['browser-of-kari', anEmail()]
    const name = { firstName: 'Kari', lastName: 'Nordmann' }
    const identity = { issuer: 'https://id.example', subject: email, email, isEmailVerified: true, ...name }
    const accessToken = await issueTicket(shop.deps.database, { provider: 'fjord', browser }, identity, NOON)
    return { http: clientOf(port, `__Host-sign-on=${browser}`), accessToken }
  }

  async function proof(http: Http): Promise<string> {
    return solveBotCheck(await fetchBotCheck(http)())
  }

  async function anOrderOf(
    { http }: { readonly http: Http },
    change: Partial<NewOrder> = {},
  ): Promise<Order> {
    keys += 1
    const wanted: NewOrder = {
      ...BRYGGA,
      items: [BURGER],
      pickUpMode: 'EATIN',
      retrievalDate: NOON + 30 * 60_000,
      isPredictOrder: false,
      ...change,
    }
    return createOrder(http)(wanted, `key-of-stage-${keys}`)
  }

  async function aPaidOrderOf(
    customer: { readonly http: Http },
    change: Partial<NewOrder> = {},
  ): Promise<Order> {
    const order = await anOrderOf(customer, change)
    await payByTest(customer.http)(order.id)
    return order
  }

  async function aServedOrderOf(customer: { readonly http: Http }): Promise<Order> {
    const order = await aPaidOrderOf(customer)
    shop.clock.value = DUE
    await shop.worker.turn()
    return order
  }

  async function soldOut(productCode: string): Promise<void> {
    const outages = [{ productCode, state: 'UNAVAILABLE' }]
    await shop.customer().ask('POST', 'x/kitchen', { body: { restaurantId: BRYGGA.restaurantId, outages } })
  }

  /** What is answered while the database does not answer. */
  async function withoutDatabase<T>(act: () => Promise<T>): Promise<T> {
    const { database } = shop.deps
    const { query } = database
    Object.assign(database, { query: () => Promise.reject(new Error('the database is away')) })
    return act().finally(() => Object.assign(database, { query }))
  }
}

export function aNewGuest(email: string) {
  return { email, deviceToken: DEVICE_TOKEN, language: 'no', ...CONSENTS }
}

export function aRegistration(email: string, validationToken: string): UserValidation {
  return {
    validationToken,
    email,
    firstName: 'Kari',
    lastName: 'Nordmann',
    password: PASSWORD,
    addressLine1: 'Empty',
    postalCode: 'Empty',
    city: 'Empty',
    language: 'no',
    ...CONSENTS,
  }
}

/** A browser's own way to the server, with its cookie. */
function clientOf(port: number, cookieAtFirst?: string): Http {
  let cookie = cookieAtFirst
  return createHttp({
    baseUrl: `http://127.0.0.1:${port}/api`,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers)
      if (cookie !== undefined) headers.set('cookie', cookie)
      const answer = await fetch(input, { ...init, headers })
      cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return answer
    },
  })
}

async function aFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
