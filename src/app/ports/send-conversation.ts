import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { postConversation, postPart } from '#api/support.api.ts'
import type { ConversationCode } from '#domain/ids.ts'
import type { PersonalValue } from '#domain/support/sent-conversation.ts'
import { summaryOf } from '#flows/core/engine/summary.ts'
import { recordingOf, traceOf } from '#flows/core/engine/trace.ts'
import type { Entry, Log } from '#flows/core/log/log.ts'
import { pageFaultsIn } from '#bindings/support/page-faults.ts'
import { isOrderEmailToken } from '#bindings/orders/order-drafts.ts'
import type { Sending, SendingOutcome } from '#bindings/support/sending-context.ts'
import type { PersonalData } from '#bindings/words/use-formatter.ts'
import { portFailureOf } from './failing.ts'
import type { World } from './world.ts'

/** Who holds what a mailed link brought acts as its guest: nobody is given that to look at. */
const SECRET = 'link'

const MOST_FAULTS = 20

type Sender = Pick<World, 'http' | 'language' | 'personalData'>

/** A conversation as it is shown, and what of it is sent. */
export type Shown = Sending & { readonly log: Log; readonly view: string; readonly version: string }

/**
 * Sends a conversation to the restaurant, and the large answers that are not known there. Where one of those is lost on the
 * way the conversation has arrived all the same.
 */
export async function sendConversation(shown: Shown, world: Sender): Promise<SendingOutcome> {
  try {
    return { code: await sent(shown, world) }
  } catch (error) {
    return { failure: portFailureOf(error) }
  }
}

async function sent(
  { log, view, version, reason, withValues }: Shown,
  { http, language, personalData }: Sender,
): Promise<ConversationCode> {
  const trace = traceOf(log)
  const summary = summaryOf(log, trace)
  const parts = Object.entries(log.blobs).map(([name, blob]) => {
    const json = JSON.stringify(blob)
    return { name, json, sha: bytesToHex(sha256(utf8ToBytes(json))) }
  })
  const conversation = idOf(log)
  const { code, wanted } = await postConversation(http)({
    conversation,
    log: await packed(JSON.stringify({ ...recordingOf(log, trace), blobs: {} })),
    parts: parts.map(({ name, sha }) => ({ name, sha })),
    version,
    view,
    language: language(),
    reason,
    summary: { ...summary, faults: [...summary.faults, ...pageFaultsIn(personalData)].slice(-MOST_FAULTS) },
    ...(withValues && { values: valuesIn(log.entries, personalData) }),
  })
  const missing = parts.filter(({ sha }) => wanted.includes(sha))
  await Promise.allSettled(missing.map(async ({ json }) => postPart(http)(conversation, await packed(json))))
  return code
}

function idOf({ entries: [first] }: Log): string {
  return first?.event.type === 'started' ? first.event.id : ''
}

/**
 * What the tokens in a log stand for, as far as this device knows it. Of what is kept by a name only the mail address of an
 * order is in a log; any other text that happens to be such a name stands for itself.
 */
function valuesIn(entries: readonly Entry[], personalData: PersonalData): readonly PersonalValue[] {
  const values = new Map<string, string>()
  const visit = (part: unknown): void => {
    if (typeof part === 'string') {
      const value = personalData.read(part) ?? (isOrderEmailToken(part) ? personalData.draftOf(part) : '')
      if (value !== '') values.set(part, value)
    } else if (typeof part === 'object' && part !== null)
      for (const [key, inside] of Object.entries(part)) if (key !== SECRET) visit(inside)
  }
  visit(entries)
  return [...values].map(([name, value]) => ({ name, value }))
}

/** Deflated, in base64url. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCodePoint(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
