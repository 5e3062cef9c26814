import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { GUEST, openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import {
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

/** Each field at both sides of its edge: the last value that is taken, the first that is not, and the code it gets. */
type Edge = readonly [field: string, clause: string, taken: string, refused: string, code: string]

const NAMES: readonly Edge[] = [
  ['firstName', 'S5.27, S5.12', 'Åse-Marie', 'Åse_Marie', 'field.firstName'],
  // The shape of the call has the same limit as the rule, and is asked first.
  ['firstName', 'ours', 'a'.repeat(60), 'a'.repeat(61), 'request.invalid'],
  ['lastName', 'S5.27, S5.12', "D'Arcy Ødegård", 'Ødegård2', 'field.lastName'],
  ['lastName', 'S5.27, S5.7', 'N', ' ', 'field.required'],
]
const PHONE: readonly Edge[] = [
  ['phoneNumber', 'S5.28, S5.15', '41234567', '4123456', 'field.phone'],
  ['phoneNumber', 'S5.28, S5.15', '+123 1234 1234 1234', '+1234567890123456', 'field.phone'],
  ['phoneNumber', 'S5.28, S5.15', '555.123.4567 x12', '555.123.4567 y12', 'field.phone'],
]
const PASSWORD: readonly Edge[] = [
  ['password', 'S5.1', 'Hvetebo1', 'Hveteb1', 'field.passwordPattern'],
  ['password', 'S5.1', `Aa1${'x'.repeat(27)}`, `Aa1${'x'.repeat(28)}`, 'field.passwordTooLong'],
  ['password', 'S5.2', 'Hvetebolle5', 'hvetebolle5', 'field.passwordPattern'],
  ['password', 'S5.2', 'Hvetebolle!', 'Hvetebollen', 'field.passwordPattern'],
]
const AT_THE_CHECKOUT: readonly Edge[] = [
  ['email', 'S5.9', 'kari@example.no', 'kari@example.n', 'field.email'],
  ['email', 'S5.9', `${'a'.repeat(243)}@example.no`, `${'a'.repeat(244)}@example.no`, 'field.email'],
  ['firstName', 'S5.14', 'Kari Nordmann', 'Kari!', 'field.checkoutName'],
  ['lastName', 'S5.14', 'Nordmann', 'Nordmann4', 'field.checkoutName'],
  ['phoneNumber', 'S5.16', '(555) 1234567', '555-123-4567', 'field.checkoutPhone'],
]

describe('a guest at the checkout', () => {
  test.each(AT_THE_CHECKOUT)(
    '%s (%s): %j is taken, %j is not: %s',
    async (field, _, taken, refused, code) => {
      const give = (value: string) =>
        shop.customer().ask('POST', 'accounts/guests', { body: { ...GUEST, [field]: value } })
      expect((await give(taken)).statusCode).toBe(201)
      expect(told(await give(refused))).toEqual({ status: 400, code, field })
    },
  )
})

describe('who registers', () => {
  test.each([...NAMES, ...PHONE, ...PASSWORD])(
    '%s (%s): %j is taken, %j is not: %s',
    async (field, _, taken, refused, code) => {
      const email = anEmail()
      await askToRegister(shop, email)
      const token = await mailedToken(shop, email)
      const give = (value: string) =>
        validate(shop.customer(), aRegistration(email, token, { [field]: value }))
      expect(told(await give(refused))).toEqual({ status: 400, code, field })
      expect((await give(taken)).statusCode).toBe(201)
    },
  )
})

describe('who changes the profile', () => {
  test.each([...NAMES, ...PHONE])(
    '%s (%s): %j is taken, %j is not: %s',
    async (field, _, taken, refused, code) => {
      const user = await aUserOf(shop)
      const give = (value: string) =>
        user.ask('PATCH', `accounts/users/${user.id}`, { body: { [field]: value } })
      expect(told(await give(refused))).toEqual({ status: 400, code, field })
      expect((await give(taken)).statusCode).toBe(200)
    },
  )
})

function told(answer: { readonly statusCode: number; json(): { code: string; field: string } }): object {
  const { code, field } = answer.json()
  return { status: answer.statusCode, code, field }
}
