import type { Basket, BasketLine } from '#domain/basket/basket.ts'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import { linesFromItems } from '#domain/basket/order-items.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import type { Menu, PickupMode, Product } from '#domain/catalogue/product.ts'
import { DESCRIBED_FLAGS, type FeatureFlags } from '#domain/feature-flags.ts'
import { id, type OrderId, type RestaurantId } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import type { FeedbackKind } from '#domain/orders/care/feedback-message.ts'
import { currentOrders } from '#domain/orders/history/lists.ts'
import type { Order, OrderedItem } from '#domain/orders/order.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { FoundCoupon } from '#flows/machines/basket.machine.ts'
import type { OrderRequest } from '#flows/machines/checkout.machine.ts'
import type { Command, ContactFacts } from '#flows/log/commands.ts'
import { liveTurnOf, type Conversation, type Effect } from '#flows/conversation/conversation.ts'
import { announcementOf, type Announcement } from '#flows/transcript/announcement.ts'
import { advance, begin } from '#flows/engine/reducer.ts'
import { fingerprintOf, textHash, hashOf } from '#flows/engine/fingerprint.ts'
import { fold, resolved, undoStepOf, type Reach } from '#flows/engine/fold.ts'
import type { QuestionName, Say, Turn } from '#flows/log/turn.ts'
import { FLOW_VERSION, type Entry, type Log, type LoggedEvent, type Settings } from '#flows/log/log.ts'
import type { MenuKey } from '#flows/machines/menu.machine.ts'
import type { Found, Heard } from '#flows/machines/order-tracking.machine.ts'
import type { PortFailure } from '#flows/log/port.ts'
import type { Visitor } from '#flows/machines/visitor.ts'
import { at } from './at.ts'
import { anOrder, anOrderedItem } from './builders/order.ts'
import { aCatalogue } from './catalogue.ts'

/** What the outside answers an effect with. */
export type Answer = { readonly output: unknown } | { readonly failure: PortFailure }

export type Shop = {
  readonly restaurant: Restaurant
  readonly menus: { readonly EATIN: Menu; readonly TAKEOUT: Menu }
  readonly authenticationCode?: string
}

/** One step of the fold, with what caused it. */
export type Step = {
  readonly before: Conversation
  readonly after: Conversation
  readonly event: LoggedEvent
}

export type Talk = ReturnType<typeof conversationWith>

const BLOBS = ['listRestaurants', 'loadMenu', 'listHistory']

export const NOON = at('2026-03-10 12:00')

/** A contact form filled in and its policy accepted. */
export const FILLED: ContactFacts = { isComplete: true, isPolicyAccepted: true, isOffersAccepted: false }

/** The customer pays with a form filled in; the address is a token, never the address. */
export const PAY: Command = { type: 'checkout.pay', contact: { email: 'token-email' }, facts: FILLED }

export function refused(code: string, field?: string): Answer {
  return { failure: { kind: 'refused', code, ...(field === undefined ? {} : { field }) } }
}

export function failed(code = 'network'): Answer {
  return { failure: { kind: 'failed', code } }
}

/**
 * A conversation without a browser: what is asked of the outside is answered at once by a small shop that keeps its
 * word. Watches, time and the account stay silent until a test speaks for them (`hears`, `restaurantBecomes` ...).
 */
