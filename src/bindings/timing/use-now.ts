import { createContext, useContext, useEffect, useState } from 'react'

/** The server-corrected clock (epoch ms); a fixed one while the first turn is rendered on the server. */
export const ClockContext = createContext<() => number>(() => 0)

/** The time, refreshed every `everyMs`, or no more once there is nothing to wait for. The first value is the clock's own, so server and browser agree at hydration. */
export function useNow(everyMs: number | undefined): number {
  const clock = useContext(ClockContext)
  const [now, setNow] = useState(clock)
  useEffect(() => {
    if (everyMs === undefined) return undefined
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs])
  return now
}
