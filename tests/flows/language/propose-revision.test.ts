import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id, type ProductCode } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { changesWrittenIn } from '#flows/language/propose-revision.ts'
import { understand } from '#flows/language/understand.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import { NORWEGIAN } from '#flows/language/words/no/words.no.ts'
import { MOST_LETTERS } from '#flows/core/log/log.ts'
import { conversationWith, type Talk } from '#tests/support/flows.ts'
import { burgerRestaurant } from '#tests/support/shipped.ts'
import { anyText } from '#tests/support/arbitraries/any-text.ts'
import { LEXICON, WORDING } from './lexicon.ts'
import { writtenChanges } from './written-changes.ts'

const BURGERS = burgerRestaurant()

describe('what is said of the product that is open', () => {
  test.each([
    ['1106', 'gluten free bun', 'bun/gluten-free-bun'],
    ['1106', 'glutenfree bun', 'bun/gluten-free-bun'],
    ['1106', 'glutten free bun please', 'bun/gluten-free-bun'],
    ['1106', 'glutenfritt brød', 'bun/gluten-free-bun'],
    ['1106', 'glutenfritt', 'bun/gluten-free-bun'],
    ['1106', 'double', 'size/double'],
    ['1106', 'make it double', 'size/double'],
    ['1106', 'dobbel takk', 'size/double'],
    ['1106', 'no onion', 'onion'],
    ['1106', 'without onion', 'onion'],
    ['1106', 'without onions', 'onion'],
    ['1106', 'uten løk', 'onion'],
    ['1106', 'uten løken', 'onion'],
    ['1106', 'hold the onion', 'onion'],
    ['1106', 'remove the onion', 'onion'],
    ['1106', 'dropp løken', 'onion'],
    ['1106', 'extra bacon', 'bacon'],
    ['1106', 'bacon', 'bacon'],
    ['1106', 'add bacon', 'bacon'],
    ['1106', 'with bacon and a fried egg', 'bacon, fried-egg'],
    ['1106', 'double bacon', 'bacon*2'],
    ['1106', 'two bacon', 'bacon*2'],
    ['1106', 'ekstra bacon', 'bacon'],
    ['1106', 'avocado', 'avocado-slices'],
    ['1106', 'avokado', 'avocado-slices'],
    ['1106', 'bacn', 'bacon'],
    ['1106', 'no pickles or tomato', 'pickles, tomato'],
    ['1106', 'gluten free bun without onion', 'bun/gluten-free-bun, onion'],
    ['1201', 'cola', 'drink/1501'],
    ['1201', 'a cola', 'drink/1501'],
    ['1201', 'onion rings', 'side/1304'],
    ['1201', 'løkringer', 'side/1304'],
    ['1201', 'løkringene', 'side/1304'],
    ['1201', 'søtpotetfries', 'side/1303'],
    ['1201', 'with onion rings and lemonade', 'drink/1508, side/1304'],
    ['1201', 'gluten free bun', '1101/bun/gluten-free-bun'],
  ])('%s: "%s" chooses %s', (code, text, selection) => {
    const talk = opened(code).says(commandOf(text, opened(code)))
    expect(selectionOf(talk)).toBe(selection)
  })

  test.each([
    ['two', 2],
    ['make it three', 3],
    ['one more', 2],
    ['another one', 2],
    ['to stykker', 2],
    ['en til', 2],
  ])('"%s" is how many of it', (text, quantity) => {
    const talk = opened('1106').says(commandOf(text, opened('1106')))
    expect(talk.conversation().flows.customise.context.quantity).toBe(quantity)
  })
})

describe('of the open product nothing is done by', () => {
  test.each([
    'hello',
    'is it double',
    'does it come with bacon',
    'how much is bacon',
    'er det løk på',
    'thanks',
    'no thanks',
    'nothing',
    'ice',
    'on',
    'cod',
    'three colas',
    'pizza with bacon',
    'remove it',
    'bacon and unobtainium',
  ])('"%s"', (text) => {
    const found = meant(text, opened('1106'))
    expect(found.kind === 'command' ? found.command.type : '').not.toMatch(/^customise/)
  })
})

