import type { Product } from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import { wordsIn } from './sentence-words.ts'
import { type Sizing, sizedName } from './sized-names.ts'
import type { ContentOf } from './name-forms.ts'

/** Products, by their place, whose whole name another ends with: what is called so is the plain one. */
export function plainProducts(
  products: readonly Product[],
  formsOfProduct: (product: Product) => readonly (readonly string[])[],
): ReadonlySet<number> {
  const forms = products.map((product) => formsOfProduct(product))
  const ends = new Set(
    forms.flat().flatMap((words) => words.slice(1).map((_, at) => words.slice(at + 1).join(' '))),
  )
  // Its own longer form is no other product.
  return new Set(
    products.flatMap((_, product) =>
      forms[product]?.some((words, form) => (form > 0 || words.length === 1) && ends.has(words.join(' ')))
        ? [product]
        : [],
    ),
  )
}

/** The products whose names tell their size, where another is called the same beside its own. */
export function sizedProducts(
  products: readonly Product[],
  namesOf: (translated: Translated) => readonly string[],
  contentOf: ContentOf,
  sizing: Sizing,
) {
  const split = products.flatMap(({ name }, product) =>
    namesOf(name).map((text) => {
      const words = contentOf(wordsIn(text))
      return { product, ...(sizedName(words, sizing) ?? { size: [], rest: words }) }
    }),
  )
  const called = new Map<string, Set<number>>()
  for (const { product, rest } of split) {
    const key = rest.join(' ')
    called.set(key, (called.get(key) ?? new Set()).add(product))
  }
  return split.filter(({ size, rest }) => size.length > 0 && (called.get(rest.join(' '))?.size ?? 0) > 1)
}
