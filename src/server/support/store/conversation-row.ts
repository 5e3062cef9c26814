import { array, enums, string } from '#contracts/wire/wire-types.ts'
import { NamedPartSchema } from '#contracts/support/sent-conversation.contract.ts'
import type { AccountId, ConversationCode, RestaurantId } from '#domain/ids.ts'
import type { FoundConversation } from '#domain/support/opened-conversation.ts'
import { CONVERSATION_OUTCOMES, SENDING_REASONS } from '#domain/support/sent-conversation.ts'
import { Finite, Whole, idOf, orNull } from '../../core/database/columns.ts'
import { rowReader } from '../../core/database/row-reader.ts'

export const FOUND = `c.id, c.code, c.sent_at, c.began_at, c.entries, c.version, c.view, c.language, c.browser, c.system,
  c.reason, c.restaurant_id, c.outcome, c.question, c.faults`

const FOUND_COLUMNS = {
  id: string(),
  code: idOf<ConversationCode>(),
  sent_at: Finite,
  began_at: Finite,
  entries: Whole,
  version: string(),
  view: string(),
  language: string(),
  browser: orNull(string()),
  system: orNull(string()),
  reason: enums(SENDING_REASONS),
  restaurant_id: orNull(idOf<RestaurantId>()),
  outcome: enums(CONVERSATION_OUTCOMES),
  question: string(),
  faults: array(string()),
}

export const foundRow = rowReader('sent_conversations', FOUND_COLUMNS)
export const openedRow = rowReader('sent_conversations', {
  ...FOUND_COLUMNS,
  log: string(),
  parts: array(NamedPartSchema),
  sealed: orNull(string()),
  account_id: orNull(idOf<AccountId>()),
})

export function foundFrom(row: ReturnType<typeof foundRow>): FoundConversation {
  const { browser, system, restaurant_id: restaurantId } = row
  return {
    code: row.code,
    sentAt: row.sent_at,
    beganAt: row.began_at,
    entries: row.entries,
    version: row.version,
    view: row.view,
    language: row.language,
    device: { ...(browser !== null && { browser }), ...(system !== null && { system }) },
    reason: row.reason,
    ...(restaurantId !== null && { restaurantId }),
    outcome: row.outcome,
    question: row.question,
    faults: row.faults,
  }
}
