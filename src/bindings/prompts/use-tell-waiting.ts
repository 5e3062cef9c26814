import { useContext, useEffect } from 'react'
import { SpeakerContext } from './speaker.ts'

/** What tells nothing but that something is on its way is not said before (ms). */
export const BUSY_MS = 1_000

/** Says that something is waited for once that has taken a second; what comes sooner interrupts nobody. */
export function useTellWaiting(text: string): void {
  const speaker = useContext(SpeakerContext)
  useEffect(() => {
    const timer = setTimeout(() => speaker.say(text), BUSY_MS)
    return () => clearTimeout(timer)
  }, [speaker, text])
}
