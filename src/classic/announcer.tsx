import { useCallback, useLayoutEffect, useRef } from 'react'
import type { Announcement } from '#flows/core/transcript/announcement.ts'
import { questionNamed } from '#flows/core/conversation/questions.ts'
import type { Formatter } from '#bindings/words/formatter.ts'
import { sentencesOf } from '#bindings/words/sentences.ts'
import { useAnnouncements } from '#bindings/prompts/use-announcements.ts'
import { Spoken } from '#ui/primitives/spoken.tsx'
import { TOLD_BY_DIALOG, type OwnDialog } from './dialogs/own-dialog.ts'

type AnnouncerProps = { readonly dialog: OwnDialog['name'] | undefined }

/** Announces what happened to a screen reader; a new screen is read by its heading, and a dialog by its title. */
export function Announcer({ dialog }: AnnouncerProps) {
  const open = useRef(dialog)
  useLayoutEffect(() => {
    open.current = dialog
  }, [dialog])
  const wordsOf = useCallback(
    (announcement: Announcement, formatter: Formatter) =>
      acknowledgementText(announcement, formatter, open.current && TOLD_BY_DIALOG[open.current]),
    [],
  )
  return <Spoken {...useAnnouncements(wordsOf)} />
}

function acknowledgementText(
  { acks, title, told, question }: Announcement,
  { say }: Formatter,
  toldByDialog: string | undefined,
): string {
  const isInDialog = questionNamed(question.name)?.surface === 'dialog'
  const heard = acks.filter(({ key }) => key !== toldByDialog)
  const words = [...heard, ...(title && !isInDialog ? [title] : []), ...told].map(say)
  // What was chosen is often what it leads to is called, a screen or a category on it, whose heading is being read.
  const { activeElement } = document
  const read = activeElement?.matches('h1, h2') ? activeElement.textContent : undefined
  return sentencesOf(words.filter((each) => each.replace(/\.$/, '') !== read))
}
