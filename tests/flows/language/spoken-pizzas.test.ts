import { describe, expect, test } from 'vitest'
import { readOrder } from '#flows/language/reader/read-order.ts'
import { ENGLISH } from '#flows/language/words/words.en.ts'
import { asNamed, asSized, namedMenu, oneProductMenu, sizedMenu } from './pizza-menus.ts'
import { SPOKEN_PIZZAS, SPOKEN_PIZZAS_SET_ASIDE } from './sentences/spoken-pizzas.en.ts'
import { writtenOrder, type Sentence } from './written-order.ts'

const MENUS = [
  { menu: oneProductMenu(), kind: 'one pizza made to order', meant: (order: string) => order },
  { menu: sizedMenu(), kind: 'a product for each size', meant: asSized },
  { menu: namedMenu(), kind: 'named pizzas and one to build', meant: asNamed },
]
const HALVES = [
  { half: 'worked with', sentences: SPOKEN_PIZZAS, share: 0.97 },
  { half: 'set aside', sentences: SPOKEN_PIZZAS_SET_ASIDE, share: 0.97 },
]
const TABLES = HALVES.flatMap((half) => MENUS.map((each) => ({ ...half, ...each })))

describe('pizzas in spoken sentences', () => {
  test.each(TABLES)('at $kind, $half', ({ kind, half, sentences, menu, meant, share }) => {
    const asked = sentences.flatMap(([text, order]): Sentence[] => {
      const here = meant(order)
      return here === undefined ? [] : [[text, here]]
    })
    const read = asked.map(([text, order]) => ({ text, order, ...readOrder(text, menu, [ENGLISH]) }))
    const wrong = read.filter((reading) => writtenOrder(reading) !== reading.order)
    const shown = process.env['SHOW_WRONG'] ? wrong.map(({ text }) => `\n${text}`).join('') : ''
    process.stdout.write(
      `${kind}, ${half}: ${asked.length - wrong.length} of ${asked.length} exact${shown}\n`,
    )
    expect(1 - wrong.length / asked.length).toBeGreaterThanOrEqual(share)
  })
})

test('what is said for politeness is not told as left over', () => {
  const menu = oneProductMenu()
  const left = [...SPOKEN_PIZZAS, ...SPOKEN_PIZZAS_SET_ASIDE].filter(([text]) =>
    readOrder(text, menu, [ENGLISH]).words.some(({ taken }) => taken === 'left'),
  )
  expect(left.length).toBeLessThanOrEqual(1)
})
