import type { LineId } from '../ids.ts'
import { succeed } from '../verdict.ts'
import type { Result } from '../verdict.ts'
import { addLine, type BasketOrigin } from './add-line.ts'
import type { Basket, BasketLine } from './basket.ts'
import { changeQuantity, removeLine, replaceLine } from './change-quantity.ts'

/** One change of a basket, as a tap makes it. */
export type BasketEdit =
  | { readonly kind: 'setQuantity'; readonly lineId: LineId; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineId: LineId }
  | { readonly kind: 'replace'; readonly lineId: LineId; readonly line: BasketLine }
  | { readonly kind: 'add'; readonly line: BasketLine }

/** The basket after some edits, one after the other; where one of them is refused, none is made (S4.75-S4.78). */
export function editBasket(
  basket: Basket,
  edits: readonly BasketEdit[],
  origin: BasketOrigin,
): Result<Basket> {
  let edited = basket
  for (const edit of edits) {
    const result = withEdit(edited, edit, origin)
    if (!result.ok) return result
    edited = result.value
  }
  return succeed(edited)
}

function withEdit(basket: Basket, edit: BasketEdit, origin: BasketOrigin): Result<Basket> {
  switch (edit.kind) {
    case 'setQuantity':
      return changeQuantity(basket, edit.lineId, edit.quantity)
    case 'remove':
      return succeed(removeLine(basket, edit.lineId))
    case 'replace':
      return succeed(replaceLine(basket, edit.lineId, edit.line))
    case 'add':
      return addLine(basket, edit.line, origin)
  }
}
