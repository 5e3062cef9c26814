import { assign, emit, enqueueActions, setup } from 'xstate'
import { addLine, type BasketOrigin } from '#domain/basket/add-line.ts'
import { EMPTY_BASKET, type Basket, type BasketLine } from '#domain/basket/basket.ts'
import { changeQuantity, removeLine, replaceLine } from '#domain/basket/change-quantity.ts'
import {
  dropConflicts,
  dropLines,
  findConflicts,
  isTouched,
  repriceLines,
  type MenuChange,
} from '#domain/basket/conflicts.ts'
import { editBasket, type BasketEdit } from '#domain/basket/edit-basket.ts'
import { applyCoupon, canApplyCoupon } from '#domain/basket/coupons.ts'
import { resetBasket, startOver } from '#domain/basket/start-over.ts'
import { atTable, inMode, withoutTable } from '#domain/basket/table-number.ts'
import type { LineConflict } from '#domain/basket/line-conflicts.ts'
import type { SaleTerms } from '#domain/catalogue/availability.ts'
import type { Menu, PickupMode, Product } from '#domain/catalogue/product.ts'
import type { CampaignId, LineId, RestaurantId } from '#domain/ids.ts'
import type { Problem } from '#domain/problem.ts'
import { failureOf, port } from '../core/log/port.ts'

/** A coupon product and the server's time (epoch ms) its window is judged by. */
export type FoundCoupon = { readonly product: Product; readonly at: number }

export type BasketContext = {
  readonly basket: Basket
  readonly lastLineId: LineId | undefined
  /** What a menu or mode change did to the basket (S4.84), told once. */
  readonly update: MenuChange | undefined
  /** Whether the update came with another campaign (S4.68). */
  readonly hasNewMenu: boolean
  readonly problem: Problem | undefined
  readonly couponCode: string | undefined
  readonly couponLineId: LineId | undefined
  readonly contextCode: string
  /** The restaurant that was chosen while the basket is of another. */
  readonly move: Move | undefined
  /** The mode that was chosen while something in the basket cannot be had in it, until that is resolved. */
  readonly wanted: WantedMode | undefined
  /** The customer wants to tell another table than the one that is known. */
  readonly isTableAsked: boolean
}

/** What stands in the way of a mode, and the line that is being changed for it. */
export type WantedMode = {
  readonly mode: PickupMode
  readonly conflicts: readonly LineConflict[]
  readonly mending?: LineId
  /** It is asked about once the menu of its restaurant has come. */
  readonly isAwaited?: true
}

/** Where to order instead, and how. */
export type Move = { readonly id: RestaurantId; readonly mode?: PickupMode }

type Composed = {
  readonly line: BasketLine
  readonly replaces: LineId | undefined
  readonly origin: BasketOrigin
}

type Revision = { readonly edits: readonly BasketEdit[]; readonly origin: BasketOrigin }

export type BasketEvent =
  | {
      readonly type: 'line.composed'
      readonly line: BasketLine
      readonly replaces: LineId | undefined
      readonly origin: BasketOrigin
    }
  | { readonly type: 'basket.setQuantity'; readonly lineId: LineId; readonly quantity: number }
  | { readonly type: 'basket.removeLine'; readonly lineId: LineId }
  /** All of some edits, or none. */
  | ({ readonly type: 'basket.revise' } & Revision)
  | { readonly type: 'basket.acknowledge' }
  | { readonly type: 'basket.dropRepriced' }
  | { readonly type: 'basket.startOver' }
  | { readonly type: 'basket.confirmStartOver' }
  | { readonly type: 'basket.cancelStartOver' }
  | { readonly type: 'basket.askMove'; readonly move: Move }
  | { readonly type: 'basket.confirmMove' }
  | { readonly type: 'basket.cancelMove' }
  | ({ readonly type: 'basket.askMode' } & WantedMode)
  | { readonly type: 'basket.awaitMode'; readonly mode: PickupMode }
  | { readonly type: 'basket.mend'; readonly lineId: LineId }
  | { readonly type: 'basket.leaveOut' }
  | { readonly type: 'basket.keepMode' }
  | { readonly type: 'basket.empty' }
  | { readonly type: 'basket.setMode'; readonly mode: PickupMode }
  | { readonly type: 'table.tell'; readonly number: string }
  | { readonly type: 'table.change' }
  | { readonly type: 'table.forget' }
  | { readonly type: 'basket.drop'; readonly lineIds: readonly LineId[] }
  | { readonly type: 'menu.loaded'; readonly menu: Menu; readonly saleTerms: SaleTerms }
  | {
      readonly type: 'coupon.submit'
      readonly code: string
      readonly newLineId: LineId
      readonly contextCode: string
      readonly origin: BasketOrigin
    }

