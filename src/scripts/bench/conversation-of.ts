import { execFileSync } from 'node:child_process'

/** What stands in device storage after a conversation of so many turns. */
export type Conversation = { readonly storage: Record<string, string> }

const LOG_KEY = 'orda.log'

/** A valid conversation of so many turns, as `npm run -s conversation` writes it. */
export function conversationOf(turns: number): Conversation {
  const script = ['src/scripts/run.mjs', 'src/scripts/conversation.ts', '--turns', String(turns)]
  const log = execFileSync(process.execPath, script, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  return { storage: { [LOG_KEY]: log } }
}
