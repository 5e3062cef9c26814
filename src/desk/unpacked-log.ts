import { isEntry } from '#app/storage/stored-entry.ts'
import { isRecord } from '#app/storage/log-storage.ts'
import type { Entry, Log } from '#flows/core/log/log.ts'
import { FLOW_VERSION } from '#flows/core/log/log.ts'
import type { Recording } from '#flows/core/engine/replay.ts'
import type { OpenedConversation } from '#domain/support/opened-conversation.ts'

/** A log that was sent, with the large answers that are there; `missing` names those that are not. */
export type UnpackedLog = {
  readonly recording: Recording
  readonly missing: readonly string[]
  /** It was recorded by other flows than these: they may part. */
  readonly isOtherVersion: boolean
}

/** Unpacks a conversation as it was sent; nothing where it is none, whatever stands in it. */
export async function unpackedLog(
  { log, parts }: Pick<OpenedConversation, 'log' | 'parts'>,
  partOf: (sha: string) => Promise<string>,
): Promise<UnpackedLog | undefined> {
  const given = await unpacked(log)
  const recording = recordingIn(given)
  if (!recording) return undefined
  const blobs: Record<string, unknown> = {}
  const missing: string[] = []
  await Promise.all(
    parts.map(async ({ name, sha }) => {
      const blob = await partOf(sha).then(unpacked, nothing)
      if (blob === undefined) missing.push(name)
      else blobs[name] = blob
    }),
  )
  return { recording: { ...recording, blobs }, missing, isOtherVersion: recording.version !== FLOW_VERSION }
}

function recordingIn(given: unknown): Recording | undefined {
  if (!isRecord(given)) return undefined
  const { version, settings, entries, fingerprints } = given
  const isLog =
    typeof version === 'number' &&
    isRecord(settings) &&
    Array.isArray(entries) &&
    entries.every((entry) => isEntry(entry))
  if (!isLog) return undefined
  const log = {
    version,
    settings: settings as unknown as Log['settings'],
    entries: entries as Entry[],
    blobs: {},
  }
  return isRecord(fingerprints) ? { ...log, fingerprints } : log
}

/** What was deflated and written in base64url, as JSON. */
async function unpacked(packed: string): Promise<unknown> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (sign) => sign.codePointAt(0) ?? 0)
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return JSON.parse(await new Response(stream).text())
  } catch {
    return undefined
  }
}

function nothing(): undefined {}
