import { basketTotals } from '#domain/basket/totals.ts'
import { liveTurnOf, type Conversation } from '../conversation/conversation.ts'
import type { Say } from '../log/say.ts'
import { textHash } from '../log/text-hash.ts'

/** What of a conversation is compared from step to step: where each flow stands, the live turn, the basket, the order. */
export type Fingerprint = {
  readonly places: Readonly<Record<string, unknown>>
  readonly turns: number
  readonly live: unknown
  readonly lastAnswer: unknown
  readonly basket: unknown
  readonly total: number
  readonly product: unknown
  readonly order: unknown
  readonly pending: readonly string[]
}

/** Flows that stored hashes know nothing of, by the state in which they are left out of them. */
const LATER_FLOWS: Readonly<Record<string, unknown>> = {
  payment: 'idle',
  proposal: 'idle',
  revision: 'idle',
}

/** The fingerprint of a conversation, the same in every language. */
export function fingerprintOf(conversation: Conversation): Fingerprint {
  const { flows, turns } = conversation
  const live = liveTurnOf(conversation)
  const { basket } = flows.basket.context
  const { customise } = flows
  const { order } = flows.tracking.context
  return {
    places: Object.fromEntries(
      Object.entries(flows)
        .filter(([name, { value }]) => LATER_FLOWS[name] !== value)
        .map(([name, snapshot]) => [name, snapshot.value]),
    ),
    turns: turns.length,
    live: live && { id: live.id, question: live.question.key, acks: live.acks.map(bare) },
    lastAnswer: turns.at(-2)?.answer,
    basket: basket.lines.map(({ id, code, quantity, unitPrice, selection }) => ({
      id,
      code,
      quantity,
      unitPrice,
      selection,
    })),
    total: basketTotals(basket).total,
    product: customise.context.product && {
      code: customise.context.product.code,
      selection: customise.context.selection,
      quantity: customise.context.quantity,
    },
    order: order && { id: order.id, state: order.state, posId: order.posId },
    pending: Object.keys(conversation.pending),
  }
}

/** A sentence as stored hashes know it. */
function bare(say: Say): Say {
  const { isWarning, ...known } = say
  return isWarning ? known : say
}

/** A fingerprint in 16 hexadecimal digits. Equal fingerprints have equal hashes; different ones almost always differ. */
export function hashOf(fingerprint: Fingerprint): string {
  return textHash(JSON.stringify(fingerprint))
}
