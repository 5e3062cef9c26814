import { useEffect, useState } from 'react'
import { BASKET_PULSE_MS } from '#domain/constants.ts'

/** True for 500 ms after the value changed (S2.96, S9.8). */
export function usePulse(value: number): boolean {
  const [seen, setSeen] = useState(value)
  const [isPulsing, setIsPulsing] = useState(false)
  if (seen !== value) {
    setSeen(value)
    setIsPulsing(true)
  }
  useEffect(() => {
    if (!isPulsing) return undefined
    const timer = setTimeout(() => setIsPulsing(false), BASKET_PULSE_MS)
    return () => clearTimeout(timer)
  }, [isPulsing, seen])
  return isPulsing
}
