import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import { isWaiting } from '#flows/core/conversation/questions.ts'
import type { Runner, RunnerEvents } from '#flows/core/engine/runner.ts'

/** Acts once the customer waits for nothing. */
export function whenSettled(runner: Runner, act: () => void): () => void {
  return when(runner, () => isSettled(runner), act)
}

/** Acts once `isTime` holds, unless `isGivenUp` held before. Returns how to cancel. */
export function when(
  runner: Runner,
  isTime: () => boolean,
  act: () => void,
  isGivenUp: (step: RunnerEvents['step']) => boolean = () => false,
): () => void {
  if (isTime()) {
    act()
    return () => undefined
  }
  const stop = () => runner.off('step', listen)
  const listen = (step: RunnerEvents['step']) => {
    const isOver = isGivenUp(step)
    if (!isOver && !isTime()) return
    stop()
    if (!isOver) act()
  }
  runner.on('step', listen)
  return stop
}

/** Whether the customer waits for nothing: the live turn has a question to answer. */
export function isSettled(runner: Runner): boolean {
  const live = liveTurnOf(runner.conversation())
  return live !== undefined && !isWaiting(live.question)
}
