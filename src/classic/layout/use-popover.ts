import { useCallback, useEffect, useState } from 'react'
import { POPOVER_CLOSE_MS } from '#domain/constants.ts'

/** S4.105 */
export type Display = 'OPEN' | 'CLOSING' | 'CLOSED'

export type Popover = {
  readonly display: Display
  readonly open: () => void
  readonly close: () => void
}

/** The state of a panel: open, closing for 500 ms, or closed (S4.105, S9.8). */
export function usePopover(): Popover {
  const [display, setDisplay] = useState<Display>('CLOSED')
  useEffect(() => {
    if (display !== 'CLOSING') return undefined
    const timer = setTimeout(() => setDisplay('CLOSED'), POPOVER_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [display])
  return {
    display,
    open: useCallback(() => setDisplay('OPEN'), []),
    close: useCallback(() => setDisplay((now) => (now === 'OPEN' ? 'CLOSING' : now)), []),
  }
}
