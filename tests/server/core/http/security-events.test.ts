import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loggerOf } from '#server/core/process/logger.ts'
import { aGuest, openTestShop, paidOrder } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { aRegisteredUser, logIn } from '#tests/support/users.ts'

const lines: string[] = []
let shop: TestShop
beforeAll(async () => {
  const logger = loggerOf('warn', { write: (line: string) => lines.push(line) })
  shop = await openTestShop({ logger, limits: { loginsPerMinute: 1 } })
})
beforeEach(() => lines.splice(0))
afterAll(() => shop.close())

const TOKEN = 'a-token-nobody-was-mailed-a-token-nobody-was'
const PASSWORD = 'Canary-2027-word'

describe('who may be trying to get in is told in the log', () => {
  test.each<[string, string, object, string]>([
    ['a wrong password', 'accounts/authentication/users', { password: PASSWORD }, 'account.wrongCredentials'],
    [
      'a wrong code of a restaurant',
      'restaurants/canteen/authenticate',
      { restaurantId: 'canteen', applicationCode: 'ONLINE_ORDERING', authentication_code: PASSWORD },
      'restaurant.wrongCode',
    ],
    [
      'a link nobody was mailed',
      'accounts/users/reset-password',
      { resetPasswordToken: TOKEN, password: PASSWORD },
      'link.invalid',
    ],
  ])('%s', async (_what, path, body, event) => {
    const email = await aRegisteredUser(shop)
    await shop.customer().ask('POST', path, { body: path.startsWith('accounts') ? { email, ...body } : body })
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        msg: 'refused for safety',
        event,
        route: expect.any(String),
        from: '127.0.0.1',
      }),
    ])
    for (const secret of [email, TOKEN, PASSWORD]) expect(lines.join()).not.toContain(secret)
  })

  test.each([
    [
      'a wrong login of the staff',
      '/support/login',
      { email: 'kari@example.com', password: PASSWORD },
      'staff.wrongCredentials',
    ],
    [
      'a link to join that nobody was given',
      '/support/join',
      { token: TOKEN, password: PASSWORD },
      'staff.linkInvalid',
    ],
  ])('%s', async (_what, path, fields, event) => {
    await shop.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ msg: 'refused for safety', event, route: path, from: '127.0.0.1' }),
    ])
    for (const secret of ['kari@example.com', TOKEN, PASSWORD]) expect(lines.join()).not.toContain(secret)
  })

  test('guesses that are too many', async () => {
    const email = await aRegisteredUser(shop)
    await logIn(shop.customer(), email, PASSWORD)
    await logIn(shop.customer(), email, PASSWORD)
    expect(lines.map((line) => JSON.parse(line).event)).toEqual([
      'account.wrongCredentials',
      'request.tooMany',
    ])
  })

  test('and nothing of who orders and pays', async () => {
    await paidOrder(await aGuest(shop))
    expect(lines).toEqual([])
  })
})
