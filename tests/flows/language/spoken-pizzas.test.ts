import { describe, expect, test } from 'vitest'
import { readOrder } from '#flows/language/reader/read-order.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import { asNamed, asSized, namedMenu, oneProductMenu, sizedMenu } from './pizza-menus.ts'
import { counted, partsOf } from './sentence-tables.ts'
import { writtenOrder, type Sentence } from './written-order.ts'

const SPOKEN_PIZZAS = partsOf<Sentence>('orders/spoken-pizzas.en').flatMap(({ rows }) => rows)
const MENUS = [
  { menu: oneProductMenu(), kind: 'one pizza made to order', meant: (order: string) => order },
  { menu: sizedMenu(), kind: 'a product for each size', meant: asSized },
  { menu: namedMenu(), kind: 'named pizzas and one to build', meant: asNamed },
]
const LEAST_EXACT = 0.92
/** Sentences of which something was told as left over, at the menu of one product. */
const left = new Set<string>()

describe('pizzas in spoken sentences', () => {
  test.each(MENUS)('at $kind', ({ kind, menu, meant }) => {
    const rows = SPOKEN_PIZZAS.flatMap(([text, order]): Sentence[] => {
      const here = meant(order)
      return here === undefined ? [] : [[text, here]]
    })
    const least = Math.ceil(LEAST_EXACT * rows.length)
    counted(kind, { part: kind, least, rows }, ([text]) => {
      const reading = readOrder(text, menu, [ENGLISH])
      if (menu === MENUS[0]?.menu && reading.words.some(({ taken }) => taken === 'left')) left.add(text)
      return writtenOrder(reading)
    })
  })

  test('what is said around an order is told as left over in one sentence of eight at most', () => {
    expect(left.size / SPOKEN_PIZZAS.length).toBeLessThanOrEqual(1 / 8)
  })
})
