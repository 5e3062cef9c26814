import { afterAll, describe, expect, test } from 'vitest'
import { textIn } from '#domain/catalogue/translated.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { id, type ProductCode } from '#domain/ids.ts'
import { readOrder } from '#flows/language/reader/read-order.ts'
import { SWEDISH } from '#flows/language/words/words.sv.ts'
import { wordsIn } from '#flows/language/reader/sentence-words.ts'
import type { LanguageWords } from '#flows/language/words/language-words.ts'
import { ENGLISH } from '#flows/language/words/words.en.ts'
import { NORWEGIAN } from '#flows/language/words/words.no.ts'
import { ITALIAN } from '#flows/language/words/words.it.ts'
import { FRENCH } from '#flows/language/words/words.fr.ts'
import { SPANISH } from '#flows/language/words/words.es.ts'
import { FINNISH } from '#flows/language/words/words.fi.ts'
import type { Language } from '#tests/locales/texts.ts'
import { atTheMenuOf } from './at-the-menu-of.ts'
import { aCoffeeBar, aSandwichCounter } from './counter-menus.ts'
import { aDiner } from './diner.ts'
import { aListener } from './heard.ts'
import { aPizzeria, theBurgerPlace, theMenuOf } from './pizzeria.ts'
import { ENGLISH_BAKERY, ENGLISH_BAKERY_SET_ASIDE } from './sentences/bakery.en.ts'
import { NORWEGIAN_BAKERY, NORWEGIAN_BAKERY_SET_ASIDE } from './sentences/bakery.no.ts'
import { ENGLISH_BURGERS } from './sentences/burgers.en.ts'
import { NORWEGIAN_BURGERS } from './sentences/burgers.no.ts'
import {
  ENGLISH_COFFEE,
  ENGLISH_COFFEE_SET_ASIDE,
  ENGLISH_SANDWICHES,
  ENGLISH_SANDWICHES_SET_ASIDE,
} from './sentences/counters.en.ts'
import {
  NORWEGIAN_COFFEE,
  NORWEGIAN_COFFEE_SET_ASIDE,
  NORWEGIAN_SANDWICHES,
  NORWEGIAN_SANDWICHES_SET_ASIDE,
} from './sentences/counters.no.ts'
import { SWEDISH_DINER, SWEDISH_DINER_SET_ASIDE } from './sentences/diner.sv.ts'
import { ITALIAN_DINER, ITALIAN_DINER_SET_ASIDE } from './sentences/diner.it.ts'
import { FRENCH_DINER, FRENCH_DINER_SET_ASIDE } from './sentences/diner.fr.ts'
import { SPANISH_DINER, SPANISH_DINER_SET_ASIDE } from './sentences/diner.es.ts'
import { FINNISH_DINER, FINNISH_DINER_SET_ASIDE } from './sentences/diner.fi.ts'
import * as PHONE from './sentences/phone.no.ts'
import { ENGLISH_PIZZAS } from './sentences/pizzas.en.ts'
import { NORWEGIAN_PIZZAS, NORWEGIAN_PIZZAS_SET_ASIDE } from './sentences/pizzas.no.ts'
import { ENGLISH_BURGERS_SET_ASIDE, ENGLISH_PIZZAS_SET_ASIDE } from './sentences/set-aside.en.ts'
import { NORWEGIAN_BURGERS_SET_ASIDE } from './sentences/set-aside.no.ts'
import { ENGLISH_SUSHI, ENGLISH_SUSHI_SET_ASIDE } from './sentences/sushi.en.ts'
import { NORWEGIAN_SUSHI, NORWEGIAN_SUSHI_SET_ASIDE } from './sentences/sushi.no.ts'
import { writtenOrder, type Sentence } from './written-order.ts'

const BURGERS = theBurgerPlace()
const PIZZAS = aPizzeria()
const SUSHI = theMenuOf('sora-sushi')
const DINER = aDiner()
const BAKERY = theMenuOf('ovnsvarm')
const COFFEE = aCoffeeBar()
const SANDWICHES = aSandwichCounter()

