import { describe, expect, test } from 'vitest'
import type { Menu } from '#domain/catalogue/product.ts'
import { readOrder } from '#flows/language/reader/read-order.ts'
import { toMenus } from '#server/seed/to-menu.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import { NORWEGIAN } from '#flows/language/words/no/words.no.ts'
import { aPizzeria, pizzeriaSource, theBurgerPlace, theMenuOf } from './pizzeria.ts'
import { writtenOrder } from './written-order.ts'

const PIZZERIA = aPizzeria()

describe('what is not wanted', () => {
  test.each([
    ['two pizzas, one without onions', '1 pizza | 1 pizza: -onions'],
    ['a pizza with no peppers or onions', '1 pizza: -onions, -peppers'],
    ['a pizza without peppers and onions', '1 pizza: -onions, -peppers'],
    ['a pizza with no peppers but extra ham', '1 pizza: +ham, -peppers'],
    ['a pizza with ham but hold the olives', '1 pizza: -olives, ham'],
    ['a pizza with everything except anchovies', '1 pizza: -anchovies'],
    ['two large pizzas and a coke, no onions on any', '1 coke | 2 pizza: -onions, large'],
    ['two pizzas, both with extra cheese', '2 pizza: +cheese'],
  ])('%s', (text, order) => {
    expect(written(text)).toBe(order)
  })
})

describe('what a menu calls by words that say something of any order', () => {
  const source = pizzeriaSource()
  const called: Readonly<Record<string, string[]>> = {
    supreme: ['everything', 'all veggies', 'med'],
    'drink-small': ['regular'],
    'l-2': ['1.5 liter'],
  }
  const ingredients = source.ingredients.map((each) => ({ ...each, alsoCalled: called[each.code] ?? [] }))
  const menu = toMenus({ ...source, ingredients }, 'en').EATIN

  test.each([
    ['a pizza with everything except ham', '1 pizza: -ham, supreme'],
    ['a pizza with everything but no onions', '1 pizza: -onions, supreme'],
    ['a large pizza all veggies', '1 pizza: large, supreme'],
    ['two 1.5 liter cokes', '2 coke: l-2'],
    ['a pizza with sausage and a regular coke', '1 coke: drink-small | 1 pizza: sausage'],
    ['a med pizza and a med coke', '1 coke | 1 pizza: supreme'],
  ])('%s', (text, order) => {
    expect(written(text, menu)).toBe(order)
  })
})

describe('how many of what', () => {
  test.each([
    ['one large with cheese and one small with ham', '1 pizza: cheese, large | 1 pizza: ham, small'],
    [
      'I want three medium pies, one with ham and pineapple and two with extra cheese but hold the olives',
      '1 pizza: ham, medium, pineapple | 2 pizza: +cheese, -olives, medium',
    ],
    ['two pizzas with ham and one with cheese', '1 pizza: cheese | 2 pizza: ham'],
    ['three pizzas, one with ham and the rest with cheese', '1 pizza: ham | 2 pizza: cheese'],
    ['three two liter cokes', '3 coke: l-2'],
    ['a pizza with double cheese', '1 pizza: +cheese*2'],
  ])('%s', (text, order) => {
    expect(written(text)).toBe(order)
  })
})

describe('at a menu of burgers and meals', () => {
  test.each([
    ['two burgers, one without onion', '1 1106 | 1 1106: -onion', ENGLISH],
    ['to burgere, en uten løk', '1 1106 | 1 1106: -onion', NORWEGIAN],
    ['burgermeny uten løk', '1 1206: -onion', NORWEGIAN],
    ['a burger, no drink', '1 1101', ENGLISH],
    ['cola, 3', '3 1501', NORWEGIAN],
    ['en burger og cola, 3 stk', '1 1101 | 3 1501', NORWEGIAN],
  ])('%s', (text, order, language) => {
    expect(writtenOrder(readOrder(text, theBurgerPlace(), [language]))).toBe(order)
  })
})

describe('how many of what is sold in pieces, and what is said for any of its kind', () => {
  test.each([
    ['nine wings with bbq sauce', '1 1305: bbq, nine', ENGLISH],
    ['ni kyllingvinger', '1 1305: nine', NORWEGIAN],
    ['two wings', '2 1305', ENGLISH],
    ['a mini burger without cheese or ketchup and a milk', '1 1211: -cheddar, -ketchup | 1 1510', ENGLISH],
    ['miniburger uten ost', '1 1211: -cheddar', NORWEGIAN],
    ['im vegan so a green brygga burger with avocado', '1 1122: avocado-slices', ENGLISH],
    ['to bryggaburgere, den ene uten dressing', '1 1101 | 1 1101: -dressing', NORWEGIAN],
    ['a classic w/out onion', '1 1106: -onion', ENGLISH],
    ['klassikeren dobbel med bacon', '1 1106: bacon, double', NORWEGIAN],
  ])('%s', (text, order, language) => {
    expect(writtenOrder(readOrder(text, theBurgerPlace(), [language]))).toBe(order)
  })
})

