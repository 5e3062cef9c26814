import type { RevisionRole } from '../../words/language-words.ts'
import type { RevisionRule, Slot } from './revision-grammar.ts'

/** Some words of the sentence, from one up to another, in a place of a rule. */
export type Span = { readonly slot: Slot; readonly from: number; readonly to: number }

/** A rule laid over a sentence. `cost`: how far the rule's own words are off. */
type Alignment = { readonly spans: readonly Span[]; readonly cost: number }

/** Where the words of a language stand in a sentence. */
export type PhrasesFound = {
  /** Ends of the phrases of a role that begin at a word, with their costs. */
  readonly phrasesAt: (role: RevisionRole, at: number) => ReadonlyMap<number, number>
  /** Where the sentence goes on once what says nothing was left out. */
  readonly skippedFrom: (at: number) => readonly number[]
}

/** The ways to lay what a rule says over some words; words that say nothing may stand between. */
export function aligned(
  says: RevisionRule['says'],
  at: number,
  to: number,
  words: PhrasesFound,
): readonly Alignment[] {
  const [first, ...rest] = says
  if (first === undefined) return words.skippedFrom(at).includes(to) ? [{ spans: [], cost: 0 }] : []
  if (isSlot(first)) {
    const found: Alignment[] = []
    for (let end = at + 1; end <= to; end++) {
      const after = aligned(rest, end, to, words)
      for (const each of after)
        found.push({ ...each, spans: [{ slot: first, from: at, to: end }, ...each.spans] })
    }
    return found
  }
  const role = first.replace('?', '') as RevisionRole
  const without = first.endsWith('?') ? aligned(rest, at, to, words) : []
  return [
    ...without,
    ...words
      .skippedFrom(at)
      .flatMap((start) => [...words.phrasesAt(role, start)])
      .flatMap(([end, cost]) =>
        end > to ? [] : aligned(rest, end, to, words).map((each) => ({ ...each, cost: each.cost + cost })),
      ),
  ]
}

function isSlot(symbol: RevisionRule['says'][number]): symbol is Slot {
  return symbol === symbol.toUpperCase()
}
