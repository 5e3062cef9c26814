import { assign, emit, enqueueActions, setup } from 'xstate'
import type { PickupMode } from '#domain/catalogue/product.ts'
import type { ProductCode, RestaurantId } from '#domain/ids.ts'
import { openingBetween } from '#domain/restaurant/opening-hours.ts'
import { orderingStatusOf } from '#domain/restaurant/ordering-status.ts'
import type { Coordinates, Restaurant } from '#domain/restaurant/restaurant.ts'
import { type AnswerTimes, failureOf, port, READS, timed } from '../core/log/port.ts'
import type { Token } from '../core/log/command-data.ts'
import type { Found, Near, RestaurantContext, RestaurantEvent, RestaurantFact } from './restaurant.events.ts'

/** What came of a look at the chosen restaurant; without one that it is as it was known. */
type Looked = AnswerTimes & { readonly output?: Restaurant }

const restaurantSetup = setup({
  types: {} as { context: RestaurantContext; events: RestaurantEvent; emitted: RestaurantFact },
  actors: {
    listRestaurants: port<Found, { near: Near | undefined }>('listRestaurants', {
      isLarge: true,
      isReading: true,
    }),
    renewRestaurants: port<Found, { near: Near | undefined }>('listRestaurants', {
      isLarge: true,
      isReading: true,
      isRenewal: true,
    }),
    findRestaurant: port<Restaurant, { slug: string }>('findRestaurant', READS),
    geocode: port<Near, { text: Token }>('geocode', READS),
    locate: port<Near, undefined>('locate'),
    submitCode: port<Restaurant, { id: RestaurantId; code: Token }>('submitCode'),
    watchRestaurant: port<Restaurant, { restaurant: Restaurant }>('watchRestaurant', {
      isWatch: true,
      isReading: true,
    }),
  },
  guards: {
    // The deployment has exactly one (S2.34); the only one near a place is offered, not chosen.
    isOnlyOne: ({ context }, params: { list: Found }) =>
      params.list.length === 1 && context.sought === undefined && !context.isOnlyOneAsked,
    isHere: (_, params: { at: Coordinates | undefined }) => params.at === undefined,
    isThere: (_, params: { at: Coordinates | undefined }) => params.at !== undefined,
    needsCode: ({ context }, params: { restaurant: Restaurant | undefined }) =>
      (params.restaurant ?? context.chosen)?.authenticationRequired === true,
    isListed: ({ context }, params: { id: RestaurantId }) => find(context.list, params.id) !== undefined,
    isCodeless: ({ context }, params: { restaurant: Restaurant }) =>
      context.isForCode && !params.restaurant.authenticationRequired,
    hasList: ({ context }) => context.list.length > 0,
    isLinked: ({ context }) => context.slug !== undefined && context.list.length === 0,
  },
  actions: {
    keepList: assign(({ context }, params: { list: Found }) => ({
      list: params.list,
      near: context.sought,
      problem: undefined,
    })),
    renewList: assign((_, params: { list: Found }) => ({ list: params.list, problem: undefined })),
    settleOn: assign((_, params: { restaurant: Restaurant | undefined; mode: PickupMode | undefined }) => ({
      chosen: params.restaurant,
      mode: params.mode,
      shown: undefined,
      problem: undefined,
    })),
    complain: assign((_, params: { problem: string }) => ({ problem: params.problem })),
    learnOutage: assign(({ context }, params: { productCode: ProductCode }) => ({
      chosen: context.chosen && withOutage(context.chosen, params.productCode),
    })),
    tellSettled: emit(({ context }) => settled(context)),
    tellChanged: emit(({ context }, { restaurant }: { restaurant: Restaurant }) => {
      const before = chosenOf(context)
      const ordering = orderingStatusOf(before, restaurant)
      return { type: 'restaurant.changed' as const, restaurant, before, ordering }
    }),
    tellOpening: enqueueActions(({ context, enqueue }, { output, since, at }: Looked) => {
      const before = chosenOf(context)
      const opening = openingBetween(before, since, output ?? before, at)
      if (opening) enqueue.emit({ type: `restaurant.${opening}` })
    }),
  },
})

/**
 * What a customer can do with the list, also while a place is looked up: nobody has to wait for an answer they no
 * longer want.
 */
