import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loggedError } from '#server/core/process/logged-error.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import {
  PASSWORD,
  aRegistration,
  anEmail,
  askToRegister,
  logIn,
  mailedToken,
  validate,
} from '#tests/support/users.ts'

const CANARY = 'Kanarifugl'

describe('the log (ASVS 16.2.5)', () => {
  const lines: string[] = []
  let shop: TestShop
  beforeAll(async () => {
    const logger = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
    shop = await openTestShop({ logger })
  })
  afterAll(() => shop.close())

  test('holds no mail, name, phone, password, token or cookie, whatever is asked and whatever breaks', async () => {
    const email = anEmail()
    const customer = shop.customer()
    const secrets: string[] = [email, CANARY, PASSWORD, '412 34 567']
    const ask = async () => {
      await askToRegister(shop, email)
      const token = await mailedToken(shop, email)
      secrets.push(token)
      await validate(customer, aRegistration(email, token, { firstName: CANARY, lastName: '7' }))
      await validate(customer, aRegistration(email, token, { firstName: CANARY }))
      await logIn(customer, email, `${PASSWORD}x`)
      const { user } = (await logIn(customer, email)).json()
      secrets.push(customer.cookie?.split('=')[1] ?? '')
      await customer.ask('PATCH', `accounts/users/${user.id}`, { body: { lastName: CANARY } })
      await customer.ask('POST', 'accounts/users/lost-password', { body: { email } })
      const resetPasswordToken = await mailedToken(shop, email)
      secrets.push(resetPasswordToken)
      const body = { resetPasswordToken, email, password: PASSWORD }
      await customer.ask('POST', 'accounts/users/reset-password', { body })
    }
    await ask()
    await whileBroken(shop, async () => {
      await askToRegister(shop, email)
      await logIn(customer, email)
      await customer.ask('POST', 'accounts/guests', { body: { email, firstName: CANARY } })
      await customer.ask('POST', 'accounts/users/lost-password', { body: { email } })
    })
    expect(lines.filter((line) => line.includes('server.failed')).length).toBeGreaterThan(0)
    for (const secret of secrets) {
      expect(secret).not.toBe('')
      expect(lines.filter((line) => line.includes(secret))).toEqual([])
    }
  })

  /** Every statement fails as the driver lets it fail: with the statement's values on the error. */
  async function whileBroken(broken: TestShop, work: () => Promise<void>): Promise<void> {
    const { database } = broken.deps
    await database.query('ALTER TABLE tries RENAME TO lost_tries')
    await work()
    await database.query('ALTER TABLE lost_tries RENAME TO tries')
  }
})

test('of an error the log holds what happened and where, not the values it happened to', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (login_email)=(kari@example.com) already exists.',
    params: ['kari@example.com'],
  })
  const logged = loggedError(error)
  expect(logged).toMatchObject({ type: 'Error', message: 'duplicate key', code: '23505' })
  expect(JSON.stringify(logged)).not.toContain('kari@example.com')
  expect(loggedError('kari@example.com')).toEqual({ type: 'string', message: 'thrown without an error' })
})
