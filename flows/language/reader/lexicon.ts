import type { Part, Product } from '#domain/catalogue/product.ts'
import type { LanguageWords, SpokenRole } from '../words/language-words.ts'
import type { Amounts } from './amount-words.ts'

/** Where an option stands in one product, and how much of its group can be taken. `name`: in its name, so it is no choice. */
export type Place = {
  readonly group: string
  readonly option: string
  readonly kind: Part['kind'] | 'name'
  readonly isDefault: boolean
  readonly groupMax: number
}

/** One option by its code and its group's, wherever it is offered; by the number of the product. */
export type Option = {
  readonly places: ReadonlyMap<number, Place>
  /** Whether it can be ordered by itself too. */
  readonly isSold: boolean
}

/** What a phrase names; a group (`crust`) says nothing by itself. */
export type Target =
  | { readonly kind: 'product'; readonly product: number }
  | { readonly kind: 'option'; readonly option: number }
  | { readonly kind: 'group' }

/** A way to name something; `cost` is how far it is from the name itself. `head`: the word that says what it is. */
export type Phrase = {
  readonly length: number
  readonly head: string
  readonly target: Target
  readonly cost: number
  readonly isWholeOnly: boolean
}

/** A phrase a word stands in, where in it, and how many of the phrase's words it covers. */
export type Posting = { readonly phrase: number; readonly at: number; readonly covers: number }

/** All that a menu and the languages name, word by word. */
export type MenuLexicon = {
  readonly products: readonly Product[]
  readonly options: readonly Option[]
  readonly phrases: readonly Phrase[]
  readonly postings: ReadonlyMap<string, readonly Posting[]>
  /** Words without their endings, and the words of the menu they come from. */
  readonly byStem: ReadonlyMap<string, readonly string[]>
  readonly roles: ReadonlyMap<string, readonly SpokenRole[]>
  readonly numbers: ReadonlyMap<string, number>
  /** The most words a role or a number has. */
  readonly longestPhrase: number
  /** Words that say how large something is. */
  readonly sizes: ReadonlySet<string>
  /** Words that say something of any order, which are no part of a name by themselves. */
  readonly hollow: ReadonlySet<string>
  /** What some of one thing come in, and the products that come in such: in how many, or 0 where that is chosen. */
  readonly pieces: ReadonlySet<string>
  readonly counters: ReadonlySet<string>
  readonly portions: ReadonlySet<string>
  readonly amounts: Amounts
  readonly inPieces: ReadonlyMap<number, number>
  /** The options that say how many pieces it comes in, by that number, each at no cost. */
  readonly ofPieces: ReadonlyMap<number, ReadonlyMap<number, number>>
  /** Products that are called what others are beside a word of their own: "Pizza" beside "Hawaiian pizza". */
  readonly plain: ReadonlySet<number>
  readonly roleWords: ReadonlySet<string>
  readonly joints: ReadonlySet<string>
  /** Words that refuse something wherever they stand. */
  readonly refusing: ReadonlySet<string>
  readonly languages: readonly LanguageWords[]
}