test('what an option is only in general is offered and not chosen, and can be taken', () => {
  const talk = opened('1106')
  const found = meant('cheese', talk)
  expect(found.kind).toBe('unknown')
  const [first] = found.kind === 'unknown' ? found.candidates : []
  if (first) talk.says(first.command)
  expect(selectionOf(talk)).toBe('blue-cheese')
})

describe('nothing of the basket is changed by', () => {
  test.each([
    'two burgers',
    'a coffee please',
    'bacon',
    'what is in the classic',
    'is the fries big',
    'thanks',
    'no thanks',
    "that's all",
    'more',
    'remove',
    'change',
    'remove the salad',
    'another restaurant',
    'no',
    'unobtainium instead',
    'make it unobtainium',
    'fjern fisken',
    'hva er i klassikeren',
    '',
    '?!',
  ])('"%s"', (text) => {
    expect(meant(text, withBasket('1106', '1301')).kind).not.toBe('changes')
  })

  test.each([
    ['1101', 'the burger without cheese after all'],
    ['1101', 'burgeren uten ost likevel'],
  ])('what a product cannot be without: %s, "%s"', (code, text) => {
    expect(meant(text, withBasket(code)).kind).not.toBe('changes')
  })
})

test('whatever is typed, nothing is thrown, and nothing is changed but what is proposed', () => {
  const conversation = withBasket('1106', '1501', '1301').conversation()
  const said =
    'make it one more remove the classic cola to water instead of and without onion same but fries bytt til uten løk'
  const words = fc.constantFrom(...said.split(' '), '\u202e', '🍔', ',', '<b>')
  const typed = fc.oneof(
    anyText(120),
    fc.array(words, { maxLength: 30 }).map((list) => list.join(' ')),
  )
  const lines = new Set(conversation.flows.basket.context.basket.lines.map(({ id: line }) => line))
  fc.assert(
    fc.property(typed, (text) => {
      for (const { of } of changesWrittenIn(text, conversation, [ENGLISH, NORWEGIAN], true)?.changes ?? []) {
        expect(of.length).toBeGreaterThan(0)
        for (const { line } of of) expect(lines).toContain(line)
      }
    }),
    { numRuns: 150 },
  )
  expect(
    changesWrittenIn(`make it ${'x'.repeat(MOST_LETTERS)}`, conversation, [ENGLISH], true),
  ).toBeUndefined()
})

