import { describe, expect, test } from 'vitest'
import { id, type ProductCode } from '#domain/ids.ts'
import { listedAtPlace } from '#flows/language/written/place-written.ts'
import { placeIn } from '#flows/language/reader/place-in-list.ts'
import { understand } from '#flows/language/understand.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import { NORWEGIAN } from '#flows/language/words/no/words.no.ts'
import { conversationWith, type Talk } from '#tests/support/flows.ts'
import { burgerRestaurant } from '#tests/support/shipped.ts'
import { LEXICON, WORDING } from './lexicon.ts'

const BURGERS = burgerRestaurant()
const BOTH = [ENGLISH, NORWEGIAN]

describe('a place in a list', () => {
  test.each([
    ['the second one', ENGLISH, 2],
    ['second', ENGLISH, 2],
    ['2nd please', ENGLISH, 2],
    ['number three', ENGLISH, 3],
    ['option 4', ENGLISH, 4],
    ["i'll take the first", ENGLISH, 1],
    ['the last one', ENGLISH, -1],
    ['the second last', ENGLISH, -2],
    ['den andre', NORWEGIAN, 2],
    ['nummer to', NORWEGIAN, 2],
    ['nr 3', NORWEGIAN, 3],
    ['jeg tar den første', NORWEGIAN, 1],
    ['den siste', NORWEGIAN, -1],
    ['den nest siste', NORWEGIAN, -2],
    ['2', ENGLISH, 2],
    ['to', NORWEGIAN, 2],
    ['two burgers', ENGLISH, undefined],
    ['the second burger', ENGLISH, undefined],
    ['0', ENGLISH, undefined],
    ['99', ENGLISH, undefined],
    ['', ENGLISH, undefined],
    ['please', ENGLISH, undefined],
  ])('"%s"', (text, language, place) => {
    expect(placeIn(text, language, true)).toBe(place)
  })
})

describe('what is listed is taken by its place', () => {
  test.each([
    ['the second one', { type: 'mode.choose', mode: 'TAKEOUT', asks: true }],
    ['den andre', { type: 'mode.choose', mode: 'TAKEOUT', asks: true }],
    ['1', { type: 'mode.choose', mode: 'EATIN', asks: true }],
    ['the last', { type: 'mode.choose', mode: 'TAKEOUT', asks: true }],
    ['the ninth', undefined],
  ])('ways of eating: "%s"', (text, command) => {
    expect(listedAtPlace(text, atTheMode().conversation(), BOTH)).toEqual(command)
  })

  test('a restaurant, as the list has them', () => {
    const talk = conversationWith()
    const [, second] = talk.conversation().flows.restaurant.context.list
    expect(listedAtPlace('the second', talk.conversation(), BOTH)).toMatchObject({ id: second?.id })
  })

  test('a category, and a product though a number there says how many', () => {
    const menu = atTheMode().says({ type: 'mode.choose', mode: 'EATIN' })
    const first = listedAtPlace('1', menu.conversation(), BOTH)
    expect(first).toMatchObject({ type: 'category.choose' })
    if (first) menu.says(first)
    expect(listedAtPlace('2', menu.conversation(), BOTH)).toBeUndefined()
    expect(listedAtPlace('number 2', menu.conversation(), BOTH)).toBeDefined()
  })

  test('of what was offered for words that were not understood', () => {
    const menu = atTheMode().says({ type: 'mode.choose', mode: 'EATIN' })
    const candidates = ['1106', '1101']
      .map((each) => id<ProductCode>(each))
      .map((code) => ({
        label: { kind: 'product' as const, code },
        command: { type: 'product.add' as const, code },
      }))
    menu.types('token', { type: 'words.unknown', candidates })
    const found = understand('the second one', menu.conversation(), {
      lexicon: LEXICON,
      wording: WORDING,
      words: BOTH,
    })
    expect(found).toEqual({ kind: 'command', command: { type: 'product.add', code: '1101' } })
  })

  test('nothing that takes something away', () => {
    const talk = atTheMode()
      .says({ type: 'mode.choose', mode: 'EATIN' }, { type: 'product.add', code: id('1106') })
      .says({ type: 'basket.startOver' })
    for (const text of ['1', '2', 'the first one', 'the last'])
      expect(listedAtPlace(text, talk.conversation(), BOTH)).toBeUndefined()
  })
})

function atTheMode(): Talk {
  return conversationWith({ shops: BURGERS })
}
