import { useEffect, useState } from 'react'
import { announcementOf, type Announcement } from '#flows/dialogue/announce.ts'
import type { RunnerEvents } from '#flows/runner.ts'
import { useRunner } from './runner-context.ts'
import type { Speech } from './speech.ts'
import { useSpeech } from './use-speech.ts'

const GATHER_MS = 60
const KEPT_MS = 1_000

/** What a screen reader is told, one sentence group a turn, gone a second later. `wordsOf` must stay the same function. */
export function useAnnouncements(wordsOf: (announcement: Announcement, speech: Speech) => string) {
  const runner = useRunner()
  const speech = useSpeech()
  const [polite, setPolite] = useState('')
  const [urgent, setUrgent] = useState('')
  useEffect(() => {
    let speaking: ReturnType<typeof setTimeout> | undefined
    let clearing: ReturnType<typeof setTimeout> | undefined
    const listen = ({ before, after }: RunnerEvents['step']) => {
      const announcement = announcementOf(before, after)
      if (!announcement) return
      clearTimeout(speaking)
      clearTimeout(clearing)
      speaking = setTimeout(() => {
        const text = wordsOf(announcement, speech)
        if (announcement.isUrgent) setUrgent(text)
        else setPolite(text)
        clearing = setTimeout(() => {
          setPolite('')
          setUrgent('')
        }, KEPT_MS)
      }, GATHER_MS)
    }
    runner.on('step', listen)
    return () => {
      runner.off('step', listen)
      clearTimeout(speaking)
      clearTimeout(clearing)
    }
  }, [runner, speech, wordsOf])
  return { polite, urgent }
}
