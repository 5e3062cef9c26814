import type { BasketLine } from '#domain/basket/basket.ts'
import { type Wish, wishedPart } from '#domain/basket/wished-selection.ts'
import { categoriesFrom, productIn } from '#domain/catalogue/menu.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { textIn } from '#domain/catalogue/translated.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { Span } from './revision-alignment.ts'
import { type RevisionReader, type Spoken, costOf, hasNumber } from './revision-places.ts'
import { wordsIn } from '../sentence-words.ts'
import type { ClauseReading } from './clause-reading.ts'

/** Something new of the menu. */
export function added(thingAt: Span, reader: RevisionReader): ClauseReading | undefined {
  const { canBeHad } = reader.revisable
  const thing = reader.thingOf(thingAt, undefined)
  const [line] = thing?.lines ?? []
  const beside = reader.revisable.lines.at(-1)
  if (!thing || !line || !beside) return undefined
  const product = [line.product, ...line.others].find(canBeHad) ?? line.product
  const choices = product === line.product ? line.choices : []
  return {
    changes: [{ of: [{ line: beside.id, choices }], does: 'add', product, quantity: line.quantity }],
    others: [],
    cost: costOf(thing),
  }
}

/** Another product in the place of a line, in as many pieces. */
export function swapped(
  spoken: readonly Spoken[],
  thingAt: Span,
  cost: number,
  isLineSaid: boolean,
  reader: RevisionReader,
): ClauseReading | undefined {
  const { menu, canBeHad } = reader.revisable
  const [meant, ...more] = spoken
  if (!meant || more.length > 0 || meant.lines.length === 0) return undefined
  const thing = reader.thingOf(thingAt, meant.lines[0])
  const [line] = thing?.lines ?? []
  if (!thing || !line) return undefined
  const product = [line.product, ...line.others].find(canBeHad) ?? line.product
  const found = productIn(menu, product)
  if (!found) return undefined
  const isOther = isWithout(line.choices, found) && isNamedWholly(thingAt, found, reader)
  if (saysWithout(thingAt, found, reader) && !isOther) return undefined
  const lines = isLineSaid ? meant.lines : madeWayFor(product, meant.lines, reader)
  if (lines.some(({ code }) => code === product)) return undefined
  const isCounted = hasNumber(reader, thingAt)
  // "Make it three burgers", where there are burgers and a cola, says how many burgers.
  if (meant.isLast && isCounted && reader.revisable.lines.some(({ code }) => code === product))
    return undefined
  return {
    changes: [
      {
        of: lines.map(({ id }) => ({
          line: id,
          choices: product === line.product ? line.choices : [],
        })),
        does: 'swap',
        product,
        ...(isCounted && line.quantity > 1 ? { quantity: line.quantity } : {}),
      },
    ],
    others: [],
    cost: cost + costOf(thing),
  }
}

/** Whether some words refuse something, and not in the product's own name: "cola without sugar". */
function saysWithout({ from, to }: Span, product: Product, { tokens, language }: RevisionReader): boolean {
  const named = wordsIn(textIn(product.name, language.language))
  const refusing = language.roles.without.flatMap(wordsIn).filter((word) => !named.includes(word))
  return tokens.slice(from, to).some(({ word }) => refusing.includes(word))
}

/** Whether all of a name is said: "the burger without cheese" is none of the mini burgers. */
function isNamedWholly({ from, to }: Span, product: Product, { tokens, language }: RevisionReader): boolean {
  const said = tokens.slice(from, to).map(({ word }) => word)
  const short = textIn(product.name, language.language).split(',')[0] ?? ''
  return wordsIn(short).every((word) => said.some((each) => each.startsWith(word)))
}

/** Whether what is not wanted is on it: "the burger without cheese" is no other burger, one that has no blue cheese. */
function isWithout(wishes: readonly Wish[], product: Product): boolean {
  const refused = wishes.filter(({ mode }) => mode === 'without').map((wish) => wishedPart(product, wish))
  return (
    refused.length > 0 &&
    refused.every((part) => part?.kind === 'without' || (part?.defaultQuantity ?? 0) > 0)
  )
}

/** What something comes in the place of where that is not said: what is of its kind, and else what was put there last. */
function madeWayFor(
  code: ProductCode,
  last: readonly BasketLine[],
  { revisable: { menu, lines } }: RevisionReader,
): readonly BasketLine[] {
  const kind = new Set(
    menu.categories
      .flatMap(categoriesFrom)
      .filter(({ products }) => products.some((listed) => listed.code === code))
      .flatMap(({ products }) => products.map((listed) => listed.code)),
  )
  const alike = lines.filter((line) => kind.has(line.code))
  return alike.length === 0 || last.some((line) => alike.includes(line)) ? last : alike
}
