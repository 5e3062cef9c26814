import { describe, expect, test } from 'vitest'
import { readOrder } from '#flows/language/reader/read-order.ts'
import { ENGLISH } from '#flows/language/words/words.en.ts'
import { asNamed, asSized, namedMenu, oneProductMenu, sizedMenu } from './pizza-menus.ts'
import { SPOKEN_PIZZAS } from './sentences/spoken-pizzas.en.ts'
import { writtenOrder, type Sentence } from './written-order.ts'

const MENUS = [
  { menu: oneProductMenu(), kind: 'one pizza made to order', meant: (order: string) => order },
  { menu: sizedMenu(), kind: 'a product for each size', meant: asSized },
  { menu: namedMenu(), kind: 'named pizzas and one to build', meant: asNamed },
]
const LEAST_EXACT = 0.92

describe('pizzas in spoken sentences', () => {
  test.each(MENUS)('at $kind', ({ kind, menu, meant }) => {
    const asked = SPOKEN_PIZZAS.flatMap(([text, order]): Sentence[] => {
      const here = meant(order)
      return here === undefined ? [] : [[text, here]]
    })
    const read = asked.map(([text, order]) => ({
      order,
      text,
      written: writtenOrder(readOrder(text, menu, [ENGLISH])),
    }))
    const wrong = read.filter(({ order, written }) => written !== order)
    const shown = process.env['SHOW_WRONG']
      ? wrong
          .map(({ text, order, written }) => `\n${text}\n    ought ${order}\n    found ${written}`)
          .join('')
      : ''
    process.stdout.write(`${kind}: ${asked.length - wrong.length} of ${asked.length} exact${shown}\n`)
    expect(1 - wrong.length / asked.length).toBeGreaterThanOrEqual(LEAST_EXACT)
  })
})

test('what is said around an order is told as left over in one sentence of eight at most', () => {
  const menu = oneProductMenu()
  const left = SPOKEN_PIZZAS.flatMap(([text]) =>
    readOrder(text, menu, [ENGLISH]).words.some(({ taken }) => taken === 'left') ? [text] : [],
  )
  expect(left.length / SPOKEN_PIZZAS.length).toBeLessThanOrEqual(1 / 8)
})
