import { checkRequired } from '../../account/fields.ts'
import { checkDetail } from '../../checkout/contact-details.ts'
import { allow, type Verdict } from '../../verdict.ts'

/** What feedback on an order can be about; sent as it is named here (S7.53). */
export const FEEDBACK_SUBJECTS = ['food', 'missing', 'waiting', 'service', 'other'] as const
export type FeedbackSubject = (typeof FEEDBACK_SUBJECTS)[number]

export const FEEDBACK_KINDS = ['feedback', 'problem'] as const
/** Whether the customer tells how it was, or reports a problem (S1.32). */
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

export const FEEDBACK_FIELDS = ['body', 'name', 'email', 'phoneNumber'] as const
export type FeedbackField = (typeof FEEDBACK_FIELDS)[number]

/** What the contract takes of a message and of a line (S7.53), in characters. */
export const FEEDBACK_BODY_MAX = 2_000
export const FEEDBACK_LINE_MAX = 320

/** A field of the feedback form: only the message is needed; who gives a way to be reached gives one that works (S5.9, S5.14, S5.16). */
export function checkFeedbackField(field: FeedbackField, value: string): Verdict {
  if (field === 'body') return checkRequired(value)
  return value.trim() === '' ? allow : checkDetail(DETAIL_OF[field], value)
}

const DETAIL_OF = { name: 'firstName', email: 'email', phoneNumber: 'phoneNumber' } as const
