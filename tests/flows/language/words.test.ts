import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import { id, type ProductCode } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { interpret } from '#flows/language/interpret.ts'
import { type Interpretation } from '#flows/language/interpretation.ts'
import { orResembling } from '#flows/language/resembling.ts'
import { understand } from '#flows/language/understand.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import { NORWEGIAN } from '#flows/language/words/no/words.no.ts'
import type { SimulatedShop } from '#scripts/simulation/simulated-backend.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { aCategory, aMenu, aProduct } from '#tests/support/builders/catalogue.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY, type Talk } from '#tests/support/flows.ts'
import { burgerRestaurant } from '#tests/support/shipped.ts'
import { anyText } from '#tests/support/arbitraries/any-text.ts'
import { LEXICON, WORDING } from './lexicon.ts'

describe('what is typed', () => {
  test.each([
    ['Cheeseburger', 'product.add', 'cheese'],
    ['cheeseburger!!', 'product.add', 'cheese'],
    ['Osteburger', 'product.add', 'cheese'],
    ['OSTEBURGER', 'product.add', 'cheese'],
    ['osteburgr', 'product.add', 'cheese'],
    ['jordbær', 'product.add', 'berry'],
    ['jordbaer', 'product.add', 'berry'],
    ['strawbery juice', 'product.add', 'berry'],
    ['chesseburger', 'product.add', 'cheese'],
    ['Drikke', 'category.choose', 'drinks'],
    ['drinks', 'category.choose', 'drinks'],
  ])('%s is %s %s, in every enabled language', (text, type, what) => {
    expect(commandOf(means(text))).toMatchObject(
      type === 'product.add' ? { type, code: what } : { type, id: what },
    )
  })

  test('what fits two things as well is asked back, and names both', () => {
    const found = means('milkshake')
    expect(found.kind).toBe('unknown')
    expect(codesOf(found)).toEqual(expect.arrayContaining(['shake-1', 'shake-2']))
  })

  test('what is spelt too far off is asked back, not taken', () => {
    expect(codesOf(means('cheesburgr'))).toEqual(['cheese'])
  })

  test('what is spelt as it sounds is offered by what it resembles', () => {
    expect(codesOf(means('chezeburgr'))[0]).toBe('cheese')
  })

  test.each([
    ['strawb', ['berry']],
    ['strawberry', ['berry']],
    ['apple', ['apple']],
    ['small', ['shake-3']],
    ['bacon', ['bacon-meal']],
  ])('%s, which is not the whole name of a product, is offered and not taken', (text, codes) => {
    expect(codesOf(means(text))).toEqual(codes)
  })

  test.each(['hi', 'is', 'ice', 'er', 'a', 'op', 'ies', 'burg er', 'chee', 'and', 'og'])(
    'nothing is done on a fragment: %s',
    (text) => {
      for (const talk of [aMenuTalk(), conversationWith({ shops: shopsNamed('Sora Sushi', 'Casa Maís') })])
        expect(means(text, talk).kind).toBe('unknown')
    },
  )

  test('what is sold out is named, with the nearest, and not swapped for it', () => {
    const found = means('bacon & cheddar')
    expect(found).toMatchObject({ kind: 'unknown', soldOut: 'bacon' })
    expect(codesOf(found)).toEqual(['bacon-meal'])
  })

  test('what is sold out is told by its name', () => {
    const talk = aMenuTalk().types('token', { type: 'words.unknown', candidates: [], soldOut: id('bacon') })
    expect(talk.toldWith('unknown.soldOut')).toMatchObject({ name: { text: { plain: 'Bacon & cheddar' } } })
  })

  test('what fits nothing has no candidates', () => {
    expect(means('qqqqqqqq')).toEqual({ kind: 'unknown', candidates: [] })
  })

  test('never more than four candidates', () => {
    const found = means('er')
    expect(found.kind === 'unknown' ? found.candidates.length : 0).toBeLessThanOrEqual(4)
  })

  test.each([
    ['spis her', 'EATIN'],
    ['take away', 'TAKEOUT'],
    ['Ta med', 'TAKEOUT'],
  ])('%s answers how to eat', (text, mode) => {
    const talk = conversationWith().says({ type: 'restaurant.choose', id: id('brygga') })
    expect(commandOf(means(text, talk))).toEqual({ type: 'mode.choose', mode, asks: true })
  })

  test('a restaurant is known by its name', () => {
    expect(commandOf(means('kantina', conversationWith()))).toMatchObject({ id: 'canteen' })
  })

  test('to take away, beer is not found by its name (S5.47)', () => {
    expect(commandOf(means('beer', atTheMenu({}, 'TAKEOUT')))).toBeUndefined()
  })

  test('a product is not taken from a menu the customer has left (S2.39)', () => {
    const talk = aMenuTalk().says({ type: 'restaurant.change' })
    expect(commandOf(means('cheeseburger', talk))).toBeUndefined()
  })
})

