import { readConversationCode } from '#domain/support/conversation-code.ts'
import type { Queries } from '../core/database/database.ts'
import { Refused } from '../core/process/folder-socket.ts'
import { unpacked } from './packed-log.ts'
import { conversationOf, partOf } from './store/desk.store.ts'

/** A conversation that was sent, with its large answers, as JSON that can be folded again. Throws a Refused where none is kept under this code. */
export async function recordingOf(queries: Queries, code: string, now: number): Promise<string> {
  const known = readConversationCode(code)
  const kept = known && (await conversationOf(queries, known, now))
  const log = kept && unpacked(kept.log)
  if (!kept || log === undefined)
    throw new Refused(`${code}: no conversation is kept under this code. It may have expired.`)
  const blobs: Record<string, unknown> = {}
  for (const { name, sha } of kept.parts) {
    const part = await partOf(queries, sha)
    const json = part === undefined ? undefined : unpacked(part)
    if (json !== undefined) blobs[name] = JSON.parse(json)
  }
  return JSON.stringify({ ...JSON.parse(log), blobs })
}
