import { useContext, useEffect } from 'react'
import { SpeakerContext, type Speaker } from './speaker.ts'

/** What tells nothing but that something is on its way is not said before (ms). */
export const BUSY_MS = 1_000

type Wait = { places: number; isTold: boolean; endedAt: number }

/** What somebody waits for now, or did last. */
const waits = new WeakMap<Speaker, Wait>()

/**
 * Says that something is waited for once that has taken a second; what comes sooner interrupts nobody. A page that comes
 * part by part waits in one place after another: to who hears it that is one wait.
 */
export function useTellWaiting(text: string): void {
  const speaker = useContext(SpeakerContext)
  useEffect(() => {
    const wait = waits.get(speaker) ?? { places: 0, isTold: false, endedAt: 0 }
    waits.set(speaker, wait)
    if (wait.places === 0 && performance.now() - wait.endedAt >= BUSY_MS) wait.isTold = false
    wait.places += 1
    const timer = setTimeout(() => {
      if (!wait.isTold) speaker.say(text)
      wait.isTold = true
    }, BUSY_MS)
    return () => {
      clearTimeout(timer)
      wait.places -= 1
      wait.endedAt = performance.now()
    }
  }, [speaker, text])
}