describe('what is said of the basket', () => {
  test.each<readonly [readonly string[], string, string]>([
    // what is meant last
    [['1106'], 'make it double', 'alter 1106 +double'],
    [['1102'], 'the burger without cheese after all', 'alter 1102 -cheddar'],
    [['1102'], 'burgeren uten ost likevel', 'alter 1102 -cheddar'],
    [['1106'], 'the burger should have a gluten free bun', 'alter 1106 +gluten-free-bun'],
    [['1106'], 'burgeren skal ha glutenfritt brød', 'alter 1106 +gluten-free-bun'],
    [['1106', '1301', '1501'], 'drop the fries and give me a chocolate shake instead', 'swap 1301 1402'],
    [['1106', '1301'], 'kan vi få tre pommes frites i stedet for en', 'count 1301 3'],
    [['1301', '1106'], 'another burger same as that one', 'more 1106 1'],
    [['1106'], 'gjør den dobbel', 'alter 1106 +double'],
    [['1106', '1301'], 'one more', 'more 1301 1'],
    [['1106', '1301'], 'another of those', 'more 1301 1'],
    [['1106', '1301'], 'another one please', 'more 1301 1'],
    [['1106', '1301'], 'en til', 'more 1301 1'],
    [['1106', '1301'], 'to til', 'more 1301 2'],
    [['1106', '1301'], 'two more', 'more 1301 2'],
    [['1301', '1106'], 'same but gluten free bun', 'again 1106 +gluten-free-bun 1'],
    [['1301', '1106'], 'the same but without onion', 'again 1106 -onion 1'],
    [['1301', '1106'], 'samme men glutenfritt brød', 'again 1106 +gluten-free-bun 1'],
    [['1106'], 'make it two', 'count 1106 2'],
    [['1106', '1501'], 'make it three classics', 'count 1106 3'],
    [['1106', '1501'], 'gjør det til tre klassikere', 'count 1106 3'],
    [['1106', '1501'], 'two classics only', 'count 1106 2'],
    [['1106'], 'make that three please', 'count 1106 3'],
    [['1106'], 'two of them', 'count 1106 2'],
    [['1301', '1106'], 'without onion after all', 'alter 1106 -onion'],
    [['1301', '1106'], 'uten løk likevel', 'alter 1106 -onion'],
    [['1301', '1106'], 'no onion', 'alter 1106 -onion'],
    [['1106', '1301'], 'no onion', 'alter 1106 -onion'],
    [['1106'], 'add bacon', 'alter 1106 +bacon'],
    // by name
    [['1106', '1301'], 'remove the fries', 'remove 1301'],
    [['1106', '1301'], 'fjern pommes fritesen', 'remove 1301'],
    [['1106', '1301', '1501'], 'remove everything except the cola', 'remove 1106 | remove 1301'],
    [['1106', '1301', '1501'], 'fjern alt unntatt colaen', 'remove 1106 | remove 1301'],
    [['1106', '1501'], 'make it two of each', 'count 1106 2 | count 1501 2'],
    [['1106', '1501'], 'to av hver', 'count 1106 2 | count 1501 2'],
    [['1106', '1501'], 'drop the cola', 'remove 1501'],
    [['1106', '1501'], 'dropp colaen', 'remove 1501'],
    [['1106', '1501'], 'i dont want the cola after all', 'remove 1501'],
    [['1501', '1106', '1301'], 'remove the fries and the cola', 'remove 1301 | remove 1501'],
    [['1301', '1106'], 'one more fries', 'more 1301 1'],
    [['1301', '1106'], 'en klassiker mindre', 'more 1106 -1'],
    [['1301', '1106'], 'make the classic a double one', 'alter 1106 +double'],
    [['1501', '1106'], 'another cola', 'more 1501 1'],
    [['1501', '1106'], 'en cola til', 'more 1501 1'],
    [['1106', '1301'], 'two classic burgers instead', 'count 1106 2'],
    [['1106', '1301'], 'to klassikere i stedet', 'count 1106 2'],
    [['1106', '1301'], 'the classic without onion after all', 'alter 1106 -onion'],
    [['1106', '1301'], 'klassikeren uten løk likevel', 'alter 1106 -onion'],
    [['1106', '1301'], 'fjern salaten', 'alter 1106 -lettuce'],
    [['1106', '1301'], 'make the classic double', 'alter 1106 +double'],
    [['1106', '1301'], 'remove the onion from the classic', 'alter 1106 -onion'],
    [['1106', '1301'], 'add bacon to the classic', 'alter 1106 +bacon'],
    // something else in its place
    [['1106', '1501'], 'change the cola to water', 'swap 1501 1505'],
    [['1501', '1106'], 'change the cola to water', 'swap 1501 1505'],
    [['1501', '1106'], 'bytt colaen til vann', 'swap 1501 1505'],
    [['1501', '1106'], 'bytt ut cola med kildevann', 'swap 1501 1505'],
    [['1501', '1106'], 'water instead of cola', 'swap 1501 1505'],
    [['1501', '1106'], 'vann i stedet for cola', 'swap 1501 1505'],
    [['1106', '1501'], 'coffee instead', 'swap 1501 1509'],
    [['1106', '1501'], 'moose burger instead', 'swap 1106 1108'],
    [['1106', '1501'], 'elgburger i stedet', 'swap 1106 1108'],
    [['1106', '1101', '1501'], 'moose burger instead', 'swap 1106/1101 1108'],
    [['1306'], 'make the fries small', 'swap 1306 1301'],
    [['1306', '1106'], 'small fries instead', 'swap 1306 1301'],
    [['1306'], 'gjør den vanlig', 'swap 1306 1301'],
    [['1106'], 'make it a meal', 'swap 1106 1206'],
    [['1106', '1301'], 'swap the fries for onion rings', 'swap 1301 1304'],
    [['1106', '1301'], 'make the fries large', 'swap 1301 1306'],
    [['1106', '1301'], 'gjør pommes fritesen stor', 'swap 1301 1306'],
    [['1106', '1301'], 'no wait, change the fries to onion rings', 'swap 1301 1304'],
    // with words nobody knows
    [['1106', '1301'], 'remove the fries blimey', 'remove 1301'],
    // two things at once
    [
      ['1106', '1301', '1501'],
      'remove the fries and make the classic double',
      'remove 1301 | alter 1106 +double',
    ],
    // something new beside it
    [['1106', '1301'], 'make the fries large and a cola too', 'swap 1301 1306 | add 1301 1501 1'],
    [['1106', '1301'], 'remove the fries and add two colas', 'remove 1301 | add 1301 1501 2'],
    [['1106', '1301'], 'fjern pommes fritesen og legg til en cola', 'remove 1301 | add 1301 1501 1'],
    [['1106', '1501'], 'swap the cola for a water and add another burger', 'swap 1501 1505 | more 1106 1'],
    // all of it
    [['1106', '1301'], 'empty the basket', 'remove 1106 | remove 1301'],
    [['1106', '1301'], 'tøm handlekurven', 'remove 1106 | remove 1301'],
    // asked which
    [['1106', '1101'], 'remove the burger', 'remove 1106/1101'],
  ])('%j: "%s" is %s', (codes, text, changes) => {
    const found = meant(text, withBasket(...codes))
    expect(
      found.kind === 'changes'
        ? writtenChanges(found.revision.changes, withBasket(...codes))
        : JSON.stringify(found),
    ).toBe(changes)
  })
})

