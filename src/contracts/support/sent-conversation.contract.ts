import type { Infer } from 'superstruct'
import { id } from '#domain/ids.ts'
import {
  CONVERSATION_OUTCOMES,
  SENDING_REASONS,
  type ConversationSummary,
  type PersonalValue,
  type Received,
  type SendingReason,
} from '#domain/support/sent-conversation.ts'
import { Count, Key, fromInstant, present, toInstant } from '../wire/wire.ts'
import { array, enums, named, object, optional, pattern, string, type } from '../wire/wire-types.ts'

/** Deflated JSON in base64url, as small as a slow line wants it. */
const MOST_PACKED = 200_000
const Packed = pattern(new RegExp(`^[\\w-]{1,${MOST_PACKED}}$`))
/** By which a large answer is known everywhere: the SHA-256 of its JSON. */
const Sha = pattern(/^[0-9a-f]{64}$/)
const Name = string(1, 60)
const MOST_TOLD = 20
const MOST_PARTS = 200

/** A large answer by the name the log has for it, and by its hash. */
export const NamedPartSchema = object({ name: pattern(/^[\w-]{1,64}$/), sha: Sha })

/** As browsers write it, and nothing else that can be read as a time. */
const WrittenTime = pattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

const SummarySchema = object({
  beganAt: WrittenTime,
  entries: Count,
  restaurantId: optional(string(1, 100)),
  orderIds: array(string(1, 100), 0, MOST_TOLD),
  outcome: enums(CONVERSATION_OUTCOMES),
  question: string(0, 60),
  faults: array(Name, 0, MOST_TOLD),
})

/** A conversation as a customer sends it: its log, what names its large answers, where it was shown, and what it came to. */
export const SentConversationSchema = named(
  'SentConversation',
  object({
    /** Its own id, which nobody else knows: sent again it goes on under the same code. */
    conversation: pattern(/^[\w-]{8,64}$/),
    log: Packed,
    parts: array(NamedPartSchema, 0, MOST_PARTS),
    version: string(0, 60),
    view: Name,
    language: Name,
    reason: enums(SENDING_REASONS),
    summary: SummarySchema,
    /** Only where the customer has ticked that they go along. */
    values: optional(array(object({ name: string(1, 100), value: string(0, 2_000) }), 0, MOST_PARTS)),
  }),
)
export type SentConversationSchema = Infer<typeof SentConversationSchema>

export type NamedPart = Readonly<Infer<typeof NamedPartSchema>>

/** The same in words of the domain. */
export type SentConversation = {
  readonly conversation: string
  readonly log: string
  readonly parts: readonly NamedPart[]
  readonly version: string
  readonly view: string
  readonly language: string
  readonly reason: SendingReason
  readonly summary: ConversationSummary
  readonly values?: readonly PersonalValue[]
}

/** A large answer that the restaurant does not know yet. */
export const SentPartSchema = object({ conversation: Key, part: Packed })

export const ReceivedSchema = type({ code: Key, wanted: array(Key) })

export function fromSentConversation({ summary, values, ...sent }: SentConversation): SentConversationSchema {
  return {
    ...sent,
    parts: [...sent.parts],
    summary: {
      ...summary,
      beganAt: fromInstant(summary.beganAt),
      orderIds: [...summary.orderIds],
      faults: [...summary.faults],
    },
    ...present({ values: values && [...values] }),
  }
}

export function toSentConversation({ summary, values, ...sent }: SentConversationSchema): SentConversation {
  const { restaurantId, orderIds, ...rest } = summary
  return {
    ...sent,
    summary: {
      ...rest,
      beganAt: toInstant(summary.beganAt),
      orderIds: orderIds.map((each) => id(each)),
      ...(restaurantId !== undefined && { restaurantId: id(restaurantId) }),
    },
    ...present({ values }),
  }
}

export function toReceived({ code, wanted }: Infer<typeof ReceivedSchema>): Received {
  return { code: id(code), wanted }
}
