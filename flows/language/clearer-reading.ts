import type { WordMark } from '../core/log/command-data.ts'
import type { Understood } from './understood.ts'

/** Whether a sentence may be understood better in other languages: it was not, or words of it are left over. */
export function leavesWords(meaning: Understood): boolean {
  if (meaning.kind === 'unknown') return meaning.soldOut === undefined && meaning.told === undefined
  return lettersLeft(meaning) > 0
}

/**
 * What a sentence means, of a reading in the likeliest languages and one in the others, which has to leave less of it, and
 * guess no more; where it refuses something, the other has to know each word.
 */
export function clearerOf(likeliest: Understood, other: Understood): Understood {
  if (isCautioned(other))
    return lettersUnsure(likeliest) > 0 || likeliest.kind === 'unknown' ? other : likeliest
  if (other.kind === 'unknown') return likeliest
  if (isCautioned(likeliest)) return lettersUnsure(other) > 0 ? likeliest : other
  if (likeliest.kind === 'unknown') return other
  const isClearer =
    lettersLeft(other) < lettersLeft(likeliest) && lettersUnsure(other) < lettersUnsure(likeliest)
  return isClearer ? other : likeliest
}

function isCautioned(meaning: Understood): boolean {
  return meaning.kind === 'unknown' && meaning.caution !== undefined
}

function lettersLeft(meaning: Understood): number {
  return lettersOf(meaning, ({ taken }) => taken === 'left')
}

/** Letters of what is left over, or only guessed. */
function lettersUnsure(meaning: Understood): number {
  return lettersOf(meaning, ({ taken }) => taken === 'left' || taken === 'guessed')
}

function lettersOf(meaning: Understood, isCounted: (mark: WordMark) => boolean): number {
  const marks =
    meaning.kind === 'order' ? meaning.order.marks : meaning.kind === 'changes' ? meaning.revision.marks : []
  return marks.filter(isCounted).reduce((letters, { from, to }) => letters + to - from, 0)
}

/** Whether a sentence was not understood at all: nothing is offered for it, and nothing said of it. */
export function meansNothing(meaning: Understood): boolean {
  return (
    meaning.kind === 'unknown' &&
    meaning.candidates.length === 0 &&
    meaning.soldOut === undefined &&
    meaning.told === undefined &&
    meaning.caution === undefined
  )
}
