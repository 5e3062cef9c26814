import { linesFromItems } from '#domain/basket/order-items.ts'
import { canOpenProduct, type Shelf } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { canPlaceOrder } from '#domain/checkout/can-pay.ts'
import { canUseContact } from './contact.ts'
import type { Menu, PickupMode } from '#domain/catalogue/product.ts'
import type { LineId, ProductCode } from '#domain/ids.ts'
import type { OrderedItem, OrderItem } from '#domain/orders/order.ts'
import { earliestPickup } from '#domain/restaurant/pickup-slots.ts'
import { isOrderingDisabled, type Restaurant } from '#domain/restaurant/restaurant.ts'
import type { BasketEvent, BasketFact } from '../basket/basket.machine.ts'
import type { CheckoutEvent, CheckoutFact } from '../checkout/checkout.machine.ts'
import type { Command } from '../commands.ts'
import { liveTurnOf, type Conversation } from '../conversation.ts'
import type { CustomiseEvent, CustomiseFact } from '../customise/customise.machine.ts'
import type { MenuEvent, MenuFact } from '../menu/menu.machine.ts'
import type { OrderTrackingEvent, OrderTrackingFact } from '../order-tracking/order-tracking.machine.ts'
import type { RestaurantEvent, RestaurantFact } from '../restaurant/restaurant.machine.ts'
import type { SessionEvent, SessionFact } from '../session/session.machine.ts'
import type { DialogueEvent } from './dialogue.machine.ts'

/** An event on its way to the flow it concerns. */
export type Routed =
  | { readonly to: 'session'; readonly event: SessionEvent }
  | { readonly to: 'restaurant'; readonly event: RestaurantEvent }
  | { readonly to: 'menu'; readonly event: MenuEvent }
  | { readonly to: 'customise'; readonly event: CustomiseEvent }
  | { readonly to: 'basket'; readonly event: BasketEvent }
  | { readonly to: 'checkout'; readonly event: CheckoutEvent }
  | { readonly to: 'tracking'; readonly event: OrderTrackingEvent }
  | { readonly to: 'dialogue'; readonly event: DialogueEvent }

export type Fact =
  RestaurantFact | MenuFact | CustomiseFact | BasketFact | CheckoutFact | OrderTrackingFact | SessionFact

const LEAVE_PRODUCT: Routed = { to: 'customise', event: { type: 'customise.leave' } }

