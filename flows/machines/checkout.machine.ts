import { assign, emit, setup } from 'xstate'
import type { Basket } from '#domain/basket/basket.ts'
import { toOrderItems } from '#domain/basket/order-items.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import type { PickupMode } from '#domain/catalogue/product.ts'
import { agreesOnPrice } from '#domain/checkout/price-agreement.ts'
import type { CampaignId, RestaurantId } from '#domain/ids.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { Order, OrderItem } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import type { ContactFacts, ContactTokens } from '../log/commands.ts'
import { failureOf, isRefusal, port, type PortFailure } from '../log/port.ts'

/** What is asked of the server when the customer pays; the key makes repeating it harmless (S4.55). */
export type OrderRequest = {
  readonly key: string
  readonly restaurantId: RestaurantId
  readonly campaignId: CampaignId
  readonly items: readonly OrderItem[]
  readonly pickUpMode: PickupMode
  readonly retrievalDate: number
  readonly contact: ContactTokens
}

export type CheckoutContext = {
  readonly chosenPickup: number | undefined
  readonly lapsesAt: number | undefined
  readonly wasMoved: boolean
  readonly request: OrderRequest | undefined
  readonly contact: ContactTokens
  readonly facts: ContactFacts | undefined
  readonly basketTotal: Minor
  readonly order: Order | undefined
  readonly problem: { readonly code: string; readonly field?: string } | undefined
  readonly repriced: { readonly was: Minor; readonly is: Minor } | undefined
}

/** `checkout.pay` with what dispatch adds: everything the rules were asked about, and their verdict. */
export type PayEvent = {
  readonly type: 'checkout.pay'
  readonly contact: ContactTokens
  readonly facts: ContactFacts
  readonly basket: Basket
  readonly restaurantId: RestaurantId
  readonly campaignId: CampaignId
  readonly pickUpMode: PickupMode
  readonly retrievalDate: number
  readonly key: string
  readonly refusal: Problem | undefined
}

export type CheckoutEvent =
  | PayEvent
  | {
      readonly type: 'pickup.choose'
      readonly at: number | 'earliest'
      readonly lapsesAt: number | undefined
    }
  | { readonly type: 'price.accept' }
  | { readonly type: 'price.decline' }
  | { readonly type: 'payment.retry' }
  | { readonly type: 'payment.dismiss' }

export type CheckoutFact =
  | { readonly type: 'order.placed'; readonly order: Order }
  | { readonly type: 'guest.identified' }
  | { readonly type: 'price.declined' }
  | { readonly type: 'order.conflicted' }

