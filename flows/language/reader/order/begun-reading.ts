import type { Taken } from '../../../core/log/command-data.ts'
import type { Meaning } from '../lattice.ts'
import { type DraftLine, type Mode, lineCost } from './order-draft.ts'
import type { Act, State, Symbol } from './order-grammar.ts'

/** A reading of the first words of a sentence. */
export type Draft = {
  readonly state: State
  readonly cost: number
  readonly lines: readonly DraftLine[]
  /** The line that is spoken of; `all` of them. */
  readonly target: number | 'all'
  readonly scope: 'with' | 'without'
  /** Whether a comma ends what is not wanted. */
  readonly isScopeShort: boolean
  readonly amount: { readonly mode: Mode | undefined; readonly quantity: number; readonly isCounted?: true }
  readonly joinedBy: DraftLine['joinedBy']
  /** How many wishes the list at hand has. */
  readonly run: number
  /** What is refused of the thing that comes next. */
  readonly ahead?: DraftLine['wishes']
  readonly mode?: 'EATIN' | 'TAKEOUT'
  readonly time?: string
  /** It ends in a "without" of what the thing before it is with. */
  readonly isElided?: true
  readonly taken: TakenWords | undefined
}

export type TakenWords = {
  readonly before: TakenWords | undefined
  readonly from: number
  readonly to: number
  readonly how: Taken
  /** What was done with them; nothing where they were left. */
  readonly does?: Deed
}

/** What some words did in a reading. */
export type Deed = {
  readonly act: Act
  readonly symbol: Symbol
  /** The line they made, or changed. */
  readonly line: number | undefined
  /** Something is not wanted by them. */
  readonly refuses: boolean
  /** They are a part of a name; `kind` where things are sold under it. */
  readonly part: 'name' | 'kind' | undefined
}

export const AS_SAID: Draft['amount'] = { mode: undefined, quantity: 1 }
export const START: Draft = {
  state: 'start',
  cost: 0,
  lines: [],
  target: 0,
  scope: 'with',
  isScopeShort: false,
  amount: AS_SAID,
  joinedBy: 'other',
  run: 0,
  taken: undefined,
}

/** How many are said; one where no number is. */
export function numberIn(meaning: Meaning): number {
  return meaning.kind === 'number' ? meaning.value : 1
}

/** Whether all that is said of a line is what it is to be without. */
export function isRefusedOnly({ wishes }: DraftLine): boolean {
  return wishes.length > 0 && wishes.every(({ mode }) => mode === 'without')
}

/** The line that is being read. */
export function lastOf({ lines }: Draft): DraftLine | undefined {
  return lines.at(-1)
}

/** The draft with another line at a place, at what that costs. */
export function replaced(draft: Draft, index: number, line: DraftLine): Draft {
  const before = draft.lines[index]
  const cost = draft.cost + lineCost(line) - (before ? lineCost(before) : 0)
  return { ...draft, cost, lines: draft.lines.with(index, line) }
}

/** The draft with its last line changed; none where it cannot be. */
export function changed(draft: Draft, change: (line: DraftLine) => DraftLine | undefined): readonly Draft[] {
  const line = lastOf(draft)
  const next = line && change(line)
  return next ? [replaced(draft, draft.lines.length - 1, next)] : []
}

/** The draft, made dearer. */
export function costing(draft: Draft, cost: number): Draft {
  return { ...draft, cost: draft.cost + cost }
}
