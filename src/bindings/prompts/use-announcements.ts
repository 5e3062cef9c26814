import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import { announcementOf, type Announcement } from '#flows/core/transcript/announcement.ts'
import { isWaiting, questionNamed } from '#flows/core/conversation/questions.ts'
import type { Say } from '#flows/core/log/say.ts'
import type { RunnerEvents } from '#flows/core/engine/runner.ts'
import { useRunner } from '../runtime/runner-context.ts'
import type { Formatter } from '../words/formatter.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { SpeakerContext } from './speaker.ts'
import { BUSY_MS } from './use-tell-waiting.ts'

const GATHER_MS = 150
/** A turn that begins with a wait shorter than this (ms) is announced once, after the wait. */
const GATHER_WAITING_MS = 400
const KEPT_MS = 1_000
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * What a screen reader is told: one group of sentences for each turn, removed a second later. `wordsOf` must stay the
 * same function.
 */
export function useAnnouncements(wordsOf: (announcement: Announcement, formatter: Formatter) => string) {
  const runner = useRunner()
  const formatter = useFormatter()
  const { i18n } = useTranslation()
  const speaker = useContext(SpeakerContext)
  const [polite, setPolite] = useState('')
  const [urgent, setUrgent] = useState('')
  // An announcement is formatted when it is spoken, because the action it tells of may have changed language or
  // currency.
  const formatterNow = useRef(formatter)
  useBrowserLayoutEffect(() => {
    formatterNow.current = formatter
  }, [formatter])
  useEffect(() => {
    let unsaid: { readonly turn: string | undefined; readonly announcement: Announcement } | undefined
    let speaking: ReturnType<typeof setTimeout> | undefined
    let clearing: ReturnType<typeof setTimeout> | undefined
    const listen = ({ before, after, entry, aloud }: RunnerEvents['step']) => {
      const found = announcementOf(before, after, entry.event, aloud)
      if (!found) return
      const turn = liveTurnOf(after)?.id
      const announcement = unsaid?.turn === turn ? joined(unsaid?.announcement, found) : found
      unsaid = { turn, announcement }
      clearTimeout(speaking)
      clearTimeout(clearing)
      const texts = questionNamed(announcement.question.name)?.texts
      const coming = texts !== undefined && !i18n.hasLoadedNamespace(texts) && i18n.loadNamespaces(texts)
      speaking = setTimeout(() => {
        // What was gathered until the texts of the question are there is said with it.
        if (coming) void coming.then(() => unsaid?.announcement === announcement && speak(announcement))
        else speak(announcement)
      }, gatheredFor(announcement))
    }
    const speak = (announcement: Announcement) => {
      unsaid = undefined
      tell(wordsOf(announcement, formatterNow.current), announcement.isUrgent ? setUrgent : setPolite)
    }
    const tell = (text: string, show: (text: string) => void) => {
      show(text)
      clearing = setTimeout(() => {
        setPolite('')
        setUrgent('')
      }, KEPT_MS)
    }
    runner.on('step', listen)
    const silence = speaker.listen((text) => {
      clearTimeout(clearing)
      tell(text, setPolite)
    })
    return () => {
      silence()
      runner.off('step', listen)
      unsaid = undefined
      clearTimeout(speaking)
      clearTimeout(clearing)
    }
  }, [runner, wordsOf, i18n, speaker])
  return { polite, urgent }
}

/** How long (ms) an announcement waits for more to be said with it. */
function gatheredFor({ question, acks }: Announcement): number {
  if (!isWaiting(question)) return GATHER_MS
  return acks.length > 0 ? GATHER_WAITING_MS : BUSY_MS
}

/** An announcement that was not spoken yet is joined with the next one, so that nothing of it is lost. */
function joined(unsaid: Announcement | undefined, next: Announcement): Announcement {
  if (!unsaid) return next
  const acks = [...unsaid.acks.filter((ack) => !isSaidBy(next, ack)), ...next.acks]
  const isSameQuestion = unsaid.question.key === next.question.key
  return { ...(isSameQuestion ? unsaid : next), acks, isUrgent: unsaid.isUrgent || next.isUrgent }
}

/** Whether the next announcement says it too: of a count or a price only the newest is said. */
function isSaidBy({ acks }: Announcement, ack: Say): boolean {
  const isOfSame = (each: Say) =>
    each.key === ack.key && isCount(ack) && JSON.stringify(each.values?.['name']) === nameOf(ack)
  return acks.some((each) => each === ack || isOfSame(each))
}

function isCount({ key }: Say): boolean {
  return key.startsWith('told.') || key === 'ack.quantity'
}

function nameOf({ values }: Say): string | undefined {
  return JSON.stringify(values?.['name'])
}
