import type { Taken, WordMark } from '#flows/core/log/command-data.ts'

/** Some letters of the sentence, and how they were taken; what stands between words has no mark. */
export type SentencePiece = { readonly text: string; readonly taken?: Taken }

/** A sentence in pieces: each word with its mark, and what stands between them; none where it is not known any more. */
export function piecesOf(text: string | undefined, marks: readonly WordMark[]): readonly SentencePiece[] {
  if (text === undefined) return []
  const pieces: SentencePiece[] = []
  let at = 0
  for (const { from, to, taken } of marks) {
    if (from > at) pieces.push({ text: text.slice(at, from) })
    pieces.push({ text: text.slice(from, to), taken })
    at = to
  }
  return at < text.length ? [...pieces, { text: text.slice(at) }] : pieces
}