export function conversationWith(
  given: {
    readonly flags?: Partial<FeatureFlags>
    readonly shops?: readonly Shop[]
    readonly coupons?: readonly Product[]
    readonly path?: string
    readonly now?: number
    readonly visitor?: Visitor
    /** The orders of the past, newest first; without it nobody is signed in. */
    readonly history?: readonly Order[]
    readonly minimumOrder?: number
    /** Whether kitchens want to know when a customer arrives; where one is stays silent (`hears('followArrival')`). */
    readonly isArrivalWanted?: boolean
    readonly id?: string
    readonly settings?: Settings
  } = {},
) {
  const settings: Settings = given.settings ?? {
    deployment: 'test',
    flags: { ...DESCRIBED_FLAGS, ...given.flags },
    start: { latitude: 60.194255, longitude: 11.0990202 },
    searchRadiusKm: 15,
    payment: 'test',
    ...(given.minimumOrder === undefined ? {} : { minimumOrder: minor(given.minimumOrder) }),
  }
  let shops: readonly Shop[] = given.shops ?? aCatalogue().restaurants
  let now = given.now ?? NOON
  let conversation = begin(settings)
  const entries: Entry[] = []
  const blobs: Record<string, unknown> = {}
  const fingerprints: Record<string, unknown> = {}
  const heard: Announcement[] = []
  const steps: Step[] = []
  const queued = new Map<string, Answer[]>()
  const held = new Set<string>()
  const asked: { readonly src: string; readonly input: unknown }[] = []
  const ordersByKey = new Map<string, Order>()

  function record(event: LoggedEvent): void {
    const step = entries.length
    const before = conversation
    const entryAt = Math.max(now, before.now)
    const after =
      event.type === 'undone'
        ? fold({ ...log(), entries: [...entries, { at: entryAt, event }] })
        : advance(before, resolved({ at: entryAt, event }, blobs), step)
    const fingerprint = fingerprintOf(after)
    entries.push({ at: entryAt, event, hash: hashOf(fingerprint) })
    fingerprints[String(step)] = fingerprint
    conversation = after
    const announcement = announcementOf(before, after)
    if (announcement) heard.push(announcement)
    steps.push({ before, after, event })
  }

  function settle(): void {
    for (let turn = 0; turn < 50; turn++) {
      const answered = Object.values(conversation.pending).some((effect) => {
        const answer = queued.get(effect.src)?.shift() ?? (held.has(effect.src) ? undefined : fake(effect))
        if (!answer) return false
        asked.push({ src: effect.src, input: effect.input })
        tell(effect, answer)
        return true
      })
      if (!answered) return
    }
    throw new Error('the conversation asks the outside without end')
  }

  function tell(effect: Pick<Effect, 'serial' | 'src'>, answer: Answer): void {
    record(
      'failure' in answer
        ? { type: 'failed', effect: effect.serial, error: answer.failure }
        : { type: 'done', effect: effect.serial, output: keptOutput(effect.src, answer.output) },
    )
  }

  function keptOutput(src: string, output: unknown): unknown {
    if (!BLOBS.includes(src)) return output
    const hash = textHash(JSON.stringify(output))
    blobs[hash] = output
    return { $blob: hash }
  }

  function fake({ src, input }: Effect): Answer | undefined {
    switch (src) {
      case 'currentVisitor':
        return given.visitor && { output: given.visitor }
      case 'logOut':
        return { output: null }
      case 'listRestaurants':
        return { output: shops.map(({ restaurant }) => restaurant) }
      case 'findRestaurant': {
        const { slug } = input as { slug: string }
        const shop = shops.find(({ restaurant }) => restaurant.slug === slug)
        return shop ? { output: shop.restaurant } : refused('restaurant.notFound')
      }
      case 'geocode':
        return { output: { latitude: 59.9, longitude: 10.7, label: 'Oslo' } }
      case 'locate':
        return { output: { latitude: 60.2, longitude: 11.1 } }
      case 'submitCode': {
        const { id: wanted, code } = input as { id: RestaurantId; code: string }
        const shop = shopOf(wanted)
        return shop?.authenticationCode === code
          ? { output: shop.restaurant }
          : refused('restaurant.wrongCode')
      }
      case 'loadMenu': {
        const { restaurantId, mode } = input as MenuKey
        const menu = menuOf(restaurantId, mode)
        return menu ? { output: menu } : refused('restaurant.notFound')
      }
      case 'findCoupon': {
        const { code } = input as { code: string }
        const product = given.coupons?.find((known) => known.code === code)
        return product ? { output: { product, at: now } satisfies FoundCoupon } : refused('coupon.invalid')
      }
      case 'identify':
        return { output: { guestId: 'guest-1' } }
      case 'createOrder':
        return createOrder(input as OrderRequest)
      case 'pay': {
        const { order } = input as { order: Order }
        return { output: keepOrder({ ...order, state: 'VALIDATED' }) }
      }
      case 'findOrder': {
        const order = madeOrder((input as { id: OrderId }).id)
        return order ? { output: order } : refused('order.notFound')
      }
      case 'openOrder': {
        const order = madeOrder((input as { id: OrderId }).id)
        return order
          ? { output: { order, restaurant: shopOf(order.restaurantId)?.restaurant } satisfies Found }
          : refused('order.notFound')
      }
      case 'watchOrders': {
        const { order, heardAt } = input as { order: Order | undefined; heardAt: number | undefined }
        return heardAt === undefined ? { output: heardOf(order) } : undefined
      }
      case 'cancelOrder': {
        const order = madeOrder((input as { id: OrderId }).id)
        return order ? { output: keepOrder({ ...order, state: 'CANCELLED' }) } : refused('order.notFound')
      }
      case 'changeOrder': {
        const { id: wanted, change } = input as { id: OrderId; change: Partial<Order> }
        const order = madeOrder(wanted)
        return order ? { output: keepOrder({ ...order, ...change }) } : refused('order.notFound')
      }
      case 'listHistory': {
        if (!given.history) return refused('account.notSignedIn')
        const { skip, limit } = input as { skip: number; limit: number }
        return { output: { orders: given.history.slice(skip, skip + limit), total: given.history.length } }
      }
      case 'rateOrder': {
        const { id: wanted, rating } = input as { id: OrderId; rating: number }
        const order = madeOrder(wanted)
        return order ? { output: { ...order, rating } satisfies Order } : refused('order.notFound')
      }
      case 'resendEmail':
        return { output: null }
      case 'sendFeedback': {
        const { id: wanted, kind } = input as { id: OrderId; kind: FeedbackKind }
        const order = madeOrder(wanted)
        const told = kind === 'problem' ? { reportedAt: now } : { feedbackedAt: now }
        return order ? { output: { ...order, ...told } satisfies Order } : refused('order.notFound')
      }
      case 'checkArrival':
        return { output: given.isArrivalWanted ?? false }
      case 'tellParkingBay':
      case 'endArrival':
        return { output: null }
      default:
        return undefined
    }
  }

  function madeOrder(wanted: OrderId): Order | undefined {
    return [...(given.history ?? []), ...ordersByKey.values()].find(({ id }) => id === wanted)
  }

  function createOrder(request: OrderRequest): Answer {
    const known = ordersByKey.get(request.key)
    if (known) return { output: known }
    const menu = menuOf(request.restaurantId, request.pickUpMode)
    const lines = menu && linesFromItems(request.items, withCoupons(menu), (index) => id(`line-${index}`))
    if (!lines?.ok) return refused('basket.conflicts')
    const { tax, withoutTax, count } = basketTotals({ ...EMPTY_BASKET, lines: lines.value })
    const order = anOrder({
      id: id(`order-${ordersByKey.size + 1}`),
      restaurantId: request.restaurantId,
      campaignId: request.campaignId,
      state: 'CREATED',
      createdAt: now,
      retrievalDate: request.retrievalDate,
      pickUpMode: request.pickUpMode,
      price: withoutTax,
      taxes: tax,
      items: lines.value.map(orderedItemOf),
      count,
    })
    ordersByKey.set(request.key, order)
    return { output: order }
  }

  function keepOrder(order: Order): Order {
    const [key = order.id] = [...ordersByKey].find(([, { id: known }]) => known === order.id) ?? []
    ordersByKey.set(key, order)
    return order
  }

  function heardOf(order: Order | undefined): Heard {
    return {
      orders: currentOrders([], [...ordersByKey.values()], now),
      order: (order && madeOrder(order.id)) ?? order,
      at: now,
      isLost: false,
    }
  }

  function withCoupons(menu: Menu): Menu {
    const coupons = Object.fromEntries((given.coupons ?? []).map((product) => [product.code, product]))
    return { ...menu, products: { ...menu.products, ...coupons } }
  }

  function shopOf(wanted: RestaurantId | undefined): Shop | undefined {
    return shops.find(({ restaurant }) => restaurant.id === wanted)
  }

  function menuOf(restaurantId: RestaurantId, mode: PickupMode): Menu | undefined {
    return shopOf(restaurantId)?.menus[mode === 'TAKEOUT' ? 'TAKEOUT' : 'EATIN']
  }

  function log(): Log {
    return { version: FLOW_VERSION, settings, blobs, entries }
  }

  function hears(src: string, answer: Answer): Talk {
    const effect = Object.values(conversation.pending).find((known) => known.src === src)
    if (!effect) throw new Error(`nobody waits for "${src}"`)
    tell(effect, answer)
    settle()
    return talk
  }

  const talk = {
    /** The customer's acts, one after the other; the shop answers in between. */
    says(...commands: readonly Command[]) {
      for (const command of commands) {
        record({ type: 'command', command })
        settle()
      }
      return talk
    },
    /** Typed text that came to a command. */
    types(said: string, command: Command) {
      record({ type: 'command', command, said })
      settle()
      return talk
    },
    /** Takes back the last answer or act; false where nothing can be. */
    undo(reach: Reach) {
      const to = undoStepOf(entries, conversation, reach)
      if (to === undefined) return false
      record({ type: 'undone', to })
      settle()
      return true
    },
    /** Takes back everything from a step on. */
    undoTo(step: number) {
      record({ type: 'undone', to: step })
      settle()
      return talk
    },
    /** What the next calls of a port are answered with, before the shop answers itself again. */
    next(src: string, ...answers: readonly Answer[]) {
      queued.set(src, [...(queued.get(src) ?? []), ...answers])
      return talk
    },
    /** Keeps a port silent until it is let go. */
    holds(src: string) {
      held.add(src)
      return talk
    },
    letsGo(src: string) {
      held.delete(src)
      settle()
      return talk
    },
    /** An effect that waits is answered. */
    hears,
    /** An answer that comes whether or not anybody waits. */
    lateAnswer(serial: string, src: string, output: unknown) {
      tell({ serial, src }, { output })
      return talk
    },
    /** The chosen restaurant is found changed. */
    restaurantBecomes(change: Partial<Restaurant>) {
      const { chosen } = conversation.flows.restaurant.context
      const shop = shopOf(chosen?.id)
      if (!shop) throw new Error('no restaurant is chosen')
      const restaurant = { ...shop.restaurant, ...change }
      shops = shops.map((known) => (known === shop ? { ...shop, restaurant } : known))
      return hears('watchRestaurant', { output: restaurant })
    },
    /** The menus of every restaurant change; nobody is told. */
    menusBecome(change: (menu: Menu) => Menu) {
      shops = shops.map((shop) => ({
        ...shop,
        menus: { EATIN: change(shop.menus.EATIN), TAKEOUT: change(shop.menus.TAKEOUT) },
      }))
      return talk
    },
    /** The order that is followed is found changed. */
    orderBecomes(change: Partial<Order>) {
      const { order } = conversation.flows.tracking.context
      if (!order) throw new Error('no order is followed')
      const changed = keepOrder({ ...order, ...change })
      return hears('watchOrders', { output: heardOf(changed) })
    },
    /** An order of this account that was made another day or elsewhere. */
    hasOrder(order: Order) {
      keepOrder(order)
      return talk
    },
    later(ms: number) {
      now += ms
      return talk
    },
    asks: (): QuestionName | undefined => liveTurnOf(conversation)?.question.name,
    told: (): readonly string[] => liveTurnOf(conversation)?.acks.map(({ key }) => key) ?? [],
    toldWith: (key: string): Say['values'] =>
      liveTurnOf(conversation)?.acks.find((ack) => ack.key === key)?.values,
    turns: (): readonly Turn[] => conversation.turns,
    basket: (): Basket => conversation.flows.basket.context.basket,
    lines: (): readonly (readonly [string, number])[] =>
      conversation.flows.basket.context.basket.lines.map(({ code, quantity }) => [code, quantity]),
    line: (code: string): BasketLine => {
      const found = conversation.flows.basket.context.basket.lines.find((line) => line.code === code)
      if (!found) throw new Error(`the basket holds no "${code}"`)
      return found
    },
    total: (): number => basketTotals(conversation.flows.basket.context.basket).total,
    problem: (): string | undefined => conversation.flows.checkout.context.problem?.code,
    order: (): Order | undefined => conversation.flows.tracking.context.order,
    orders: (): readonly Order[] => [...ordersByKey.values()],
    /** What a port was asked, each time it answered. */
    askedOf: <Input>(src: string): readonly Input[] =>
      asked.filter((known) => known.src === src).map(({ input }) => input as Input),
    waitsFor: (): readonly string[] => Object.values(conversation.pending).map(({ src }) => src),
    heard: (): readonly Announcement[] => heard,
    steps: (): readonly Step[] => steps,
    step: (): number => entries.length,
    conversation: (): Conversation => conversation,
    log,
    /** The log as it is exported: with what each step looked like. */
    recording: () => ({ ...log(), fingerprints }),
  }
  record({ type: 'started', id: given.id ?? 'talk', path: given.path ?? '/' })
  settle()
  return talk
}

