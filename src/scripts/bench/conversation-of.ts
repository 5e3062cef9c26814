import { execFileSync } from 'node:child_process'
import { META_KEY } from '#app/storage/log-storage.ts'
import { loadLog } from '#app/storage/read-log.ts'
import type { Log } from '#flows/core/log/log.ts'

/** What stands in device storage after a conversation of so many turns. */
export type Conversation = { readonly storage: Record<string, string> }

const LARGEST_LOG_BYTES = 256 * 1024 * 1024

/** A valid conversation of so many turns, as `npm run -s conversation` writes it: what stands under which key. */
export function conversationOf(turns: number): Conversation {
  const script = [
    'src/scripts/run.mjs',
    'src/scripts/conversations/conversation.cli.ts',
    '--turns',
    String(turns),
  ]
  const text = execFileSync(process.execPath, script, { encoding: 'utf8', maxBuffer: LARGEST_LOG_BYTES })
  return { storage: JSON.parse(text) as Record<string, string> }
}

/** The log the app reads from such a storage. */
export function logIn({ storage }: Conversation): Log {
  const { deployment } = JSON.parse(storage[META_KEY] ?? 'null') as { deployment: string }
  const log = loadLog(storageIn(storage), deployment)
  if (log === undefined) throw new Error('the app would not resume this conversation')
  return log
}

function storageIn(items: Record<string, string>): Storage {
  return {
    get length() {
      return Object.keys(items).length
    },
    clear: () => undefined,
    getItem: (key) => items[key] ?? null,
    key: (index) => Object.keys(items)[index] ?? null,
    removeItem: (key) => {
      delete items[key]
    },
    setItem: (key, value) => {
      items[key] = value
    },
  }
}
