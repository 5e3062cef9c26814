import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { SentConversationSchema } from '#contracts/support/sent-conversation.contract.ts'

/** Text as a browser packs it for the support. */
export function packed(text: string): string {
  return deflateRawSync(text).toString('base64url')
}

export function shaOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A log of the tests' deployment, with a large answer that stands beside it. */
export function aSentLog(entries = 2, deployment = 'test'): string {
  const event = { type: 'command', command: { type: 'help.ask' } }
  return JSON.stringify({
    version: 5,
    settings: { deployment },
    blobs: {},
    entries: Array.from({ length: entries }, (_, index) => ({ at: index, event })),
  })
}

/** A conversation as a customer sends it. */
export function aSentConversation(given: Partial<SentConversationSchema> = {}): SentConversationSchema {
  return {
    conversation: crypto.randomUUID(),
    log: packed(aSentLog()),
    parts: [],
    version: '5',
    view: 'chat',
    language: 'en',
    reason: 'help',
    summary: {
      beganAt: '2026-03-10T10:50:00.000Z',
      entries: 2,
      orderIds: [],
      outcome: 'left',
      question: 'restaurant',
      faults: [],
    },
    ...given,
  }
}
