import { expect, test } from 'vitest'
import { fetchBotCheck, solveBotCheck } from '#api/bot-check.api.ts'
import { BOT_CHECK_DIFFICULTY, isSolved, parseBotCheckHeader } from '#domain/account/proof-of-work.ts'
import { clientOf, says } from './fake-fetch.ts'

const CHECK = { challenge: 'a-challenge', difficulty: BOT_CHECK_DIFFICULTY, expiresAt: 1_800_000_000_000 }

test('a puzzle is asked for anew each time', async () => {
  const { http, asked } = clientOf(() => says({ ...CHECK, expiresAt: '2027-01-15T08:00:00.000Z' }))
  expect(await fetchBotCheck(http)()).toEqual(CHECK)
  expect(asked).toMatchObject([{ path: '/x/bot-check', cache: 'no-cache' }])
})

test('a puzzle as hard as ours is solved (S7.13)', async () => {
  const header = await solveBotCheck(CHECK)
  expect(isSolved(CHECK, parseBotCheckHeader(header)?.nonce ?? -1)).toBe(true)
})

test('the page answers meanwhile, and who leaves the form stops solving', async () => {
  const leaving = new AbortController()
  const solving = solveBotCheck({ ...CHECK, difficulty: 200 }, leaving.signal)
  setTimeout(() => leaving.abort(new Error('left the form')))
  await expect(solving).rejects.toThrow('left the form')
})
