import { BotCheckSchema, toBotCheck } from '#contracts/accounts/bot-check.contract.ts'
import { botCheckHeader, findNonce } from '#domain/account/proof-of-work.ts'
import type { BotCheck } from '#domain/account/proof-of-work.ts'
import { answer } from './http.ts'
import type { Http } from './http.ts'

const readBotCheck = answer(BotCheckSchema, toBotCheck)

/** GET /x/bot-check: a puzzle, good for one call. */
export function fetchBotCheck(http: Http) {
  return (): Promise<BotCheck> => http({ path: '/x/bot-check', mustBeCurrent: true, read: readBotCheck })
}

/** So many tries take a few ms: between them the page answers to its customer. */
const TRIES_AT_ONCE = 1_000

/** The header that shows a puzzle solved (S7.13, S7.53); rejects with the reason of `signal` when that is aborted. */
export async function solveBotCheck(check: BotCheck, signal?: AbortSignal): Promise<string> {
  for (let from = 0; ; from += TRIES_AT_ONCE) {
    signal?.throwIfAborted()
    const nonce = findNonce(check, from, TRIES_AT_ONCE)
    if (nonce !== undefined) return botCheckHeader(check, nonce)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
