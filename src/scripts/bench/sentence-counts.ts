import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { atLeast, atMost, fact, type Figure } from './figure.ts'

const TABLES = 'tests/flows/language/sentences.test.ts'
const MIXES = 10_000
/** What is wanted of the languages that are complete. */
const WANTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  en: { 'worked with': 95, 'set aside': 90 },
  no: { 'worked with': 95, 'set aside': 90 },
}
const LONGEST_MS = 30 * 60_000

/** How many of the own sentences are read exactly, and what is added unasked: counted by the tests that hold the sentences. */
export async function sentenceCounts(): Promise<readonly Figure[]> {
  const told = await output()
  return [
    ...exactness(told),
    unasked(told, 'sentences', 'of the own sentences'),
    unasked(told, 'mixes', 'of random mixes'),
  ]
}

async function output(): Promise<string> {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', TABLES, '--reporter=dot']
  const env = { ...process.env, MIXES: String(MIXES), NO_COLOR: '1' }
  // A count that has fallen is told as a figure too.
  const { stdout } = await promisify(execFile)(process.execPath, vitest, {
    env,
    timeout: LONGEST_MS,
    maxBuffer: 2 ** 26,
  }).catch((error: unknown) => {
    if (error instanceof Error && 'stdout' in error) return { stdout: String(error.stdout) }
    throw error
  })
  return stdout
}

function exactness(told: string): readonly Figure[] {
  const lines = [...told.matchAll(/all in (\w+), (worked with|set aside): (\d+) of (\d+) exact/g)]
  if (lines.length === 0) throw new Error('no sentence was counted')
  return lines.map(([, language = '', half = '', exact = '', of = '']) => {
    const share = (100 * Number(exact)) / Number(of)
    const name = `own sentences read exactly, ${language}, ${half}`
    const wanted = WANTED[language]?.[half]
    return wanted === undefined
      ? fact(name, `${share.toFixed(1)} % (${exact} of ${of})`)
      : atLeast(name, wanted, share, '%', `${exact} of ${of}`)
  })
}

function unasked(told: string, kind: string, name: string): Figure {
  const [, wrong, of] = new RegExp(`added unasked: (\\d+) of (\\d+) ${kind}`).exec(told) ?? []
  return atMost(`added without being asked, ${name}`, 0, Number(wrong), '', `of ${of ?? '?'}`)
}