/** What puts something into the basket, or changes it, at once. */
const ADDING = [
  'proposal.accept',
  'revision.accept',
  'customise.confirm',
  'basket.setQuantity',
  'basket.removeLine',
]
/** Each is understood in full, which takes long: `npm run bench -- match` has ten thousand, and every sentence. */
const MIXES = Number(process.env['MIXES'] ?? 100)
const EVERY = process.env['MIXES'] === undefined ? 10 : 1

type Table = {
  readonly name: string
  readonly sentences: readonly Sentence[]
  readonly menu: Menu
  readonly language: LanguageWords
  /** So many were read exactly before; it may only rise. */
  readonly floor: number
}

const TABLES: readonly Table[] = [
  { name: 'burgers in English', sentences: ENGLISH_BURGERS, menu: BURGERS, language: ENGLISH, floor: 116 },
  { name: 'pizzas in English', sentences: ENGLISH_PIZZAS, menu: PIZZAS, language: ENGLISH, floor: 26 },
  {
    name: 'burgers in Norwegian',
    sentences: NORWEGIAN_BURGERS,
    menu: BURGERS,
    language: NORWEGIAN,
    floor: 79,
  },
  {
    name: 'burgers in English, set aside',
    sentences: ENGLISH_BURGERS_SET_ASIDE,
    menu: BURGERS,
    language: ENGLISH,
    floor: 68,
  },
  {
    name: 'pizzas in English, set aside',
    sentences: ENGLISH_PIZZAS_SET_ASIDE,
    menu: PIZZAS,
    language: ENGLISH,
    floor: 29,
  },
  {
    name: 'burgers in Norwegian, set aside',
    sentences: NORWEGIAN_BURGERS_SET_ASIDE,
    menu: BURGERS,
    language: NORWEGIAN,
    floor: 64,
  },
  { name: 'sushi in English', sentences: ENGLISH_SUSHI, menu: SUSHI, language: ENGLISH, floor: 47 },
  {
    name: 'sushi in English, set aside',
    sentences: ENGLISH_SUSHI_SET_ASIDE,
    menu: SUSHI,
    language: ENGLISH,
    floor: 44,
  },
  { name: 'sushi in Norwegian', sentences: NORWEGIAN_SUSHI, menu: SUSHI, language: NORWEGIAN, floor: 48 },
  {
    name: 'sushi in Norwegian, set aside',
    sentences: NORWEGIAN_SUSHI_SET_ASIDE,
    menu: SUSHI,
    language: NORWEGIAN,
    floor: 45,
  },
  { name: 'a bakery in English', sentences: ENGLISH_BAKERY, menu: BAKERY, language: ENGLISH, floor: 43 },
  {
    name: 'a bakery in English, set aside',
    sentences: ENGLISH_BAKERY_SET_ASIDE,
    menu: BAKERY,
    language: ENGLISH,
    floor: 43,
  },
  {
    name: 'a bakery in Norwegian',
    sentences: NORWEGIAN_BAKERY,
    menu: BAKERY,
    language: NORWEGIAN,
    floor: 45,
  },
  {
    name: 'a bakery in Norwegian, set aside',
    sentences: NORWEGIAN_BAKERY_SET_ASIDE,
    menu: BAKERY,
    language: NORWEGIAN,
    floor: 45,
  },
  { name: 'pizzas in Norwegian', sentences: NORWEGIAN_PIZZAS, menu: PIZZAS, language: NORWEGIAN, floor: 45 },
  {
    name: 'pizzas in Norwegian, set aside',
    sentences: NORWEGIAN_PIZZAS_SET_ASIDE,
    menu: PIZZAS,
    language: NORWEGIAN,
    floor: 41,
  },
  {
    name: 'a coffee bar in English',
    sentences: ENGLISH_COFFEE,
    menu: COFFEE,
    language: ENGLISH,
    floor: 25,
  },
  {
    name: 'a coffee bar in English, set aside',
    sentences: ENGLISH_COFFEE_SET_ASIDE,
    menu: COFFEE,
    language: ENGLISH,
    floor: 23,
  },
  {
    name: 'sandwiches in English',
    sentences: ENGLISH_SANDWICHES,
    menu: SANDWICHES,
    language: ENGLISH,
    floor: 18,
  },
  {
    name: 'sandwiches in English, set aside',
    sentences: ENGLISH_SANDWICHES_SET_ASIDE,
    menu: SANDWICHES,
    language: ENGLISH,
    floor: 17,
  },
  {
    name: 'a coffee bar in Norwegian',
    sentences: NORWEGIAN_COFFEE,
    menu: COFFEE,
    language: NORWEGIAN,
    floor: 20,
  },
  {
    name: 'a coffee bar in Norwegian, set aside',
    sentences: NORWEGIAN_COFFEE_SET_ASIDE,
    menu: COFFEE,
    language: NORWEGIAN,
    floor: 19,
  },
  {
    name: 'sandwiches in Norwegian',
    sentences: NORWEGIAN_SANDWICHES,
    menu: SANDWICHES,
    language: NORWEGIAN,
    floor: 14,
  },
  {
    name: 'sandwiches in Norwegian, set aside',
    sentences: NORWEGIAN_SANDWICHES_SET_ASIDE,
    menu: SANDWICHES,
    language: NORWEGIAN,
    floor: 12,
  },
  {
    name: 'burgers in Norwegian by phone',
    sentences: PHONE.NORWEGIAN_BURGERS_BY_PHONE,
    menu: BURGERS,
    language: NORWEGIAN,
    floor: 30,
  },
  {
    name: 'burgers in Norwegian by phone, set aside',
    sentences: PHONE.NORWEGIAN_BURGERS_BY_PHONE_SET_ASIDE,
    menu: BURGERS,
    language: NORWEGIAN,
    floor: 25,
  },
  {
    name: 'a bakery in Norwegian by phone',
    sentences: PHONE.NORWEGIAN_BAKERY_BY_PHONE,
    menu: BAKERY,
    language: NORWEGIAN,
    floor: 11,
  },
  {
    name: 'a bakery in Norwegian by phone, set aside',
    sentences: PHONE.NORWEGIAN_BAKERY_BY_PHONE_SET_ASIDE,
    menu: BAKERY,
    language: NORWEGIAN,
    floor: 9,
  },
  {
    name: 'pizzas in Norwegian by phone',
    sentences: PHONE.NORWEGIAN_PIZZAS_BY_PHONE,
    menu: PIZZAS,
    language: NORWEGIAN,
    floor: 8,
  },
  {
    name: 'pizzas in Norwegian by phone, set aside',
    sentences: PHONE.NORWEGIAN_PIZZAS_BY_PHONE_SET_ASIDE,
    menu: PIZZAS,
    language: NORWEGIAN,
    floor: 8,
  },
  {
    name: 'sandwiches in Norwegian by phone',
    sentences: PHONE.NORWEGIAN_SANDWICHES_BY_PHONE,
    menu: SANDWICHES,
    language: NORWEGIAN,
    floor: 4,
  },
  {
    name: 'sandwiches in Norwegian by phone, set aside',
    sentences: PHONE.NORWEGIAN_SANDWICHES_BY_PHONE_SET_ASIDE,
    menu: SANDWICHES,
    language: NORWEGIAN,
    floor: 3,
  },
  {
    name: 'a coffee bar in Norwegian by phone',
    sentences: PHONE.NORWEGIAN_COFFEE_BY_PHONE,
    menu: COFFEE,
    language: NORWEGIAN,
    floor: 4,
  },
  {
    name: 'a coffee bar in Norwegian by phone, set aside',
    sentences: PHONE.NORWEGIAN_COFFEE_BY_PHONE_SET_ASIDE,
    menu: COFFEE,
    language: NORWEGIAN,
    floor: 4,
  },
  {
    name: 'sushi in Norwegian by phone',
    sentences: PHONE.NORWEGIAN_SUSHI_BY_PHONE,
    menu: SUSHI,
    language: NORWEGIAN,
    floor: 4,
  },
  {
    name: 'sushi in Norwegian by phone, set aside',
    sentences: PHONE.NORWEGIAN_SUSHI_BY_PHONE_SET_ASIDE,
    menu: SUSHI,
    language: NORWEGIAN,
    floor: 4,
  },
  { name: 'a diner in Swedish', sentences: SWEDISH_DINER, menu: DINER, language: SWEDISH, floor: 24 },
  {
    name: 'a diner in Swedish, set aside',
    sentences: SWEDISH_DINER_SET_ASIDE,
    menu: DINER,
    language: SWEDISH,
    floor: 23,
  },
  { name: 'a diner in Italian', sentences: ITALIAN_DINER, menu: DINER, language: ITALIAN, floor: 24 },
  {
    name: 'a diner in Italian, set aside',
    sentences: ITALIAN_DINER_SET_ASIDE,
    menu: DINER,
    language: ITALIAN,
    floor: 23,
  },
  { name: 'a diner in French', sentences: FRENCH_DINER, menu: DINER, language: FRENCH, floor: 24 },
  {
    name: 'a diner in French, set aside',
    sentences: FRENCH_DINER_SET_ASIDE,
    menu: DINER,
    language: FRENCH,
    floor: 23,
  },
  { name: 'a diner in Spanish', sentences: SPANISH_DINER, menu: DINER, language: SPANISH, floor: 24 },
  {
    name: 'a diner in Spanish, set aside',
    sentences: SPANISH_DINER_SET_ASIDE,
    menu: DINER,
    language: SPANISH,
    floor: 23,
  },
  { name: 'a diner in Finnish', sentences: FINNISH_DINER, menu: DINER, language: FINNISH, floor: 24 },
  {
    name: 'a diner in Finnish, set aside',
    sentences: FINNISH_DINER_SET_ASIDE,
    menu: DINER,
    language: FINNISH,
    floor: 23,
  },
]

