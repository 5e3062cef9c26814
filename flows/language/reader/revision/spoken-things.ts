import { productIn } from '#domain/catalogue/menu.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { LanguageWords } from '../../words/language-words.ts'
import { type OrderReading, readOrder } from '../read-order.ts'
import { wordsIn } from '../sentence-words.ts'
import { sizedName, sizingWords } from '../sized-names.ts'

/** Whether a reading names a product and leaves no word over. */
export function isWhole({ words, lines, isNamed }: OrderReading): boolean {
  return isNamed && lines.length > 0 && words.every(({ taken }) => taken !== 'left')
}

function nameIn({ language }: LanguageWords, product: Product): readonly string[] {
  return wordsIn(textIn(product.name, language))
}

/** Whether a text is made of sizes alone. */
export function isOfSizes(text: string, language: LanguageWords): boolean {
  const { sizes } = sizingWords([language])
  return wordsIn(text).every((word) => sizes.has(word))
}

/** Another product that some words make of the name of one: "small" of the large fries. */
export function sortIn(
  text: string,
  product: Product,
  menu: Menu,
  language: LanguageWords,
): OrderReading | undefined {
  const said = new Set(wordsIn(text))
  const kept = new Set(nameIn(language, product).filter((word) => !said.has(word)))
  const plain = unsizedIn(text, product, menu, language)
  if (plain) return plain
  const alike = Object.values(menu.products).filter(
    (each) =>
      each.code !== product.code &&
      each.type === product.type &&
      nameIn(language, each).some((word) => kept.has(word)),
  )
  if (alike.length === 0) return undefined
  const sorts = menuOf(
    alike.map(({ code }) => code),
    menu,
  )
  const reading = readOrder(text, sorts, [language])
  return isWhole(reading) && reading.lines.length === 1 ? reading : undefined
}

/**
 * The product that is called the same without a size, where some words are another size and none is sold in it: "small" of
 * the large fries, beside the fries.
 */
function unsizedIn(
  text: string,
  product: Product,
  menu: Menu,
  language: LanguageWords,
): OrderReading | undefined {
  const sized = sizedName(nameIn(language, product), sizingWords([language]))
  const said = wordsIn(text)
  if (!sized || said.length === 0 || !isOfSizes(text, language)) return undefined
  const others = said.filter((word) => !sized.size.includes(word))
  const rest = sized.rest.join(' ')
  const isSold = (name: string) =>
    Object.values(menu.products).find(
      (each) => nameIn(language, each).join(' ') === name && each.type === product.type,
    )
  const plain = isSold(rest)
  if (others.length === 0 || !plain || isSold(`${others.join(' ')} ${rest}`)) return undefined
  return {
    lines: [{ product: plain.code, quantity: 1, choices: [], others: [] }],
    words: [],
    score: 1,
    isSure: false,
    isNamed: true,
    doubtful: new Map(),
  }
}

/** Something of the menu by its words, in the first place what the product is offered as a part of. */
export function thingIn(
  text: string,
  product: Product | undefined,
  menu: Menu,
  language: LanguageWords,
): OrderReading | undefined {
  const offered = product ? menuOf(product.upsell, menu) : undefined
  const near =
    offered && Object.keys(offered.products).length > 0 ? readOrder(text, offered, [language]) : undefined
  if (near && isWhole(near) && near.lines.length === 1) return near
  const reading = readOrder(text, menu, [language])
  return isWhole(reading) && reading.lines.length === 1 ? reading : undefined
}

const menusOf = new WeakMap<Menu, Map<string, Menu>>()
/** Of the menus with some of the products only the latest are kept. */
const MOST_MENUS = 8

/** The menu with some of its products alone; the same object for the same products. */
export function menuOf(codes: readonly ProductCode[], menu: Menu): Menu {
  const key = [...new Set(codes)].toSorted().join()
  const kept = menusOf.get(menu) ?? new Map<string, Menu>()
  menusOf.set(menu, kept)
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= MOST_MENUS) kept.clear()
  const products = Object.fromEntries(
    codes.flatMap((code) => {
      const product = productIn(menu, code)
      return product ? [[code, product]] : []
    }),
  )
  const made = { ...menu, products }
  kept.set(key, made)
  return made
}
