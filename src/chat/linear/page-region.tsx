import { useCallback } from 'react'
import type { Announcement } from '#flows/core/transcript/announcement.ts'
import type { Formatter } from '#bindings/words/formatter.ts'
import { sentencesOf } from '#bindings/words/sentences.ts'
import { useAnnouncements } from '#bindings/prompts/use-announcements.ts'
import { Spoken } from '#ui/primitives/spoken.tsx'
import { useReadByFocus } from '../thread/use-read-by-focus.ts'

/** Announces what moving the focus does not: the result of an action on this page, and what changed by itself. */
export function PageRegion() {
  const isReadAlready = useReadByFocus()
  const wordsOf = useCallback(
    ({ acks, title, told, step, ask }: Announcement, { say }: Formatter) => {
      // A page that asks a part of the question has a heading of its own, which is read in its place.
      const isAsked = (step !== undefined || acks.length === 0) && !isReadAlready()
      return sentencesOf(
        [...acks, ...(title ? [title] : []), ...told, ...(isAsked ? [ask] : [])]
          .map(say)
          .filter((words) => !isReadAlready(words)),
      )
    },
    [isReadAlready],
  )
  return <Spoken {...useAnnouncements(wordsOf)} />
}