/** The steps to the categories of Brygga Burger. */
export function atTheMenu(
  given: Parameters<typeof conversationWith>[0] = {},
  mode: PickupMode = 'EATIN',
): Talk {
  return conversationWith(given).says(
    { type: 'restaurant.choose', id: id('brygga') },
    { type: 'mode.choose', mode },
  )
}

/** A burger in the basket and the recap in front of the customer. */
export function atTheCheckout(given: Parameters<typeof conversationWith>[0] = {}): Talk {
  return atTheMenu(given).says({ type: 'product.add', code: id('burger') }, { type: 'checkout.start' })
}

/** The order of a returning customer, as the account call tells it. */
export function aRegular(order: Partial<Order> = {}): Visitor {
  return {
    kind: 'guest',
    isContactKnown: true,
    usual: anOrder({
      restaurantId: id('brygga'),
      campaignId: id('brygga-1'),
      state: 'PAID',
      pickUpMode: 'EATIN',
      items: [anOrderedItem({ productCode: id('burger'), quantity: 2 })],
      ...order,
    }),
  }
}

function orderedItemOf(line: BasketLine): OrderedItem {
  return anOrderedItem({
    productCode: line.code,
    quantity: line.quantity,
    contextCode: line.contextCode,
    price: line.unitPrice,
    snapshot: { name: line.name, type: line.type },
  })
}
