import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { is } from 'superstruct'
import { BotCheckSchema } from '#contracts/accounts/bot-check.contract.ts'
import { BOT_CHECK_DIFFICULTY, botCheckHeader, findNonce } from '#domain/account/proof-of-work.ts'
import type { BotCheck } from '#domain/account/proof-of-work.ts'
import { CHALLENGE_LASTS_MS, openBotChecks } from '#server/accounts/bot-check.ts'
import type { BotChecks } from '#server/accounts/bot-check.ts'
import type { Database } from '#server/core/database/database.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { sweep } from '#server/core/process/sweep.ts'
import { openMigratedPostgres } from '#tests/support/databases.ts'
import { NOON, openTestShop } from '#tests/support/test-shop.ts'

describe('the bot check (S7.13, S7.53)', () => {
  const clock = { value: NOON, now: () => clock.value }
  let database: Database
  let checks: BotChecks
  beforeAll(async () => {
    database = await openMigratedPostgres()
    await migrate(database)
    checks = await openBotChecks(database, clock, 4)
  })
  beforeEach(() => {
    clock.value = NOON
  })
  afterAll(() => database.close())

  function solved(check: BotCheck): string {
    return botCheckHeader(check, findNonce(check, 0, 1_000_000) ?? -1)
  }

  /** The challenge with another byte at a place, solved. */
  function forged(check: BotCheck, at: number): string {
    const bytes = Buffer.from(check.challenge, 'base64url')
    bytes.writeUInt8((bytes.readUInt8(at) + 1) % 256, at)
    return solved({ ...check, challenge: bytes.toString('base64url') })
  }

  test('accepts a solved challenge once', async () => {
    const header = solved(checks.issue())
    expect([await checks.accept(header), await checks.accept(header)]).toEqual([true, false])
  })

  test('accepts one of the same header sent twice at the same moment', async () => {
    const header = solved(checks.issue())
    const both = await Promise.all([checks.accept(header), checks.accept(header)])
    expect(both.toSorted()).toEqual([false, true])
  })

  test('accepts another nonce of a used challenge no more', async () => {
    const check = checks.issue()
    const nonce = findNonce(check, 0, 1_000_000) ?? -1
    const other = findNonce(check, nonce + 1, 1_000_000) ?? -1
    await checks.accept(botCheckHeader(check, nonce))
    expect(await checks.accept(botCheckHeader(check, other))).toBe(false)
  })

  test('accepts no nonce that does not solve it', async () => {
    const check = checks.issue()
    const wrong = [...Array(50).keys()].find((nonce) => findNonce(check, nonce, 1) === undefined)
    expect(await checks.accept(botCheckHeader(check, wrong ?? -1))).toBe(false)
  })

  test.each([
    ['its end', 5],
    ['its difficulty', 6],
    ['its chance', 8],
    ['its signature', 29],
  ])('accepts no challenge with %s changed', async (_what, at) => {
    expect(await checks.accept(forged(checks.issue(), at))).toBe(false)
  })

  test.each([
    ['a moment before its end', CHALLENGE_LASTS_MS - 1, true],
    ['at its end', CHALLENGE_LASTS_MS, false],
  ])('%s', async (_what, passed, isAccepted) => {
    const header = solved(checks.issue())
    clock.value = NOON + passed
    expect(await checks.accept(header)).toBe(isAccepted)
  })

  test('a challenge of one replica is known to the other, and used once at both', async () => {
    const other = await openBotChecks(database, clock, 4)
    const header = solved(checks.issue())
    expect([await other.accept(header), await checks.accept(header)]).toEqual([true, false])
  })

  test('forgets a used challenge when it is over anyway', async () => {
    await checks.accept(solved(checks.issue()))
    await sweep(database, NOON + CHALLENGE_LASTS_MS + 1)
    expect(await database.query('SELECT 1 FROM spent_challenges')).toEqual([])
  })
})

test('a puzzle of the contract is given to anybody, and kept by no cache', async () => {
  const shop = await openTestShop()
  const answer = await shop.customer().ask('GET', 'x/bot-check')
  expect(is(answer.json(), BotCheckSchema)).toBe(true)
  expect(answer.headers['cache-control']).toBe('no-store')
  await shop.close()
})

test('the puzzle of a shop is as hard as the default says, unless told otherwise', async () => {
  const shop = await openTestShop()
  const { difficulty } = (
    await openBotChecks(shop.deps.database, shop.deps.clock, BOT_CHECK_DIFFICULTY)
  ).issue()
  expect(difficulty).toBe(14)
  await shop.close()
})
