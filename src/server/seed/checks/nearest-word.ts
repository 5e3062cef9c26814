import { closest, distance } from 'fastest-levenshtein'

/** A letter in so many may be wrong. */
const LETTERS_PER_SLIP = 4

/** What a mistake's reason ends with: the known word that the unknown one is a misspelling of, where there is one. */
export function orRather(word: string, known: readonly string[]): string {
  const slips = Math.floor(word.length / LETTERS_PER_SLIP)
  // Numbers resemble each other without meaning the same.
  if (known.length === 0 || /^\d+$/.test(word)) return ''
  const nearest = closest(word, known)
  return distance(word, nearest) <= slips ? `; did you mean '${nearest}'?` : ''
}
