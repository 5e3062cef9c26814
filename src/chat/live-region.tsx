import { useCallback, useEffect, useRef } from 'react'
import type { Announcement } from '#flows/dialogue/announce.ts'
import type { Speech } from '#bindings/speech.ts'
import { useAnnouncements } from '#bindings/use-announcements.ts'

/** The one place that speaks to a screen reader. A question the focus moved to is read there, and not a second time here. */
export function LiveRegion() {
  const isReadAlready = useQuestionReadByFocus()
  const wordsOf = useCallback(
    (announcement: Announcement, speech: Speech) =>
      announcementText(announcement, speech, isReadAlready(speech.say(announcement.ask))),
    [isReadAlready],
  )
  const { polite, urgent } = useAnnouncements(wordsOf)
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
export function announcementText(announcement: Announcement, { say, t }: Speech, isAskRead: boolean): string {
  const { acks, step, ask, choices } = announcement
  return [
    ...acks.map(say),
    step ? t('announce.step', { index: step.index, of: step.of }) : '',
    !isAskRead && (step || acks.length === 0) ? say(ask) : '',
    choices > 1 ? t('announce.choices', { count: choices }) : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether the focus is on the live question and came to it when it had these words. */
function useQuestionReadByFocus(): (words: string) => boolean {
  const read = useRef<{ readonly element: EventTarget | null; readonly words: string } | undefined>(undefined)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const isQuestion = target instanceof HTMLElement && target.matches('[data-turn="live"] h3')
      read.current = isQuestion ? { element: target, words: target.textContent } : undefined
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return useCallback(
    (words: string) => read.current?.element === document.activeElement && read.current.words === words,
    [],
  )
}
