import type { ProductCode } from '#domain/ids.ts'
import type { Route } from '#domain/navigation/routes.ts'
import type { Candidate, Command, UnknownTold } from '../core/log/commands.ts'
import type { Caution } from './words/language-words.ts'

/** Words that keep a sentence from being an order where nothing came of them: from a letter up to another. */
export type FoundCaution = { readonly kind: Caution; readonly from: number; readonly to: number }

export type Interpretation =
  /**
   * Something the customer does, and the page that is shown once it is done. `thenReads`: the sentence says more, which is
   * read once the menu is there.
   */
  | {
      readonly kind: 'command'
      readonly command: Command
      readonly thenShows?: Route
      readonly thenReads?: true
    }
  | { readonly kind: 'route'; readonly route: Route }
  | {
      readonly kind: 'word'
      readonly word:
        | 'back'
        | 'undo'
        | 'redo'
        | 'classic'
        | 'linear'
        | 'login'
        | 'profile'
        | 'language'
        | 'pay'
        /** The privacy policy is accepted. */
        | 'accept'
    }
  | { readonly kind: 'place' }
  /** What is typed into the contact form, where that is asked for. */
  | { readonly kind: 'address'; readonly email: string }
  /** Another language of the page. */
  | { readonly kind: 'language'; readonly language: string }
  /** Nothing that would be done on these words; what they may have meant, and the product they name that cannot be had now. */
  | {
      readonly kind: 'unknown'
      readonly candidates: readonly Candidate[]
      readonly soldOut?: ProductCode
      readonly told?: UnknownTold
      /** What of the sentence refuses, tells of an allergy or complains, and came to nothing: that is asked about. */
      readonly caution?: FoundCaution
      /** The sentence is read again once what is asked is answered and the menu is there. */
      readonly thenReads?: true
    }
