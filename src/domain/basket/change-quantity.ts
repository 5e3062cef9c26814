import { MAX_LINE_QUANTITY } from '../constants.ts'
import type { LineId } from '../ids.ts'
import { refuse, succeed } from '../verdict.ts'
import type { Result } from '../verdict.ts'
import type { Basket, BasketLine } from './basket.ts'
import { isSameChoice, withMore } from './same-line.ts'

/** The basket with another number of pieces on a line; 0 is a removal and asked about first (S4.78, S5.40, S9.1). */
export function changeQuantity(basket: Basket, lineId: LineId, quantity: number): Result<Basket> {
  const line = basket.lines.find(({ id }) => id === lineId)
  if (line === undefined) return refuse('line.notFound')
  if (!Number.isInteger(quantity) || line.type === 'COUPON') return refuse('line.invalidQuantity')
  if (quantity < 1) return refuse('line.minReached')
  if (quantity > MAX_LINE_QUANTITY) return refuse('line.maxReached')
  return succeed(withLines(basket, (each) => (each.id === lineId ? { ...each, quantity } : each)))
}

/** The basket without a line; the line that recommended it can recommend again (S4.77). */
export function removeLine(basket: Basket, lineId: LineId): Basket {
  const removed = basket.lines.find(({ id }) => id === lineId)
  if (removed === undefined) return basket
  const rest = { ...basket, lines: basket.lines.filter((line) => line !== removed) }
  return withLines(rest, (line) =>
    line.isLocked && line.id === removed.recommenderId ? { ...line, isLocked: false } : line,
  )
}

/** The basket with a line edited in place; where that makes it the same as another line the two become one (S2.26, S4.76). */
export function replaceLine(basket: Basket, lineId: LineId, line: BasketLine): Basket {
  const old = basket.lines.find(({ id }) => id === lineId)
  if (old === undefined) return basket
  const edited = inPlaceOf(old, line)
  const replaced = withLines(basket, (each) => (each === old ? edited : each))
  const twin = basket.lines.find((each) => each !== old && isTwin(each, edited))
  return twin === undefined ? replaced : joined(replaced, edited, twin)
}

function withLines(basket: Basket, change: (line: BasketLine) => BasketLine): Basket {
  return { ...basket, lines: basket.lines.map(change) }
}

function inPlaceOf(old: BasketLine, line: BasketLine): BasketLine {
  return { ...line, id: old.id, isLocked: old.isLocked, ...linkTo(line.recommenderId ?? old.recommenderId) }
}

function isTwin(line: BasketLine, edited: BasketLine): boolean {
  return isSameChoice(line, edited) && line.unitPrice === edited.unitPrice
}

/** One line of two: it keeps its place and one recommender, and what the other recommended now points to it. */
function joined(basket: Basket, kept: BasketLine, twin: BasketLine): Basket {
  const whole = {
    ...withMore(kept, twin.quantity),
    isLocked: kept.isLocked || twin.isLocked,
    ...linkTo(kept.recommenderId ?? twin.recommenderId),
  }
  const hasOwnLink = kept.recommenderId !== undefined && kept.recommenderId !== twin.recommenderId
  const rest = hasOwnLink
    ? removeLine(basket, twin.id)
    : { ...basket, lines: basket.lines.filter((line) => line !== twin) }
  return withLines(rest, (line) => {
    if (line.id === kept.id) return whole
    return line.recommenderId === twin.id ? { ...line, recommenderId: kept.id } : line
  })
}

function linkTo(recommenderId: LineId | undefined): { readonly recommenderId?: LineId } {
  return recommenderId === undefined ? {} : { recommenderId }
}
