import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '#domain/constants.ts'

/** The text as it was when typing last paused for 1 s, and a function that does not wait for that (S5.50, S9.19). */
export function useSettledText(text: string): readonly [settled: string, settleNow: (text: string) => void] {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [settled, setSettled]
}
