import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import { advance } from '#flows/core/engine/reducer.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { MACHINES } from '#flows/core/conversation/machines.ts'
import { QUESTIONS } from '#flows/core/conversation/questions.ts'
import { atTheCheckout, atTheMenu, conversationWith, type Talk } from '#tests/support/flows.ts'

let sent: readonly MockInstance[]
let asked: readonly MockInstance[]

beforeEach(() => {
  sent = Object.values(MACHINES).map((machine) => vi.spyOn(machine, 'transition'))
  asked = QUESTIONS.map((question) => vi.spyOn(question, 'isAsked'))
})
afterEach(() => void vi.restoreAllMocks())

const ADD: Command = { type: 'product.add', code: id('burger') }

/** Events that flows take, and questions that are asked whether it is their time: none more than the rules need. */
const STEPS: readonly (readonly [
  string,
  () => Talk,
  (talk: Talk) => Command,
  { readonly events: number; readonly questions: number },
])[] = [
  [
    'a restaurant is chosen, and what lies in the basket, the table and the mode are looked at',
    () => conversationWith(),
    () => ({ type: 'restaurant.choose', id: id('brygga') }),
    { events: 6, questions: 30 },
  ],
  [
    'a category is chosen: the menu and the place in the dialogue',
    () => atTheMenu(),
    () => ({ type: 'category.choose', id: id('food') }),
    { events: 2, questions: 39 },
  ],
  [
    'a product is added: whether one stays at the list, composed, put into the basket, its time shown, and the place in the dialogue',
    () => atTheMenu(),
    () => ADD,
    { events: 6, questions: 40 },
  ],
  [
    'a line is counted up: the basket alone',
    () => atTheMenu().says(ADD),
    (talk) => ({ type: 'basket.setQuantity', lineId: talk.line('burger').id, quantity: 2 }),
    { events: 1, questions: 40 },
  ],
  [
    'the checkout is begun: its time shown, and the place in the dialogue',
    () => atTheMenu().says(ADD),
    () => ({ type: 'checkout.start' }),
    { events: 2, questions: 44 },
  ],
  [
    'a time is chosen: the checkout alone',
    () => atTheCheckout(),
    () => ({ type: 'pickup.choose', at: 'earliest' }),
    { events: 1, questions: 44 },
  ],
]

test.each(STEPS)('%s', (_, talkOf, commandOf, expected) => {
  const talk = talkOf()
  const command = commandOf(talk)
  const calls = (spies: readonly MockInstance[]) =>
    spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  const before = { events: calls(sent), questions: calls(asked) }
  step(talk, command)
  expect({ events: calls(sent) - before.events, questions: calls(asked) - before.questions }).toEqual(
    expected,
  )
})

test('a step that changes nothing makes nothing anew', () => {
  const talk = atTheMenu()
  const before = talk.conversation()
  const after = step(talk, { type: 'basket.cancelStartOver' })
  for (const part of ['flows', 'pending', 'turns', 'settings'] as const)
    expect(after[part]).toBe(before[part])
})

function step(talk: Talk, command: Command): Conversation {
  const before = talk.conversation()
  return advance(before, { at: before.now, event: { type: 'command', command } }, talk.step())
}
