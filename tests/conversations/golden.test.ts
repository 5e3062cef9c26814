import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fingerprintOf } from '#flows/engine/fingerprint.ts'
import { fold } from '#flows/engine/fold.ts'
import { replay, type Recording } from '#flows/engine/replay.ts'
import { FLOW_VERSION } from '#flows/log/log.ts'
import { GOLDEN } from './golden.ts'

const names = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))

test('every conversation that is kept was recorded, and none is left over', () => {
  expect(names.toSorted()).toEqual(Object.keys(GOLDEN).toSorted())
})

test.each(names)('%s is folded as it was recorded, step for step', (name) => {
  expect(replay(recordingOf(name))).toMatchObject({ outcome: 'identical' })
})

test.each(names)('%s was recorded with what each step looked like', (name) => {
  const { fingerprints, ...log } = recordingOf(name)
  expect(log.version).toBe(FLOW_VERSION)
  expect(Object.keys(fingerprints ?? {})).toHaveLength(log.entries.length)
  expect(fingerprints?.[String(log.entries.length - 1)]).toEqual(
    JSON.parse(JSON.stringify(fingerprintOf(fold(log)))),
  )
})

function recordingOf(name: string): Recording {
  return JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8')) as Recording
}
