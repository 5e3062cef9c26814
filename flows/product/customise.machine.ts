import { assign, emit, enqueueActions, setup } from 'xstate'
import { composeLine } from '#domain/basket/compose-line.ts'
import type { Selection } from '#domain/basket/basket.ts'
import {
  type Wish,
  type WishedSelection,
  wishedPart,
  wishedSelection,
} from '#domain/basket/wished-selection.ts'
import { needsAlcoholConsent } from '#domain/catalogue/alcohol.ts'
import {
  barredParts,
  chooseOnly,
  missingParts,
  needsCustomising,
  partAt,
  partPath,
  sellableSelection,
  setPartQuantity,
} from '#domain/catalogue/options.ts'
import type { Part, Product } from '#domain/catalogue/product.ts'
import { MAX_LINE_QUANTITY } from '#domain/constants.ts'
import type { Result } from '#domain/verdict.ts'
import type { CustomiseContext, CustomiseEvent, CustomiseFact, OpenedProduct } from './customise.events.ts'

const LEAVING = { target: 'idle', actions: ['tellLeft', 'clear'] } as const
const GONE = { target: 'idle', actions: ['tellGone', 'tellLeft', 'clear'] } as const

/**
 * Spec §2 product page, §5 parts, quantities and alcohol: holds the product being customised until it is added or left.
 */
export const customiseMachine = setup({
  types: {} as { context: CustomiseContext; events: CustomiseEvent; emitted: CustomiseFact },
  guards: {
    hasProduct: ({ context }) => context.product !== undefined,
    isComplete: ({ context }) => isComplete(context),
    needsConsent: ({ context }) => isComplete(context) && needsConsent(context),
    goesStraightIn: (_, params: { product: Product }) => !needsCustomising(params.product),
    asksConsent: (_, params: { product: Product }) =>
      !needsCustomising(params.product) &&
      needsAlcoholConsent(params.product, sellableSelection(params.product)),
  },
  actions: {
    take: assign((_, params: OpenedProduct) => ({
      product: params.product,
      selection: sellableSelection(params.product, params.line?.selection ?? params.start?.selection),
      quantity: params.line?.quantity ?? params.start?.quantity ?? 1,
      contextCode: params.contextCode,
      categoryId: params.line?.categoryId ?? params.categoryId,
      editing: params.line?.id,
      replaces: params.line?.id ?? params.replaces,
      recommenderId: params.recommenderId,
      newLineId: params.newLineId,
      problem: undefined,
    })),
    renew: enqueueActions(({ context, enqueue }, params: { product: Product; contextCode: string }) => {
      const selection = isSelectionOf(params.product, context.selection) ? context.selection : {}
      const [gone] = barredParts(params.product, selection)
      enqueue.assign({
        ...params,
        selection: sellableSelection(params.product, selection),
        problem: renewedProblem(context, gone),
      })
      if (gone) enqueue.emit({ type: 'choice.gone', name: gone.product.name })
    }),
    tellGone: emit(({ context }) => ({ type: 'choice.gone' as const, name: context.product?.name })),
    applySelection: assign(({ context }, params: { path: string; result: Result<Selection> | undefined }) =>
      params.result?.ok
        ? { selection: params.result.value, problem: undefined }
        : params.result
          ? { problem: { code: params.result.problem, path: params.path } }
          : { problem: context.problem },
    ),
    applyWishes: enqueueActions(({ context, enqueue }, { wishes }: { wishes: readonly Wish[] }) => {
      if (!context.product) return
      const wished = wishedSelection(context.product, wishes, context.selection)
      const { refused } = wished
      enqueue.assign(withWishes(context.product, wished))
      enqueue.emit({
        type: 'wishes.taken',
        granted: wishes.filter((wish) => !refused.some((each) => each.wish === wish)),
        refused,
      })
    }),
    applyQuantity: assign((_, params: { quantity: number }) =>
      params.quantity > MAX_LINE_QUANTITY
        ? { quantity: MAX_LINE_QUANTITY, problem: { code: 'line.maxReached' as const } }
        : params.quantity >= 1
          ? { quantity: Math.trunc(params.quantity), problem: undefined }
          : { quantity: 1, problem: { code: 'line.minReached' as const } },
    ),
    reset: assign(({ context }) => ({
      selection: context.product ? sellableSelection(context.product) : {},
      quantity: 1,
      problem: undefined,
    })),
    complainMissing: assign(({ context }) => {
      const first = context.product ? missingParts(context.product, context.selection)[0] : undefined
      return first ? { problem: { code: 'product.requiredMissing' as const, path: first.path } } : {}
    }),
    tellLeft: emit({ type: 'product.left' as const }),
    tellComposed: emit(({ context }) => composed(context)),
    clear: assign({ product: undefined, selection: {}, quantity: 1, problem: undefined, editing: undefined }),
  },
}).createMachine({
  id: 'customise',
  initial: 'idle',
  context: {
    product: undefined,
    selection: {},
    quantity: 1,
    contextCode: '',
    categoryId: undefined,
    editing: undefined,
    replaces: undefined,
    recommenderId: undefined,
    newLineId: undefined,
    problem: undefined,
  },
  on: {
    'product.open': { target: '.customising', actions: { type: 'take', params: ({ event }) => event } },
    'product.add': [
      {
        guard: { type: 'asksConsent', params: ({ event }) => event },
        target: '.consenting',
        actions: { type: 'take', params: ({ event }) => event },
      },
      {
        guard: { type: 'goesStraightIn', params: ({ event }) => event },
        target: '.idle',
        actions: [{ type: 'take', params: ({ event }) => event }, 'tellComposed', 'clear'],
      },
      { target: '.customising', actions: { type: 'take', params: ({ event }) => event } },
    ],
    'product.renewed': { actions: { type: 'renew', params: ({ event }) => event } },
    'customise.refuse': {
      guard: 'hasProduct',
      target: '.customising',
      actions: assign({ problem: ({ event }) => ({ code: event.problem }) }),
    },
  },
  states: {
    idle: {},
    customising: {
      on: {
        'customise.setPart': {
          actions: {
            type: 'applySelection',
            params: ({ context, event }) => ({
              path: event.path,
              result:
                context.product &&
                setPartQuantity(context.product, context.selection, event.path, event.quantity),
            }),
          },
        },
        'customise.choose': {
          actions: {
            type: 'applySelection',
            params: ({ context, event }) => ({
              path: event.path,
              result: context.product && chooseOnly(context.product, context.selection, event.path),
            }),
          },
        },
        'customise.wish': { actions: { type: 'applyWishes', params: ({ event }) => event } },
        'customise.setQuantity': {
          actions: { type: 'applyQuantity', params: ({ event }) => ({ quantity: event.quantity }) },
        },
        'customise.reset': { actions: 'reset' },
        'customise.confirm': [
          { guard: 'needsConsent', target: 'consenting' },
          { guard: 'isComplete', target: 'idle', actions: ['tellComposed', 'clear'] },
          { actions: 'complainMissing' },
        ],
        'customise.cancel': LEAVING,
        'customise.leave': LEAVING,
        'product.gone': GONE,
      },
    },
    consenting: {
      on: {
        'alcohol.confirm': [
          { guard: 'isComplete', target: 'idle', actions: ['tellComposed', 'clear'] },
          { target: 'customising', actions: 'complainMissing' },
        ],
        'alcohol.decline': LEAVING,
        'customise.leave': LEAVING,
        'product.gone': GONE,
      },
    },
  },
})