describe('words that always work', () => {
  test.each([
    ['help', 'help.ask'],
    ['hjelp', 'help.ask'],
    ['Begynn på nytt', 'basket.startOver'],
    ['kurv', 'basket.open'],
    ['meny', 'menu.categories'],
    ['betal', 'checkout.start'],
    ['til kassen', 'checkout.start'],
    ['restauranter', 'restaurant.change'],
    ['my orders', 'orders.show'],
    ['mine bestillinger', 'orders.show'],
  ])('%s is %s', (text, type) => {
    expect(commandOf(means(text))).toEqual({ type })
  })

  test.each([
    ['tilbake', 'back'],
    ['angre', 'undo'],
    ['classic', 'classic'],
    ['ett og ett', 'linear'],
  ])('%s is the word %s', (text, word) => {
    expect(means(text)).toEqual({ kind: 'word', word })
  })

  test.each(['cancel', 'avbestill'])('%s is about the order that was made (S4.17)', (text) => {
    const talk = atTheCheckout().says(PAY, { type: 'order.new' })
    expect(commandOf(means(text, talk))).toEqual({ type: 'order.cancel', id: 'order-1' })
  })

  test('a cancel that is on a button here means that button', () => {
    const wording = {
      ...WORDING,
      wordsOf: ({ key }: { key: string }) => (key === 'alcohol.no' ? ['Cancel'] : [key]),
    }
    const talk = atTheCheckout().says(PAY, { type: 'order.new' }, { type: 'product.add', code: id('beer') })
    const found = interpret('cancel', talk.conversation(), LEXICON, wording)
    expect(commandOf(found)).toEqual({ type: 'alcohol.decline' })
  })

  test('a cancel where nothing was ordered is asked back', () => {
    expect(means('cancel', conversationWith()).kind).toBe('unknown')
  })

  test('the basket before there is a menu is not understood, and offers what there is', () => {
    const found = means('basket', conversationWith())
    expect(found.kind === 'unknown' && found.candidates.length).toBe(2)
  })

  test('yes and no answer what can be answered with them (S5.45)', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('beer') })
    expect(commandOf(means('ja', talk))).toEqual({ type: 'alcohol.confirm' })
    expect(commandOf(means('no', talk))).toEqual({ type: 'alcohol.decline' })
  })

  test.each(['yes', 'no'])('%s is no answer to how to eat', (text) => {
    const talk = conversationWith().says({ type: 'restaurant.choose', id: id('brygga') })
    expect(commandOf(means(text, talk))).toBeUndefined()
  })
})

describe('words that are not understood', () => {
  const UNKNOWN: Command = { type: 'words.unknown', candidates: [] }

  test('climb three rungs and stay on the last', () => {
    const talk = atTheMenu()
    const rungs = [1, 2, 3, 4].map(() => talk.says(UNKNOWN).told()[0])
    expect(rungs).toEqual(['unknown.1', 'unknown.2', 'unknown.3', 'unknown.3'])
  })

  test('begin at the foot again once something was understood', () => {
    const talk = atTheMenu().says(UNKNOWN, UNKNOWN, { type: 'category.choose', id: id('food') }, UNKNOWN)
    expect(talk.told()).toEqual(['unknown.1'])
  })

  test.each([
    ['at the menu', () => atTheMenu()],
    ['at the recap', () => atTheCheckout()],
    ['at a product', () => atTheMenu().says({ type: 'product.open', code: id('meal') })],
    ['where consent is asked', () => atTheMenu().says({ type: 'product.add', code: id('beer') })],
  ])('change nothing %s', (_, start) => {
    const talk = start()
    const before = standing(talk)
    expect(standing(talk.says(UNKNOWN, UNKNOWN, UNKNOWN))).toEqual(before)
  })

  test('are a turn of their own in the customer’s voice, by token (never the text)', () => {
    const talk = atTheMenu().types('token-1', UNKNOWN)
    expect(talk.turns().at(-2)?.answer).toMatchObject({ say: { key: 'answer.words' }, said: 'token-1' })
  })
})

test.each(['pay', 'checkout'])('%s, where a card is asked for, leaves the customer at its form', (text) => {
  const way = { provider: 'stripe' } as const
  const talk = atTheCheckout({ payments: [way.provider] }).says({ type: 'payment.choose', way }, PAY)
  expect(talk.asks()).toBe('card')
  expect(means(text, talk)).toMatchObject({ kind: 'unknown', told: 'atCheckout' })
})

test('help answers where the customer stands and asks the same again', () => {
  const talk = atTheCheckout()
  const before = standing(talk)
  expect(talk.says({ type: 'help.ask' }).told()).toEqual(['ack.help', 'help.checkout'])
  expect(standing(talk)).toEqual(before)
})

test('hostile text is text: it never throws and never means what it does not say', () => {
  const talk = aMenuTalk()
  const hostile = [
    '<script>alert(1)</script>',
    '__proto__',
    '\u0000\u202e\ufeff',
    '(((((((((((',
    '=cmd|/c calc',
    '👍🏽👩‍👩‍👧‍👦',
    'Z̷̡͓a̵l̶g̸o̵'.repeat(30),
    'constructor',
    'x'.repeat(10_000),
    '%s%n'.repeat(100),
  ]
  for (const text of hostile) expect(commandOf(means(text, talk)), text).toBeUndefined()
})

