import type { Announcement } from '#flows/dialogue/announce.ts'
import type { Speech } from '#bindings/speech.ts'
import { useAnnouncements } from '#bindings/use-announcements.ts'

/** The one place that speaks to a screen reader. */
export function LiveRegion() {
  const { polite, urgent } = useAnnouncements(announcementText)
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
