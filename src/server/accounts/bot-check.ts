import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isSolved, parseBotCheckHeader } from '#domain/account/proof-of-work.ts'
import type { BotCheck } from '#domain/account/proof-of-work.ts'
import type { Clock } from '../core/database/clock.ts'
import type { Database } from '../core/database/database.ts'
import { secretOf } from '../core/database/secrets.store.ts'
import { hashOf } from '../core/database/tokens.ts'

export type BotChecks = Awaited<ReturnType<typeof openBotChecks>>

/** A form is filled in meanwhile. */
export const CHALLENGE_LASTS_MS = 900_000
const MOMENT_BYTES = 6
const RANDOM_BYTES = 7
const SIGNATURE_BYTES = 16

/**
 * Puzzles that show a caller to be no robot in a hurry. A challenge carries its own end, difficulty and signature, so
 * any replica knows its own kind by it; only those that were solved are stored, each once.
 */
export async function openBotChecks(database: Database, clock: Clock, difficulty: number) {
  const secret = await secretOf(database, 'botCheck')

  function signatureOf(content: Buffer): Buffer {
    return createHmac('sha256', secret).update(content).digest().subarray(0, SIGNATURE_BYTES)
  }

  return {
    issue(): BotCheck {
      const expiresAt = Math.floor(clock.now()) + CHALLENGE_LASTS_MS
      const content = Buffer.alloc(MOMENT_BYTES + 1 + RANDOM_BYTES)
      content.writeUIntBE(expiresAt, 0, MOMENT_BYTES)
      content.writeUInt8(difficulty, MOMENT_BYTES)
      randomBytes(RANDOM_BYTES).copy(content, MOMENT_BYTES + 1)
      const challenge = Buffer.concat([content, signatureOf(content)]).toString('base64url')
      return { challenge, difficulty, expiresAt }
    },

    /** Whether a header solves a challenge of ours that is not over and has not been used. */
    async accept(header: string): Promise<boolean> {
      const given = parseBotCheckHeader(header)
      const known = given && read(given.challenge, signatureOf)
      if (!known || known.expiresAt <= clock.now() || !isSolved(known, given.nonce)) return false
      const spent = await database.query(
        `INSERT INTO spent_challenges (challenge_hash, expires_at) VALUES ($1, $2)
         ON CONFLICT DO NOTHING RETURNING challenge_hash`,
        [hashOf(known.challenge), known.expiresAt],
      )
      return spent.length > 0
    },
  }
}

/** What a challenge says of itself, if we have signed it. */
function read(challenge: string, signatureOf: (content: Buffer) => Buffer): BotCheck | undefined {
  const whole = Buffer.from(challenge, 'base64url')
  const length = MOMENT_BYTES + 1 + RANDOM_BYTES
  // More than one text decodes to the same bytes; each is another challenge, but only one is ours.
  if (whole.length !== length + SIGNATURE_BYTES || whole.toString('base64url') !== challenge) return undefined
  const content = whole.subarray(0, length)
  if (!timingSafeEqual(signatureOf(content), whole.subarray(length))) return undefined
  return {
    challenge,
    expiresAt: content.readUIntBE(0, MOMENT_BYTES),
    difficulty: content.readUInt8(MOMENT_BYTES),
  }
}
