import { useCallback } from 'react'
import type { Announcement } from '#flows/core/transcript/announcement.ts'
import type { Formatter } from '#bindings/words/formatter.ts'
import { sentencesOf } from '#bindings/words/sentences.ts'
import { useAnnouncements } from '#bindings/prompts/use-announcements.ts'
import { Spoken } from '#ui/primitives/spoken.tsx'
import { useReadByFocus } from './use-read-by-focus.ts'

/** The only live region of the chat. A question that took the focus is read there and not announced a second time. */
export function LiveRegion() {
  const isReadAlready = useReadByFocus()
  const wordsOf = useCallback(
    (announcement: Announcement, formatter: Formatter) =>
      announcementText(announcement, formatter, isReadAlready(formatter.say(announcement.ask))),
    [isReadAlready],
  )
  return <Spoken {...useAnnouncements(wordsOf)} />
}

/** The words of an announcement: what was heard, what stands in the way, which step, what is asked, how many choices. */
export function announcementText(
  announcement: Announcement,
  { say, t }: Formatter,
  isAskRead: boolean,
): string {
  const { acks, title, told, step, ask, choices } = announcement
  const isAskTitle = title !== undefined && say(title) === say(ask)
  return sentencesOf([
    ...[...acks, ...(title && !(isAskTitle && isAskRead) ? [title] : []), ...told].map(say),
    step ? t('announce.step', { index: step.index, of: step.of }) : '',
    !isAskRead && !isAskTitle && (step || acks.length === 0) ? say(ask) : '',
    choices > 1 ? t('announce.choices', { count: choices }) : '',
  ])
}