describe('a sentence while a change is proposed', () => {
  test.each([
    ['change the cola to water', 'make that two', 'swap 1501 1505 | count 1501 2'],
    ['change the cola to water', 'and remove the classic', 'swap 1501 1505 | remove 1106'],
    ['make the classic double', 'without onion', 'alter 1106 +double | alter 1106 -onion'],
    ['change the cola to water', 'no, coffee instead', 'swap 1501 1505 | swap 1501 1509'],
  ])('%s; then "%s": %s', (first, then, changes) => {
    const talk = withBasket('1106', '1501')
    const proposed = meant(first, talk)
    if (proposed.kind !== 'changes') throw new Error(first)
    talk.says({ type: 'revision.make', text: 'token-text', ...proposed.revision })
    const found = meant(then, talk)
    expect(
      found.kind === 'changes' ? writtenChanges(found.revision.changes, talk) : JSON.stringify(found),
    ).toBe(changes)
  })
})

/** One of each in the basket, the last of them put there last. */
function withBasket(...codes: readonly string[]): Talk {
  return atBrygga().says(...codes.map((code): Command => ({ type: 'product.add', code: id(code) })))
}

function opened(code: string): Talk {
  return atBrygga().says({ type: 'product.open', code: id(code) })
}

function atBrygga(): Talk {
  return conversationWith({ shops: BURGERS }).says({ type: 'mode.choose', mode: 'EATIN' })
}

function selectionOf(talk: Talk): string {
  return Object.entries(talk.conversation().flows.customise.context.selection)
    .filter(([, quantity]) => quantity > 0)
    .map(([path, quantity]) => `${path}${quantity > 1 ? `*${quantity}` : ''}`)
    .toSorted()
    .join(', ')
}

function commandOf(text: string, talk: Talk): Command {
  const found = meant(text, talk)
  if (found.kind !== 'command') throw new Error(`"${text}" is ${JSON.stringify(found)}`)
  return found.command
}

function meant(text: string, talk: Talk) {
  return understand(text, talk.conversation(), {
    lexicon: LEXICON,
    wording: WORDING,
    words: [ENGLISH, NORWEGIAN],
  })
}

test('what was left out is wished back by its name, not what is called like it', () => {
  const without = {
    part: id<ProductCode>('onion'),
    option: id<ProductCode>('onion'),
    quantity: 1,
    mode: 'without' as const,
  }
  const line = { product: id<ProductCode>('1106'), quantity: 1, choices: [without], others: [] }
  const talk = conversationWith({ shops: BURGERS })
    .says({ type: 'mode.choose', mode: 'EATIN' })
    .says({ type: 'proposal.make', text: 'token', order: { lines: [line], marks: [] } })
    .says({ type: 'proposal.accept' })
  const found = meant('with onion after all', talk)
  expect(found.kind === 'changes' && found.revision.changes.map(({ of }) => of[0]?.choices)).toEqual([
    [{ ...without, mode: 'with' }],
  ])
})
