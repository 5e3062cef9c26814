import { createContext, useContext, useEffect, useState } from 'react'

/** The server-corrected clock (epoch ms); a fixed one while the first turn is rendered on the server. */
export const ClockContext = createContext<() => number>(() => 0)

/** How often the time is refreshed (ms), as a number or as a function of the time; undefined for never. */
type Refresh = number | undefined | ((now: number) => number | undefined)

/**
 * The time, refreshed as long as `refresh` says. The first value is that of the clock, so that server and browser agree
 * at hydration.
 */
export function useNow(refresh: Refresh): number {
  const clock = useContext(ClockContext)
  const [now, setNow] = useState(clock)
  const everyMs = typeof refresh === 'function' ? refresh(now) : refresh
  useEffect(() => {
    if (everyMs === undefined) return undefined
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs])
  return now
}
