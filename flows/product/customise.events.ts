import type { BasketLine, Selection } from '#domain/basket/basket.ts'
import type { RefusedWish, Wish } from '#domain/basket/wished-selection.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Translated } from '#domain/catalogue/translated.ts'
import type { CategoryId, LineId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'

export type CustomiseContext = {
  readonly product: Product | undefined
  readonly selection: Selection
  readonly quantity: number
  readonly contextCode: string
  readonly categoryId: CategoryId | undefined
  readonly editing: LineId | undefined
  readonly replaces: LineId | undefined
  readonly recommenderId: LineId | undefined
  readonly newLineId: LineId | undefined
  readonly problem: { readonly code: Problem; readonly path?: string } | undefined
}

/** What dispatch adds to `product.open` and `product.add`: the product as it can be had now, and where it is sold. */
export type OpenedProduct = {
  readonly product: Product
  readonly contextCode: string
  readonly categoryId: CategoryId | undefined
  readonly newLineId: LineId
  readonly line?: BasketLine
  /** What is chosen of it to begin with. */
  readonly start?: Pick<BasketLine, 'selection' | 'quantity'>
  readonly replaces?: LineId
  readonly recommenderId?: LineId
}

export type CustomiseEvent =
  | ({ readonly type: 'product.open' } & OpenedProduct)
  | ({ readonly type: 'product.add' } & OpenedProduct)
  | { readonly type: 'product.renewed'; readonly product: Product; readonly contextCode: string }
  /** It is not sold any more. */
  | { readonly type: 'product.gone' }
  | { readonly type: 'customise.setPart'; readonly path: string; readonly quantity: number }
  | { readonly type: 'customise.choose'; readonly path: string }
  | { readonly type: 'customise.setQuantity'; readonly quantity: number }
  | { readonly type: 'customise.wish'; readonly wishes: readonly Wish[] }
  | { readonly type: 'customise.reset' }
  | { readonly type: 'customise.confirm' }
  | { readonly type: 'customise.cancel' }
  | { readonly type: 'customise.leave' }
  /** The product may not be added now; the choices made so far are kept. */
  | { readonly type: 'customise.refuse'; readonly problem: Problem }
  | { readonly type: 'alcohol.confirm' }
  | { readonly type: 'alcohol.decline' }

export type CustomiseFact =
  | {
      readonly type: 'line.composed'
      readonly line: BasketLine
      readonly replaces: LineId | undefined
      readonly recommenderId: LineId | undefined
    }
  /** It is not added, whoever decided that. */
  | { readonly type: 'product.left' }
  /** What of some wishes is chosen now, and what cannot be. */
  | {
      readonly type: 'wishes.taken'
      readonly granted: readonly Wish[]
      readonly refused: readonly RefusedWish[]
    }
  /** The product at hand, or what was chosen of it, cannot be had any more. */
  | { readonly type: 'choice.gone'; readonly name: Translated | undefined }
