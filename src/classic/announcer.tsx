import type { Announcement } from '#flows/dialogue/announce.ts'
import type { Speech } from '#bindings/speech.ts'
import { useAnnouncements } from '#bindings/use-announcements.ts'
import { Spoken } from '#ui/spoken.tsx'

/** What an act came to, for a screen reader; the new screen speaks for itself by its heading. */
export function Announcer() {
  return <Spoken {...useAnnouncements(acknowledgementText)} />
}

function acknowledgementText({ acks }: Announcement, { say }: Speech): string {
  return acks.map(say).join(' ')
}
