import { useEffect, useState } from 'react'
import { announcementOf, type Announcement } from '#flows/dialogue/announce.ts'
import type { RunnerEvents } from '#flows/runner.ts'
import { useRunner } from '#bindings/runner-context.ts'
import type { Speech } from '#bindings/speech.ts'
import { useSpeech } from '#bindings/use-speech.ts'

const GATHER_MS = 60
const KEPT_MS = 1_000

/** The one place that speaks to a screen reader: one sentence group a turn, gone a second later. */
export function LiveRegion() {
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
        const text = announcementText(announcement, speech)
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
  }, [runner, speech])
  return (
    <>
      <p className="visually-hidden" role="status" data-announcer>
        {polite}
      </p>
      <p className="visually-hidden" role="alert">
        {urgent}
      </p>
    </>
  )
}

/** The words of an announcement: what was heard, which step, what is asked, how many choices. */
export function announcementText(announcement: Announcement, { say, t }: Speech): string {
  const { acks, step, ask, choices } = announcement
  return [
    ...acks.map(say),
    step ? t('announce.step', { index: step.index, of: step.of }) : '',
    step || acks.length === 0 ? say(ask) : '',
    choices > 1 ? t('announce.choices', { count: choices }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}
