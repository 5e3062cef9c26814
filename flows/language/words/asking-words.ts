import type { Allergen } from '#domain/catalogue/product.ts'
import type { Diet, Inquiry } from '../../core/log/inquiry.ts'

/** What is chosen with a product is asked for in the words of what is sold; `having`: what is sold by what is in it. */
export type Asked = Exclude<Inquiry['about'], 'which' | 'choice' | 'accepted'> | 'avoided' | 'having'

/**
 * What one language brings to understanding a question: words as they are typed, in small letters. In a pattern, `{thing}`
 * stands for something of the menu or for `it`, `{allergen}` for one or several allergens, `{diet}` for a diet, `{amount}` for
 * what is to be spent at most; of `(is|are)` one is said, and nothing where one of them is empty.
 */
export type AskingWords = {
  /** Words that say nothing about what is asked; they are left out before a pattern is compared. */
  readonly fillers: readonly string[]
  /** What a question is put into: "could you tell me". */
  readonly opening?: readonly string[]
  /** What is open, or was spoken of last. */
  readonly it: readonly string[]
  readonly or: readonly string[]
  /** Ends a word of what something is to be without: "glutenfree". */
  readonly freeEndings: readonly string[]
  /** Ends a word of what somebody cannot have, after its allergen: "nøtteallergi". */
  readonly allergyEndings?: readonly string[]
  readonly allergens: Readonly<Record<string, readonly Allergen[]>>
  readonly diets: Readonly<Record<Diet, readonly string[]>>
  /** Tried in this order; `avoided` is told, not asked, and `having` is known only as it is written: "with bacon" is a wish. */
  readonly patterns: Readonly<Record<Asked, readonly string[]>>
}
