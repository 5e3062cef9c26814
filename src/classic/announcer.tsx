import type { Announcement } from '#flows/dialogue/announce.ts'
import type { Speech } from '#bindings/speech.ts'
import { useAnnouncements } from '#bindings/use-announcements.ts'

/** What an act came to, for a screen reader; the new screen speaks for itself by its heading. */
export function Announcer() {
  const { polite, urgent } = useAnnouncements(acknowledgementText)
  return (
    <>
      <p className="visually-hidden" role="status">
        {polite}
      </p>
      <p className="visually-hidden" role="alert">
        {urgent}
      </p>
    </>
  )
}

function acknowledgementText({ acks }: Announcement, { say }: Speech): string {
  return acks.map(say).join(' ')
}
