import { expect, test } from 'vitest'
import { withOwnTexts } from '#domain/own-texts.ts'

const TEXTS = {
  ask: { mode: 'How?', more: { help: 'Tap.', 'help.long': 'Tap it.' } },
  added_one: 'One',
  list: ['a'],
}

test.each([
  ['a sentence', { 'ask.mode': 'Ciao!' }, { ...TEXTS, ask: { ...TEXTS.ask, mode: 'Ciao!' } }],
  [
    'one further in',
    { 'ask.more.help': 'Hm.' },
    { ...TEXTS, ask: { ...TEXTS.ask, more: { ...TEXTS.ask.more, help: 'Hm.' } } },
  ],
  ['a plural', { added_one: 'Only one' }, { ...TEXTS, added_one: 'Only one' }],
  [
    'one whose name has a stop in it',
    { 'ask.more.help.long': 'Well.' },
    { ...TEXTS, ask: { ...TEXTS.ask, more: { ...TEXTS.ask.more, 'help.long': 'Well.' } } },
  ],
])('%s is said in the words of the house', (_what, own, said) => {
  expect(withOwnTexts(TEXTS, own)).toEqual(said)
})

test.each([
  ['a key nobody has', { 'ask.nothing': 'x' }],
  ['a key that holds others', { ask: 'x' }],
  ['a list', { list: 'x' }],
  ['what every object has', { 'toString.name': 'x' }],
  ['nothing', {}],
])('%s changes nothing', (_what, own) => {
  expect(withOwnTexts(TEXTS, own)).toEqual(TEXTS)
})
