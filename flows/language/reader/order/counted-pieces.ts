import type { Meaning } from '../lattice.ts'
import type { MenuLexicon } from '../lexicon.ts'
import { type DraftLine, areWhole } from './order-draft.ts'
import { type Draft, changed, numberIn } from './begun-reading.ts'

/** Whether a number counts pieces, or may. */
export function isOfPieces(meaning: Meaning): boolean {
  return meaning.kind === 'number' && (meaning.of === 'pieces' || meaning.of === 'either')
}

/** The line that was opened by a number, and what that counts. */
export function inPieces(drafts: readonly Draft[], meaning: Meaning): readonly Draft[] {
  const counts = meaning.kind === 'number' ? meaning.of : undefined
  if (counts === undefined) return drafts
  return drafts.flatMap((draft) => changed(draft, (line) => ({ ...line, counts })))
}

/** "16 pieces" of what comes in two are eight; "5 pieces" of what comes in six are none. */
export function isInPortions(
  { quantity, counts }: DraftLine,
  fits: ReadonlyMap<number, number>,
  lexicon: MenuLexicon,
) {
  return (
    (counts !== 'pieces' && counts !== 'either') ||
    [...fits.keys()].every((product) => areWhole(quantity, product, lexicon))
  )
}

/** The draft with its last line as often as is said; none where it was counted already, or is not had so. */
export function multiplied(draft: Draft, meaning: Meaning, lexicon: MenuLexicon): readonly Draft[] {
  return changed(draft, (line) => {
    if (line.quantity !== 1) return undefined
    const quantity = numberIn(meaning)
    const counts = meaning.kind === 'number' ? meaning.of : undefined
    if (counts === undefined) return { ...line, quantity }
    const counted: DraftLine = { ...line, quantity, counts }
    return isInPortions(counted, line.fits, lexicon) ? counted : undefined
  })
}
