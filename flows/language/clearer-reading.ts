import type { Understood } from './understand.ts'

/** Whether a sentence may be understood better in other languages: it was not, or words of it are left over. */
export function leavesWords(meaning: Understood): boolean {
  if (meaning.kind === 'unknown') return meaning.soldOut === undefined && meaning.told === undefined
  return lettersLeft(meaning) > 0
}

/** What a sentence means, of a reading in the likeliest languages and one in the others, which has to leave less of it. */
export function clearerOf(likeliest: Understood, other: Understood): Understood {
  if (other.kind === 'unknown') return likeliest
  return likeliest.kind === 'unknown' || lettersLeft(other) < lettersLeft(likeliest) ? other : likeliest
}

function lettersLeft(meaning: Understood): number {
  const marks =
    meaning.kind === 'order' ? meaning.order.marks : meaning.kind === 'changes' ? meaning.revision.marks : []
  return marks.reduce((letters, { from, to, taken }) => letters + (taken === 'left' ? to - from : 0), 0)
}

/** Whether a sentence was not understood at all: nothing is offered for it, and nothing said of it. */
export function meansNothing(meaning: Understood): boolean {
  return (
    meaning.kind === 'unknown' &&
    meaning.candidates.length === 0 &&
    meaning.soldOut === undefined &&
    meaning.told === undefined
  )
}
