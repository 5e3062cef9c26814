import { type Infer, array, boolean, enums, literal, number, optional, string, type } from 'superstruct'
import { WISH_MODES } from '#domain/basket/wished-selection.ts'
import { PICKUP_MODES } from '#domain/catalogue/product.ts'
import { FEEDBACK_SUBJECTS } from '#domain/orders/after-order/feedback-message.ts'
import type { LineId, OrderId, ProductCode } from '#domain/ids.ts'
import { type Stored, idOf } from './stored.ts'

export const yes = literal(true)
export const mode = enums(PICKUP_MODES)
export const lineId = idOf<LineId>()
export const orderId = idOf<OrderId>()
export const productCode = idOf<ProductCode>()

/** A value kept beside the log (names, mail, phone, typed text), so that it can be dropped without losing the conversation. */
export type Token = string
export const token = string()

export const contactTokens = type({
  email: optional(token),
  firstName: optional(token),
  lastName: optional(token),
  phoneNumber: optional(token),
})
/** What the customer typed about themselves, each a token; never the values. */
export type ContactTokens = Stored<Infer<typeof contactTokens>>

export const mailLink = type({ guest: token, secret: token })
/** The guest and the secret of a mailed link, each a token; never the values. */
export type MailLink = Stored<Infer<typeof mailLink>>

export const contactFacts = type({
  isComplete: boolean(),
  isPolicyAccepted: boolean(),
  isOffersAccepted: boolean(),
})
/** What the rules found about the contact form, without any personal data. */
export type ContactFacts = Stored<Infer<typeof contactFacts>>

export const feedbackTokens = type({
  subject: enums(FEEDBACK_SUBJECTS),
  body: token,
  name: token,
  email: token,
  phoneNumber: token,
})
/** A message about an order: what was typed stands as tokens. */
export type FeedbackTokens = Stored<Infer<typeof feedbackTokens>>

/** `aside`: it is known what they say, and that nothing is ordered by it, as of money and of people. */
const taken = enums(['understood', 'guessed', 'left', 'aside'])
export type Taken = Infer<typeof taken>

export const wordMark = type({ from: number(), to: number(), taken })
/** How some letters of a typed sentence were taken, by their place in it: from a letter up to another. */
export type WordMark = Stored<Infer<typeof wordMark>>

export const quoted = type({ token, from: number(), to: number() })
/** Some letters of what was typed. */
export type Quoted = Stored<Infer<typeof quoted>>

export const wish = type({
  part: productCode,
  option: productCode,
  quantity: number(),
  mode: enums(WISH_MODES),
})

const writtenLine = type({
  product: productCode,
  quantity: number(),
  choices: array(wish),
  others: array(productCode),
  /** It comes in so many pieces, and a number of it was said; `wanted`: that of pieces, which may make no whole portions. */
  portion: optional(type({ of: number(), wanted: optional(number()) })),
})
/** A line as a sentence has it. `others`: products its words fit as well. */
export type WrittenLine = Stored<Infer<typeof writtenLine>>

export const writtenOrder = type({
  lines: array(writtenLine),
  marks: array(wordMark),
  mode: optional(mode),
  /** `18:30`, `+20` for minutes from now, or `earliest`. */
  time: optional(string()),
  /** Mode and time are taken with the order when it is accepted; logs from when they were only noted have none. */
  takesTerms: optional(yes),
  /** The lines of another reading that is nearly as good. */
  otherwise: optional(array(writtenLine)),
})
/** A sentence that was read as an order, and how each of its words was taken; never the words. */
export type WrittenOrder = Stored<Infer<typeof writtenOrder>>

const spokenLine = type({ line: lineId, choices: array(wish) })
/** A basket line that a sentence may speak of, and what is wished of it. */
export type SpokenLine = Stored<Infer<typeof spokenLine>>

export const writtenChange = type({
  of: array(spokenLine),
  /** `add`: something new beside the other changes; its line says only what it is said beside. */
  does: enums(['add', 'alter', 'again', 'swap', 'more', 'count', 'remove']),
  quantity: optional(number()),
  product: optional(productCode),
})
/**
 * A change of the basket as a sentence has it. `of`: the line it is about; several where it has to be asked which. `alter`:
 * with the choices; `again`: one more line like it, with the choices; `swap`: another product in its place; `more`: so many
 * pieces more, or fewer below 0; `count`: so many pieces. `quantity` of `alter` and `swap`: of so many pieces, where not all.
 */
export type WrittenChange = Stored<Infer<typeof writtenChange>>

/** A sentence that was read as a change, and how each of its words was taken; never the words. */
export type WrittenRevision = {
  readonly changes: readonly WrittenChange[]
  readonly marks: readonly WordMark[]
}