const LOOKING = restaurantSetup.createStateConfig({
  on: {
    'restaurant.choose': {
      guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
      target: 'settling',
      actions: [
        {
          type: 'settleOn',
          params: ({ context, event }) => ({ restaurant: find(context.list, event.id), mode: event.mode }),
        },
        assign({ tableNumber: undefined }),
      ],
    },
    'restaurant.search': {
      target: 'searching',
      reenter: true,
      actions: assign({ text: ({ event }) => event.text, problem: undefined }),
    },
    'restaurant.near': {
      guard: { type: 'isHere', params: ({ event }) => ({ at: event.at }) },
      target: 'locating',
      actions: assign({ problem: undefined }),
    },
    'restaurant.showAll': {
      target: 'listing',
      reenter: true,
      actions: assign({ sought: undefined, problem: undefined }),
    },
  },
})

/** Spec §2 /restaurants, /restaurant/{slug}, /restaurants/{slug}/authenticate; §4 restaurant refetch (S4.65-S4.72). */
export const restaurantMachine = restaurantSetup.createMachine({
  id: 'restaurant',
  initial: 'listing',
  context: {
    list: [],
    near: undefined,
    sought: undefined,
    slug: undefined,
    isForCode: false,
    tableNumber: undefined,
    isOnlyOneAsked: false,
    shown: undefined,
    mode: undefined,
    chosen: undefined,
    text: undefined,
    code: undefined,
    problem: undefined,
  },
  on: {
    'outage.learned': { actions: { type: 'learnOutage', params: ({ event }) => event } },
    'restaurant.askOnlyOne': { actions: assign({ isOnlyOneAsked: true }) },
    'restaurant.stay': {
      target: '.chosen',
      actions: {
        type: 'settleOn',
        params: ({ context, event }) => ({ restaurant: event.restaurant, mode: context.mode }),
      },
    },
    'restaurant.open': {
      target: '.opening',
      actions: assign({
        slug: ({ event }) => event.slug,
        isForCode: ({ event }) => event.isForCode === true,
        tableNumber: ({ event }) => event.tableNumber,
        shown: undefined,
      }),
    },
    'restaurant.near': {
      guard: { type: 'isThere', params: ({ event }) => ({ at: event.at }) },
      target: '.listing',
      actions: assign({ sought: ({ event }) => event.at, problem: undefined }),
    },
  },
  states: {
    listing: {
      ...LOOKING,
      invoke: {
        id: 'listRestaurants',
        src: 'listRestaurants',
        input: ({ context }) => ({ near: context.sought }),
        onDone: [
          {
            guard: { type: 'isOnlyOne', params: ({ event }) => ({ list: event.output }) },
            target: 'settling',
            actions: [
              { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
              {
                type: 'settleOn',
                params: ({ event }) => ({ restaurant: event.output[0], mode: undefined }),
              },
            ],
          },
          {
            target: 'choosing',
            actions: { type: 'keepList', params: ({ event }) => ({ list: event.output }) },
          },
        ],
        // A failed request leaves the list as it was.
        onError: [
          {
            guard: 'hasList',
            target: 'choosing',
            actions: { type: 'complain', params: { problem: 'listFailed' } },
          },
          { target: 'unlisted' },
        ],
      },
    },
    unlisted: { on: { 'restaurant.retry': 'listing' } },
    choosing: { on: { ...LOOKING.on, 'restaurant.retry': 'listing', 'cache.clear': 'renewing' } },
    // The list is used until the new one has come, and kept if none comes (S4.111).
    renewing: {
      on: { ...LOOKING.on, 'restaurant.retry': 'listing' },
      invoke: {
        id: 'renewRestaurants',
        src: 'renewRestaurants',
        input: ({ context }) => ({ near: context.near }),
        onDone: {
          target: 'choosing',
          actions: { type: 'renewList', params: ({ event }) => ({ list: event.output }) },
        },
        onError: 'choosing',
      },
    },
    searching: {
      ...LOOKING,
      invoke: {
        id: 'geocode',
        src: 'geocode',
        input: ({ context }) => ({ text: context.text ?? '' }),
        onDone: { target: 'listing', actions: assign({ sought: ({ event }) => event.output }) },
        onError: {
          target: 'choosing',
          actions: { type: 'complain', params: ({ event }) => ({ problem: searchProblem(event.error) }) },
        },
      },
    },
    locating: {
      ...LOOKING,
      invoke: {
        id: 'locate',
        src: 'locate',
        input: undefined,
        onDone: { target: 'listing', actions: assign({ sought: ({ event }) => event.output }) },
        onError: {
          target: 'choosing',
          actions: { type: 'complain', params: { problem: 'notLocated' } },
        },
      },
    },
    opening: {
      invoke: {
        id: 'findRestaurant',
        src: 'findRestaurant',
        input: ({ context }) => ({ slug: context.slug ?? '' }),
        onDone: [
          {
            guard: { type: 'isCodeless', params: ({ event }) => ({ restaurant: event.output }) },
            target: 'listing',
            actions: assign({
              shown: ({ event }) => event.output.id,
              sought: undefined,
              slug: undefined,
              problem: undefined,
            }),
          },
          {
            target: 'settling',
            actions: {
              type: 'settleOn',
              params: ({ event }) => ({ restaurant: event.output, mode: undefined }),
            },
          },
        ],
        onError: {
          target: 'listing',
          actions: [
            assign({ problem: 'linkNotFound', sought: undefined, slug: undefined }),
            emit({ type: 'restaurant.notFound' as const }),
          ],
        },
      },
    },
    settling: {
      always: [
        { guard: { type: 'needsCode', params: { restaurant: undefined } }, target: 'askingCode' },
        { target: 'chosen', actions: 'tellSettled' },
      ],
    },
    askingCode: {
      on: {
        'code.submit': { target: 'checkingCode', actions: assign({ code: ({ event }) => event.code }) },
        'restaurant.change': {
          target: 'listing',
          actions: assign({ chosen: undefined, problem: undefined }),
        },
      },
    },
    checkingCode: {
      invoke: {
        id: 'submitCode',
        src: 'submitCode',
        input: ({ context }) => ({
          id: context.chosen?.id ?? ('' as RestaurantId),
          code: context.code ?? '',
        }),
        onDone: {
          target: 'chosen',
          actions: [
            {
              type: 'settleOn',
              params: ({ context, event }) => ({ restaurant: event.output, mode: context.mode }),
            },
            'tellSettled',
          ],
        },
        onError: {
          target: 'askingCode',
          actions: { type: 'complain', params: ({ event }) => ({ problem: failureOf(event.error).code }) },
        },
      },
    },
    chosen: {
      invoke: {
        id: 'watchRestaurant',
        src: 'watchRestaurant',
        input: ({ context }) => ({ restaurant: chosenOf(context) }),
        onDone: {
          target: 'chosen',
          reenter: true,
          actions: [
            { type: 'tellChanged', params: ({ event }) => ({ restaurant: event.output }) },
            { type: 'tellOpening', params: ({ event }) => timed(event) },
            assign({ chosen: ({ event }) => event.output }),
          ],
        },
        onError: {
          target: 'unwatched',
          actions: { type: 'tellOpening', params: ({ event }) => timed(event) },
        },
      },
      on: {
        'restaurant.refresh': { target: 'chosen', reenter: true },
        'code.wanted': { target: 'askingCode', actions: assign({ problem: undefined }) },
        'restaurant.change': [
          { guard: 'isLinked', target: 'listing' },
          { target: 'choosing', actions: assign({ problem: undefined }) },
        ],
      },
    },
    unwatched: {
      on: {
        'restaurant.refresh': 'chosen',
        'code.wanted': { target: 'askingCode', actions: assign({ problem: undefined }) },
        'restaurant.change': [
          { guard: 'isLinked', target: 'listing' },
          { target: 'choosing', actions: assign({ problem: undefined }) },
        ],
      },
    },
  },
})

function withOutage(restaurant: Restaurant, productCode: ProductCode): Restaurant {
  const { outageProducts } = restaurant
  if (outageProducts.some((outage) => outage.productCode === productCode)) return restaurant
  return { ...restaurant, outageProducts: [...outageProducts, { productCode, state: 'UNAVAILABLE' }] }
}

function find(list: Found, id: RestaurantId): Restaurant | undefined {
  return list.find((restaurant) => restaurant.id === id)
}

function chosenOf(context: RestaurantContext): Restaurant {
  if (!context.chosen) throw new Error('a restaurant is watched or told of only once chosen')
  return context.chosen
}

function settled(context: RestaurantContext): RestaurantFact {
  const { mode, tableNumber } = context
  return {
    type: 'restaurant.settled',
    restaurant: chosenOf(context),
    ...(mode === undefined ? {} : { mode }),
    ...(tableNumber === undefined ? {} : { tableNumber }),
  }
}

function searchProblem(error: unknown): string {
  const failure = failureOf(error)
  return failure.kind === 'refused' ? 'noResults' : 'searchFailed'
}
