import { assign, enqueueActions, setup } from 'xstate'
import type { Menu, PickupMode } from '#domain/catalogue/product.ts'
import type { CampaignId, CategoryId, RestaurantId } from '#domain/ids.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { port } from '../core/log/port.ts'

export type MenuKey = {
  readonly restaurantId: RestaurantId
  readonly campaignId: CampaignId
  readonly mode: PickupMode
}

export type MenuContext = {
  readonly restaurantId: RestaurantId | undefined
  readonly campaignId: CampaignId | undefined
  readonly mode: PickupMode | undefined
  readonly menu: Menu | undefined
  readonly categoryId: CategoryId | undefined
}

export type MenuEvent =
  | { readonly type: 'restaurant.settled'; readonly restaurant: Restaurant; readonly mode?: PickupMode }
  | { readonly type: 'restaurant.changed'; readonly restaurant: Restaurant }
  | { readonly type: 'mode.choose'; readonly mode: PickupMode }
  | { readonly type: 'mode.forget' }
  | { readonly type: 'menu.retry' }
  | { readonly type: 'category.choose'; readonly id: CategoryId }
  | { readonly type: 'menu.categories' }
  | { readonly type: 'cache.clear' }

export type MenuFact =
  | { readonly type: 'menu.loaded'; readonly menu: Menu }
  /** A mode was chosen at the restaurant; `isOther` than the one before. */
  | { readonly type: 'mode.chosen'; readonly mode: PickupMode; readonly isOther: boolean }

const menuSetup = setup({
  types: {} as { context: MenuContext; events: MenuEvent; emitted: MenuFact },
  actors: {
    loadMenu: port<Menu, MenuKey>('loadMenu', { isLarge: true, isReading: true }),
    renewMenu: port<Menu, MenuKey>('loadMenu', { isLarge: true, isReading: true, isRenewal: true }),
  },
  guards: {
    knowsMode: ({ context }, params: { mode: PickupMode | undefined }) =>
      (params.mode ?? context.mode) !== undefined,
    isNewCampaign: ({ context }, params: { restaurant: Restaurant }) =>
      context.mode !== undefined && params.restaurant.currentCampaignId !== context.campaignId,
  },
  actions: {
    settle: assign(({ context }, params: { restaurant: Restaurant; mode: PickupMode | undefined }) => ({
      restaurantId: params.restaurant.id,
      campaignId: params.restaurant.currentCampaignId,
      mode: params.mode ?? context.mode,
      menu: undefined,
      categoryId: undefined,
    })),
    chooseMode: enqueueActions(({ context, enqueue }, { mode }: { mode: PickupMode }) => {
      enqueue.emit({ type: 'mode.chosen', mode, isOther: mode !== context.mode })
      enqueue.assign({ mode })
    }),
    take: enqueueActions(({ context, enqueue }, { menu }: { menu: Menu }) => {
      const categoryId = hasCategory(menu, context.categoryId) ? context.categoryId : undefined
      enqueue.assign({ menu, categoryId })
      enqueue.emit({ type: 'menu.loaded', menu })
    }),
  },
})

/** What a customer can do with a loaded menu, also while it is fetched again. */
const READING = menuSetup.createStateConfig({
  on: {
    'category.choose': { actions: assign({ categoryId: ({ event }) => event.id }) },
    'menu.categories': { actions: assign({ categoryId: undefined }) },
  },
})

/** Spec §2 /before-order, /categories, /order: which menu is read, and which category of it; §4 its cache (S4.111). */
export const menuMachine = menuSetup.createMachine({
  id: 'menu',
  initial: 'waiting',
  context: {
    restaurantId: undefined,
    campaignId: undefined,
    mode: undefined,
    menu: undefined,
    categoryId: undefined,
  },
  on: {
    'restaurant.settled': [
      {
        guard: { type: 'knowsMode', params: ({ event }) => ({ mode: event.mode }) },
        target: '.loading',
        actions: {
          type: 'settle',
          params: ({ event }) => ({ restaurant: event.restaurant, mode: event.mode }),
        },
      },
      {
        target: '.waiting',
        actions: {
          type: 'settle',
          params: ({ event }) => ({ restaurant: event.restaurant, mode: event.mode }),
        },
      },
    ],
    'restaurant.changed': {
      guard: { type: 'isNewCampaign', params: ({ event }) => ({ restaurant: event.restaurant }) },
      target: '.loading',
      actions: assign({ campaignId: ({ event }) => event.restaurant.currentCampaignId }),
    },
    'mode.forget': {
      target: '.waiting',
      actions: assign({ mode: undefined, menu: undefined, categoryId: undefined }),
    },
    'mode.choose': {
      target: '.loading',
      actions: { type: 'chooseMode', params: ({ event }) => event },
    },
  },
  states: {
    waiting: {},
    loading: {
      invoke: {
        id: 'loadMenu',
        src: 'loadMenu',
        input: ({ context }) => keyOf(context),
        onDone: {
          target: 'ready',
          actions: { type: 'take', params: ({ event }) => ({ menu: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: { on: { 'menu.retry': 'loading' } },
    ready: { on: { ...READING.on, 'cache.clear': 'renewing' } },
    // The loaded menu is used until the new one has come, and kept if none comes.
    renewing: {
      ...READING,
      invoke: {
        id: 'renewMenu',
        src: 'renewMenu',
        input: ({ context }) => keyOf(context),
        onDone: {
          target: 'ready',
          actions: { type: 'take', params: ({ event }) => ({ menu: event.output }) },
        },
        onError: 'ready',
      },
    },
  },
})

function keyOf({ restaurantId, campaignId, mode }: MenuContext): MenuKey {
  return {
    restaurantId: restaurantId ?? ('' as RestaurantId),
    campaignId: campaignId ?? ('' as CampaignId),
    mode: mode ?? 'EATIN',
  }
}

function hasCategory(menu: Menu, id: CategoryId | undefined): boolean {
  return id !== undefined && menu.categories.some((category) => category.id === id)
}
