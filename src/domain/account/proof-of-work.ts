import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/** A puzzle that costs a browser a moment and a robot as many moments as it wants answers; expires in epoch ms. */
export type BotCheck = { readonly challenge: string; readonly difficulty: number; readonly expiresAt: number }

/** Zero bits asked for: about 16,000 tries, below 100 ms on a laptop and about 300 ms on an old phone. */
export const BOT_CHECK_DIFFICULTY = 14
export const LONGEST_CHALLENGE = 40

/**
 * Whether this nonce solves the puzzle: the SHA-256 of both begins with as many zero bits as were asked for. Web Crypto
 * is not there on a page served over plain http, and gives each digest back as a promise.
 */
export function isSolved(
  { challenge, difficulty }: Pick<BotCheck, 'challenge' | 'difficulty'>,
  nonce: number,
): boolean {
  if (!isNonce(nonce) || challenge.length > LONGEST_CHALLENGE) return false
  return leadingZeros(sha256(utf8ToBytes(`${challenge}.${nonce}`))) >= difficulty
}

/** The first of `count` nonces from `from` on that solves the puzzle, if one does. */
export function findNonce(check: BotCheck, from: number, count: number): number | undefined {
  for (let nonce = from; nonce < from + count; nonce += 1) if (isSolved(check, nonce)) return nonce
  return undefined
}

/** What is sent with a call: the challenge and what solves it. */
export function botCheckHeader({ challenge }: Pick<BotCheck, 'challenge'>, nonce: number): string {
  return `${challenge}.${nonce}`
}

/** The two again; undefined where the header is no such thing. */
export function parseBotCheckHeader(
  header: string,
): { readonly challenge: string; readonly nonce: number } | undefined {
  const found = /^([\w-]{1,40})\.(\d{1,10})$/.exec(header)
  const [, challenge, nonce] = found ?? []
  return challenge === undefined || nonce === undefined ? undefined : { challenge, nonce: Number(nonce) }
}

const LARGEST_NONCE = 9_999_999_999

function isNonce(nonce: number): boolean {
  return Number.isSafeInteger(nonce) && nonce >= 0 && nonce <= LARGEST_NONCE
}

function leadingZeros(bytes: Uint8Array): number {
  let bits = 0
  for (const value of bytes) {
    bits += Math.clz32(value) - 24
    if (value !== 0) return bits
  }
  return bits
}
