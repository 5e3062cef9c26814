import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweep } from '#server/core/process/sweep.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { aColleague, aDesk, aStaffEmail, isLoggedIn, linkIn, owner } from '#tests/support/staff.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const sessions = async () => (await shop.deps.database.query('SELECT token_hash FROM staff_sessions')).length

test('a session that is over is forgotten, and one that is open is not', async () => {
  await aColleague(shop)
  shop.clock.value += HOUR_MS
  const desk = await aColleague(shop)
  shop.clock.value += 1
  expect(await sessions()).toBe(2)
  await sweep(shop.deps.database, shop.clock.value)
  expect([await sessions(), await isLoggedIn(desk)]).toEqual([1, true])
})

test('a link that is over says so for a week, and is none afterwards', async () => {
  const email = aStaffEmail()
  const link = linkIn(await owner(shop).add(email))
  const asked = async () => {
    await sweep(shop.deps.database, shop.clock.value)
    return (await aDesk(shop, email).ask('GET', link)).statusCode
  }
  shop.clock.value += 8 * DAY_MS
  expect(await asked()).toBe(410)
  shop.clock.value += 1
  expect(await asked()).toBe(400)
})
