import type { Infer } from 'superstruct'
import { ORDER_STATES } from '#domain/orders/order.ts'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import { id } from '#domain/ids.ts'
import {
  NOTE_KINDS,
  type FoundConversation,
  type HandledConversation,
  type OpenedConversation,
} from '#domain/support/opened-conversation.ts'
import { CONVERSATION_OUTCOMES, SENDING_REASONS } from '#domain/support/sent-conversation.ts'
import { Count, IsoTime, Key, fromInstant, maybe, present, toInstant } from '../wire/wire.ts'
import { array, boolean, enums, named, object, optional, string, type } from '../wire/wire-types.ts'
import { NamedPartSchema } from './sent-conversation.contract.ts'

const FoundSchema = {
  code: Key,
  sentAt: IsoTime,
  beganAt: IsoTime,
  entries: Count,
  version: string(),
  view: string(),
  language: string(),
  browser: maybe(string()),
  system: maybe(string()),
  reason: enums(SENDING_REASONS),
  restaurantId: maybe(string()),
  outcome: enums(CONVERSATION_OUTCOMES),
  question: string(),
  faults: array(string()),
}

const FoundConversationSchema = named('FoundConversation', type(FoundSchema))

/** What is looked for; everything that is given has to be so. */
export const FindConversationsSchema = object({
  code: optional(string(0, 40)),
  order: optional(string(0, 100)),
  number: optional(string(0, 40)),
  restaurant: optional(string(0, 100)),
  outcome: optional(enums(CONVERSATION_OUTCOMES)),
  question: optional(string(0, 60)),
  from: optional(IsoTime),
  until: optional(IsoTime),
})

export const FoundListSchema = type({ items: array(FoundConversationSchema), hasMore: boolean() })

const NoteSchema = type({ author: string(), kind: enums(NOTE_KINDS), body: string(), writtenAt: IsoTime })

const OrderOfConversationSchema = type({
  id: Key,
  state: enums(ORDER_STATES),
  number: maybe(string()),
  restaurantId: Key,
  retrievalDate: IsoTime,
  payment: maybe(type({ provider: enums(PAYMENT_PROVIDERS), reference: maybe(string()) })),
})

const HandledShape = { orders: array(OrderOfConversationSchema), notes: array(NoteSchema) }

export const HandledConversationSchema = named('HandledConversation', type(HandledShape))

export const OpenedConversationSchema = named(
  'OpenedConversation',
  type({
    ...FoundSchema,
    ...HandledShape,
    log: string(),
    parts: array(NamedPartSchema),
    hasValues: boolean(),
    canBeAnswered: boolean(),
  }),
)

/** Why somebody looks: written down with their name. */
export const WhySchema = object({ why: string(1, 200) })
export const WordsSchema = object({ body: string(1, 4_000) })
export const PartSchema = type({ part: string() })
export const ValuesSchema = type({ values: array(type({ name: string(), value: string() })) })

export function toFound(wire: Infer<typeof FoundConversationSchema>): FoundConversation {
  return {
    code: id(wire.code),
    sentAt: toInstant(wire.sentAt),
    beganAt: toInstant(wire.beganAt),
    entries: wire.entries,
    version: wire.version,
    view: wire.view,
    language: wire.language,
    device: present({ browser: wire.browser, system: wire.system }),
    reason: wire.reason,
    ...(wire.restaurantId ? { restaurantId: id(wire.restaurantId) } : {}),
    outcome: wire.outcome,
    question: wire.question,
    faults: wire.faults,
  }
}

export function toOpened(wire: Infer<typeof OpenedConversationSchema>): OpenedConversation {
  return {
    ...toFound(wire),
    log: wire.log,
    parts: wire.parts,
    hasValues: wire.hasValues,
    canBeAnswered: wire.canBeAnswered,
    ...toHandled(wire),
  }
}

export function toHandled(wire: Infer<typeof HandledConversationSchema>): HandledConversation {
  return {
    orders: wire.orders.map(({ id: orderId, state, number, restaurantId, retrievalDate, payment }) => ({
      id: id(orderId),
      state,
      restaurantId: id(restaurantId),
      retrievalDate: toInstant(retrievalDate),
      ...present({ number }),
      ...(payment && {
        payment: { provider: payment.provider, ...present({ reference: payment.reference }) },
      }),
    })),
    notes: wire.notes.map((note) => ({ ...note, writtenAt: toInstant(note.writtenAt) })),
  }
}

export function fromFound(found: FoundConversation): Infer<typeof FoundConversationSchema> {
  const { device, faults, sentAt, beganAt, ...rest } = found
  return {
    ...rest,
    ...device,
    faults: [...faults],
    sentAt: fromInstant(sentAt),
    beganAt: fromInstant(beganAt),
  }
}

export function fromOpened(opened: OpenedConversation): Infer<typeof OpenedConversationSchema> {
  const { log, parts, hasValues, canBeAnswered, orders, notes, ...found } = opened
  return {
    ...fromFound(found),
    ...fromHandled({ orders, notes }),
    log,
    parts: [...parts],
    hasValues,
    canBeAnswered,
  }
}

export function fromHandled({ orders, notes }: HandledConversation): Infer<typeof HandledConversationSchema> {
  return {
    orders: orders.map((order) => ({ ...order, retrievalDate: fromInstant(order.retrievalDate) })),
    notes: notes.map((note) => ({ ...note, writtenAt: fromInstant(note.writtenAt) })),
  }
}