/** How many were read exactly, of how many, by language and half. */
const totals = new Map<string, { readonly exact: number; readonly of: number }>()

describe('orders in sentences', () => {
  afterAll(() => {
    for (const [half, { exact, of }] of [...totals].toSorted())
      process.stdout.write(`all in ${half}: ${exact} of ${of} exact\n`)
  })

  test.each(TABLES)(
    '$name: at least $floor are read exactly',
    ({ name, sentences, menu, language, floor }) => {
      const wrong = sentences.flatMap(([text, order]) => {
        const read = writtenOrder(readOrder(text, menu, [language]))
        return read === order ? [] : [`${text}\n    meant ${order}\n    read  ${read}`]
      })
      const exact = sentences.length - wrong.length
      const half = `${language.language}, ${name.endsWith('set aside') ? 'set aside' : 'worked with'}`
      const { exact: others = 0, of = 0 } = totals.get(half) ?? {}
      totals.set(half, { exact: others + exact, of: of + sentences.length })
      const shown = process.env['SHOW_WRONG'] ? `\n${wrong.join('\n')}` : ''
      process.stdout.write(`${name}: ${exact} of ${sentences.length} exact${shown}\n`)
      expect(exact).toBeGreaterThanOrEqual(floor)
    },
  )
})

describe('nothing is added that nobody was asked about', () => {
  const languageOf = ({ language }: Table) => language.language as Language
  const listeners = new Map(
    [...new Set(TABLES.map(languageOf))].map((language) => [
      language,
      aListener(['en', 'no'].includes(language) ? 'gardermoen' : 'everything', language),
    ]),
  )
  const talks = new Map([...new Set(TABLES.map(({ menu }) => menu))].map((menu) => [menu, atTheMenuOf(menu)]))

  /** What a sentence would put into the basket at once. */
  const addedBy = (text: string, menu: Menu, language: Language): string | undefined => {
    const talk = talks.get(menu)
    const meaning = talk && listeners.get(language)?.hear(text, talk)
    if (meaning?.kind !== 'command') return undefined
    const { command } = meaning
    return command.type === 'product.add' ? command.code : ADDING.find((type) => type === command.type)
  }

  test('by a sentence that means more than one thing by its name', () => {
    const asked = TABLES.flatMap((table) =>
      table.sentences
        .filter((_, at) => at % EVERY === 0)
        .map(([text, order]) => ({
          text,
          order,
          added: addedBy(text, table.menu, languageOf(table)),
        })),
    )
    const wrong = asked.filter(({ order, added }) => added !== undefined && order !== `1 ${added}`)
    process.stdout.write(`added unasked: ${wrong.length} of ${asked.length} sentences\n`)
    expect(wrong).toEqual([])
  }, 600_000)

  test('by a random mix of the words of a menu', () => {
    const words = Object.values(BURGERS.products).flatMap(({ name }) => wordsIn(textIn(name, 'en')))
    const names = new Map(
      Object.values(BURGERS.products).map(({ code, name, alsoCalled = [] }) => [
        code as string,
        [...formsOf(textIn(name, 'en')), textIn(name, 'no'), ...alsoCalled].map((form) =>
          wordsIn(form).join(''),
        ),
      ]),
    )
    const roll = randomBelow(20_261_125)
    const wrong: string[] = []
    for (let round = 0; round < MIXES; round++) {
      const mix = Array.from({ length: 2 + roll(6) }, () => words[roll(words.length)] ?? '').join(' ')
      const added = addedBy(mix, BURGERS, 'en')
      if (added !== undefined && !names.get(added)?.includes(wordsIn(mix).join(''))) wrong.push(mix)
    }
    process.stdout.write(`added unasked: ${wrong.length} of ${MIXES} mixes\n`)
    expect(wrong).toEqual([])
  }, 600_000)
})

