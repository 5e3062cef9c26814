import type { Announcement } from '#flows/transcript/announcement.ts'
import type { Formatter } from '#bindings/words/formatter.ts'
import { useAnnouncements } from '#bindings/prompts/use-announcements.ts'
import { Spoken } from '#ui/primitives/spoken.tsx'

/** Announces the result of an action to a screen reader; a new screen is read by its heading. */
export function Announcer() {
  return <Spoken {...useAnnouncements(acknowledgementText)} />
}

function acknowledgementText({ acks }: Announcement, { say }: Formatter): string {
  return acks.map(say).join(' ')
}
