import type { Conversation } from '../core/conversation/conversation.ts'
import type { Say } from '../core/log/say.ts'

/** How the food is had after a question about it, and what went for that. */
export function acksOfMode(before: Conversation, after: Conversation): readonly Say[] {
  const { mode } = after.flows.menu.context
  const kept = new Set(after.flows.basket.context.basket.lines.map(({ id }) => id))
  const gone = before.flows.basket.context.basket.lines.filter(({ id }) => !kept.has(id))
  return [
    ...gone.map((line): Say => ({ key: 'ack.removed', values: { name: { text: line.name } } })),
    ...(mode === undefined ? [] : [{ key: `ack.mode.${mode}` }]),
  ]
}
