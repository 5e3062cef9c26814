import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { inquiryWrittenIn } from '#flows/language/written/inquiry-written.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import { NORWEGIAN } from '#flows/language/words/no/words.no.ts'
import type { Inquiry } from '#flows/core/log/inquiry.ts'
import { MOST_LETTERS } from '#flows/core/log/log.ts'
import { atTheCheckout, conversationWith, type Talk } from '#tests/support/flows.ts'
import { burgerRestaurant } from '#tests/support/shipped.ts'
import { anyText } from '#tests/support/arbitraries/any-text.ts'

const BURGERS = burgerRestaurant()
const BOTH = [ENGLISH, NORWEGIAN]

describe('a question is understood', () => {
  test.each([
    ['what is in the brygga burger?', 'contents 1101'],
    ["what's in the classic", 'contents 1106'],
    ['whats on a moose burger', 'contents 1108'],
    ['hva er i elgburgeren', 'contents 1108'],
    ['hva er det i klassikeren?', 'contents 1106'],
    ['which allergens are in the cod burger', 'contents 1113'],
    ['does the brygga burger contain milk?', 'allergens 1101 milk'],
    ['is there gluten in the brygga burgr', 'allergens 1101 gluten'],
    ['does the moose burger have any nuts in it', 'allergens 1108 tree_nuts,peanuts'],
    ['is the classic lactose free?', 'allergens 1106 milk'],
    ['is the classic gluten-free', 'allergens 1106 gluten'],
    ['does the classic contain milk or egg', 'allergens 1106 milk,eggs'],
    ['inneholder bryggaburgeren melk?', 'allergens 1101 milk'],
    ['er det nøtter i elgburgeren', 'allergens 1108 tree_nuts,peanuts'],
    ['er klassikeren glutenfri?', 'allergens 1106 gluten'],
    ['how much is the moose burger', 'price 1108'],
    ['how much does a brygga burger cost?', 'price 1101'],
    ['price of large fries', 'price 1306'],
    ['hva koster en elgburger', 'price 1108'],
    ['hvor mye koster klasikeren?', 'price 1106'],
    ['is the green brygga burger vegan?', 'isDiet 1122 vegan'],
    ['er bønne & rødbet vegetarisk', 'isDiet 1121 vegetarian'],
    ['do you have a dog', 'offer 1114'],
    ['anything vegan?', 'diet vegan'],
    ['do you have anything vegan', 'diet vegan'],
    ['noe vegansk?', 'diet vegan'],
    ['har dere noe vegetarisk?', 'diet vegetarian'],
    ['anything without gluten?', 'without gluten'],
    ['what is gluten free', 'without gluten'],
    ['har dere noe glutenfritt?', 'without gluten'],
    ['jeg tåler ikke melk, hva kan jeg spise', 'without milk'],
    ["I'm allergic to nuts, what can I eat?", 'without tree_nuts,peanuts'],
    ['do you have onion rings?', 'offer 1304'],
    ['har dere milkshake med sjokolade', undefined],
    ['what is open now', 'hours'],
    ['something with chicken', 'offer 1111,1112,1207,1210,1212,1305'],
    ['can I have something with chicken please', 'offer 1111,1112,1207,1210,1212,1305'],
    ['noe med kylling', 'offer 1111,1112,1207,1210,1212,1305'],
    ['har dere noe med kylling?', 'offer 1111,1112,1207,1210,1212,1305'],
    ['something with unobtainium', undefined],
    [
      'something to drink',
      'offer 1503,1504,1501,1502,1505,1508,1507,1510,1509,1511,1601,1602,1603,1604,1605',
    ],
    ['with bacon', undefined],
    ['do you have gluten free buns', 'choice gluten-free-bun'],
    ['har dere glutenfritt brød?', 'choice gluten-free-bun'],
    ['do you have truffle mayo', 'choice truffle-mayo'],
    ['har dere løkringer?', 'offer 1304'],
    ['what does my order cost?', 'total'],
    ['hva blir det til sammen', 'total'],
    ['when is it ready?', 'ready'],
    ['hvor lang tid tar det', 'ready'],
    ['are you open?', 'hours'],
    ['når stenger dere', 'hours'],
    ['hi, so what are your opening hours please', 'hours'],
    ['what vegetarian dishes do you have?', 'diet vegetarian'],
    ['where are you?', 'address'],
    ['hvor ligger dere', 'address'],
    ['hello there!', 'greeting'],
    ['hei', 'greeting'],
    ['tusen takk', 'thanks'],
    ['what do you recommend?', 'advice'],
    ['hva anbefaler dere', 'advice'],
    ['show me the loaded fries', 'offer 1302'],
    ['vis meg løkringene', 'offer 1304'],
    ['can I pay with card', 'payments'],
    ['kan jeg betale med vipps?', 'payments'],
    ['do you deliver?', 'delivery'],
    ['kjører dere ut', 'delivery'],
    ['can I talk to a human', 'contact'],
    ['hva er telefonnummeret deres', 'contact'],
    ['what can I get for 100 kr?', 'cheap 10000'],
    ['noe billig', 'cheap'],
    ['what is the cheapest moose burger', 'cheap 1108'],
    ['brygga burger under 300 kroner', 'cheap 1101 30000'],
  ])('%s', (text, inquiry) => {
    expect(written(text)).toBe(inquiry)
  })

  test('of some of the products alone', () => {
    expect(inquiryOf('which burgers are vegan?')).toMatchObject({ about: 'diet', diet: 'vegan' })
    const inquiry = inquiryOf('har dere veganske burgere?')
    expect(inquiry).toMatchObject({ about: 'diet', among: expect.arrayContaining(['1122']) })
  })

  test('of several products it asks which is meant', () => {
    const inquiry = inquiryOf('does the shake contain milk')
    if (inquiry?.about !== 'which') throw new Error('it is not asked which')
    expect(inquiry.of.length).toBeGreaterThan(1)
    expect(inquiry.of[0]).toMatchObject({ about: 'allergens', allergens: ['milk'] })
  })
})

