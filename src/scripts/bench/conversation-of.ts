import { execFileSync } from 'node:child_process'
import { storeLog } from '#app/log-storage.ts'
import type { Log } from '#flows/log.ts'

/** What stands in device storage after a conversation of so many turns. */
export type Conversation = { readonly storage: Record<string, string> }

const LARGEST_LOG_BYTES = 256 * 1024 * 1024

/** A valid conversation of so many turns, stored the way the app stores it. */
export function conversationOf(turns: number): Conversation {
  const storage: Record<string, string> = {}
  storeLog(storageIn(storage), JSON.parse(logOf(turns)) as Log, () => {
    throw new Error('the conversation could not be stored')
  }).begin()
  return { storage }
}

/** The log of a valid conversation of so many turns, as `npm run -s conversation` writes it. */
export function logOf(turns: number): string {
  const script = ['src/scripts/run.mjs', 'src/scripts/conversation.ts', '--turns', String(turns)]
  return execFileSync(process.execPath, script, { encoding: 'utf8', maxBuffer: LARGEST_LOG_BYTES })
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
