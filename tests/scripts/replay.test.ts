import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Recording } from '#flows/engine/replay.ts'

const GOLDEN = 'tests/conversations/guest-order.json'
const scratch = mkdtempSync(join(tmpdir(), 'orda-replay-'))

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a conversation that folds as it was recorded is identical', () => {
  expect(replayed(GOLDEN)).toEqual({ status: 0, stdout: 'identical\n', stderr: '' })
})

test('one that folds otherwise is told at the first step that differs, with both sides', () => {
  const recording = golden()
  const entries = recording.entries.map((entry, step) =>
    step === 4 ? { ...entry, hash: '0'.repeat(16) } : entry,
  )
  const { status, stdout } = replayed(fileOf('differs', { ...recording, entries }))
  expect(status).toBe(1)
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(/^step 4 differs: \{"type":"done"/),
    expect.stringMatching(/^recorded 0{16} \{"places":/),
    expect.stringMatching(/^folded {3}[0-9a-f]{16} \{"places":/),
    '',
  ])
})

test.each([
  ['a file that is not there', () => join(scratch, 'nothing.json'), 'cannot be read'],
  ['a file that is no JSON', () => textOf('text', 'hello'), 'cannot be read'],
  ['JSON that is no conversation', () => fileOf('shape', { version: 1 }), 'is no recorded conversation'],
  [
    'a conversation of another flow version',
    () => fileOf('old', { ...golden(), version: 0 }),
    'flow version 0',
  ],
  [
    'a conversation without its answers',
    () => fileOf('blobs', { ...golden(), blobs: {} }),
    'cannot be folded',
  ],
])('%s is told in one line', (_, file, reason) => {
  const { status, stdout, stderr } = replayed(file())
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(reason)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

function replayed(file: string): { status: number | null; stdout: string; stderr: string } {
  const args = ['--import', 'tsx', 'src/scripts/replay.cli.ts', file]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stdout, stderr }
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
