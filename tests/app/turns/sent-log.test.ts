import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packedLog, sentLog, withBlobs } from '#app/turns/sent-log.ts'
import { foldable } from '#app/turns/turn-log.ts'
import { createRunner } from '#flows/core/engine/runner.ts'
import { fold } from '#flows/core/engine/fold.ts'
import type { Log } from '#flows/core/log/log.ts'
import { RECORDED, recordingOf } from '../../conversations/recordings.ts'

const RECORDINGS = RECORDED.map((name): Log => recordingOf(name))
const [RECORDING] = RECORDINGS
if (!RECORDING) throw new Error('no conversation is recorded')
const { settings } = RECORDING
const MOST_MS = 50

describe('a log that a page carries', () => {
  test.each(RECORDED)('comes back as it was sent, and is folded to the same (%s)', async (name) => {
    const { entries, blobs, version } = recordingOf(name)
    const log: Log = { entries, blobs, version, settings: recordingOf(name).settings }
    const sent = sentLog(packedLog(log), log.settings, endOf(log))
    const whole =
      sent &&
      (await withBlobs(
        sent,
        (hash) => blobs[hash],
        async () => ({}),
      ))
    expect(whole && JSON.stringify(fold(whole))).toBe(JSON.stringify(fold(log)))
  })

  test('is smaller than a third of what it says', () => {
    const text = JSON.stringify(RECORDING.entries)
    expect(packedLog(RECORDING).length).toBeLessThan(text.length / 3)
  })

  test('has settings of the server, whatever it brings', () => {
    const sent = sentLog(
      JSON.stringify({ ...RECORDING, settings: { payment: 'none' } }),
      settings,
      endOf(RECORDING),
    )
    expect(sent?.settings).toBe(settings)
  })

  test.each([
    [
      'unpacked to more than anybody needs',
      packedLog({ ...RECORDING, entries: Array(200_000).fill(RECORDING.entries[0]) }),
    ],
    [
      'with more entries than anybody makes',
      JSON.stringify({ ...RECORDING, entries: Array(601).fill(RECORDING.entries[0]) }),
    ],
    [
      'of a time that is not now',
      JSON.stringify({
        ...RECORDING,
        entries: [...RECORDING.entries, { ...RECORDING.entries[0], at: 2e15 }],
      }),
    ],
    ['that does not begin', JSON.stringify({ ...RECORDING, entries: RECORDING.entries.slice(1) })],
    [
      'nested without end',
      JSON.stringify({
        ...RECORDING,
        entries: [
          { at: 1, event: { type: 'started', id: '', path: '' } },
          { at: 1, event: { type: 'done', effect: '0.a.b', output: nested(70) } },
        ],
      }),
    ],
  ])('is as good as none: %s', (_, text) => {
    expect(sentLog(text, settings, endOf(RECORDING))).toBeUndefined()
  })

  test('is as good as none where a large answer cannot be had any more', async () => {
    const sent = sentLog(packedLog(RECORDING), settings, endOf(RECORDING))
    expect(
      sent &&
        (await withBlobs(
          sent,
          () => undefined,
          async () => ({}),
        )),
    ).toBeUndefined()
  })
})

test('whatever is sent, reading and folding it breaks nothing, takes no time, and asks for nothing by itself', () => {
  const asked: string[] = []
  const ports = new Proxy({}, { get: (_, name) => () => void asked.push(String(name)) })
  let slowest = 0
  fc.assert(
    fc.property(
      fc.nat(RECORDINGS.length - 1),
      fc.array(mutation(), { minLength: 1, maxLength: 4 }),
      (which, changes) => {
        const recording = RECORDINGS[which] ?? RECORDING
        const entries = changes.reduce(
          (log, change) => change(log),
          structuredClone(recording.entries) as unknown[],
        )
        const text = JSON.stringify({ version: recording.version, entries })
        const readAndFold = () => {
          const log = sentLog(text, settings, endOf(recording))
          const store = { append: () => undefined, keepBlob: () => undefined }
          if (log)
            foldable(() =>
              createRunner({ log: { ...log, blobs: recording.blobs }, ports, now: () => 0, store }),
            )
        }
        slowest = Math.max(slowest, msOf(readAndFold))
      },
    ),
    { numRuns: 10_000, seed: 36 },
  )
  expect(asked).toEqual([])
  expect(slowest).toBeLessThan(MOST_MS)
})

/** What it takes of the processor; the least of three where that is long, as a collection of garbage may be. */
function msOf(act: () => void): number {
  const times: number[] = []
  do {
    const began = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(began)
    times.push((user + system) / 1_000)
  } while (times.length < 3 && Math.min(...times) > MOST_MS)
  return Math.min(...times)
}

function endOf({ entries }: Log): number {
  return entries.at(-1)?.at ?? 0
}

type Change = (entries: unknown[]) => unknown[]

/** One entry gone, twice, in another place, or with something in it put in place of something else. */
function mutation(): fc.Arbitrary<Change> {
  const place = fc.nat(200)
  return fc.oneof(
    place.map(
      (at): Change =>
        (entries) =>
          entries.toSpliced(at % entries.length, 1),
    ),
    fc.tuple(place, place).map(
      ([from, to]): Change =>
        (entries) =>
          entries.toSpliced(to % entries.length, 0, entries[from % entries.length]),
    ),
    fc.tuple(place, fc.nat(40), fc.anything()).map(([at, depth, value]): Change => (entries) => {
      replaceIn(entries[at % entries.length], depth, value)
      return entries
    }),
  )
}

/** Puts a value in the place of the so-manieth one inside. */
function replaceIn(target: unknown, depth: number, value: unknown): void {
  const holders: [object, string][] = []
  const visit = (each: unknown): void => {
    if (typeof each !== 'object' || each === null) return
    for (const [key, inner] of Object.entries(each)) {
      holders.push([each, key])
      visit(inner)
    }
  }
  visit(target)
  const holder = holders[depth % Math.max(1, holders.length)]
  if (holder) Reflect.set(holder[0], holder[1], value)
}

function nested(depth: number): object {
  return depth === 0 ? {} : { in: nested(depth - 1) }
}
