import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '#domain/constants.ts'

/** The text as it was when the typing last rested for 1 s, and a way not to wait (S5.50, S9.19). */
export function useSettledText(text: string): readonly [settled: string, settleNow: () => void] {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [settled, () => setSettled(text)]
}
