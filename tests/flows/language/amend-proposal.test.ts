import { describe, expect, test } from 'vitest'
import { understand } from '#flows/language/understand.ts'
import type { Understood } from '#flows/language/understood.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import { NORWEGIAN } from '#flows/language/words/no/words.no.ts'
import { conversationWith, type Talk } from '#tests/support/flows.ts'
import { burgerRestaurant } from '#tests/support/shipped.ts'
import { LEXICON, WORDING } from './lexicon.ts'
import { writtenOrder } from './written-order.ts'

const BURGERS = burgerRestaurant()

describe('a sentence while an order is proposed changes what is proposed', () => {
  test.each([
    ['a classic', 'make that two', '2 1106'],
    ['a classic and a cola', 'make the classic two', '1 1501 | 2 1106'],
    ['a classic', 'without onion', '1 1106: -onion'],
    ['a classic', 'no onion please', '1 1106: -onion'],
    ['a classic and a cola', 'the classic without onion', '1 1106: -onion | 1 1501'],
    ['a classic and a cola', 'the burger without onion', '1 1106: -onion | 1 1501'],
    ['a classic', 'add bacon', '1 1106: bacon'],
    ['a classic', 'bacon', '1 1106: bacon'],
    ['a classic', 'make it double', '1 1106: double'],
    ['a classic', 'double', '1 1106: double'],
    ['a classic', 'no, a double one', '1 1106: double'],
    ['a classic', 'change the burger to a cola', '1 1501'],
    ['a classic', 'change the classic to a cola', '1 1501'],
    ['a classic', 'and a cola too', '1 1106 | 1 1501'],
    ['a classic', 'and a cola', '1 1106 | 1 1501'],
    ['a classic', 'also two colas', '1 1106 | 2 1501'],
    ['a classic', 'add a cola', '1 1106 | 1 1501'],
    ['a classic', 'plus fries', '1 1106 | 1 1301'],
    ['a classic and a cola', 'remove the cola', '1 1106'],
    ['a classic and a cola', 'no cola', '1 1106'],
    ['a classic and a cola', 'without the cola', '1 1106'],
    ['a classic', 'remove it', 'proposal.decline'],
    ['two classics', 'one of them without onion', '1 1106 | 1 1106: -onion'],
    ['two classics', 'one without onion', '1 1106 | 1 1106: -onion'],
    ['a classic', 'two colas', '2 1501'],
    ['a classic', 'no, two colas', '2 1501'],
    ['a classic', 'one more', '2 1106'],
    ['a classic and a cola', 'another cola', '1 1106 | 2 1501'],
    ['a classic', 'same but without onion', '1 1106 | 1 1106: -onion'],
    ['a classic', 'actually gluten free bun', '1 1106: gluten-free-bun'],
    ['a classic with bacon', 'without bacon', '1 1106: -bacon'],
    ['a classic', 'take away', '1 1106 TAKEOUT'],
    ['en klassiker', 'to av dem', '2 1106'],
    ['en klassiker', 'gjør det til to', '2 1106'],
    ['en klassiker', 'uten løk', '1 1106: -onion'],
    ['en klassiker og en cola', 'klassikeren uten løk', '1 1106: -onion | 1 1501'],
    ['en klassiker', 'nei, en dobbel', '1 1106: double'],
    ['en klassiker', 'bytt burgeren til en cola', '1 1501'],
    ['en klassiker', 'og en cola også', '1 1106 | 1 1501'],
    ['en klassiker', 'en cola i tillegg', '1 1106 | 1 1501'],
    ['en klassiker og en cola', 'fjern colaen', '1 1106'],
    ['en klassiker', 'med bacon', '1 1106: bacon'],
    ['a classic and fries', 'make the fries large', '1 1106 | 1 1306'],
    ['a classic and fries', 'make it large', '1 1106 | 1 1306'],
    ['a classic and fries', 'no, large fries', '1 1306'],
  ])('%s; then "%s": %s', (first, then, expected) => {
    expect(told(meant(then, proposing(first)))).toBe(expected)
  })
})

test('what may be about two lines is asked, and each answer is the order as it would be then', () => {
  const found = meant('the burger without onion', proposing('a classic and a smash burger'))
  expect(told(found)).toBe('1 1101 | 1 1106: -onion or 1 1101: -pickled-onion | 1 1106')
})

test.each([
  'make the burger big and a cola too',
  'without the fries and a cola too',
  'hello',
  'is it double',
  'remove the salad',
  'make it unobtainium',
  'thanks',
])('nothing of what is proposed is changed by "%s"', (text) => {
  expect(meant(text, proposing('a classic')).kind).not.toBe('order')
})

test('each word of the sentence that says something is marked, and those nobody knows are left over', () => {
  const found = meant('and two colass for unobtainium', proposing('a classic'))
  const text = 'make the clasic double xyzzy'
  const changed = meant(text, proposing('a classic'))
  expect(found.kind).toBe('order')
  expect(
    changed.kind === 'order' &&
      changed.order.marks.map(({ from, to, taken }) => [text.slice(from, to), taken]),
  ).toEqual([
    ['clasic', 'guessed'],
    ['double', 'understood'],
    ['xyzzy', 'left'],
  ])
})

/** The order that is proposed then; where it has to be asked, each that may be meant. */
function told(found: Understood): string {
  switch (found.kind) {
    case 'order':
      return writtenOrder(found.order)
    case 'command':
      return found.command.type
    case 'unknown':
      return found.candidates
        .map(({ command }) => (command.type === 'proposal.make' ? writtenOrder(command.order) : command.type))
        .join(' or ')
    default:
      return JSON.stringify(found)
  }
}

function proposing(sentence: string): Talk {
  const talk = conversationWith({ shops: BURGERS }).says({ type: 'mode.choose', mode: 'EATIN' })
  const found = meant(sentence, talk)
  if (found.kind !== 'order') throw new Error(`${sentence}: ${JSON.stringify(found)}`)
  return talk.says({ type: 'proposal.make', text: 'token-text', order: found.order })
}

function meant(text: string, talk: Talk): Understood {
  return understand(text, talk.conversation(), {
    lexicon: LEXICON,
    wording: WORDING,
    words: [ENGLISH, NORWEGIAN],
  })
}