/** Which flows a command concerns, with what each needs to know of the others. A command that is not legal concerns none. */
export function routesOf(command: Command, conversation: Conversation): readonly Routed[] {
  switch (command.type) {
    case 'restaurant.choose':
    case 'restaurant.search':
    case 'restaurant.near':
    case 'restaurant.retry':
    case 'code.submit':
      return [{ to: 'restaurant', event: command }]
    case 'restaurant.open':
      return [
        LEAVE_PRODUCT,
        { to: 'restaurant', event: command },
        { to: 'dialogue', event: { type: 'restaurant.change' } },
      ]
    case 'restaurant.change':
      return [LEAVE_PRODUCT, { to: 'restaurant', event: command }, { to: 'dialogue', event: command }]
    case 'mode.choose':
      return settledRestaurantOf(conversation) ? chooseMode(command.mode, conversation) : []
    case 'mode.change':
    case 'checkout.start':
    case 'basket.open':
      return [LEAVE_PRODUCT, { to: 'dialogue', event: command }]
    case 'menu.retry':
      return [{ to: 'menu', event: command }]
    case 'category.choose':
      if (!menuAtHand(conversation)?.categories.some(({ id }) => id === command.id)) return []
      return [LEAVE_PRODUCT, { to: 'menu', event: command }, { to: 'dialogue', event: command }]
    case 'menu.categories':
      return [LEAVE_PRODUCT, { to: 'menu', event: command }, { to: 'dialogue', event: command }]
    case 'product.open':
    case 'product.add':
    case 'upsell.accept':
      return takeProduct(command, conversation)
    case 'customise.setPart':
    case 'customise.choose':
    case 'customise.setQuantity':
    case 'customise.reset':
    case 'customise.confirm':
    case 'customise.cancel':
    case 'alcohol.confirm':
    case 'alcohol.decline':
      return [{ to: 'customise', event: command }]
    case 'basket.setQuantity':
    case 'basket.removeLine':
    case 'basket.acknowledge':
    case 'basket.dropRepriced':
    case 'basket.startOver':
    case 'basket.confirmStartOver':
    case 'basket.cancelStartOver':
      return [{ to: 'basket', event: command }]
    case 'outage.resolve':
      return command.choice !== 'continue'
        ? [
            { to: 'basket', event: command },
            { to: 'dialogue', event: { type: 'menu.categories' } },
          ]
        : [{ to: 'basket', event: command }]
    case 'coupon.submit':
      return submitCoupon(command.code, conversation)
    case 'disabled.continue':
      return [
        { to: 'basket', event: { type: 'basket.empty' } },
        { to: 'dialogue', event: command },
        { to: 'dialogue', event: { type: 'menu.categories' } },
      ]
    case 'pickup.change':
      return [{ to: 'dialogue', event: command }]
    case 'pickup.choose':
      return [
        { to: 'checkout', event: { ...command, lapsesAt: lapseOf(command.at, conversation) } },
        { to: 'dialogue', event: { type: 'pickup.choose' } },
      ]
    case 'checkout.pay':
      return pay(command, conversation)
    case 'price.accept':
    case 'price.decline':
    case 'payment.retry':
    case 'payment.dismiss':
      return [{ to: 'checkout', event: command }]
    case 'order.follow':
      return [
        { to: 'tracking', event: command },
        { to: 'dialogue', event: command },
      ]
    case 'order.new':
      return [{ to: 'dialogue', event: command }]
    case 'usual.choose':
      return chooseUsual(conversation)
    case 'help.ask':
      return []
    case 'words.unknown':
      return [
        {
          to: 'dialogue',
          event: {
            type: 'words.unknown',
            candidates: command.candidates,
            turn: liveTurnOf(conversation)?.id,
            nextTurn: turnIdAt(conversation.step),
          },
        },
      ]
  }
}

/** Which flows a fact of another flow concerns. */
export function routesOfFact(fact: Fact, conversation: Conversation): readonly Routed[] {
  switch (fact.type) {
    case 'restaurant.settled':
      return settle(fact.restaurant, fact.mode, conversation)
    case 'restaurant.changed':
      return [
        { to: 'menu', event: fact },
        { to: 'basket', event: { type: 'outage.observed', outages: fact.restaurant.outageProducts } },
        ...(isOrderingDisabled(fact.before) && !isOrderingDisabled(fact.restaurant)
          ? [{ to: 'dialogue', event: { type: 'disabled.lifted' } } as const]
          : []),
      ]
    case 'menu.loaded':
      return [
        { to: 'basket', event: { ...fact, shelf: shelfOf(conversation, fact.menu.mode) } },
        ...renewProduct(fact.menu, conversation),
        ...(isUsualWanted(conversation) ? fillUsual(conversation) : []),
      ]
    case 'line.composed':
      return [
        {
          to: 'basket',
          event: { type: fact.type, line: fact.line, replaces: fact.replaces, home: homeOf(conversation) },
        },
      ]
    case 'basket.lineAdded':
      return isUsualWanted(conversation) ? [] : [{ to: 'dialogue', event: { type: fact.type } }]
    case 'basket.emptied':
      return restart(conversation)
    case 'order.placed':
      return [
        { to: 'tracking', event: fact },
        { to: 'session', event: fact },
        { to: 'basket', event: { type: 'basket.empty' } },
        { to: 'dialogue', event: { type: 'order.placed' } },
      ]
    case 'guest.identified':
      return [{ to: 'session', event: fact }]
    case 'price.declined':
      return [
        { to: 'basket', event: { type: 'basket.empty' } },
        { to: 'dialogue', event: { type: 'menu.categories' } },
      ]
    case 'order.conflicted':
      return [
        { to: 'dialogue', event: fact },
        { to: 'restaurant', event: { type: 'restaurant.refresh' } },
      ]
    case 'order.changed':
    case 'session.known':
      return []
  }
}

