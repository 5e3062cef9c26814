import { addLine } from '#domain/basket/add-line.ts'
import type { Basket, BasketLine } from '#domain/basket/basket.ts'
import { replaceLine } from '#domain/basket/change-quantity.ts'
import { dropConflicts, findConflicts, isTouched, repriceLines } from '#domain/basket/conflicts.ts'
import { editBasket } from '#domain/basket/edit-basket.ts'
import { isSameChoice } from '#domain/basket/same-line.ts'
import { applyCoupon, canApplyCoupon } from '#domain/basket/coupons.ts'
import type { SaleTerms } from '#domain/catalogue/availability.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import type { LineId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import { failureOf } from '../core/log/port.ts'
import type {
  BasketContext,
  Composed,
  FoundCoupon,
  LineRevised,
  LineTold,
  Revision,
} from './basket.events.ts'

/** What only the server knows of a code. */
const TOLD_OF_COUPONS = ['coupon.tooManyTries', 'coupon.usedUp', 'coupon.usedBefore'] as const

/** A code that was not looked up, because too many were or nobody answered, is not called wrong. */
export function couponProblem(error: unknown): Problem {
  const { kind, code } = failureOf(error)
  const told = TOLD_OF_COUPONS.find((each) => each === code)
  if (told !== undefined) return told
  return kind === 'refused' ? 'coupon.invalid' : 'coupon.notChecked'
}

/** The basket with a composed line, added or in place of another; or the rule that refuses it. */
export function withLine(
  context: BasketContext,
  { line, replaces, origin }: Composed,
): Partial<BasketContext> {
  const base = context.basket
  if (replaces !== undefined && base.lines.some((known) => known.id === replaces))
    return { basket: replaceLine(base, replaces, line), lastLineId: replaces, problem: undefined }
  const result = addLine(base, line, origin)
  if (!result.ok) return { problem: result.problem }
  // The line that recommended it changes too (S4.77), but not in number.
  const touched = result.value.lines.find(({ id, quantity }) => quantity !== quantityIn(base, id))
  return { basket: result.value, lastLineId: touched?.id, problem: undefined }
}

/** What became of the line that was touched last, as a fact; nothing where there is none. */
export function lineTold(
  before: Basket,
  { basket, lastLineId }: Partial<BasketContext>,
  replaces: LineId | undefined,
): LineTold | undefined {
  const line = basket?.lines.find(({ id }) => id === lastLineId)
  const was = before.lines.find(({ id }) => id === lastLineId)
  if (!line) return undefined
  if (!was) return { did: 'added', line, pieces: line.quantity }
  if (was.code !== line.code) return { did: 'replaced', line, was }
  if (replaces === line.id) return { did: 'changed', line }
  return { did: 'addedMore', line, pieces: line.quantity - was.quantity }
}

/** The line that was changed last is what the customer speaks of next. */
export function revised(context: BasketContext, { edits, origin }: Revision): Partial<BasketContext> {
  const result = editBasket(context.basket, edits, origin)
  if (!result.ok) return { problem: result.problem }
  const touched = result.value.lines.findLast((line) => !context.basket.lines.includes(line))
  return { basket: result.value, lastLineId: touched?.id ?? context.lastLineId, problem: undefined }
}

/** That some lines of a basket are gone. */
export function linesRemoved({ lines }: Basket, ids: readonly LineId[]): readonly LineRevised[] {
  return lines.filter(({ id }) => ids.includes(id)).map((line) => ({ did: 'removed', line }))
}

/** What some edits did, line by line. A line that became the same as another is not gone: the two are one now. */
export function linesRevised({ lines: before }: Basket, { lines: after }: Basket): readonly LineRevised[] {
  const gone = before.filter((old) => !after.some((line) => line.id === old.id || isSameChoice(line, old)))
  return [
    ...gone.map((line) => ({ did: 'removed' as const, line })),
    ...after.flatMap((line) =>
      lineRevised(
        before.find(({ id }) => id === line.id),
        line,
      ),
    ),
  ]
}

function lineRevised(was: BasketLine | undefined, line: BasketLine): readonly LineRevised[] {
  if (was === line) return []
  if (!was) return [{ did: 'added', line, pieces: line.quantity }]
  if (was.code !== line.code) return [{ did: 'replaced', line, was }]
  if (!isSameChoice(was, line)) return [{ did: 'changed', line }]
  return was.quantity === line.quantity ? [] : [{ did: 'counted', line }]
}

function quantityIn({ lines }: Basket, lineId: LineId): number {
  return lines.find(({ id }) => id === lineId)?.quantity ?? 0
}

/** The basket with a coupon that was found, or the rule it does not pass (S5.20). */
export function withCoupon(context: BasketContext, { product, at }: FoundCoupon): Partial<BasketContext> {
  const verdict = canApplyCoupon(context.basket, product, context.couponCode ?? '', at)
  if (!verdict.ok) return { problem: verdict.problem }
  return {
    basket: applyCoupon(context.basket, product, context.couponLineId ?? ('' as LineId), context.contextCode),
    problem: undefined,
  }
}

/**
 * Reading (S4.84, S4.85): a line that is gone or made differently is dropped; one with another price is kept at the new
 * price until the customer agrees.
 */
export function reconciled(
  context: BasketContext,
  { menu, saleTerms }: { menu: Menu; saleTerms: SaleTerms },
): Partial<BasketContext> {
  if (context.basket.lines.length === 0) return {}
  const { disabled, partsChanged, priceChanged } = findConflicts(context.basket, menu, saleTerms)
  const update = { disabled, partsChanged, priceChanged }
  const kept = repriceLines(dropConflicts(context.basket, { ...update, priceChanged: [] }), menu)
  return {
    basket: { ...kept, campaignId: menu.campaignId },
    update: isTouched(update) ? update : context.update,
    ...(isTouched(update) ? { hasNewMenu: context.basket.campaignId !== menu.campaignId } : {}),
  }
}
