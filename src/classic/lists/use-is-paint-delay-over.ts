import { useEffect, useState } from 'react'
import { afterPaintDelay } from '#bindings/timing/paint-delay.ts'

/** Whether the paint delay since the screen came is over, so that parts of it may be drawn that can wait. */
export function useIsPaintDelayOver(): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => afterPaintDelay(() => setOver(true)), [])
  return isOver
}