/** The menu that can be ordered from now: read, and of the restaurant that is settled on. */
export function menuAtHand(conversation: Conversation): Menu | undefined {
  const { menu, restaurant } = conversation.flows
  const isOfChosen = menu.context.restaurantId === restaurant.context.chosen?.id
  return menu.value === 'ready' && isOfChosen && settledRestaurantOf(conversation)
    ? menu.context.menu
    : undefined
}

/** The restaurant an order can go to: chosen, its code given, and not about to be changed. */
export function settledRestaurantOf({ flows }: Pick<Conversation, 'flows'>): Restaurant | undefined {
  const { value, context } = flows.restaurant
  return value === 'chosen' || value === 'unwatched' ? context.chosen : undefined
}

/** What decides which products can be had in a mode of the chosen restaurant. */
export function shelfOf(conversation: Conversation, mode = conversation.flows.menu.context.mode): Shelf {
  return {
    mode: mode ?? 'EATIN',
    outages: conversation.flows.restaurant.context.chosen?.outageProducts ?? [],
    flags: conversation.settings.flags,
  }
}

/** The modes a deployment offers, in the order they are shown (S2.2, S2.3). */
export function modesOf({ settings }: Pick<Conversation, 'settings'>): readonly PickupMode[] {
  const { eatIn, pickup, tableService } = settings.flags
  return [
    ...(eatIn ? (['EATIN'] as const) : []),
    ...(pickup ? (['TAKEOUT'] as const) : []),
    ...(tableService ? (['TABLE_SERVICE'] as const) : []),
  ]
}

/** The pickup time the order is placed for: the chosen one, else the earliest there is (epoch ms). */
export function pickupOf(conversation: Conversation, now: number): number | undefined {
  const { chosen } = conversation.flows.restaurant.context
  const wanted = conversation.flows.checkout.context.chosenPickup
  if (!chosen) return undefined
  const earliest = earliestPickup(chosen, now, conversation.settings.flags.orderScheduling)
  if (wanted === undefined || earliest === undefined) return earliest
  return Math.max(wanted, earliest)
}

/** The id of the turn that begins at a step of the log. */
export function turnIdAt(step: number): string {
  return `t${step}`
}

/** The moment (epoch ms) from which a chosen pickup time is too early to be kept. */
function lapseOf(at: number | 'earliest', conversation: Conversation): number | undefined {
  const delay = conversation.flows.restaurant.context.chosen?.settings.ordersInjectionDelayMinutes ?? 0
  return at === 'earliest' ? undefined : at - delay * 60_000 + 1
}

function chooseMode(mode: PickupMode, { flows }: Conversation): readonly Routed[] {
  const isOnItsWay = flows.menu.value === 'loading' && flows.menu.context.mode === mode
  if (isOnItsWay && flows.dialogue.value !== 'mode') return []
  return [
    LEAVE_PRODUCT,
    { to: 'menu', event: { type: 'mode.choose', mode } },
    { to: 'basket', event: { type: 'basket.setMode', mode } },
    { to: 'dialogue', event: { type: 'mode.choose' } },
  ]
}

