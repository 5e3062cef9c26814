import { TOTP } from 'otpauth'
import type { LightMyRequestResponse } from 'fastify'
import type { StaffRole } from '#domain/staff/staff-role.ts'
import { performStaffWish } from '#server/staff/staff-acts.ts'
import { PUBLIC_URL, type Asked, type Customer, type TestShop } from './test-shop.ts'

export const STAFF_PASSWORD = 'Rullekake4'

/** Somebody of the staff at a browser of their own, who reads English. */
export type Colleague = Customer & {
  readonly email: string
  /** The secret their app of codes has. */
  secret: string
  readonly post: (
    path: string,
    fields: Record<string, string>,
    asked?: Asked,
  ) => Promise<LightMyRequestResponse>
}

let colleagues = 0

/** A mail address nobody has used yet. */
export function aStaffEmail(): string {
  colleagues += 1
  return `ansatt.${colleagues}@example.com`
}

/** What a command about the staff prints, as the owner of the shop gives it. */
export const owner = (shop: TestShop) => ({
  add: (email: string, role: StaffRole = 'support', name = 'Kari Nordmann') =>
    performStaffWish({ act: 'add', email, role, name }, shop.deps),
  remove: (email: string) => performStaffWish({ act: 'remove', email }, shop.deps),
  reset: (email: string) => performStaffWish({ act: 'reset', email }, shop.deps),
  list: () => performStaffWish({ act: 'list' }, shop.deps),
})

/** The address of the link a command printed, below the shop's own. */
export function linkIn(printed: string): string {
  const link = printed.split('\n').find((line) => line.startsWith(PUBLIC_URL))
  if (link === undefined) throw new Error(`no link in: ${printed}`)
  return link.slice(PUBLIC_URL.length)
}

export const tokenIn = (link: string) => new URL(link, PUBLIC_URL).searchParams.get('token') ?? ''

/** The key a page to join shows as text. */
export function secretIn(page: string): string {
  return (/<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '')
}

/** The code an app shows for a secret at an instant in epoch ms. */
export const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp })

/** A browser nobody is logged in at. */
export function aDesk(shop: TestShop, email: string): Colleague {
  const customer = shop.customer()
  customer.cookie = 'orda-language=en'
  return Object.assign(customer, {
    email,
    secret: '',
    post: (path: string, fields: Record<string, string>, { headers = {} }: Asked = {}) =>
      customer.ask('POST', path, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: new URLSearchParams(fields).toString() as unknown as object,
      }),
  })
}

/** What the page of a link is sent back as, where everything is right. */
export const joiningBy = (link: string, secret: string, now: number) => ({
  token: tokenIn(link),
  password: STAFF_PASSWORD,
  confirmation: STAFF_PASSWORD,
  code: codeAt(secret, now),
})

/** Somebody who has joined, and is logged in by that; half a minute later, so that their next code is a new one. */
export async function aColleague(shop: TestShop, role: StaffRole = 'support'): Promise<Colleague> {
  const desk = aDesk(shop, aStaffEmail())
  const link = linkIn(await owner(shop).add(desk.email, role))
  desk.secret = secretIn((await desk.ask('GET', link)).body)
  await desk.post('/support/join', joiningBy(link, desk.secret, shop.clock.value))
  shop.clock.value += 30_000
  return desk
}

/** Logs somebody in with what they know, or with something else. */
export function logIn(desk: Colleague, shop: TestShop, other: Record<string, string> = {}) {
  return desk.post('/support/login', {
    email: desk.email,
    password: STAFF_PASSWORD,
    code: codeAt(desk.secret, shop.clock.value),
    ...other,
  })
}

/** Whether the staff's pages know who sits there. */
export async function isLoggedIn(desk: Colleague): Promise<boolean> {
  return (await desk.ask('GET', '/support/looks')).statusCode === 200
}
