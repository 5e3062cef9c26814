import { useEffect } from 'react'
import { orderingStatusOf } from '#domain/restaurant/ordering-status.ts'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import type { RunnerEvents } from '#flows/core/engine/runner.ts'
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
      if (isReorderedBy(step)) open({ name: 'reordered' })
    }
    runner.on('step', listen)
    return () => runner.off('step', listen)
  }, [runner, open])
}

/** Whether a step brought the payment; an order that waits for its provider is not paid yet. */
function isPaidBy({ before, after }: RunnerEvents['step']): boolean {
  const isDone = liveQuestionOf(before)?.isPaying && liveQuestionOf(after)?.name === 'order'
  return isDone === true && after.flows.tracking.context.order?.state !== 'WAITING'
}

/** Whether a step put the lines of a past order into the basket (S4.97). */
function isReorderedBy({ before, after }: RunnerEvents['step']): boolean {
  const isTold = (conversation: typeof after) =>
    liveTurnOf(conversation)?.acks.some(({ key }) => key === 'ack.reordered') === true
  return isTold(after) && !isTold(before)
}

function isEnabledBy({ before, after }: RunnerEvents['step']): boolean {
  const is = after.flows.restaurant.context.chosen
  const was = before.flows.restaurant.context.chosen
  return is !== undefined && orderingStatusOf(was, is) === 'available'
}
