import type { Infer } from 'superstruct'
import type { BotCheck } from '#domain/account/proof-of-work.ts'
import { Count, IsoTime, Key, fromInstant, toInstant } from '../wire/wire.ts'
import { type } from '../wire/wire-types.ts'

/** GET /x/bot-check: the puzzle whose solution goes with S7.13 and S7.53. */
export const BotCheckSchema = type({ challenge: Key, difficulty: Count, expiresAt: IsoTime })

export function toBotCheck({ challenge, difficulty, expiresAt }: Infer<typeof BotCheckSchema>): BotCheck {
  return { challenge, difficulty, expiresAt: toInstant(expiresAt) }
}

export function fromBotCheck({ challenge, difficulty, expiresAt }: BotCheck): Infer<typeof BotCheckSchema> {
  return { challenge, difficulty, expiresAt: fromInstant(expiresAt) }
}