/** What became of a line by what was composed; nothing where all is as it was. */
export type LineTold =
  /** `pieces` may be fewer than were wanted, because a line holds only so many (S9.1). */
  | { readonly did: 'added' | 'addedMore'; readonly line: BasketLine; readonly pieces: number }
  | { readonly did: 'changed'; readonly line: BasketLine }
  | { readonly did: 'replaced'; readonly line: BasketLine; readonly was: BasketLine }

export type BasketFact =
  | { readonly type: 'basket.lineAdded'; readonly lineId: LineId; readonly told: LineTold | undefined }
  | { readonly type: 'basket.emptied' }

/**
 * Spec §4 basket rules and coupons. The domain decides prices and quantities; this machine decides when it is asked.
 */
export const basketMachine = setup({
  types: {} as { context: BasketContext; events: BasketEvent; emitted: BasketFact },
  actors: {
    findCoupon: port<FoundCoupon, { origin: BasketOrigin; code: string; contextCode: string }>('findCoupon'),
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
    removeLine: assign(({ context }, params: { lineId: LineId }) => ({
      basket: removeLine(context.basket, params.lineId),
      problem: undefined,
    })),
    revise: assign(({ context }, params: Revision) => revised(context, params)),
    startOver: assign(({ context }) => ({ basket: startOver(context.basket), problem: undefined })),
    leaveOut: assign(({ context }) => ({
      basket: dropLines(context.basket, context.wanted?.conflicts.map(({ line }) => line.id) ?? []),
      wanted: undefined,
    })),
    empty: assign({
      basket: resetBasket(),
      problem: undefined,
      update: undefined,
      wanted: undefined,
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
        'basket.removeLine': { actions: { type: 'removeLine', params: ({ event }) => event } },
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

/** What only the server knows of a code. */
const TOLD_OF_COUPONS = ['coupon.tooManyTries', 'coupon.usedUp', 'coupon.usedBefore'] as const

/** A code that was not looked up, because too many were or nobody answered, is not called wrong. */
function couponProblem(error: unknown): Problem {
  const { kind, code } = failureOf(error)
  const told = TOLD_OF_COUPONS.find((each) => each === code)
  if (told !== undefined) return told
  return kind === 'refused' ? 'coupon.invalid' : 'coupon.notChecked'
}

function withLine(context: BasketContext, { line, replaces, origin }: Composed): Partial<BasketContext> {
  const base = context.basket
  if (replaces !== undefined && base.lines.some((known) => known.id === replaces))
    return { basket: replaceLine(base, replaces, line), lastLineId: replaces, problem: undefined }
  const result = addLine(base, line, origin)
  if (!result.ok) return { problem: result.problem }
  // The line that recommended it changes too (S4.77), but not in number.
  const touched = result.value.lines.find(({ id, quantity }) => quantity !== quantityIn(base, id))
  return { basket: result.value, lastLineId: touched?.id, problem: undefined }
}

function lineTold(
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
function revised(context: BasketContext, { edits, origin }: Revision): Partial<BasketContext> {
  const result = editBasket(context.basket, edits, origin)
  if (!result.ok) return { problem: result.problem }
  const touched = result.value.lines.findLast((line) => !context.basket.lines.includes(line))
  return { basket: result.value, lastLineId: touched?.id ?? context.lastLineId, problem: undefined }
}

function quantityIn({ lines }: Basket, lineId: LineId): number {
  return lines.find(({ id }) => id === lineId)?.quantity ?? 0
}

function withCoupon(context: BasketContext, { product, at }: FoundCoupon): Partial<BasketContext> {
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
function reconciled(
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
