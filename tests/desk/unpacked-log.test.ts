import { expect, test } from 'vitest'
import { unpackedLog } from '#desk/unpacked-log.ts'
import { traceOf } from '#flows/core/engine/trace.ts'
import { atTheMenu } from '#tests/support/flows.ts'
import { packed } from '#tests/support/sent-conversations.ts'

const nothing = () => Promise.reject(new Error('not asked for'))
const sent = (log: unknown) => unpackedLog({ log: packed(JSON.stringify(log)), parts: [] }, nothing)

test('a log is unpacked with its large answers, and folds to what it was', async () => {
  const { blobs, ...log } = atTheMenu({}).log()
  const names = Object.keys(blobs)
  const parts = names.map((name) => ({ name, sha: name }))
  const found = await unpackedLog({ log: packed(JSON.stringify({ ...log, blobs: {} })), parts }, (sha) =>
    Promise.resolve(packed(JSON.stringify(blobs[sha]))),
  )
  expect(found).toMatchObject({ missing: [], isOtherVersion: false })
  expect(found && traceOf(found.recording).steps.every(({ isIdentical }) => isIdentical === true)).toBe(true)
})

test('a large answer that did not arrive is named, and the rest can be looked at', async () => {
  const log = atTheMenu({}).log()
  const found = await unpackedLog(
    { log: packed(JSON.stringify({ ...log, blobs: {} })), parts: [{ name: 'menu', sha: '0' }] },
    nothing,
  )
  expect(found?.missing).toEqual(['menu'])
})

test('a log of another version is told as such', async () => {
  expect(await sent({ ...atTheMenu({}).log(), version: 99 })).toMatchObject({ isOtherVersion: true })
})

test.each([
  ['nothing', null],
  ['a text', 'log'],
  ['no entries', { version: 5, settings: {}, entries: 7 }],
  ['an entry that is none', { version: 5, settings: {}, entries: [{ at: 'now' }] }],
  [
    'a command nobody knows',
    { version: 5, settings: {}, entries: [{ at: 1, event: { type: 'command', command: { type: 'rm' } } }] },
  ],
])('what is %s is no conversation', async (_told, log) => {
  expect(await sent(log)).toBeUndefined()
})

test('a log cannot give all objects something by its prototype', async () => {
  const text = JSON.stringify(atTheMenu({}).log()).replace('{', '{"__proto__":{"isPolluted":true},')
  await unpackedLog({ log: packed(text), parts: [] }, nothing)
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('isPolluted' in {}).toBe(false)
})

test('what was cut on the way is no conversation', async () => {
  const log = packed(JSON.stringify(atTheMenu({}).log()))
  expect(await unpackedLog({ log: log.slice(0, 40), parts: [] }, nothing)).toBeUndefined()
})
