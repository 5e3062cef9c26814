import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { proposal } from '#flows/typed/proposal.questions.ts'
import { proposedLinesOf } from '#flows/typed/proposal.selectors.ts'
import { orderWrittenIn } from '#flows/language/propose-order.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import { NORWEGIAN } from '#flows/language/words/no/words.no.ts'
import { MOST_LETTERS } from '#flows/core/log/log.ts'
import { atTheCheckout, atTheMenu, conversationWith, type Talk } from '#tests/support/flows.ts'
import { burgerRestaurant } from '#tests/support/shipped.ts'
import { anyText } from '#tests/support/arbitraries/any-text.ts'
import { writtenOrder } from './written-order.ts'

const BURGERS = burgerRestaurant()

describe('a sentence at the menu', () => {
  test.each([
    ['two burgers and a cola', '1 cola | 2 burger'],
    ['2 burgers', '2 burger'],
    ['to burgere og en cola', '1 cola | 2 burger'],
    ['a burger', '1 burger'],
    ['can I have fries please', '1 fries'],
    ['260 burgers', '260 burger'],
    ['two meals with shake', '2 meal: meal-shake'],
    ['two burgers to go at half past six', '2 burger @18:30 TAKEOUT'],
  ])('"%s" is proposed', (text, order) => {
    expect(proposed(text)).toBe(order)
  })

  test.each([
    'what is in the burger',
    'do you have fries?',
    'how much is the cola',
    'is the burger big',
    'remove the fries',
    'change the cola to fries',
    'fjern burgeren',
    'hva er i burgeren',
    'har dere cola',
    'hello how are you today',
    'burger zzz qqq xxx yyy',
    'shake',
    '',
    '?!',
  ])('"%s" orders nothing', (text) => {
    expect(proposed(text)).toBeUndefined()
  })
})

test('one word that is no whole name of one product is left to be chosen from', () => {
  const talk = conversationWith({ shops: BURGERS }).says({ type: 'mode.choose', mode: 'EATIN' })
  for (const word of ['burger', 'apple', 'large', 'cheese', 'pizza'])
    expect(proposed(word, talk), word).toBeUndefined()
  const several = orderWrittenIn('two burgers', talk.conversation(), [ENGLISH])
  expect(several?.lines[0]?.others.length).toBeGreaterThan(0)
})

describe('a sentence with two readings nearly as good', () => {
  const TEXT = 'brygga burger with double cheddar'
  const written = (text: string) => {
    const talk = conversationWith({ shops: BURGERS }).says({ type: 'mode.choose', mode: 'EATIN' })
    const order = orderWrittenIn(text, talk.conversation(), [ENGLISH])
    return order ? talk.says({ type: 'proposal.make', text: id('typed'), order }) : talk
  }
  const answers = (talk: Talk) => proposal.answers(talk.conversation()).map(({ id: answer }) => answer)
  const inBasket = (talk: Talk) =>
    talk.conversation().flows.basket.context.basket.lines.map(({ selection }) => selection)

  test('is proposed as the better one, and the other is taken where that is chosen', () => {
    const talk = written(TEXT)
    expect(answers(talk)).toContain('otherwise')
    const turns = talk.turns().length
    talk.says({ type: 'proposal.otherwise' })
    expect(talk.turns()).toHaveLength(turns)
    expect(inBasket(talk.says({ type: 'proposal.accept' }))).not.toEqual(
      inBasket(written(TEXT).says({ type: 'proposal.accept' })),
    )
  })

  test('and back again', () => {
    const talk = written(TEXT).says({ type: 'proposal.otherwise' }, { type: 'proposal.otherwise' })
    expect(inBasket(talk.says({ type: 'proposal.accept' }))).toEqual(
      inBasket(written(TEXT).says({ type: 'proposal.accept' })),
    )
  })

  test.each(['brygga meal with onion rings and cola', 'two colas'])(
    'offers none that leaves more to be chosen: "%s"',
    (text) => {
      expect(answers(written(text))).not.toContain('otherwise')
    },
  )
})

