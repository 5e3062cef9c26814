import { useCallback, useRef, type MouseEvent } from 'react'
import { useRunner } from '#bindings/runtime/runner-context.ts'

const DOUBLE_TAP_MS = 350
const DOUBLE_TAP_PX = 32

/**
 * Drops the second tap of a double tap where the first one changed the question, or its page, so that it does not answer
 * the next.
 */
export function useTapGuard(page?: string): (event: MouseEvent) => void {
  const runner = useRunner()
  const last = useRef<{ at: number; x: number; y: number; turn: string | undefined } | undefined>(undefined)
  return useCallback(
    (event: MouseEvent) => {
      if (event.detail === 0) {
        // A key press in between: the next tap is no second tap of the one before.
        last.current = undefined
        return
      }
      const turn = `${runner.conversation().turns.at(-1)?.id} ${page}`
      const before = last.current
      const isSecond =
        before !== undefined &&
        event.timeStamp - before.at < DOUBLE_TAP_MS &&
        Math.hypot(event.clientX - before.x, event.clientY - before.y) < DOUBLE_TAP_PX
      if (isSecond && before.turn !== turn) {
        event.preventDefault()
        event.stopPropagation()
        return
      }
      last.current = { at: event.timeStamp, x: event.clientX, y: event.clientY, turn }
    },
    [runner, page],
  )
}