test('no random mix of a menu’s words is read as an order without being told a guess', () => {
  const sold = Object.values(BURGERS.products).filter(({ type }) => type !== 'COUPON')
  const nameOf = (text: string) => wordsIn(text).filter((word) => !PLAIN.has(word) && !/^\d+$/.test(word))
  const words = sold.flatMap(({ name }) => wordsIn(textIn(name, 'en')))
  const names = new Set(
    sold.flatMap(({ name }) =>
      formsOf(textIn(name, 'en')).flatMap((form) => [nameOf(form), [...nameOf(form), 'burger']].map(String)),
    ),
  )
  const otherNames = new Set(sold.flatMap(({ alsoCalled = [] }) => alsoCalled))
  const roll = randomBelow(20_261_123)
  const wrong: string[] = []
  for (let round = 0; round < 10_000; round++) {
    const mix = Array.from({ length: 2 + roll(6) }, () => words[roll(words.length)] ?? '').join(' ')
    const { lines, isSure } = readOrder(mix, BURGERS, [ENGLISH])
    const said = nameOf(mix)
    // One word may be another name of something: that is no mix.
    const isCalled = names.has(said.join()) || otherNames.has(said.join(''))
    if (isSure && lines.length > 0 && said.length > 1 && !isCalled) wrong.push(mix)
  }
  expect(wrong).toEqual([])
  // Ten thousand readings take long where the machine does much else.
}, 180_000)

