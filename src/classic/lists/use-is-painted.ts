import { useEffect, useState } from 'react'
import { whenPainted } from '#bindings/timing/when-painted.ts'

/** Whether a screen that has just come must have been painted: what only looked finished is then made for real. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => whenPainted(() => setPainted(true)), [])
  return isPainted
}