test('any text of any length is taken without throwing', () => {
  const talk = aMenuTalk()
  fc.assert(
    fc.property(anyText(500), (text) => {
      expect(['command', 'word', 'unknown']).toContain(means(text, talk).kind)
    }),
    { numRuns: 100 },
  )
})

function means(text: string, talk: Talk = aMenuTalk()): Interpretation {
  const standing = talk.conversation()
  return orResembling(interpret(text, standing, LEXICON, WORDING), text, standing, WORDING)
}

function commandOf(meaning: Interpretation): Command | undefined {
  return meaning.kind === 'command' ? meaning.command : undefined
}

function codesOf(meaning: Interpretation): readonly string[] {
  if (meaning.kind !== 'unknown') return []
  return meaning.candidates.flatMap(({ label }) => (label.kind === 'product' ? [label.code] : []))
}

function standing(talk: Talk): unknown {
  const { dialogue, ...flows } = talk.conversation().flows
  return { place: dialogue.value, returnTo: dialogue.context.returnTo, flows, pending: talk.waitsFor() }
}

function aMenuTalk(): Talk {
  return atTheMenu({ shops: [aBilingualShop(), ...aCatalogue().restaurants.slice(1)] })
}

function aBilingualShop(): SimulatedShop {
  const [brygga] = aCatalogue().restaurants
  if (!brygga) throw new Error('the catalogue is empty')
  const food = [
    named('cheese', 'Cheeseburger', 'Osteburger'),
    named('fries', 'Fries', 'Pommes frites'),
    named('bacon', 'Bacon & cheddar', 'Bacon & cheddar'),
    named('bacon-meal', 'Bacon & cheddar meal', 'Bacon & cheddar-meny'),
  ]
  const drinks = [
    named('berry', 'Strawberry juice', 'Jordbær'),
    named('shake-1', 'Milkshake vanilla', 'Milkshake vanilje'),
    named('shake-2', 'Milkshake cocoa', 'Milkshake kakao'),
    named('shake-3', 'Small raspberry', 'Liten bringebær'),
    named('apple', 'Apple juice', 'Eplejuice'),
  ]
  const menu: Menu = aMenu({
    restaurantId: brygga.restaurant.id,
    campaignId: brygga.restaurant.currentCampaignId,
    products: [...food, ...drinks],
    categories: [
      { ...aCategory({ name: 'burgers', products: food }), name: said('Food', 'Mat') },
      { ...aCategory({ name: 'drinks', products: drinks }), name: said('Drinks', 'Drikke') },
    ],
  })
  const restaurant = {
    ...brygga.restaurant,
    outageProducts: [{ productCode: id<ProductCode>('bacon'), state: 'UNAVAILABLE' as const }],
  }
  return { ...brygga, restaurant, menus: { EATIN: menu, TAKEOUT: { ...menu, mode: 'TAKEOUT' } } }
}

function shopsNamed(...names: readonly string[]): readonly SimulatedShop[] {
  return aCatalogue().restaurants.map((shop, index) => ({
    ...shop,
    restaurant: { ...shop.restaurant, name: names[index] ?? shop.restaurant.name },
  }))
}

function named(code: string, en: string, no: string): Product {
  return { ...aProduct({ code }), name: said(en, no) }
}

function said(en: string, no: string): Translated {
  return { plain: no, byLanguage: { en, no } }
}

test.each([
  ['2060', 'place'],
  ['10115', 'place'],
  ['206', 'unknown'],
])('where a restaurant is asked for, %s is taken as %s (S1.12)', (text, kind) => {
  expect(interpret(text, conversationWith().conversation(), LEXICON, WORDING).kind).toBe(kind)
})

test('in the menu digits are words like any other', () => {
  expect(interpret('2060', atTheMenu().conversation(), LEXICON, WORDING).kind).toBe('unknown')
})

describe('inside a polite sentence', () => {
  test.each([
    ['could you help me please', { kind: 'command', command: { type: 'help.ask' } }],
    ['I would like to start over', { kind: 'command', command: { type: 'basket.startOver' } }],
    ['can I have the basket please', { kind: 'command', command: { type: 'basket.open' } }],
    ['kan jeg få hjelp', { kind: 'command', command: { type: 'help.ask' } }],
    ['jeg vil angre', { kind: 'word', word: 'undo' }],
  ])('a word that always works does so: %s', (text, meaning) => {
    expect(politely(text)).toEqual(meaning)
  })

  test('what is sold under such a word is ordered, and what is half of it does nothing', () => {
    const talk = conversationWith({
      shops: burgerRestaurant(),
    }).says({ type: 'mode.choose', mode: 'EATIN' })
    expect(politely('classic please', talk)).toMatchObject({ kind: 'order' })
    expect(politely('help me with the tax return', talk).kind).toBe('unknown')
  })

  function politely(text: string, talk = atTheMenu()) {
    return understand(text, talk.conversation(), {
      lexicon: LEXICON,
      wording: WORDING,
      words: [ENGLISH, NORWEGIAN],
    })
  }
})
