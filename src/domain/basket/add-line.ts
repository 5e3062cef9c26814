import { MAX_BASKET_LINES, MAX_LINE_QUANTITY } from '../constants.ts'
import type { CampaignId, LineId, RestaurantId } from '../ids.ts'
import { refuse, succeed } from '../verdict.ts'
import type { Result } from '../verdict.ts'
import type { Basket, BasketLine } from './basket.ts'
import { isSameChoice, withMore } from './same-line.ts'

/** The restaurant and the campaign a basket line is made of. */
export type BasketOrigin = { readonly restaurantId: RestaurantId; readonly campaignId: CampaignId }

/**
 * The basket with a line more, or with more of the line that is the same (S4.75, S4.76, S4.85, S9.1). The same choice
 * at another price is refused until the caller has repriced the basket.
 */
export function addLine(basket: Basket, line: BasketLine, origin: BasketOrigin): Result<Basket> {
  const isFirst = basket.lines.length === 0
  if (!isFirst && basket.restaurantId !== origin.restaurantId) return refuse('basket.differentRestaurant')
  if (!Number.isInteger(line.quantity) || line.quantity < 1) return refuse('line.invalidQuantity')
  const same = basket.lines.find((each) => isSameChoice(each, line))
  if (same === undefined && basket.lines.length >= MAX_BASKET_LINES) return refuse('basket.tooManyLines')
  if (same !== undefined && same.quantity >= MAX_LINE_QUANTITY) return refuse('line.maxReached')
  if (same !== undefined && same.unitPrice !== line.unitPrice) return refuse('basket.differentPrice')
  const lines = same === undefined ? appended(basket.lines, line) : merged(basket.lines, same, line)
  return succeed({
    ...basket,
    ...(isFirst ? { restaurantId: origin.restaurantId, campaignId: origin.campaignId } : {}),
    lines: locked(lines, (same ?? line).recommenderId ?? line.recommenderId),
  })
}

/** Coupon lines stay last, where their priority puts them (S9.25). */
function appended(lines: readonly BasketLine[], line: BasketLine): readonly BasketLine[] {
  const capped = { ...line, quantity: Math.min(MAX_LINE_QUANTITY, line.quantity) }
  const firstCoupon = lines.findIndex(({ type }) => type === 'COUPON')
  return firstCoupon === -1 ? [...lines, capped] : lines.toSpliced(firstCoupon, 0, capped)
}

// A line remembers one recommender, the first: removing it must unlock the line it locked (S4.77).
function merged(lines: readonly BasketLine[], same: BasketLine, line: BasketLine): readonly BasketLine[] {
  const recommenderId = same.recommenderId ?? line.recommenderId
  const more = withMore(same, line.quantity)
  const whole = recommenderId === undefined ? more : { ...more, recommenderId }
  return lines.map((each) => (each.id === same.id ? whole : each))
}

function locked(lines: readonly BasketLine[], recommenderId: LineId | undefined): readonly BasketLine[] {
  if (recommenderId === undefined) return lines
  return lines.map((line) => (line.id === recommenderId ? { ...line, isLocked: true } : line))
}
