import type { Locale } from 'date-fns'

/** What the server writes a language with. */
export type WrittenLanguage = {
  readonly dates: Locale
  /** The locale of `Intl`. */
  readonly numbers: string
  readonly texts: object
}

/** The files a server writes from whole, and of the page's own what a mail says too. */
export function textsOf(
  whole: readonly object[],
  { part, clock, product }: { readonly part: object; readonly clock: object; readonly product: object },
  {
    allergen,
    nutrition,
    unit,
  }: { readonly allergen: object; readonly nutrition: object; readonly unit: object },
  { modeNoun }: { readonly modeNoun: object },
  { orderReceipt }: { readonly orderReceipt: object },
): object {
  return Object.assign({}, ...whole, {
    part,
    clock,
    product,
    allergen,
    nutrition,
    unit,
    modeNoun,
    orderReceipt,
  })
}
