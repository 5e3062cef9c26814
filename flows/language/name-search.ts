import { matchWords } from './word-match.ts'
import type { OfferedAnswer } from '../core/conversation/question.ts'

export type Entry = { readonly words: string; readonly answer: OfferedAnswer; readonly isSoldOut?: boolean }
/** In a word begun: `strawb` is offered as strawberry, never taken. */
const SHORTEST_BEGUN = 3

/** How an entry was found, best first: by its whole name, by whole words of it, or by a word begun. */
export type Found = Entry & {
  readonly fit: 'whole' | 'words' | 'begun'
  /** Words of the name that were not typed, and typing errors: the less, the nearer. */
  readonly distance: number
  readonly edits: number
  readonly startsAtFirst: boolean
}

const FITS: readonly Found['fit'][] = ['whole', 'words', 'begun']

/** The entries a typed name may mean, the best first. */
export function search(entries: readonly Entry[], typed: string): readonly Found[] {
  return ranked(
    entries.flatMap((entry): readonly Found[] => {
      const match = matchWords(typed, entry.words)
      if (match) {
        const { missing, edits, startsAtFirst } = match
        return [
          {
            ...entry,
            fit: missing === 0 ? 'whole' : 'words',
            distance: missing + edits,
            edits,
            startsAtFirst,
          },
        ]
      }
      const isBegun = typed.length >= SHORTEST_BEGUN && ` ${entry.words}`.includes(` ${typed}`)
      const distance = entry.words.length - typed.length
      return isBegun ? [{ ...entry, fit: 'begun', distance, edits: 0, startsAtFirst: false }] : []
    }),
  )
}

/** The nearest first, each thing once. */
export function ranked(found: readonly Found[]): readonly Found[] {
  return onceEach(
    found.toSorted(
      (one, other) => FITS.indexOf(one.fit) - FITS.indexOf(other.fit) || one.distance - other.distance,
    ),
  )
}

/** The first of the entries that lead to the same. */
export function onceEach<T extends Entry>(entries: readonly T[]): readonly T[] {
  const seen = new Set<string>()
  return entries.filter(({ answer }) => {
    const key = JSON.stringify(answer.leadsTo)
    return !seen.has(key) && seen.add(key) !== undefined
  })
}

/**
 * What the words plainly mean: the one thing they are the whole name of, with one error at most; or the one restaurant or
 * category whose name they begin, which changes nothing in the basket.
 */
export function plainlyMeant([best, next]: readonly Found[]): Found | undefined {
  if (!best) return undefined
  const { words } = best.answer
  const isPlace = !('key' in words) && words.kind !== 'product'
  // One in each of two words, where nothing is ordered by it.
  const mostEdits = isPlace && best.fit === 'whole' && best.words.includes(' ') ? 2 : 1
  if (best.edits > mostEdits) return undefined
  if (best.fit === 'whole') return next?.fit === 'whole' && next.distance === best.distance ? undefined : best
  const isOnlyOne = next === undefined || next.fit === 'begun'
  return best.fit === 'words' && best.startsAtFirst && isOnlyOne && isPlace ? best : undefined
}
