import type { PartKind } from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { Minor } from '#domain/money/minor.ts'

/** A value of a sentence, not yet formatted, so that it can be said in any language. */
export type Value =
  | string
  | number
  | { readonly text: Translated }
  /** An amount with its decimals, as totals have them. */
  | { readonly money: Minor }
  /** An amount without decimals where it has none, as prices have them. */
  | { readonly price: Minor }
  /** A moment (epoch ms); with its weekday where that is not the day of `asOf`. */
  | { readonly time: number; readonly asOf?: number }
  | { readonly number: number; readonly digits: number }
  | { readonly say: Say }
  | { readonly key: string }
  | { readonly list: readonly Value[] }
  | { readonly part: { readonly kind: PartKind; readonly name: Translated; readonly quantity: number } }
  /** What was typed; from a letter up to another where that is not all of it. */
  | { readonly token: string; readonly from?: number; readonly to?: number }

/** One sentence: a catalogue key and its values, never the words. Where the catalogue lacks the key, the next one is taken. */
export type Say = {
  readonly key: string
  readonly orElse?: readonly string[]
  readonly values?: Readonly<Record<string, Value>>
  /** It failed, or changed without the customer: it must be seen in a view without a transcript too. */
  readonly isWarning?: true
}

/** A sentence about what failed, or changed without the customer. */
export function warning(key: string, values?: Say['values']): Say {
  return { key, isWarning: true, ...(values && { values }) }
}