test.each([
  'two burgers',
  'a brygga burger without onion',
  'can I have fries please',
  'fries',
  'what time is love',
  'do you have a cat',
  'does the unicorn contain milk',
  'does the classic contain plutonium',
  'milk',
  'a milk and a cola',
  'what',
  'how much is it',
  'is it vegan',
  '',
  '?!',
])('"%s" asks nothing that the menu answers', (text) => {
  expect(written(text)).toBeUndefined()
})

describe('"it" is', () => {
  test('the product that is open', () => {
    const talk = atTheBurgers().says({ type: 'product.open', code: id('1108') })
    expect(written('does it contain milk?', talk)).toBe('allergens 1108 milk')
    expect(written('hva koster den', talk)).toBe('price 1108')
    expect(written('ingredients?', talk)).toBe('contents 1108')
  })

  test('what was asked about last', () => {
    const talk = atTheBurgers().says(
      { type: 'product.add', code: id('1304') },
      { type: 'menu.categories' },
      { type: 'inquiry.make', inquiry: { about: 'price', product: id('1106') } },
    )
    expect(written('is it vegetarian?', talk)).toBe('isDiet 1106 vegetarian')
  })

  test('the only line that is proposed', () => {
    const line = { product: id<'ProductCode'>('1106'), quantity: 1, choices: [], others: [] }
    const talk = atTheBurgers().says({
      type: 'proposal.make',
      text: 'token',
      order: { lines: [line as never], marks: [] },
    })
    expect(written('does it contain egg', talk)).toBe('allergens 1106 eggs')
  })

  test('what came into the basket last, but the whole order where its price is asked there', () => {
    const talk = atTheBurgers().says({ type: 'product.add', code: id('1304') })
    expect(written('is that vegan?', talk)).toBe('isDiet 1304 vegan')
    expect(written('how much is it?', talk)).toBe('total')
  })

  test('"how much is it" is asked of the order while a way to pay is chosen', () => {
    const talk = atTheCheckout({ payments: ['stripe', 'test'] })
    expect([talk.asks(), written('how much is it?', talk)]).toEqual(['paymentWay', 'total'])
  })
})

test('beside an open product, a wish for it is no question', () => {
  const talk = atTheBurgers().says({ type: 'product.open', code: id('1101') })
  expect(written('without milk', talk)).toBeUndefined()
  expect(written('gluten free', talk)).toBeUndefined()
  expect(written('anything without milk?', talk)).toBe('without milk')
})

test('nothing is asked of a restaurant before one is chosen', () => {
  expect(written('anything vegan?', conversationWith())).toBeUndefined()
  expect(written('what does my order cost?', conversationWith())).toBeUndefined()
})

test('whatever is typed, nothing is thrown and it is read at once', () => {
  const conversation = atTheBurgers().conversation()
  const words = fc.constantFrom(
    'what',
    'is',
    'in',
    'the',
    'burger',
    'milk',
    'vegan',
    'free',
    'it',
    'er',
    'det',
    '?',
    '<b>',
  )
  const typed = fc.oneof(
    anyText(200),
    fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(typed, (text) => void inquiryWrittenIn(text, conversation, BOTH)),
    { numRuns: 60 },
  )
  expect(written(`what is in ${'x'.repeat(MOST_LETTERS)}`)).toBeUndefined()
})

test.each([
  'what is open now?',
  'which restaurants are open',
  'are you open',
  'hva er åpent nå',
  'hvilke er åpne',
])('where restaurants are chosen, "%s" asks which of them are open', (text) => {
  expect(written(text, conversationWith())).toBe('open')
})

function atTheBurgers(): Talk {
  return conversationWith({ shops: BURGERS }).says({ type: 'mode.choose', mode: 'EATIN' })
}

function inquiryOf(text: string, talk = atTheBurgers()): Inquiry | undefined {
  return inquiryWrittenIn(text, talk.conversation(), BOTH)
}

/** An inquiry in one line: `allergens 1101 milk`. */
function written(text: string, talk?: Talk): string | undefined {
  const inquiry = inquiryOf(text, talk)
  if (!inquiry) return undefined
  return [
    inquiry.about,
    ...('option' in inquiry ? [inquiry.option] : []),
    ...('product' in inquiry ? [inquiry.product] : []),
    ...('products' in inquiry && !('option' in inquiry) ? [inquiry.products.join()] : []),
    ...('allergens' in inquiry ? [inquiry.allergens.join()] : []),
    ...('diet' in inquiry ? [inquiry.diet] : []),
    ...('among' in inquiry && inquiry.about === 'cheap' ? [inquiry.among?.join()] : []),
    ...('most' in inquiry ? [inquiry.most] : []),
  ].join(' ')
}
