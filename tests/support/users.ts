import { findNonce, botCheckHeader } from '#domain/account/proof-of-work.ts'
import type { Customer, TestShop } from './test-shop.ts'

export const PASSWORD = 'Rullekake4'

export type Mail = {
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly language: string
}

let people = 0

/** A mail address nobody has used yet. */
export function anEmail(): string {
  people += 1
  return `kari.${people}@example.com`
}

/** The mails to an address, newest first, as their reader gets them. */
export async function mailsTo(shop: TestShop, email: string): Promise<readonly Mail[]> {
  const { items } = (await shop.customer().ask('GET', 'x/outbox')).json()
  return items.filter((mail: { recipient: string }) => mail.recipient === email)
}

/** What a link of the newest mail to an address carries. */
export async function mailedToken(shop: TestShop, email: string): Promise<string> {
  const [mail] = await mailsTo(shop, email)
  const token = /[/#]([\w-]{43})$/m.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`no link was mailed to ${email}`)
  return token
}

/** The header of somebody who has solved the server's puzzle. */
export async function solved(customer: Customer): Promise<Record<string, string>> {
  const check = (await customer.ask('GET', 'x/bot-check')).json()
  const nonce = findNonce(check, 0, 1_000_000)
  if (nonce === undefined) throw new Error('no nonce solves the puzzle')
  return { 'x-bot-check': botCheckHeader(check, nonce) }
}

export async function askToRegister(shop: TestShop, email: string, language = 'no') {
  return shop.customer().ask('POST', 'accounts/users', { body: { email, language } })
}

/** The body of the form behind the link. */
export function aRegistration(email: string, validationToken: string, overrides: object = {}): object {
  return {
    validationToken,
    email,
    firstName: 'Kari',
    lastName: 'Nordmann',
    phoneNumber: '+47 412 34 567',
    password: PASSWORD,
    addressLine1: 'Empty',
    postalCode: 'Empty',
    city: 'Empty',
    language: 'no',
    isTermsAccepted: true,
    isPolicyAccepted: true,
    isOffersAccepted: false,
    ...overrides,
  }
}

export async function validate(customer: Customer, body: object) {
  return customer.ask('POST', 'accounts/users/validate', { body, headers: await solved(customer) })
}

/** Somebody registered from the mail; not logged in. */
export async function aRegisteredUser(shop: TestShop, overrides: object = {}): Promise<string> {
  const email = anEmail()
  await askToRegister(shop, email)
  const answer = await validate(
    shop.customer(),
    aRegistration(email, await mailedToken(shop, email), overrides),
  )
  if (answer.statusCode !== 201) throw new Error(`registration answered ${answer.body}`)
  return email
}

export async function logIn(customer: Customer, email: string, password = PASSWORD) {
  return customer.ask('POST', 'accounts/authentication/users', { body: { email, password } })
}

/** A user logged in, with the account id. */
export async function aUserOf(
  shop: TestShop,
  overrides: object = {},
): Promise<Customer & { id: string; email: string }> {
  const email = await aRegisteredUser(shop, overrides)
  const customer = shop.customer()
  const answer = await logIn(customer, email)
  return Object.assign(customer, { id: String(answer.json().user.id), email })
}

export async function isSignedIn(customer: Customer): Promise<boolean> {
  return (await customer.ask('GET', 'accounts/authentication/current')).json().success
}
