import { describe, expect, test } from 'vitest'
import { isStoredCommand } from '#flows/core/log/commands.ts'
import type { LoggedEvent } from '#flows/core/log/log.ts'
import { conversationWith } from '#tests/support/flows.ts'
import { RECORDED, recordingOf } from '../../../conversations/recordings.ts'
import { numbersFrom, walk } from '../../walks.ts'

/** Commands of these events as a storage gives them back that a log would not be read by. */
function unreadable(events: readonly LoggedEvent[]): readonly unknown[] {
  return events
    .flatMap((event): unknown =>
      event.type === 'command' ? [JSON.parse(JSON.stringify(event.command))] : [],
    )
    .filter((command) => !isStoredCommand(command))
}

describe('what a customer does can be read again from a stored log', () => {
  test.each([1, 2, 3, 4, 5, 6])('of a random conversation (%i)', (seed) => {
    const steps = walk(conversationWith(), numbersFrom(seed, 300)).steps()
    expect(unreadable(steps.map(({ event }) => event))).toEqual([])
  })

  test.each(RECORDED)('of the recorded conversation %s', (name) => {
    expect(unreadable(recordingOf(name).entries.map(({ event }) => event))).toEqual([])
  })

  test('of a sentence that was read as an order, as a change and as a question', () => {
    const mark = { from: 0, to: 4, taken: 'understood' }
    const wish = { part: 'extras', option: 'bacon', quantity: 1, mode: 'with' }
    const line = { product: 'burger', quantity: 2, choices: [wish], others: ['cola'], portion: { of: 3 } }
    const order = {
      lines: [line],
      marks: [mark],
      mode: 'TAKEOUT',
      time: '+20',
      takesTerms: true,
      otherwise: [line],
    }
    const change = { of: [{ line: 'line-1', choices: [wish] }], does: 'count', quantity: 2 }
    expect(isStoredCommand({ type: 'proposal.make', text: 'token', order })).toBe(true)
    expect(isStoredCommand({ type: 'revision.make', text: 'token', changes: [change], marks: [mark] })).toBe(
      true,
    )
    expect(isStoredCommand({ type: 'revision.make', text: 'token', changes: [change] })).toBe(true)
    const inquiry = { about: 'which', of: [{ about: 'allergens', product: 'burger', allergens: ['milk'] }] }
    expect(isStoredCommand({ type: 'inquiry.make', inquiry })).toBe(true)
  })
})

test.each([
  ['nobody knows', { type: 'order.steal' }],
  ['that an object has by itself', { type: 'constructor' }],
  ['without what it is about', { type: 'basket.removeLine' }],
  ['about something of another kind', { type: 'basket.setQuantity', lineId: 'line-1', quantity: 'many' }],
  ['of a mode there is not', { type: 'mode.choose', mode: 'DRIVE_IN' }],
  [
    'that offers one nobody knows',
    { type: 'words.unknown', candidates: [{ label: { kind: 'key' }, command: { type: 'x' } }] },
  ],
  ['with a question about nothing', { type: 'inquiry.make', inquiry: { about: 'weather' } }],
])('a command %s is none', (_, command) => {
  expect(isStoredCommand(command)).toBe(false)
})