describe('what is taken back in the same breath', () => {
  test.each([
    ['a small cola, no make that a large one', '1 1501: large'],
    ['a brygga burger, actually make it a classic', '1 1106'],
    ['a burger, two colas, no, three colas', '1 1101 | 3 1501'],
    ['two colas, no wait, three', '3 1501'],
    ['a burger and a coke, sorry, I meant a water', '1 1101 | 1 1505'],
    ['a classic, well done, no wait, medium', '1 1106: medium'],
    ['sorry, two burgers and a cola', '1 1501 | 2 1101'],
    ['a classic and, oh, and fries', '1 1106 | 1 1301'],
  ])('%s', (text, order) => {
    expect(writtenOrder(readOrder(text, theBurgerPlace(), [ENGLISH]))).toBe(order)
  })

  test.each([
    ['en liten cola, nei en stor', '1 1501: large'],
    ['en bryggaburger, nei vent, en klassiker', '1 1106'],
    ['to burgere og en cola, jeg mente to cola', '2 1101 | 2 1501'],
  ])('%s', (text, order) => {
    expect(writtenOrder(readOrder(text, theBurgerPlace(), [NORWEGIAN]))).toBe(order)
  })

  test('what is refused after a name takes nothing back', () => {
    expect(written('two pizzas, no onions')).toBe('2 pizza: -onions')
  })
})

describe('what one of several has', () => {
  test.each([
    ['two classics, with bacon on one and extra cheese on the other', '1 1106: +blue-cheese | 1 1106: bacon'],
    ['two burgers, no onion on one', '1 1106 | 1 1106: -onion'],
    ['three classics, no onions on one and bacon on the others', '1 1106: -onion | 2 1106: bacon'],
    ['one classic burger and onions are a no', '1 1106: -onion'],
  ])('%s', (text, order) => {
    expect(writtenOrder(readOrder(text, theBurgerPlace(), [ENGLISH]))).toBe(order)
  })

  test('is not offered as what all of them have', () => {
    const { otherwise } = readOrder('two classics, with bacon on one', theBurgerPlace(), [ENGLISH])
    expect(otherwise).toBeUndefined()
  })

  test.each([
    ['to klassikere, bacon på den ene', '1 1106 | 1 1106: bacon'],
    ['to klassikere, bacon på den ene og uten løk på den andre', '1 1106: -onion | 1 1106: bacon'],
  ])('%s', (text, order) => {
    expect(writtenOrder(readOrder(text, theBurgerPlace(), [NORWEGIAN]))).toBe(order)
  })
})

describe('other names a menu gives its products', () => {
  const read = (text: string) => writtenOrder(readOrder(text, theBurgerPlace(), [ENGLISH]))

  test.each([
    ['a cheeseburger with bacon', '1 1101: bacon'],
    ['two cheeseburgers and a cheese burger', '1 1101 | 2 1101'],
    ['a hamburger and an osteburger', '1 1101 | 1 1106'],
  ])('%s', (text, order) => {
    expect(read(text)).toBe(order)
  })

  test('are read like the name, and no guess', () => {
    expect(readOrder('a hamburger', theBurgerPlace(), [ENGLISH]).isSure).toBe(true)
  })
})

test('a size that something does not come in makes nothing else of it, and is left over', () => {
  const reading = readOrder('small fries and a cola', theBurgerPlace(), [ENGLISH])
  expect(writtenOrder(reading)).toBe('1 1301 | 1 1501')
  expect(reading.words.filter(({ taken }) => taken === 'left')).toEqual([
    { text: 'small', at: 0, taken: 'left', shown: 'left' },
  ])
})

describe('when, and where it is eaten', () => {
  test.each([
    ['a coke to go at half past six', '1 coke @18:30 TAKEOUT'],
    ['a coke to eat here', '1 coke EATIN'],
    ['a coke at 7 pm', '1 coke @19:00'],
    ['a coke at 18:15', '1 coke @18:15'],
    ['a coke in 20 minutes', '1 coke @+20'],
  ])('%s', (text, order) => {
    expect(written(text)).toBe(order)
  })
})

describe('a number that counts something else orders nothing', () => {
  test.each([
    ['a coke 5€', '1 coke'],
    ['a coke for $5', '1 coke'],
    ['a coke at 4,50 €', '1 coke'],
    ['a coke 50,-', '1 coke'],
    ['two cokes for 4 people', '2 coke'],
    ['2 cokes, we are 5', '2 coke'],
  ])('%s', (text, order) => {
    expect(written(text)).toBe(order)
  })
})

test('as many portions are offered where a number may be of them, and none beside a number of pieces', () => {
  const otherwise = (text: string) =>
    readOrder(text, theMenuOf('casa-mais'), [ENGLISH]).otherwise?.map(({ quantity }) => quantity)
  expect(otherwise('12 churros')).toEqual([12])
  expect(otherwise('12 pieces of churros')).toBeUndefined()
  expect(otherwise('12 portions of churros')).toBeUndefined()
})

test('each word is understood, guessed or left over, and what says nothing of an order is not told', () => {
  const { words, isSure } = readOrder('a larg pizza with unobtainium', PIZZERIA, [ENGLISH])
  expect(words).toEqual([
    { text: 'a', at: 0, taken: 'understood', shown: 'understood', line: 0 },
    { text: 'larg', at: 2, taken: 'guessed', shown: 'guessed', line: 0 },
    { text: 'pizza', at: 7, taken: 'understood', shown: 'understood', line: 0 },
    { text: 'with', at: 13, taken: 'understood', shown: undefined },
    { text: 'unobtainium', at: 18, taken: 'left', shown: 'left' },
  ])
  expect(isSure).toBe(false)
})

test('a sentence that orders nothing is no order', () => {
  for (const text of ['', 'hi', 'is', '?!', 'what time is it'])
    expect(readOrder(text, PIZZERIA, [ENGLISH]).lines, text).toEqual([])
})

function written(text: string, menu: Menu = PIZZERIA): string {
  return writtenOrder(readOrder(text, menu, [ENGLISH]))
}
