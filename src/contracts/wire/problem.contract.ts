import { Count, maybe } from './wire.ts'
import { named, string, type } from './wire-types.ts'

/** The body of every answer that says no; `field` is the path of the wrong field, `retryAfterMs` when to ask again. */
export const ProblemSchema = named(
  'Problem',
  type({
    code: string(),
    field: maybe(string()),
    requestId: maybe(string()),
    retryAfterMs: maybe(Count),
  }),
)

/** POST /orders, /payments/*: the same key means the same order or payment. 8 to 100 characters. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'

/** S7.13, S7.53 */
export const BOT_CHECK_HEADER = 'x-bot-check'
