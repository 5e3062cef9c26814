import { useContext, useEffect } from 'react'
import { SpeakerContext } from './speaker.ts'

const SAID_AFTER_MS = 1_000

/** Says that something is waited for once that has taken a second; what comes sooner interrupts nobody. */
export function useTellWaiting(text: string): void {
  const speaker = useContext(SpeakerContext)
  useEffect(() => {
    const timer = setTimeout(() => speaker.say(text), SAID_AFTER_MS)
    return () => clearTimeout(timer)
  }, [speaker, text])
}