/** Said beside a name they change nothing of what is meant. */
const PLAIN = new Set(['the', 'off', 'your', 'pcs'])

/** A name with its first part alone, as the menu lists it before a comma. */
function formsOf(name: string): readonly string[] {
  return [name, name.split(',')[0] ?? name]
}

test('a sentence on a menu of 500 products is read at once', () => {
  const menu = bigMenu()
  const times = ENGLISH_BURGERS.map(([text]) => {
    readOrder(text, menu, [ENGLISH])
    const before = performance.now()
    readOrder(text, menu, [ENGLISH])
    return performance.now() - before
  }).toSorted((one, other) => one - other)
  process.stdout.write(
    `500 products: median ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms\n`,
  )
  // A limit for what hangs: a busy machine takes ten times as long as a quiet one.
  expect(at(times, 0.5)).toBeLessThan(50)
})

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function bigMenu(): Menu {
  const all = [...Object.values(BURGERS.products), ...Object.values(PIZZAS.products)]
  const products = Array.from({ length: 500 }, (_, index) => {
    const product = all[index % all.length]
    if (!product) throw new Error('the menu is empty')
    const copy = Math.floor(index / all.length)
    const name = {
      plain: '',
      byLanguage: { en: `${textIn(product.name, 'en')}${copy === 0 ? '' : ` v${copy}`}` },
    }
    return { ...product, name, code: id<ProductCode>(`${product.code}-${copy}`) }
  })
  return { ...BURGERS, products: Object.fromEntries(products.map((product) => [product.code, product])) }
}

/** Numbers from 0 to below a limit, the same ones each time. */
function randomBelow(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}
