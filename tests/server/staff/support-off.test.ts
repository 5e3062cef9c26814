import { afterAll, beforeAll, expect, test } from 'vitest'
import { performStaffCall } from '#server/staff/staff-acts.ts'
import { runStaff } from '#server/staff/staff-command.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ support: { isOn: false } })
})
afterAll(() => shop.close())

test.each([
  ['GET', '/support/join?token=of-nobody'],
  ['POST', '/support/join'],
  ['GET', '/support/login'],
  ['POST', '/support/login'],
  ['POST', '/support/logout'],
  ['GET', '/support/looks'],
  ['GET', '/support/staff.css'],
] as const)('with SUPPORT=off there is no %s %s', async (method, path) => {
  expect((await shop.customer().ask(method, path)).statusCode).toBe(404)
})

test('with SUPPORT=off nobody is taken in', async () => {
  const lines: string[] = []
  const code = await runStaff(['list'], {
    environment: { SUPPORT: 'off' },
    clock: shop.deps.clock,
    print: (line) => lines.push(line),
  })
  expect([code, lines]).toEqual([1, ['SUPPORT is off: there is no staff. Set it to on, or leave it out.']])
  await expect(performStaffCall('["list"]', shop.deps)).rejects.toThrow('SUPPORT is off')
})
