import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Recording } from '#flows/core/engine/replay.ts'
import { runReplay } from '#scripts/conversations/replay-command.ts'
import { told } from './told.ts'

const GOLDEN = 'tests/conversations/guest-order.json'
const scratch = mkdtempSync(join(tmpdir(), 'orda-replay-'))

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a conversation that folds as it was recorded is identical', async () => {
  expect(await replayed(GOLDEN)).toEqual({ code: 0, log: 'identical', error: '' })
})

test('a conversation a customer sent is folded by its code', async () => {
  expect(await replayed('acd-efg')).toEqual({ code: 0, log: 'identical', error: '' })
})

test('one that folds otherwise is told at the first step that differs, with both sides', async () => {
  const recording = golden()
  const entries = recording.entries.map((entry, step) =>
    step === 4 ? { ...entry, hash: '0'.repeat(16) } : entry,
  )
  const { code, log } = await replayed(fileOf('differs', { ...recording, entries }))
  expect(code).toBe(1)
  expect(log.split('\n')).toEqual([
    expect.stringMatching(/^step 4 differs: \{"type":"done"/),
    expect.stringMatching(/^recorded 0{16} \{"places":/),
    expect.stringMatching(/^folded {3}[0-9a-f]{16} \{"places":/),
  ])
})

test('one that another version recorded is folded by this one, and said to be', async () => {
  expect(await replayed(fileOf('old', { ...golden(), version: 0 }))).toEqual({
    code: 0,
    log: expect.stringMatching(/^recorded with flow version 0, folded by version \d+\nidentical$/),
    error: '',
  })
})

test.each([
  ['a file that is not there', () => join(scratch, 'nothing.json'), 'cannot be read'],
  ['a code that is not kept', () => 'QQQ-QQQ', 'no conversation'],
  ['a file that is no JSON', () => textOf('text', 'hello'), 'cannot be read'],
  ['JSON that is no conversation', () => fileOf('shape', { version: 1 }), 'is no recorded conversation'],
  [
    'a conversation without its answers',
    () => fileOf('blobs', { ...golden(), blobs: {} }),
    'cannot be folded',
  ],
])('%s is told in one line', async (_, file, reason) => {
  const { code, log, error } = await replayed(file())
  expect([code, log]).toEqual([2, ''])
  expect(error).toContain(reason)
  expect(error.split('\n')).toHaveLength(1)
})

/** A shop that was sent one conversation. */
function byCode(code: string): Promise<string> {
  return code === 'ACDEFG'
    ? Promise.resolve(readFileSync(GOLDEN, 'utf8'))
    : Promise.reject(new Error('no conversation is kept'))
}

function replayed(file: string) {
  return told((said) => runReplay([file], said, byCode))
}

function golden(): Recording {
  return JSON.parse(readFileSync(GOLDEN, 'utf8')) as Recording
}

function fileOf(name: string, content: unknown): string {
  return textOf(name, JSON.stringify(content))
}

function textOf(name: string, text: string): string {
  const path = join(scratch, `${name}.json`)
  writeFileSync(path, text)
  return path
}