test('what was read of a sentence is there again when its log is folded, and the sentence is not', () => {
  const talk = conversationWith({ shops: BURGERS }).says({ type: 'mode.choose', mode: 'EATIN' })
  const order = orderWrittenIn('two moose burgers and a large cola', talk.conversation(), [ENGLISH])
  if (!order) throw new Error('nothing was read')
  talk.says({ type: 'proposal.make', text: id('typed'), order })
  const before = proposedLinesOf(talk.conversation())
  expect(JSON.stringify(talk.log().entries)).not.toContain('moose')
  expect(proposedLinesOf(talk.reopens().conversation())).toEqual(before)
  expect(before).toHaveLength(2)
})

test('some of what was named further back are spoken of, where only they can have it', () => {
  const talk = conversationWith({ shops: BURGERS }).says({ type: 'mode.choose', mode: 'EATIN' })
  const text = 'three classics and two colas, one without onion'
  expect(proposed(text, talk)).toBe('1 1106: -onion | 2 1106 | 2 1501')
})

test('what is sold out stays as it was written, with what is nearest to it', () => {
  const talk = conversationWith({ shops: BURGERS }).says({ type: 'mode.choose', mode: 'EATIN' })
  const [cod] = orderWrittenIn('two cod burgers', talk.conversation(), [ENGLISH])?.lines ?? []
  expect(cod).toMatchObject({ product: '1113', quantity: 2 })
  expect(cod?.others).toHaveLength(3)
  expect(cod?.others).not.toContain('1113')
})

describe('no order is read', () => {
  test.each<readonly [string, () => Talk]>([
    ['where no restaurant is chosen', () => conversationWith()],
    [
      'where how to eat is asked',
      () => conversationWith().says({ type: 'restaurant.choose', id: id('brygga') }),
    ],
    ['while the basket is about to be emptied', () => atTheBasket().says({ type: 'basket.startOver' })],
    ['while a drink has to be confirmed', () => atTheMenu().says({ type: 'product.add', code: id('beer') })],
    ['among past orders', () => atTheMenu().says({ type: 'history.open' })],
  ])('%s', (_, talk) => {
    expect(proposed('two burgers', talk())).toBeUndefined()
  })

  test('but it is on the way to the payment', () => {
    expect(proposed('two burgers', atTheCheckout())).toBe('2 burger')
  })
})

test('each word that says something is marked where it stands in what was typed', () => {
  const text = '  two  burgers, please asd'
  const order = orderWrittenIn(text, atTheMenu().conversation(), [ENGLISH])
  const marked = order?.marks.map(({ from, to, taken }) => [text.slice(from, to), taken])
  expect(marked).toEqual([
    ['two', 'understood'],
    ['burgers', 'understood'],
    ['asd', 'left'],
  ])
})

test('whatever is typed, nothing is thrown, and the marks follow each other within it', () => {
  const conversation = atTheMenu().conversation()
  const words = fc.constantFrom(
    'two',
    'burger',
    'cola',
    'without',
    'with',
    'meal',
    '\u202e',
    '🍔',
    '<b>',
    ',',
    '\n',
  )
  const typed = fc.oneof(
    anyText(200),
    fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      const order = orderWrittenIn(text, conversation, [ENGLISH, NORWEGIAN])
      let at = 0
      for (const { from, to } of order?.marks ?? []) {
        expect(from).toBeGreaterThanOrEqual(at)
        expect(to).toBeGreaterThan(from)
        at = to
      }
      expect(at).toBeLessThanOrEqual(text.length)
    }),
    { numRuns: 300 },
  )
  expect(proposed(`two burgers ${'x'.repeat(MOST_LETTERS)}`)).toBe('2 burger')
})

function atTheBasket(): Talk {
  return atTheMenu().says({ type: 'product.add', code: id('burger') })
}

function proposed(text: string, talk = atTheMenu()): string | undefined {
  const order = orderWrittenIn(text, talk.conversation(), [ENGLISH, NORWEGIAN])
  return order && writtenOrder(order)
}
