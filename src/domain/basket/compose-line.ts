import { alcoholOf } from '../catalogue/alcohol.ts'
import { partsOf } from '../catalogue/options.ts'
import { plainSelection } from '../catalogue/orderable-selection.ts'
import type { Product } from '../catalogue/product.ts'
import { DISCOUNT_LINE_PRIORITY } from '../constants.ts'
import type { CategoryId, LineId } from '../ids.ts'
import { unitPriceOf } from '../money/pricing.ts'
import type { BasketLine, Selection } from './basket.ts'

export type LineChoice = {
  readonly id: LineId
  readonly product: Product
  readonly selection: Selection
  readonly quantity: number
  readonly contextCode: string
  readonly categoryId?: CategoryId | undefined
  readonly recommenderId?: LineId | undefined
}

/** The basket line of a product as chosen, priced as the menu lists it now (S3.28). */
export function composeLine(choice: LineChoice): BasketLine {
  const { product, categoryId, recommenderId } = choice
  const selection = plainSelection(product, choice.selection)
  const isCoupon = product.type === 'COUPON'
  const { coupon } = product.customParams
  return {
    id: choice.id,
    code: product.code,
    ...(categoryId === undefined ? {} : { categoryId }),
    name: product.name,
    ...(product.imageUrl === undefined ? {} : { imageUrl: product.imageUrl }),
    type: product.type,
    quantity: choice.quantity,
    unitPrice: unitPriceOf(product, selection),
    tax: product.tax,
    contextCode: choice.contextCode,
    selection,
    parts: partsOf(product, selection),
    tags: product.tags,
    ...(isCoupon ? { description: product.description } : {}),
    alcoholByVolume: alcoholOf(product, selection),
    service: product.customParams.service,
    ...(isCoupon && coupon !== undefined ? { coupon } : {}),
    suggestive: product.suggestive,
    isLocked: false,
    ...(recommenderId === undefined ? {} : { recommenderId }),
    priority: isCoupon ? DISCOUNT_LINE_PRIORITY : product.priority,
  }
}
