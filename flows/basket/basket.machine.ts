import { assign, emit, enqueueActions, setup } from 'xstate'
import type { BasketOrigin } from '#domain/basket/add-line.ts'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import { changeQuantity, removeLine } from '#domain/basket/change-quantity.ts'
import { dropLines } from '#domain/basket/conflicts.ts'
import { resetBasket, startOver } from '#domain/basket/start-over.ts'
import { atTable, inMode, withoutTable } from '#domain/basket/table-number.ts'
import type { SaleTerms } from '#domain/catalogue/availability.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import type { CampaignId, LineId, RestaurantId } from '#domain/ids.ts'
import { port, READS } from '../core/log/port.ts'
import type {
  BasketContext,
  BasketEvent,
  BasketFact,
  Composed,
  FoundCoupon,
  Revision,
} from './basket.events.ts'
import {
  couponProblem,
  lineTold,
  linesRemoved,
  linesRevised,
  reconciled,
  revised,
  withCoupon,
  withLine,
} from './basket-changes.ts'

/**
 * Spec §4 basket rules and coupons. The domain decides prices and quantities; this machine decides when it is asked.
 */
export const basketMachine = setup({
  types: {} as { context: BasketContext; events: BasketEvent; emitted: BasketFact },
  actors: {
    findCoupon: port<FoundCoupon, { origin: BasketOrigin; code: string; contextCode: string }>(
      'findCoupon',
      READS,
    ),
  },
  guards: {
    isEmpty: ({ context }) => context.basket.lines.length === 0,
  },
  actions: {
    addLine: enqueueActions(({ context, enqueue }, params: Composed) => {
      const taken = withLine(context, params)
      enqueue.assign(taken)
      if (taken.problem !== undefined) return
      enqueue.emit({
        type: 'basket.lineAdded',
        lineId: taken.lastLineId ?? ('' as LineId),
        told: lineTold(context.basket, taken, params.replaces),
      })
    }),
    tellEmptied: emit({ type: 'basket.emptied' as const }),
    setQuantity: assign(({ context }, params: { lineId: LineId; quantity: number }) => {
      const result = changeQuantity(context.basket, params.lineId, params.quantity)
      return result.ok ? { basket: result.value, problem: undefined } : { problem: result.problem }
    }),
    tellRemoved: emit(({ context }, { lineId }: { lineId: LineId }) => ({
      type: 'basket.revised' as const,
      told: linesRemoved(context.basket, [lineId]),
    })),
    removeLine: assign(({ context }, params: { lineId: LineId }) => ({
      basket: removeLine(context.basket, params.lineId),
      problem: undefined,
    })),
    revise: enqueueActions(({ context, enqueue }, params: Revision) => {
      const made = revised(context, params)
      enqueue.assign(made)
      if (made.basket)
        enqueue.emit({ type: 'basket.revised', told: linesRevised(context.basket, made.basket) })
    }),
    startOver: assign(({ context }) => ({
      basket: startOver(context.basket),
      problem: undefined,
      hasDeclinedUpsell: undefined,
    })),
    leaveOut: enqueueActions(({ context: { basket, wanted }, enqueue }) => {
      const ids = wanted?.conflicts.map(({ line }) => line.id) ?? []
      enqueue.assign({ basket: dropLines(basket, ids), wanted: undefined })
      enqueue.emit({ type: 'basket.revised', told: linesRemoved(basket, ids) })
    }),
    empty: assign({
      basket: resetBasket(),
      problem: undefined,
      update: undefined,
      wanted: undefined,
      hasDeclinedUpsell: undefined,
    }),
    reconcile: assign(({ context }, params: { menu: Menu; saleTerms: SaleTerms }) =>
      reconciled(context, params),
    ),
  },
}).createMachine({
  id: 'basket',
  initial: 'open',
  context: {
    basket: EMPTY_BASKET,
    lastLineId: undefined,
    update: undefined,
    hasNewMenu: false,
    problem: undefined,
    couponCode: undefined,
    couponLineId: undefined,
    contextCode: '',
    move: undefined,
    wanted: undefined,
    isTableAsked: false,
  },
  on: {
    'line.composed': { actions: { type: 'addLine', params: ({ event }) => event } },
    'basket.drop': {
      actions: assign(({ context, event }) => ({ basket: dropLines(context.basket, event.lineIds) })),
    },
    'basket.askMove': {
      target: '.confirmingMove',
      actions: assign({ move: ({ event }) => event.move }),
    },
    'basket.askMode': {
      target: '.askingMode',
      actions: assign(({ event: { mode, conflicts } }) => ({ wanted: { mode, conflicts } })),
    },
    'basket.awaitMode': {
      actions: assign(({ event: { mode } }) => ({ wanted: { mode, conflicts: [], isAwaited: true } })),
    },
    'basket.keepMode': { actions: assign({ wanted: undefined }) },
    'basket.empty': { target: '.open', actions: 'empty' },
    'upsell.decline': { actions: assign({ hasDeclinedUpsell: true }) },
    'basket.setMode': {
      actions: assign(({ context, event }) => ({
        basket: inMode(context.basket, event.mode),
        isTableAsked: false,
      })),
    },
    'table.tell': {
      actions: assign(({ context, event }) => ({
        basket: atTable(context.basket, event.number),
        isTableAsked: false,
      })),
    },
    'table.change': { actions: assign({ isTableAsked: true }) },
    'table.forget': { actions: assign({ basket: ({ context }) => withoutTable(context.basket) }) },
    'menu.loaded': { actions: { type: 'reconcile', params: ({ event }) => event } },
    'basket.acknowledge': { actions: assign({ update: undefined, problem: undefined }) },
    'basket.dropRepriced': {
      actions: assign(({ context }) => ({
        basket: dropLines(context.basket, context.update?.priceChanged.map(({ line }) => line.id) ?? []),
        update: undefined,
      })),
    },
  },
  states: {
    open: {
      on: {
        'basket.setQuantity': { actions: { type: 'setQuantity', params: ({ event }) => event } },
        'basket.removeLine': {
          actions: [
            { type: 'tellRemoved', params: ({ event }) => event },
            { type: 'removeLine', params: ({ event }) => event },
          ],
        },
        'basket.revise': { actions: { type: 'revise', params: ({ event }) => event } },
        'basket.startOver': [
          { guard: 'isEmpty', actions: ['startOver', 'tellEmptied'] },
          { target: 'confirmingStartOver' },
        ],
        'coupon.submit': {
          target: 'checkingCoupon',
          actions: [
            assign(({ context, event }) => ({
              couponCode: event.code,
              couponLineId: event.newLineId,
              contextCode: event.contextCode,
              problem: undefined,
              basket: context.basket,
            })),
          ],
        },
      },
    },
    confirmingStartOver: {
      on: {
        'basket.confirmStartOver': { target: 'open', actions: ['startOver', 'tellEmptied'] },
        'basket.cancelStartOver': 'open',
      },
    },
    confirmingMove: {
      on: {
        'basket.confirmMove': 'open',
        'basket.cancelMove': 'open',
        'basket.startOver': 'confirmingStartOver',
      },
    },
    askingMode: {
      on: {
        'basket.mend': {
          target: 'open',
          actions: assign(({ context, event }) => ({
            wanted: context.wanted && { ...context.wanted, mending: event.lineId },
          })),
        },
        'basket.leaveOut': { target: 'open', actions: 'leaveOut' },
        'basket.keepMode': { target: 'open', actions: assign({ wanted: undefined }) },
        'basket.setMode': {
          target: 'open',
          actions: assign(({ context, event }) => ({
            basket: inMode(context.basket, event.mode),
            wanted: undefined,
          })),
        },
        'basket.startOver': 'confirmingStartOver',
      },
    },
    checkingCoupon: {
      invoke: {
        id: 'findCoupon',
        src: 'findCoupon',
        input: ({ context }) => ({
          origin: {
            restaurantId: context.basket.restaurantId ?? ('' as RestaurantId),
            campaignId: context.basket.campaignId ?? ('' as CampaignId),
          },
          code: context.couponCode ?? '',
          contextCode: context.contextCode,
        }),
        onDone: {
          target: 'open',
          actions: assign(({ context, event }) => withCoupon(context, event.output)),
        },
        onError: {
          target: 'open',
          actions: assign(({ event }) => ({ problem: couponProblem(event.error) })),
        },
      },
    },
  },
})
