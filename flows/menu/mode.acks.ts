import type { Told } from '../core/conversation/command.ts'
import type { Say } from '../core/log/say.ts'

/** How the food is had after a question about it, and what went for that. */
export function acksOfMode({ after, facts }: Told): readonly Say[] {
  const { mode } = after.flows.menu.context
  const gone = facts.flatMap((fact) => (fact.type === 'basket.leftOut' ? fact.lines : []))
  return [
    ...gone.map((line): Say => ({ key: 'ack.removed', values: { name: { text: line.name } } })),
    ...(mode === undefined ? [] : [{ key: `ack.mode.${mode}` }]),
  ]
}