/** What of the wishes can be had is chosen; the first that cannot is the problem. */
function withWishes(product: Product, wished: WishedSelection): Partial<CustomiseContext> {
  const [first] = wished.refused
  const part = first && wishedPart(product, first.wish)
  return {
    selection: wished.selection,
    problem: first && { code: first.problem, ...(part ? { path: partPath(part) } : {}) },
  }
}

/** What stands in the way of the product as it can be had by now: that a choice went; no more that it was sold out. */
function renewedProblem({ problem }: CustomiseContext, gone: Part | undefined): CustomiseContext['problem'] {
  if (gone?.problem !== undefined) return { code: gone.problem, path: partPath(gone) }
  return problem?.code === 'product.outage' ? undefined : problem
}

function isComplete({ product, selection }: CustomiseContext): boolean {
  return (
    product !== undefined &&
    missingParts(product, selection).length === 0 &&
    barredParts(product, selection).length === 0
  )
}

function isSelectionOf(product: Product, selection: Selection): boolean {
  return Object.keys(selection).every((path) => partAt(product, path) !== undefined)
}

function needsConsent(context: CustomiseContext): boolean {
  return context.product !== undefined && needsAlcoholConsent(context.product, context.selection)
}

function composed(context: CustomiseContext): CustomiseFact {
  const { product, newLineId } = context
  if (!product || !newLineId) throw new Error('a line is composed only of an opened product')
  const line = composeLine({
    id: context.editing ?? newLineId,
    product,
    selection: context.selection,
    quantity: context.quantity,
    contextCode: context.contextCode,
    ...(context.categoryId === undefined ? {} : { categoryId: context.categoryId }),
    ...(context.recommenderId === undefined ? {} : { recommenderId: context.recommenderId }),
  })
  return { type: 'line.composed', line, replaces: context.replaces, recommenderId: context.recommenderId }
}