/** Spec §4 Checkout (S4.48-S4.56): order, price agreement, payment; one order however often it is tried. */
export const checkoutMachine = setup({
  types: {} as { context: CheckoutContext; events: CheckoutEvent; emitted: CheckoutFact },
  actors: {
    /** Answers once the pickup time can no longer be kept (S4.48, S4.83); never when none was chosen. */
    waitForLapse: port<null, { at: number | undefined }>('waitForLapse'),
    identify: port<{ readonly guestId: string }, { contact: ContactTokens; facts: ContactFacts | undefined }>(
      'identify',
    ),
    createOrder: port<Order, OrderRequest | undefined>('createOrder'),
    pay: port<Order, { order: Order | undefined }>('pay'),
  },
  guards: {
    isRefused: (_, params: { refusal: Problem | undefined }) => params.refusal !== undefined,
    isAgreed: ({ context }, params: { order: Order }) => agreesOnPrice(params.order, context.basketTotal),
    hasRequest: ({ context }) => context.request !== undefined,
    isUnpaid: ({ context }) => context.order !== undefined,
    /** An order left unpaid too long is gone on the server: paying anew makes a new one. */
    isExpired: (_, params: { error: unknown }) =>
      isRefusal(params.error) && failureOf(params.error).code === 'order.alreadyCancelled',
    isConflict: (_, params: { error: unknown }) =>
      isRefusal(params.error) && failureOf(params.error).code === 'basket.conflicts',
  },
  actions: {
    complain: assign((_, params: { failure: PortFailure }) => ({ problem: problemOf(params.failure) })),
    refuse: assign((_, params: { refusal: Problem | undefined }) => ({
      problem: params.refusal ? { code: params.refusal } : undefined,
    })),
    request: assign(({ context }, params: PayEvent) => requested(context, params)),
    forgetOrder: assign({ order: undefined, request: undefined }),
    tellIdentified: emit({ type: 'guest.identified' as const }),
    tellPlaced: emit((_, params: { order: Order }) => ({
      type: 'order.placed' as const,
      order: params.order,
    })),
  },
}).createMachine({
  id: 'checkout',
  initial: 'reviewing',
  context: {
    chosenPickup: undefined,
    lapsesAt: undefined,
    wasMoved: false,
    request: undefined,
    contact: {},
    facts: undefined,
    basketTotal: 0 as Minor,
    order: undefined,
    problem: undefined,
    repriced: undefined,
  },
  states: {
    reviewing: {
      invoke: {
        id: 'waitForLapse',
        src: 'waitForLapse',
        input: ({ context }) => ({ at: context.lapsesAt }),
        onDone: {
          target: 'reviewing',
          reenter: true,
          actions: assign({ chosenPickup: undefined, lapsesAt: undefined, wasMoved: true }),
        },
        onError: { actions: assign({ lapsesAt: undefined }) },
      },
      on: {
        'checkout.pay': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            actions: { type: 'refuse', params: ({ event }) => event },
          },
          { target: 'identifying', actions: { type: 'request', params: ({ event }) => event } },
        ],
        'pickup.choose': {
          target: 'reviewing',
          reenter: true,
          actions: assign({
            chosenPickup: ({ event }) => (event.at === 'earliest' ? undefined : event.at),
            lapsesAt: ({ event }) => event.lapsesAt,
            wasMoved: false,
            problem: undefined,
          }),
        },
      },
    },
    identifying: {
      invoke: {
        id: 'identify',
        src: 'identify',
        input: ({ context }) => ({ contact: context.contact, facts: context.facts }),
        onDone: [
          { guard: 'isUnpaid', target: 'paying', actions: 'tellIdentified' },
          { target: 'ordering', actions: 'tellIdentified' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    ordering: {
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: 'isAgreed', params: ({ event }) => ({ order: event.output }) },
            target: 'paying',
            actions: assign({ order: ({ event }) => event.output }),
          },
          {
            target: 'repriced',
            actions: assign({
              order: ({ event }) => event.output,
              repriced: ({ context, event }) => ({
                was: context.basketTotal,
                is: (event.output.price + event.output.taxes) as Minor,
              }),
            }),
          },
        ],
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'reviewing',
            actions: [
              assign({ request: undefined, problem: { code: 'basket.conflicts' } }),
              emit({ type: 'order.conflicted' as const }),
            ],
          },
          {
            target: 'failed',
            actions: { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
        ],
      },
    },
    repriced: {
      on: {
        'price.accept': { target: 'paying', actions: assign({ repriced: undefined }) },
        'price.decline': {
          target: 'reviewing',
          actions: [
            assign({ repriced: undefined, request: undefined, order: undefined }),
            emit({ type: 'price.declined' as const }),
          ],
        },
      },
    },
    paying: {
      invoke: {
        id: 'pay',
        src: 'pay',
        input: ({ context }) => ({ order: context.order }),
        onDone: {
          target: 'reviewing',
          actions: [
            { type: 'tellPlaced', params: ({ event }) => ({ order: event.output }) },
            assign({
              order: undefined,
              request: undefined,
              chosenPickup: undefined,
              lapsesAt: undefined,
              wasMoved: false,
              problem: undefined,
            }),
          ],
        },
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => ({ error: event.error }) },
            target: 'failed',
            actions: [
              { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              'forgetOrder',
            ],
          },
          {
            target: 'failed',
            actions: { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
        ],
      },
    },
    failed: {
      on: {
        'payment.retry': [
          { guard: 'hasRequest', target: 'identifying' },
          { target: 'reviewing', actions: assign({ problem: undefined }) },
        ],
        'payment.dismiss': { target: 'reviewing', actions: assign({ problem: undefined }) },
      },
    },
  },
})

/** The same basket for the same pickup time keeps its key and its order; anything else is a new order. */
function requested(context: CheckoutContext, event: PayEvent): Partial<CheckoutContext> {
  const items = toOrderItems(event.basket)
  const fresh: OrderRequest = {
    key: event.key,
    restaurantId: event.restaurantId,
    campaignId: event.campaignId,
    items,
    pickUpMode: event.pickUpMode,
    retrievalDate: event.retrievalDate,
    contact: event.contact,
  }
  const isSame =
    context.request !== undefined &&
    JSON.stringify({ ...context.request, key: '', contact: {} }) ===
      JSON.stringify({ ...fresh, key: '', contact: {} })
  return {
    contact: event.contact,
    facts: event.facts,
    basketTotal: basketTotals(event.basket).total,
    problem: undefined,
    ...(isSame ? {} : { request: fresh, order: undefined }),
  }
}

function problemOf(failure: PortFailure): { code: string; field?: string } {
  return failure.field === undefined ? { code: failure.code } : { code: failure.code, field: failure.field }
}