function settle(
  restaurant: Restaurant,
  mode: PickupMode | undefined,
  conversation: Conversation,
): readonly Routed[] {
  const { basket } = conversation.flows.basket.context
  const modes = modesOf(conversation)
  const known = modes.find((each) => each === conversation.flows.menu.context.mode)
  const settledMode = mode ?? known ?? (modes.length === 1 ? modes[0] : undefined)
  const isElsewhere = basket.lines.length > 0 && basket.restaurantId !== restaurant.id
  return [
    { to: 'dialogue', event: { type: 'disabled.lifted' } },
    ...(isElsewhere ? [{ to: 'basket', event: { type: 'basket.empty' } } as const] : []),
    {
      to: 'menu',
      event: {
        type: 'restaurant.settled',
        restaurant,
        ...(settledMode === undefined ? {} : { mode: settledMode }),
      },
    },
    ...(settledMode === undefined
      ? []
      : [{ to: 'basket', event: { type: 'basket.setMode', mode: settledMode } } as const]),
    ...(isUsualWanted(conversation)
      ? []
      : [
          {
            to: 'dialogue',
            event: { type: 'restaurant.settled', hasMode: settledMode !== undefined },
          } as const,
        ]),
  ]
}

/** How to eat is asked again, unless there is only one way (S4.81, S4.82). */
function restart(conversation: Conversation): readonly Routed[] {
  const [mode, ...others] = modesOf(conversation)
  const isOnly = mode !== undefined && others.length === 0
  return [
    LEAVE_PRODUCT,
    isOnly
      ? { to: 'basket', event: { type: 'basket.setMode', mode } }
      : { to: 'menu', event: { type: 'mode.forget' } },
    { to: 'dialogue', event: { type: 'basket.emptied', hasMode: isOnly } },
  ]
}

type ProductCommand = Extract<Command, { type: 'product.open' | 'product.add' | 'upsell.accept' }>

function takeProduct(command: ProductCommand, conversation: Conversation): readonly Routed[] {
  const { categoryId } = conversation.flows.menu.context
  const menu = menuAtHand(conversation)
  const product = menu && productIn(menu, command.code)
  if (!menu || !product || !canOpenProduct(product, shelfOf(conversation)).ok) return []
  const { basket } = conversation.flows.basket.context
  const editing =
    command.type === 'product.open' ? basket.lines.find((line) => line.id === command.lineId) : undefined
  const atHand = {
    product,
    contextCode: menu.contextCode,
    categoryId,
    newLineId: lineIdAt(conversation.step),
    ...(editing ? { line: editing } : {}),
    ...(command.type === 'upsell.accept' ? { replaces: command.lineId } : {}),
    ...(command.type === 'product.add' && command.recommenderId !== undefined
      ? { recommenderId: command.recommenderId }
      : {}),
  }
  const type = command.type === 'product.add' ? 'product.add' : 'product.open'
  return [
    { to: 'customise', event: { type, ...atHand } },
    { to: 'dialogue', event: { type } },
  ]
}

/** A product that is being made when the menu changes is made of what the new menu sells, or left. */
function renewProduct(menu: Menu, conversation: Conversation): readonly Routed[] {
  const { product } = conversation.flows.customise.context
  if (!product) return []
  const renewed = productIn(menu, product.code)
  if (!renewed || !canOpenProduct(renewed, shelfOf(conversation, menu.mode)).ok) return [LEAVE_PRODUCT]
  const { contextCode } = menu
  return [{ to: 'customise', event: { type: 'product.renewed', product: renewed, contextCode } }]
}

function submitCoupon(code: string, conversation: Conversation): readonly Routed[] {
  const menu = menuAtHand(conversation)
  if (!conversation.settings.flags.discounts || !menu) return []
  return [
    {
      to: 'basket',
      event: {
        type: 'coupon.submit',
        code,
        newLineId: lineIdAt(conversation.step),
        contextCode: menu.contextCode,
        home: homeOf(conversation),
      },
    },
  ]
}

function pay(
  command: Extract<Command, { type: 'checkout.pay' }>,
  conversation: Conversation,
): readonly Routed[] {
  const { basket } = conversation.flows.basket.context
  const { chosen } = conversation.flows.restaurant.context
  const { mode } = conversation.flows.menu.context
  const retrievalDate = pickupOf(conversation, conversation.now)
  if (!chosen || !mode) return []
  const placement = canPlaceOrder({
    basket,
    restaurant: chosen,
    now: conversation.now,
    flags: conversation.settings.flags,
    minimum: conversation.settings.minimumOrder,
    retrievalDate,
  })
  const verdict = placement.ok ? canUseContact(command.facts) : placement
  return [
    {
      to: 'checkout',
      event: {
        ...command,
        basket,
        restaurantId: chosen.id,
        campaignId: basket.campaignId ?? chosen.currentCampaignId,
        pickUpMode: mode,
        retrievalDate: retrievalDate ?? conversation.now,
        key: `${conversation.id}:${conversation.step}`,
        refusal: verdict.ok ? undefined : verdict.problem,
      },
    },
  ]
}

