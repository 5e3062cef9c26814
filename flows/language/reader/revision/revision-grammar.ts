import type { RevisionRole } from '../../words/language-words.ts'

/** What some words between two others have to be. */
export type Slot =
  /** One or several lines of the basket, or what is meant last: "the burger", "it". */
  | 'LINE'
  /** What is wanted on a line, or not: "without onion". */
  | 'WISHES'
  /** What is on a line and is to go: "the onion". */
  | 'UNWANTED'
  /** Something of the menu: "water", "two colas". */
  | 'THING'
  /** What makes another product of the line's by its name: "small" of the large fries. */
  | 'SORT'
  | 'NUMBER'

/** A word of the language that has to stand there; with `?` it may. */
export type Said = RevisionRole | `${RevisionRole}?`

export type RevisionRule = {
  readonly says: readonly (Slot | Said)[]
  readonly does: 'add' | 'alter' | 'again' | 'swap' | 'more' | 'fewer' | 'count' | 'remove' | 'removeOthers'
  /** It says nothing of a change, and is taken for one only of what is open, or where it is no order. */
  readonly isBare?: true
  /** It is taken for a change only of what is proposed: of the basket it would be an order. */
  readonly isOfProposal?: true
  /** It is a change of the basket only after another; alone it is an order. */
  readonly isBeside?: true
  readonly cost: number
}

