import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import { id, type ProductCode } from '#domain/ids.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import { begin } from '#flows/core/engine/reducer.ts'
import { GLOBAL_WORDS, interpret, type Lexicon, type Wording } from '#flows/language/interpret.ts'
import { orResembling } from '#flows/language/resembling.ts'
import { loadCatalogue } from '#server/seed/catalogue.ts'
import { atMost, median, type Figure } from './figure.ts'
import { timed } from './machine.ts'

const CATALOGUE = 'src/server/seed/data/gardermoen'
const PRODUCTS = 5000
const WARM_UP = 5
const RUNS = 31
const TYPED = ['bacon burgr', 'kylling', 'pommes fritts', 'noe som ikke finnes', 'cola zero', 'x']

/** What it costs to understand typed text on a menu of 5000 products, misspelt or unknown; medians of 31 runs. */
export function matching(): readonly Figure[] {
  const conversation = withMenu(bigMenu())
  const timesOf = (text: string, runs: number) =>
    Array.from({ length: runs }, () =>
      timed(() => orResembling(interpret(text, conversation, lexicon, wording), text, conversation, wording)),
    )
  for (const text of TYPED) timesOf(text, WARM_UP)
  const medians = TYPED.map((text) => median(timesOf(text, RUNS)))
  const slowest = `slowest of six texts ${Math.max(...medians).toFixed(1)} ms`
  return [atMost('match of typed text on a menu of 5000 products', 10, median(medians), 'ms', slowest)]
}

const lexicon = Object.fromEntries(GLOBAL_WORDS.map((word) => [word, [word]])) as unknown as Lexicon
const wording: Wording = { languages: ['no', 'en'], wordsOf: ({ key }) => [key] }

/** Every shipped product again and again under names of their own, until there are 5000. */
function bigMenu(): Menu {
  const menus = loadCatalogue(CATALOGUE).restaurants.map(({ menus }) => menus.EATIN)
  const [first] = menus
  if (first === undefined) throw new Error('the catalogue has no restaurant')
  const all = menus.flatMap(({ products }) => Object.values(products))
  const products = Array.from({ length: PRODUCTS }, (_, index) => {
    const product = all[index % all.length]
    if (product === undefined) throw new Error('the catalogue has no product')
    return { ...product, code: id<ProductCode>(`big-${index}`), name: numbered(product.name, index) }
  })
  return { ...first, products: Object.fromEntries(products.map((product) => [product.code, product])) }
}

function numbered({ plain, byLanguage }: Translated, index: number): Translated {
  const entries = Object.entries(byLanguage).map(([language, text]) => [language, `${text} ${index}`])
  return { plain: `${plain} ${index}`, byLanguage: Object.fromEntries(entries) }
}

function withMenu(menu: Menu): Conversation {
  const conversation = begin({
    deployment: 'bench',
    flags: DESCRIBED_FLAGS,
    start: { latitude: 60.194255, longitude: 11.0990202 },
    searchRadiusKm: 15,
    payment: 'test',
  })
  const { flows } = conversation
  const context = { ...flows.menu.context, menu }
  return { ...conversation, flows: { ...flows, menu: { ...flows.menu, context } as typeof flows.menu } }
}
