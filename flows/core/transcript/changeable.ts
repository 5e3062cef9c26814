import type { Basket } from '#domain/basket/basket.ts'
import type { Turn } from '../log/turn.ts'

/** The answers, by the ids of their turns, that can be given again: those not paid for, whose line is still there. */
export function changeableTurns(
  turns: readonly Turn[],
  barrier: number,
  { lines }: Pick<Basket, 'lines'>,
): ReadonlySet<string> {
  const lineIds = new Set(lines.map(({ id }) => id))
  const isChangeable = ({ answer, step }: Turn) => {
    const change = answer?.change
    if (!change || step < barrier) return false
    return change.type !== 'product.open' || change.lineId === undefined || lineIds.has(change.lineId)
  }
  return new Set(turns.filter(isChangeable).map(({ id }) => id))
}
