import { afterAll, describe, expect, test } from 'vitest'
import { textIn } from '#domain/catalogue/translated.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { id, type ProductCode } from '#domain/ids.ts'
import { readOrder } from '#flows/language/reader/read-order.ts'
import { wordsIn } from '#flows/language/reader/sentence-words.ts'
import { LANGUAGES } from './all-words.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import type { Language } from '#tests/locales/texts.ts'
import { atTheMenuOf } from './at-the-menu-of.ts'
import { aCoffeeBar, aSandwichCounter } from './counter-menus.ts'
import { aDiner } from './diner.ts'
import { aListener } from './heard.ts'
import { aPizzeria, theBurgerPlace, theMenuOf } from './pizzeria.ts'
import { counted, partsOf, tablesIn } from './sentence-tables.ts'
import { writtenOrder, type Sentence } from './written-order.ts'

const BURGERS = theBurgerPlace()
const PIZZAS = aPizzeria()
/** Where the orders of a table are given, by the first part of its name; the second is the language. */
const MENUS: Readonly<Record<string, Menu>> = {
  bakery: theMenuOf('ovnsvarm'),
  burgers: BURGERS,
  coffee: aCoffeeBar(),
  diner: aDiner(),
  pizzas: PIZZAS,
  sandwiches: aSandwichCounter(),
  sushi: theMenuOf('sora-sushi'),
}

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
const READINGS = Math.max(MIXES, 2_500)

/** What is only counted was set aside when the grammar was made. */
const TABLES = tablesIn('orders').flatMap((table) => {
  const [place = '', code = ''] = table.replace('orders/', '').split('.')
  const [menu, language] = [MENUS[place], LANGUAGES[code]]
  if (!menu || !language) return []
  return partsOf<Sentence>(table).map((part) => ({
    name: `${place} in ${code}, ${part.part}`,
    part,
    menu,
    language,
  }))
})
type Table = (typeof TABLES)[number]

/** How many were read exactly, of how many, by language and half. */
const totals = new Map<string, { readonly exact: number; readonly of: number }>()

describe('orders in sentences', () => {
  afterAll(() => {
    for (const [half, { exact, of }] of [...totals].toSorted())
      process.stdout.write(`all in ${half}: ${exact} of ${of} exact\n`)
  })

  test.each(TABLES)('$name: at least $part.least are read exactly', ({ name, part, menu, language }) => {
    const exact = counted(name, part, ([text]) => writtenOrder(readOrder(text, menu, [language])))
    const half = `${language.language}, ${name.endsWith('set aside') ? 'set aside' : 'worked with'}`
    const { exact: others = 0, of = 0 } = totals.get(half) ?? {}
    totals.set(half, { exact: others + exact, of: of + part.rows.length })
  })
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
      table.part.rows
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
  for (let round = 0; round < READINGS; round++) {
    const mix = Array.from({ length: 2 + roll(6) }, () => words[roll(words.length)] ?? '').join(' ')
    const { lines, isSure } = readOrder(mix, BURGERS, [ENGLISH])
    const said = nameOf(mix)
    // One word may be another name of something: that is no mix.
    const isCalled = names.has(said.join()) || otherNames.has(said.join(''))
    if (isSure && lines.length > 0 && said.length > 1 && !isCalled) wrong.push(mix)
  }
  expect(wrong).toEqual([])
})

/** Said beside a name they change nothing of what is meant. */
const PLAIN = new Set(['the', 'off', 'your', 'pcs'])

/** A name with its first part alone, as the menu lists it before a comma. */
function formsOf(name: string): readonly string[] {
  return [name, name.split(',')[0] ?? name]
}

test('a sentence on a menu of 500 products is read at once', () => {
  const menu = bigMenu()
  const [typed] = partsOf<Sentence>('orders/burgers.en')
  const times = (typed?.rows ?? [])
    .map(([text]) => {
      readOrder(text, menu, [ENGLISH])
      const before = performance.now()
      readOrder(text, menu, [ENGLISH])
      return performance.now() - before
    })
    .toSorted((one, other) => one - other)
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
