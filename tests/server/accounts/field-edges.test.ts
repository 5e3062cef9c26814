import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FORM_EDGES, type Edge } from '#tests/support/field-edges.ts'
import { GUEST, openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import {
  aRegisteredUser,
  aRegistration,
  aUserOf,
  anEmail,
  askToRegister,
  mailedToken,
  validate,
} from '#tests/support/users.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Answered = {
  readonly statusCode: number
  json(): { readonly code?: string; readonly field?: string }
}
/** Sends a form with one of its fields as it is given. */
type Send = (field: string, value: string) => Promise<Answered>

/** What sends each form, again and again for the same customer. */
const SENDERS: Readonly<Record<keyof typeof FORM_EDGES, () => Promise<Send>>> = {
  checkout: async () => (field, value) =>
    shop.customer().ask('POST', 'accounts/guests', { body: { ...GUEST, [field]: value } }),
  registration: async () => (_, email) =>
    shop.customer().ask('POST', 'accounts/users', { body: { email, language: 'no' } }),
  confirmation: async () => {
    const email = anEmail()
    await askToRegister(shop, email)
    const token = await mailedToken(shop, email)
    return (field, value) => validate(shop.customer(), aRegistration(email, token, { [field]: value }))
  },
  profile: async () => {
    const user = await aUserOf(shop)
    return (field, value) => user.ask('PATCH', `accounts/users/${user.id}`, { body: { [field]: value } })
  },
  lostPassword: async () => (_, email) =>
    shop.customer().ask('POST', 'accounts/users/lost-password', { body: { email } }),
  newPassword: async () => {
    const email = await aRegisteredUser(shop)
    await shop.customer().ask('POST', 'accounts/users/lost-password', { body: { email } })
    const body = { resetPasswordToken: await mailedToken(shop, email), email }
    return (_, password) =>
      shop.customer().ask('POST', 'accounts/users/reset-password', { body: { ...body, password } })
  },
}

const ROWS = Object.entries(FORM_EDGES).flatMap(([form, edges]) =>
  edges.map((edge: Edge) => ({ form: form as keyof typeof FORM_EDGES, ...edge })),
)

describe('the server holds each field of a form to the edge the form holds it to (S5.1-S5.16, S5.26-S5.29)', () => {
  test.each(ROWS)(
    '$form: $field ($clause) $taken is taken, $refused is not: $problem',
    async ({ form, field, taken, refused, problem, shape }) => {
      const send = await SENDERS[form]()
      const { statusCode, json } = await send(field, refused)
      const { code, field: told } = json()
      expect({ statusCode, code, told }).toEqual({ statusCode: 400, code: shape ?? problem, told: field })
      expect((await send(field, taken)).statusCode).toBeLessThan(300)
    },
  )
})
