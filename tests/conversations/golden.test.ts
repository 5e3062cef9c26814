import { expect, test } from 'vitest'
import { fingerprintOf } from '#flows/core/engine/fingerprint.ts'
import { fold } from '#flows/core/engine/fold.ts'
import { replay } from '#flows/core/engine/replay.ts'
import { FLOW_VERSION } from '#flows/core/log/log.ts'
import { GOLDEN } from './golden.ts'
import { RECORDED, recordingOf } from './recordings.ts'

test('every conversation that is kept was recorded, and none is left over', () => {
  expect(RECORDED.toSorted()).toEqual(Object.keys(GOLDEN).toSorted())
})

test.each(RECORDED)('%s is folded as it was recorded, step for step', (name) => {
  expect(replay(recordingOf(name))).toMatchObject({ outcome: 'identical' })
})

test.each(RECORDED)('%s was recorded with what each step looked like', (name) => {
  const { fingerprints, ...log } = recordingOf(name)
  expect(log.version).toBe(FLOW_VERSION)
  expect(Object.keys(fingerprints ?? {})).toHaveLength(log.entries.length)
  expect(fingerprints?.[String(log.entries.length - 1)]).toEqual(
    JSON.parse(JSON.stringify(fingerprintOf(fold(log)))),
  )
})
