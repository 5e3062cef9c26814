import type { Menu, PickupMode } from '#domain/catalogue/product.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { LanguageWords } from '../words/language-words.ts'
import { latticeOf } from './lattice.ts'
import { menuLexicon, type MenuLexicon } from './menu-lexicon.ts'
import { readingsOf, type Draft, type Taken } from './order-chart.ts'
import { placeOfWish, type DraftLine, type Mode } from './order-draft.ts'
import { sensed, type Sensed } from './spelling.ts'
import { tokensOf } from './sentence-words.ts'

/** An option of a line: `part` is the group it stands in, or itself where it stands in none. */
export type ReadChoice = {
  readonly part: ProductCode
  readonly option: ProductCode
  readonly quantity: number
  readonly mode: Mode
}

export type ReadLine = {
  readonly product: ProductCode
  readonly quantity: number
  readonly choices: readonly ReadChoice[]
}

export type ReadWord = { readonly text: string; readonly taken: Taken }

/** What a sentence orders. `isSure`: every word was understood, and nothing else could be meant. */
export type OrderReading = {
  readonly lines: readonly ReadLine[]
  readonly mode?: PickupMode
  /** `18:30`, `+20` for minutes from now, or `earliest`. */
  readonly time?: string
  readonly words: readonly ReadWord[]
  /** From 1, where each word was understood as it is written, towards 0. */
  readonly score: number
  readonly isSure: boolean
}

const LONGEST = 500
const MOST_WORDS = 80
/** A reading that costs more than this is a guess, whatever its words. */
const SURE_COST = 0.65

/** Reads a typed or spoken order against a menu. Nothing is done by it. Pure. */
export function readOrder(sentence: string, menu: Menu, languages: readonly LanguageWords[]): OrderReading {
  const lexicon = menuLexicon(menu, languages)
  const words = sensed(tokensOf(sentence.slice(0, LONGEST)).slice(0, MOST_WORDS), lexicon)
  const [best] = readingsOf(words, latticeOf(words, lexicon), lexicon)
  if (!best)
    return { lines: [], words: words.map(({ text }) => ({ text, taken: 'left' })), score: 0, isSure: false }
  const read = linesOf(best, lexicon)
  const told = wordsOf(best, words)
  return {
    lines: read.map(({ line }) => line),
    ...(best.mode === undefined ? {} : { mode: best.mode }),
    ...(best.time === undefined ? {} : { time: best.time }),
    words: told,
    score: Math.round(1000 / (1 + best.cost)) / 1000,
    isSure:
      best.cost <= SURE_COST &&
      read.every(({ isUnclear }) => !isUnclear) &&
      told.every(({ taken }) => taken === 'understood'),
  }
}

type Resolved = { readonly line: ReadLine; readonly isUnclear: boolean }

function linesOf({ lines }: Draft, lexicon: MenuLexicon): readonly Resolved[] {
  return lines.flatMap((line, at): readonly Resolved[] => {
    const parted = lines.filter(({ root }) => root === at).reduce((sum, { quantity }) => sum + quantity, 0)
    const quantity = line.quantity - parted
    const resolved = line.heads && quantity > 0 ? resolvedLine({ ...line, quantity }, lexicon) : undefined
    return resolved ? [resolved] : []
  })
}

function resolvedLine(line: DraftLine, lexicon: MenuLexicon): Resolved | undefined {
  const [best, next] = [...line.fits].toSorted(([, one], [, other]) => one - other)
  if (!best) return undefined
  const [product, cost] = best
  const found = lexicon.products[product]
  if (!found) return undefined
  const places = line.wishes.flatMap((wish) => {
    const placed = placeOfWish(product, wish, lexicon)
    return placed ? [{ wish, ...placed }] : []
  })
  return {
    line: {
      product: found.code,
      quantity: line.quantity,
      choices: places.map(({ wish, place }) => ({
        part: place.group as ProductCode,
        option: place.option as ProductCode,
        quantity: wish.quantity,
        mode: wish.mode,
      })),
    },
    isUnclear:
      line.isImplied ||
      (next !== undefined && next[1] - cost < 0.02) ||
      places.some((each) => each.isUnclear),
  }
}

/** Each typed word and how it was taken; the second half of a compound is no word of its own. */
function wordsOf(best: Draft, words: readonly Sensed[]): readonly ReadWord[] {
  const how = words.map((): Taken => 'left')
  for (let taken = best.taken; taken; taken = taken.before)
    for (let at = taken.from; at < taken.to; at++) how[at] = taken.how
  return words.flatMap(({ text }, at) => (text === '' ? [] : [{ text, taken: how[at] ?? 'left' }]))
}
