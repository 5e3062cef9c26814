import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { replay, type Recording } from '#flows/core/engine/replay.ts'

/** Conversations that the support desk saved as tests: what a customer met once is folded by every run from then on. */
const FOLDER = join(import.meta.dirname, 'saved')

test.each(readdirSync(FOLDER).filter((file) => file.endsWith('.json')))(
  '%s folds as it was lived',
  (file) => {
    const recording = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Recording
    expect(replay(recording)).toMatchObject({ outcome: 'identical' })
  },
)
