import type { Menu, Product } from '#domain/catalogue/product.ts'
import { textIn, type Translated } from '#domain/catalogue/translated.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id, type ProductCode } from '#domain/ids.ts'
import { GLOBAL_WORDS, type Lexicon, type Wording } from '#flows/language/interpret.ts'
import { understand } from '#flows/language/understand.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import { NORWEGIAN } from '#flows/language/words/no/words.no.ts'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import type { SimulatedShop } from '../simulation/simulated-backend.ts'
import { simulateConversation, type Talk } from '../simulation/simulated-conversation.ts'
import { atMost, median, type Figure } from './figure.ts'
import { timed } from './machine.ts'

const CATALOGUE = 'src/server/seed/data/gardermoen'
const NOON = Date.UTC(2026, 5, 15, 10)
const PRODUCTS = 500
const NAMES_EACH = 6
const WARM_UPS = 2
const ROUNDS = ['', 'golden', 'northern']

/** What is typed, with {A} and {B} for two products of the menu. */
const TYPED = [
  '{A}',
  'two {A}',
  'a {A} and two {B}',
  'I want three {A}, one without onion and two with extra cheese but hold the olives',
  'can I get a large {A} with bacon and a {B} please',
  'two {A}, one of them without sauce, and a {B} for take away at half past six',
  'change the {A} to a {B}',
  'make the {A} large and one more {B}',
  'remove the {A}',
  'does the {A} contain milk',
  'how much is {A}',
  'what is in the {A}',
  'without onion',
  'make it two',
  'en {A}',
  'to {A} uten løk og en {B}',
  'kan jeg få en stor {A} med ekstra ost og en {B} takk',
  'bytt {A} til {B}',
  'er det melk i {A}',
  'something else altogether that nobody sells',
]

/** What it costs to understand a sentence on a menu of 500 products with both languages, at the 99th of a hundred, a basket being there. */
export function sentences(): readonly Figure[] {
  const { shop, names } = bigShop()
  const talk = atItsMenu(shop)
  const typed = TYPED.flatMap((text, row) =>
    Array.from({ length: NAMES_EACH }, (_, column) => {
      const at = (row * NAMES_EACH + column) * 2
      return text
        .replaceAll('{A}', names[at % names.length] ?? '')
        .replaceAll('{B}', names[(at + 1) % names.length] ?? '')
    }),
  )
  const conversation = talk.conversation()
  const read = (text: string) =>
    timed(() =>
      understand(text, conversation, { lexicon: LEXICON, wording: WORDING, words: [ENGLISH, NORWEGIAN] }),
    )
  for (let run = 0; run < WARM_UPS; run += 1) typed.forEach(read)
  const times = typed.map((text) => ({ text, ms: median([read(text), read(text), read(text)]) }))
  times.sort((one, other) => one.ms - other.ms)
  const near = times[Math.ceil(times.length * 0.99) - 1]
  const last = times.at(-1)
  const note = `median ${median(times.map(({ ms }) => ms)).toFixed(1)}, slowest ${last?.ms.toFixed(1) ?? ''} ms: "${last?.text ?? ''}"`
  return [atMost('a sentence on a menu of 500 products, p99', 5, near?.ms ?? Number.NaN, 'ms', note)]
}

const LEXICON = Object.fromEntries(GLOBAL_WORDS.map((word) => [word, [word]])) as unknown as Lexicon
const WORDING: Wording = { languages: ['en', 'no'], wordsOf: ({ key }) => [key] }

/** A restaurant that sells what all the shipped ones do, and that again under other names, until there are 500. */
function bigShop(): { readonly shop: SimulatedShop; readonly names: readonly string[] } {
  const { restaurants } = loadCatalogue(CATALOGUE)
  const [first] = restaurants
  if (first === undefined) throw new Error('the catalogue has no restaurant')
  const all = restaurants
    .flatMap(({ menus }) => Object.values(menus.EATIN.products))
    .filter(({ type }) => type !== 'COUPON')
  const products = Array.from({ length: PRODUCTS }, (_, index): Product => {
    const product = all[index % all.length]
    if (product === undefined) throw new Error('the catalogue has no product')
    const round = Math.floor(index / all.length)
    return round === 0
      ? product
      : { ...product, code: id<ProductCode>(`${product.code}-${round}`), name: named(product.name, round) }
  })
  const menu: Menu = {
    ...first.menus.EATIN,
    products: Object.fromEntries(products.map((product) => [product.code, product])),
    categories: first.menus.EATIN.categories.map((category, index) =>
      index === 0
        ? { ...category, products: products.map(({ code }, priority) => ({ code, priority })) }
        : category,
    ),
  }
  return {
    shop: { ...first, menus: { EATIN: menu, TAKEOUT: { ...menu, mode: 'TAKEOUT' } } },
    names: products.map(({ name }) => textIn(name, 'en')),
  }
}

function named({ plain, byLanguage }: Translated, round: number): Translated {
  const prefix = ROUNDS[round] ?? `round${round}`
  const entries = Object.entries(byLanguage).map(([language, text]) => [language, `${prefix} ${text}`])
  return { plain: `${prefix} ${plain}`, byLanguage: Object.fromEntries(entries) }
}

function atItsMenu(shop: SimulatedShop): Talk {
  const talk = simulateConversation({
    id: 'sentences',
    now: NOON,
    settings: {
      deployment: 'bench',
      flags: DESCRIBED_FLAGS,
      start: { latitude: 60.194255, longitude: 11.0990202 },
      searchRadiusKm: 15,
      payment: 'test',
    },
    shops: [shop],
  })
  talk.says({ type: 'mode.choose', mode: 'EATIN' })
  return talk
}
