import type { Announcement } from '#flows/transcript/announcement.ts'
import type { Formatter } from '#bindings/words/formatter.ts'
import { useAnnouncements } from '#bindings/prompts/use-announcements.ts'
import { Spoken } from '#ui/primitives/spoken.tsx'

/** What an act came to, for a screen reader; the new screen speaks for itself by its heading. */
export function Announcer() {
  return <Spoken {...useAnnouncements(acknowledgementText)} />
}

function acknowledgementText({ acks }: Announcement, { say }: Formatter): string {
  return acks.map(say).join(' ')
}
