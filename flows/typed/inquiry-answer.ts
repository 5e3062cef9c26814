import type { Candidate } from '../core/log/commands.ts'
import type { Say } from '../core/log/say.ts'
import type { Conversation } from '../core/conversation/conversation.ts'

export type QuestionContext = Pick<Conversation, 'flows' | 'now' | 'settings'>

/** What an inquiry is answered with, and what can be done about it. */
export type InquiryAnswer = { readonly says: readonly Say[]; readonly acts: readonly Candidate[] }

export const NOTHING: InquiryAnswer = { says: [], acts: [] }
export const MOST_LISTED = 4
