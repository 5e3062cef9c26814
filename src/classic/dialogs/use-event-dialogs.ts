import { useEffect } from 'react'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import type { RunnerEvents } from '#flows/core/engine/runner.ts'
import { isReordered } from '#flows/reorder/reorder.acks.ts'
import { useRunner } from '#bindings/runtime/runner-context.ts'
import type { OwnDialog } from './own-dialog.ts'

/**
 * Opens a dialog for an event that happens while the page is open: a payment succeeded (S2.119), the restaurant takes
 * orders again (S4.63), a past order was put into the basket (S4.97).
 */
export function useEventDialogs(open: (dialog: OwnDialog) => void): void {
  const runner = useRunner()
  useEffect(() => {
    const listen = (step: RunnerEvents['step']) => {
      if (isPaidBy(step)) open({ name: 'paid' })
      if (isEnabledBy(step)) open({ name: 'available' })
      if (isReordered(step)) open({ name: 'reordered' })
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner, open])
}

/** Whether a step brought the payment; an order that waits for its provider is not paid yet. */
function isPaidBy({ after, facts }: RunnerEvents['step']): boolean {
  const placed = facts.find((fact) => fact.type === 'order.placed')
  return placed !== undefined && placed.order.state !== 'WAITING' && liveQuestionOf(after)?.name === 'order'
}

function isEnabledBy({ facts }: RunnerEvents['step']): boolean {
  return facts.some((fact) => fact.type === 'restaurant.changed' && fact.ordering === 'available')
}