/** The place is taken first: a restaurant that is settled on while the usual is wanted asks nothing more. */
function chooseUsual(conversation: Conversation): readonly Routed[] {
  const { usual } = conversation.flows.session.context.visitor
  const { restaurant } = conversation.flows
  if (!usual) return []
  const { restaurantId, pickUpMode } = usual
  const isSettled = settledRestaurantOf(conversation)
  const wanted = { to: 'dialogue', event: { type: 'usual.choose' } } as const
  if (isSettled && restaurant.context.chosen?.id === restaurantId)
    return [
      LEAVE_PRODUCT,
      wanted,
      { to: 'menu', event: { type: 'mode.choose', mode: pickUpMode } },
      { to: 'basket', event: { type: 'basket.setMode', mode: pickUpMode } },
    ]
  const isListed = restaurant.context.list.some(({ id }) => id === restaurantId)
  if (!isListed || !(isSettled || restaurant.value === 'choosing')) return []
  return [
    LEAVE_PRODUCT,
    wanted,
    ...(isSettled ? [{ to: 'restaurant', event: { type: 'restaurant.change' } } as const] : []),
    { to: 'restaurant', event: { type: 'restaurant.choose', id: restaurantId, mode: pickUpMode } },
  ]
}

function isUsualWanted({ flows }: Conversation): boolean {
  return flows.dialogue.value === 'usual'
}

function fillUsual(conversation: Conversation): readonly Routed[] {
  const { usual } = conversation.flows.session.context.visitor
  const { menu } = conversation.flows.menu.context
  if (!usual || !menu) return [{ to: 'dialogue', event: { type: 'usual.filled', isFilled: false } }]
  const shelf = shelfOf(conversation)
  const lines = usual.items.flatMap((item, index) => {
    const product = productIn(menu, item.productCode)
    if (!canOpenProduct(product, shelf).ok) return []
    const result = linesFromItems([toItem(item)], menu, () => lineIdAt(conversation.step, index))
    return result.ok ? result.value : []
  })
  return [
    ...lines.map((line): Routed => ({
      to: 'basket',
      event: { type: 'line.composed', line, replaces: undefined, home: homeOf(conversation) },
    })),
    { to: 'dialogue', event: { type: 'usual.filled', isFilled: lines.length > 0 } },
  ]
}

function toItem(item: OrderedItem): OrderItem {
  return {
    productCode: item.productCode,
    quantity: item.quantity,
    contextCode: item.contextCode,
    children: item.children.map(toItem),
  }
}

function homeOf(conversation: Conversation): {
  restaurantId: Restaurant['id']
  campaignId: Restaurant['currentCampaignId']
} {
  const { chosen } = conversation.flows.restaurant.context
  const { menu } = conversation.flows.menu.context
  if (!chosen || !menu) throw new Error('a basket is filled only from the menu of a chosen restaurant')
  return { restaurantId: chosen.id, campaignId: menu.campaignId }
}

function lineIdAt(step: number, index = 0): LineId {
  return `l${step}.${index}` as LineId
}

/** The lines of the usual order whose product is no longer sold. */
export function missingFromUsual(conversation: Conversation): readonly ProductCode[] {
  const { usual } = conversation.flows.session.context.visitor
  const { basket } = conversation.flows.basket.context
  const present = new Set(basket.lines.map((line) => line.code))
  return (usual?.items ?? []).map((item) => item.productCode).filter((code) => !present.has(code))
}
