import type { Say } from '../log/say.ts'
import type { BasketOrigin } from '#domain/basket/add-line.ts'
import { lineConflicts, type LineConflict } from '#domain/basket/line-conflicts.ts'
import { offeredModes } from '#domain/basket/offered-modes.ts'
import type { SaleTerms } from '#domain/catalogue/availability.ts'
import type { Menu, PickupMode } from '#domain/catalogue/product.ts'
import { canPlaceOrder } from '#domain/checkout/can-pay.ts'
import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import type { LineId, OrderId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import { pickupByNow, type PickupByNow } from '#domain/restaurant/shown-pickup.ts'
import { canOrderFrom, takesOrdersAhead } from '#domain/restaurant/ordering-status.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { allow, type Verdict } from '#domain/verdict.ts'
import type { Conversation } from './conversation.ts'
import { isMenuLoaded } from '../../menu/menu.selectors.ts'
import { isCodeAsked } from '../../restaurant/restaurant.selectors.ts'
import { orderOf } from '../../orders/order.selectors.ts'

/** The menu that can be ordered from now: it is loaded and belongs to the settled restaurant. */
export function currentMenuOf(conversation: Pick<Conversation, 'flows'>): Menu | undefined {
  const { menu, restaurant } = conversation.flows
  const isOfChosen = menu.context.restaurantId === restaurant.context.chosen?.id
  return isMenuLoaded(menu.value) && isOfChosen && settledRestaurantOf(conversation)
    ? menu.context.menu
    : undefined
}

/** The restaurant an order can go to: chosen, its code given, and not about to be changed. */
export function settledRestaurantOf({ flows }: Pick<Conversation, 'flows'>): Restaurant | undefined {
  const { value, context } = flows.restaurant
  return value === 'chosen' || value === 'unwatched' ? context.chosen : undefined
}

/** How the restaurant names its tables; undefined where it does not. */
export function tablesOf(conversation: Pick<Conversation, 'flows'>): readonly string[] | undefined {
  return settledRestaurantOf(conversation)?.tables
}

/**
 * The restaurant an address or the basket leads back to: settled, or left standing while others are looked at, until the
 * code of another is given (S2.26, S2.47). One whose own code is asked for again is not left standing.
 */
export function keptRestaurantOf({ flows }: Pick<Conversation, 'flows'>): Restaurant | undefined {
  const settled = settledRestaurantOf({ flows })
  if (settled) return settled
  const { value, context } = flows.restaurant
  const { restaurantId } = flows.menu.context
  if (value === 'opening' || (isCodeAsked(value) && context.chosen?.id === restaurantId)) return undefined
  return [context.chosen, ...context.list].find((known) => known?.id === restaurantId)
}

/** Whether the chosen restaurant takes orders now (S5.36, S5.38, S5.55); before one is chosen nothing is refused. */
export function orderingOf(conversation: QuestionContext): Verdict {
  const { chosen } = conversation.flows.restaurant.context
  return chosen ? canOrderFrom(chosen, conversation.now, takesAhead(conversation)) : allow
}

/** Whether the order that is being made may be for a later opening. */
export function takesAhead({ flows, settings }: OrderBeingMade): boolean {
  return takesOrdersAhead(flows.menu.context.mode, settings.flags)
}

type OrderBeingMade = Pick<Conversation, 'flows' | 'settings'>

type QuestionContext = OrderBeingMade & Pick<Conversation, 'now'>

const NO_OUTAGES: SaleTerms['outages'] = []

/** The mode a product is being chosen for: that of the menu, or the one a line is being changed for. */
export function chosenModeOf({ flows }: Pick<Conversation, 'flows'>): PickupMode | undefined {
  const { wanted } = flows.basket.context
  const isMending = wanted?.mending !== undefined && wanted.mending === flows.customise.context.editing
  return isMending ? wanted.mode : (flows.menu.context.menu?.mode ?? flows.menu.context.mode)
}

/** What decides which products can be had in a mode of the chosen restaurant. */
export function saleTermsOf(
  conversation: Pick<Conversation, 'flows' | 'settings'>,
  mode = conversation.flows.menu.context.mode,
): SaleTerms {
  return {
    mode: mode ?? 'EATIN',
    outages: conversation.flows.restaurant.context.chosen?.outageProducts ?? NO_OUTAGES,
    flags: conversation.settings.flags,
  }
}

const NO_CONFLICTS: readonly LineConflict[] = []

/** The lines of the basket that are sold out, or hold something that is, by the menu they are of (S4.69). */
export function soldOutLinesOf(
  conversation: Pick<Conversation, 'flows' | 'settings'>,
): readonly LineConflict[] {
  const menu = currentMenuOf(conversation)
  const { basket } = conversation.flows.basket.context
  const saleTerms = saleTermsOf(conversation, menu?.mode)
  if (!menu || menu.restaurantId !== basket.restaurantId || saleTerms.outages.length === 0)
    return NO_CONFLICTS
  return lineConflicts(basket, menu, saleTerms).filter(({ problem }) => problem === 'product.outage')
}

/** Whether the menu is shown as a whole until a category is chosen, instead of asking for one first (S1.45, S1.48). */
export function isWholeMenu({ settings }: Pick<Conversation, 'settings'>): boolean {
  return !settings.flags.preOrderCategoryFilter
}

/** The modes a deployment offers, in the order they are shown (S2.2, S2.3). */
export function modesOf({ settings }: Pick<Conversation, 'settings'>): readonly PickupMode[] {
  return offeredModes(settings.flags)
}

/** The ways of paying a deployment offers, in the order they are offered. */
export function offeredWaysOf({
  settings: { payments, payment },
}: Pick<Conversation, 'settings'>): readonly PaymentProvider[] {
  return payments ?? [payment]
}

/** The pickup time the order would be placed for at a time: the one that was shown, or what that has come to (epoch ms). */
export function pickupOf(conversation: OrderBeingMade, now: number): number | undefined {
  return pickupByNowOf(conversation, now)?.at
}

/** What the pickup time that was shown has come to at a time (epoch ms). */
export function pickupByNowOf(conversation: OrderBeingMade, now: number): PickupByNow | undefined {
  const { chosen } = conversation.flows.restaurant.context
  const { shown } = conversation.flows.checkout.context
  return chosen && pickupByNow(shown, chosen, now, takesAhead(conversation))
}

/** Whether what is in the basket can be ordered as it stands for a time (epoch ms), whoever pays (S4.48, S5.21, S5.22). */
export function placementOf(
  conversation: Conversation,
  retrievalDate = pickupOf(conversation, conversation.now),
): Verdict {
  const { flows, now, settings } = conversation
  const { basket } = flows.basket.context
  const { mode } = flows.menu.context
  return canPlaceOrder({
    basket: mode === undefined ? basket : { ...basket, pickUpMode: mode },
    restaurant: flows.restaurant.context.chosen,
    now,
    flags: settings.flags,
    minimum: settings.minimumOrder,
    retrievalDate,
  })
}

/** The restaurant and campaign a new basket line comes from; throws where no menu is loaded (a bug). */
export function basketOriginOf(conversation: Pick<Conversation, 'flows'>): BasketOrigin {
  const { chosen } = conversation.flows.restaurant.context
  const { menu } = conversation.flows.menu.context
  if (!chosen || !menu) throw new Error('a basket is filled only from the menu of a chosen restaurant')
  return { restaurantId: chosen.id, campaignId: menu.campaignId }
}

/** An order by its id, wherever it is known from: the history, the followed order, the current orders. */
export function knownOrderOf(id: OrderId, conversation: Pick<Conversation, 'flows'>): Order | undefined {
  const { history } = conversation.flows.history.context
  return history.orders.find((known) => known.id === id) ?? orderOf(id, conversation)
}

/** The id of the turn that begins at a step of the log. */
export function turnIdAt(step: number): string {
  return `t${step}`
}

/** The id of a basket line made at a step of the log. */
export function lineIdAt(step: number, index = 0): LineId {
  return `l${step}.${index}` as LineId
}

/** The sentence of a question about what is in the basket; with nothing in it, that of the menu. */
export function unlessEmpty(key: string): (conversation: Pick<Conversation, 'flows'>) => Say {
  return ({ flows }) => ({ key: flows.basket.context.basket.lines.length === 0 ? 'ask.categories' : key })
}
