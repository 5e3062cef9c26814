import { parseArgs } from 'node:util'
import type { Log } from '#flows/log/log.ts'
import { storedLog } from './device-storage.ts'
import { longConversation } from './long-conversation.ts'

// npm run -s conversation -- --turns N          what stands in device storage after a conversation of N turns
// npm run -s conversation -- --turns N --log    the same as a bare log
//
// The first form prints one JSON object { key: value }. Put each pair into localStorage of the app's own address and
// reload: the app resumes the conversation. It is made by folding real commands over the shipped menu of Brygga Burger,
// the same every time, with a hash at each step. In the browser:
//
//   for (const [key, value] of Object.entries(printed)) localStorage.setItem(key, value)

const given = options()
if (given?.turns !== undefined) print(longConversation(given.turns).log(), given.log)
else {
  console.error('Usage: npm run -s conversation -- --turns N [--log]')
  process.exitCode = 2
}

type Options = { readonly turns: number | undefined; readonly log: boolean }

function options(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: { turns: { type: 'string' }, log: { type: 'boolean' } },
    })
    const isCount = /^[1-9]\d{0,5}$/.test(values.turns ?? '')
    return {
      turns: isCount ? Number(values.turns) : undefined,
      log: values.log ?? false,
    }
  } catch {
    return undefined
  }
}

function print(log: Log, isBare: boolean): void {
  process.stdout.write(`${JSON.stringify(isBare ? log : storedLog(log))}\n`)
}
