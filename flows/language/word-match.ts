/** How well typed words fit a name: the words of the name that were not typed, and the letters that differ. */
export type WordMatch = { readonly missing: number; readonly edits: number; readonly startsAtFirst: boolean }

/** Shorter words are known only as they are written: `is` is no `us`. */
const SHORTEST_MISSPELT = 4
/** A longer word may hold a second error. */
const LONG_WORD = 8
const MOST_EDITS = 2

/** How typed words fit a name when each of them is a whole word of it, in order, misspelt a little at most; undefined where they do not. Both normalised. */
export function matchWords(typed: string, name: string): WordMatch | undefined {
  if (typed === name) return { missing: 0, edits: 0, startsAtFirst: true }
  if (typed.replaceAll(' ', '') === name.replaceAll(' ', ''))
    return { missing: 0, edits: 0, startsAtFirst: true }
  const words = name.split(' ')
  let from = 0
  let edits = 0
  let startsAtFirst = false
  const wanted = typed.split(' ')
  for (const word of wanted) {
    const found = nearestFrom(words, from, word)
    if (!found) return undefined
    startsAtFirst ||= found.at === 0
    edits += found.edits
    from = found.at + 1
  }
  return { missing: words.length - wanted.length, edits, startsAtFirst }
}

/** The errors between a typed word and a known one, or undefined where there are more than a person makes in a word of that length. */
export function misspelling(typed: string, known: string): number | undefined {
  if (typed === known) return 0
  const shorter = Math.min(typed.length, known.length)
  if (shorter < SHORTEST_MISSPELT) return undefined
  const most = shorter < LONG_WORD ? 1 : MOST_EDITS
  if (Math.abs(typed.length - known.length) > most) return undefined
  const edits = editDistance(typed, known)
  return edits <= most ? edits : undefined
}

/** How much of a word may differ for it to resemble another. */
const MOST_UNLIKE = 0.34

/** Whether a word of one text resembles a word of another, or stands in it: letters here and there are no likeness. */
export function sharesWord(typed: string, name: string): boolean {
  const long = (text: string) => text.split(' ').filter((word) => word.length >= SHORTEST_MISSPELT)
  return long(typed).some((one) =>
    long(name).some(
      (other) =>
        one.includes(other) ||
        other.includes(one) ||
        editDistance(one, other) <= MOST_UNLIKE * Math.max(one.length, other.length),
    ),
  )
}

function nearestFrom(words: readonly string[], from: number, typed: string) {
  let best: { readonly at: number; readonly edits: number } | undefined
  for (let at = from; at < words.length; at++) {
    const edits = misspelling(typed, words[at] ?? '')
    if (edits !== undefined && edits < (best?.edits ?? Infinity)) best = { at, edits }
  }
  return best
}

/** Letters put in, left out, changed or swapped with their neighbour, between two words. */
function editDistance(one: string, other: string): number {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[other.length] ?? 0
}
