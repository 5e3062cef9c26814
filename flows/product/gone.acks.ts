import type { Fact } from '../core/conversation/dispatched.ts'
import { warning, type Say } from '../core/log/say.ts'

/** What of the product at hand, or of its choices, went while the customer was choosing (S4.69). */
export function acksOfGone(facts: readonly Fact[]): readonly Say[] {
  const name = facts.find((fact) => fact.type === 'choice.gone')?.name
  return name ? [warning('ack.goneMeanwhile', { name: { text: name } })] : []
}
