import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { fingerprintOf } from '#flows/core/engine/fingerprint.ts'
import { fold } from '#flows/core/engine/fold.ts'
import { replay } from '#flows/core/engine/replay.ts'
import type { Log } from '#flows/core/log/log.ts'
import { aMenu } from '#tests/support/builders/catalogue.ts'
import { aRegular, atTheCheckout, atTheMenu, conversationWith, NOON, PAY } from '#tests/support/flows.ts'
import { numbersFrom, walk } from '../../walks.ts'

const walks = fc.tuple(fc.nat(), fc.nat({ max: 40 }))

test('a conversation opened again, at any step, is the same turn for turn (F44)', () => {
  fc.assert(
    fc.property(walks, ([seed, length]) => {
      const talk = walk(conversationWith({ visitor: aRegular() }), numbersFrom(seed, length))
      const opened = fold(JSON.parse(JSON.stringify(talk.log())) as Log)
      expect(JSON.stringify(opened.turns)).toBe(JSON.stringify(talk.turns()))
      expect(fingerprintOf(opened)).toEqual(fingerprintOf(talk.conversation()))
    }),
    { numRuns: 25 },
  )
})

test('every prefix of a log folds to what was seen at that step', () => {
  const talk = walk(conversationWith(), numbersFrom(7, 40))
  talk.undo('answer')
  const { fingerprints, ...log } = talk.recording()
  for (const step of log.entries.keys()) {
    const opened = fold({ ...log, entries: log.entries.slice(0, step + 1) })
    expect(fingerprintOf(opened)).toEqual(fingerprints[String(step)])
  }
})

test('a log is replayed as identical, walk for walk', () => {
  fc.assert(
    fc.property(walks, ([seed, length]) => {
      const talk = walk(conversationWith(), numbersFrom(seed, length))
      expect(replay(talk.recording())).toMatchObject({ outcome: 'identical' })
    }),
    { numRuns: 15 },
  )
})

test('a log that was tampered with is told at the first step that differs, with both sides', () => {
  const recording = atTheCheckout().recording()
  const entries = recording.entries.map((entry) =>
    entry.event.type === 'command' && entry.event.command.type === 'mode.choose'
      ? { ...entry, event: { type: 'command', command: { type: 'mode.choose', mode: 'TAKEOUT' } } as const }
      : entry,
  )
  const step = recording.entries.findIndex(
    ({ event }) => event.type === 'command' && event.command.type === 'mode.choose',
  )
  expect(replay({ ...recording, entries })).toMatchObject({
    outcome: 'differs',
    step,
    recorded: { fingerprint: { lastAnswer: { say: { key: 'mode.EATIN' } } } },
    folded: { fingerprint: { lastAnswer: { say: { key: 'mode.TAKEOUT' } } } },
  })
})

describe('answers that come too late', () => {
  test('change nothing where nobody waits any more (F42, F43)', () => {
    const talk = atTheCheckout().holds('identify').says(PAY).letsGo('identify')
    const before = talk.conversation()
    for (const serial of ['4.menu.loadMenu', '9.checkout.createOrder', 'nobody']) talk.lateAnswer(serial, {})
    expect(talk.conversation()).toBe(before)
  })

  test('a menu asked for in a mode the customer has left again is not taken', () => {
    const talk = conversationWith()
      .holds('loadMenu')
      .says({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' })
    const [first] = Object.values(talk.conversation().pending).filter(({ src }) => src === 'loadMenu')
    talk.says({ type: 'mode.choose', mode: 'TAKEOUT' })
    const before = talk.conversation()
    talk.lateAnswer(first?.serial ?? '', aMenu({ mode: 'EATIN' }))
    expect(talk.conversation()).toBe(before)
  })
})

test('a log that takes back more than there ever was still ends', () => {
  const log = atTheMenu().log()
  const spoiled = {
    ...log,
    entries: [...log.entries, { at: NOON, event: { type: 'undone', to: -1 } as const }],
  }
  expect(fold(spoiled).turns).toHaveLength(1)
})
