import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { storeLog } from '#app/storage/log-storage.ts'
import type { Log } from '#flows/log/log.ts'
import { GOLDEN } from '#tests/conversations/golden.ts'
import { deviceStorage } from './device-storage.ts'
import { longConversation } from './long-conversation.ts'

// npm run -s conversation -- --turns N          what stands in device storage after a conversation of N turns
// npm run -s conversation -- --turns N --log    the same as a bare log
// npm run -s conversation -- --record           records tests/conversations anew; for when FLOW_VERSION was raised
//
// The first form prints one JSON object { key: value }. Put each pair into localStorage of the app's own address and
// reload: the app resumes the conversation. It is made by folding real commands over the shipped menu of Brygga Burger,
// the same every time, with a hash at each step. In the browser:
//
//   for (const [key, value] of Object.entries(printed)) localStorage.setItem(key, value)

const FOLDER = 'tests/conversations'

const given = options()
if (given?.record) await recordAnew()
else if (given?.turns !== undefined) print(longConversation(given.turns).log(), given.log)
else {
  console.error('Usage: npm run -s conversation -- --turns N [--log] | --record')
  process.exitCode = 2
}

type Options = { readonly turns: number | undefined; readonly log: boolean; readonly record: boolean }

function options(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: { turns: { type: 'string' }, log: { type: 'boolean' }, record: { type: 'boolean' } },
    })
    const isCount = /^[1-9]\d{0,5}$/.test(values.turns ?? '')
    return {
      turns: isCount ? Number(values.turns) : undefined,
      log: values.log ?? false,
      record: values.record ?? false,
    }
  } catch {
    return undefined
  }
}

function print(log: Log, isBare: boolean): void {
  process.stdout.write(`${JSON.stringify(isBare ? log : storageOf(log))}\n`)
}

function storageOf(log: Log): Record<string, string> {
  const items: Record<string, string> = {}
  storeLog(deviceStorage(items), log, () => {
    throw new Error('the conversation could not be stored')
  }).begin()
  return items
}

async function recordAnew(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const style = (await resolveConfig(`${FOLDER}/any.json`)) ?? {}
  for (const [name, converse] of Object.entries(GOLDEN)) {
    const json = JSON.stringify(converse().recording())
    writeFileSync(`${FOLDER}/${name}.json`, await format(json, { ...style, parser: 'json' }))
    console.log(`${FOLDER}/${name}.json`)
  }
}
