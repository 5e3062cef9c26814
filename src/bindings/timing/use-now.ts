import { createContext, useContext, useEffect, useState } from 'react'

/** The server-corrected clock (epoch ms); a fixed one while the first turn is rendered on the server. */
export const ClockContext = createContext<() => number>(() => 0)

/** What the time is refreshed by (ms), always or as long as the time asks for it; undefined where nothing is waited for. */
type Refresh = number | undefined | ((now: number) => number | undefined)

/** The time, refreshed until there is nothing to wait for. The first value is the clock's own, so server and browser agree at hydration. */
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
