import { basketTotals } from '#domain/basket/totals.ts'
import { liveTurnOf, type Conversation } from '../conversation/conversation.ts'

/** What a step of a conversation comes to, small enough to compare: places, the live turn, the basket, the order. */
export type Face = {
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

/** The face of a conversation, the same in every language. */
export function faceOf(conversation: Conversation): Face {
  const { flows, turns } = conversation
  const live = liveTurnOf(conversation)
  const { basket } = flows.basket.context
  const { customise } = flows
  const { order } = flows.tracking.context
  return {
    places: Object.fromEntries(Object.entries(flows).map(([name, snapshot]) => [name, snapshot.value])),
    turns: turns.length,
    live: live && { id: live.id, question: live.question.key, acks: live.acks },
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

/** A 64-bit FNV-1a hash of a face, as 16 hexadecimal digits; two faces differ exactly when what they show differs. */
export function hashOf(face: Face): string {
  return fnv1a(JSON.stringify(face))
}

/** FNV-1a in two 32-bit lanes; for telling texts apart, not for secrets. */
export function fnv1a(text: string): string {
  let low = 0x811c9dc5
  let high = 0x01000193
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    low = Math.imul(low ^ unit, 0x01000193)
    high = Math.imul(high ^ (unit + index), 0x85ebca6b)
  }
  return hex(low) + hex(high)
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, '0')
}
