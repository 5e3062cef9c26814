import type { OutcomeAcks } from '../core/conversation/outcome.ts'
import { warning } from '../core/log/say.ts'

export const HISTORY_OUTCOMES = {
  listHistory: ({ failure, question }) =>
    failure && question.name === 'history' ? [warning('ack.historyFailed')] : [],
} satisfies OutcomeAcks
