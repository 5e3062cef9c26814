import { execFileSync } from 'node:child_process'

/** What stands in device storage after a conversation of so many turns. */
export type Conversation = { readonly storage: Record<string, string> }

const LOG_KEY = 'orda.log'
const LARGEST_LOG_BYTES = 256 * 1024 * 1024

/** A valid conversation of so many turns on the device, put there as the README says. */
export function conversationOf(turns: number): Conversation {
  return { storage: { [LOG_KEY]: logOf(turns) } }
}

/** The log of a valid conversation of so many turns, as `npm run -s conversation` writes it. */
export function logOf(turns: number): string {
  const script = ['src/scripts/run.mjs', 'src/scripts/conversation.ts', '--turns', String(turns)]
  return execFileSync(process.execPath, script, { encoding: 'utf8', maxBuffer: LARGEST_LOG_BYTES })
}