/** The grammar of changes: what a sentence says from its first word to its last, but for a change of mind and courtesies. */
export const REVISION_GRAMMAR: readonly RevisionRule[] = [
  { says: ['remove', 'LINE'], does: 'remove', cost: 0 },
  { says: ['remove', 'all', 'except', 'LINE'], does: 'removeOthers', cost: 0 },
  { says: ['remove', 'UNWANTED'], does: 'alter', cost: 0.1 },
  { says: ['remove', 'UNWANTED', 'of', 'LINE'], does: 'alter', cost: 0.05 },

  { says: ['NUMBER', 'more'], does: 'more', cost: 0 },
  { says: ['add', 'NUMBER', 'more'], does: 'more', cost: 0 },
  { says: ['NUMBER', 'more', 'LINE'], does: 'more', cost: 0 },
  { says: ['add', 'NUMBER', 'more', 'LINE'], does: 'more', cost: 0 },
  { says: ['NUMBER', 'LINE', 'more'], does: 'more', cost: 0 },
  { says: ['add?', 'another'], does: 'more', cost: 0 },
  { says: ['add?', 'another', 'LINE'], does: 'more', cost: 0 },
  { says: ['add?', 'another', 'LINE', 'same', 'it?'], does: 'more', cost: 0 },
  { says: ['NUMBER', 'fewer'], does: 'fewer', cost: 0 },
  { says: ['NUMBER', 'fewer', 'LINE'], does: 'fewer', cost: 0 },
  { says: ['NUMBER', 'LINE', 'fewer'], does: 'fewer', cost: 0 },

  { says: ['same', 'it?'], does: 'more', cost: 0.05 },
  { says: ['same', 'WISHES'], does: 'again', cost: 0 },
  { says: ['same', 'LINE', 'another?', 'WISHES'], does: 'again', cost: 0 },
  { says: ['another', 'WISHES'], does: 'again', cost: 0.1 },
  { says: ['another', 'LINE', 'WISHES'], does: 'again', cost: 0.1 },
  { says: ['NUMBER', 'more', 'WISHES'], does: 'again', cost: 0.1 },

  { says: ['make', 'it', 'NUMBER', 'of?', 'all'], does: 'count', cost: 0 },
  { says: ['make', 'LINE', 'NUMBER'], does: 'count', cost: 0 },
  { says: ['LINE', 'be', 'NUMBER'], does: 'count', cost: 0 },
  { says: ['it', 'be', 'NUMBER', 'LINE'], does: 'count', cost: 0 },
  { says: ['swap', 'LINE', 'into', 'NUMBER'], does: 'count', cost: 0 },
  { says: ['make', 'it', 'into?', 'NUMBER', 'LINE'], does: 'count', cost: 0 },
  { says: ['NUMBER', 'LINE', 'instead'], does: 'count', cost: 0 },
  { says: ['NUMBER', 'LINE', 'insteadOf', 'NUMBER'], does: 'count', cost: 0 },
  { says: ['make?', 'NUMBER', 'of', 'it', 'instead?'], does: 'count', cost: 0 },
  { says: ['make?', 'NUMBER', 'of?', 'all'], does: 'count', cost: 0.05 },
  { says: ['only', 'NUMBER'], does: 'count', cost: 0.05 },
  { says: ['only', 'NUMBER', 'LINE'], does: 'count', cost: 0.05 },
  { says: ['NUMBER', 'LINE', 'only'], does: 'count', cost: 0.05 },
  { says: ['make?', 'NUMBER'], does: 'count', isBare: true, cost: 0.05 },

  { says: ['make', 'LINE', 'WISHES', 'one?'], does: 'alter', cost: 0 },
  { says: ['LINE', 'be', 'WISHES'], does: 'alter', cost: 0 },
  { says: ['swap', 'LINE', 'into', 'WISHES'], does: 'alter', cost: 0.05 },
  { says: ['add', 'WISHES', 'of', 'LINE'], does: 'alter', cost: 0 },
  { says: ['swap', 'UNWANTED', 'into', 'WISHES'], does: 'alter', cost: 0.1 },
  { says: ['WISHES', 'insteadOf', 'UNWANTED'], does: 'alter', cost: 0.1 },
  { says: ['WISHES', 'of', 'LINE'], does: 'alter', cost: 0.1 },
  { says: ['LINE', 'WISHES', 'instead'], does: 'alter', cost: 0 },
  { says: ['WISHES', 'LINE', 'instead'], does: 'alter', cost: 0.05 },
  { says: ['LINE', 'WISHES'], does: 'alter', isOfProposal: true, cost: 0.1 },
  { says: ['NUMBER', 'of', 'it', 'WISHES'], does: 'alter', isOfProposal: true, cost: 0 },
  { says: ['NUMBER', 'WISHES', 'one?'], does: 'alter', isBare: true, isOfProposal: true, cost: 0.15 },
  { says: ['WISHES', 'instead'], does: 'alter', cost: 0.05 },
  { says: ['add', 'WISHES', 'instead?'], does: 'alter', isBare: true, cost: 0.1 },
  { says: ['it', 'WISHES'], does: 'alter', cost: 0.1 },
  { says: ['WISHES'], does: 'alter', isBare: true, cost: 0.1 },

  { says: ['swap', 'LINE', 'into', 'THING'], does: 'swap', cost: 0 },
  { says: ['make', 'LINE', 'THING'], does: 'swap', cost: 0.6 },
  { says: ['THING', 'insteadOf', 'LINE'], does: 'swap', cost: 0 },
  { says: ['rather', 'THING', 'than', 'LINE'], does: 'swap', cost: 0 },
  { says: ['rather', 'WISHES', 'than', 'UNWANTED'], does: 'alter', cost: 0.1 },
  { says: ['insteadOf', 'LINE', 'THING'], does: 'swap', cost: 0.05 },
  { says: ['swap?', 'LINE', 'inPlace', 'THING'], does: 'swap', cost: 0 },
  { says: ['THING', 'LINE', 'inPlace'], does: 'swap', cost: 0 },
  { says: ['THING', 'instead'], does: 'swap', cost: 0.3 },

  { says: ['make', 'LINE', 'SORT'], does: 'swap', cost: 0.2 },
  { says: ['swap', 'LINE', 'into', 'SORT'], does: 'swap', cost: 0.2 },
  { says: ['LINE', 'SORT', 'instead'], does: 'swap', cost: 0.2 },
  { says: ['SORT', 'LINE', 'instead'], does: 'swap', cost: 0.2 },
  { says: ['SORT', 'instead'], does: 'swap', cost: 0.35 },
  { says: ['add', 'THING', 'too?'], does: 'add', isBeside: true, cost: 0.4 },
  { says: ['THING', 'too?'], does: 'add', isBeside: true, cost: 0.7 },

  { says: ['SORT'], does: 'swap', isBare: true, isOfProposal: true, cost: 0.3 },
]
