import { parseArgs } from 'node:util'
import { storedLog } from '../device-storage.ts'
import { longConversation } from '../long-conversation.ts'
import type { Said } from '../said.ts'

/** Runs the command and answers its exit code: 0 told, 2 not understood. */
export function runConversation(args: readonly string[], said: Said): number {
  const { turns, isBare } = optionsIn(args)
  if (turns === undefined) {
    said.error('Usage: npm run -s conversation -- --turns N [--log]')
    return 2
  }
  const log = longConversation(turns).log()
  said.log(JSON.stringify(isBare ? log : storedLog(log)))
  return 0
}

type Options = { readonly turns?: number; readonly isBare?: boolean }

function optionsIn(args: readonly string[]): Options {
  try {
    const options = { turns: { type: 'string' }, log: { type: 'boolean' } } as const
    const { values } = parseArgs({ args: [...args], options })
    const isCount = /^[1-9]\d{0,5}$/.test(values.turns ?? '')
    return { ...(isCount && { turns: Number(values.turns) }), isBare: values.log ?? false }
  } catch {
    return {}
  }
}
