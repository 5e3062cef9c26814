import { assign, setup } from 'xstate'
import type { Candidate } from '../log/commands.ts'
import { LAST_ATTEMPT } from './reprompt.ts'

export type DialogueContext = {
  readonly returnTo: 'checkout' | undefined
  /** The turn that offers the candidates; `attempt` 0 where nothing was misunderstood. */
  readonly reprompt: { readonly turn: string; readonly attempt: number } | undefined
  readonly candidates: readonly Candidate[]
  readonly isDisabledAccepted: boolean
  /** The customer looks into the basket: what is asked about it waits. */
  readonly isLooking: boolean
  /** What is added of a list leaves the customer at it. */
  readonly isShopping: boolean
}

export type DialogueEvent =
  | { readonly type: 'restaurant.settled'; readonly hasMode: boolean }
  | { readonly type: 'restaurant.change' }
  | { readonly type: 'mode.choose' }
  | { readonly type: 'mode.change' }
  | { readonly type: 'menu.categories' }
  | { readonly type: 'category.choose' }
  | { readonly type: 'product.open' | 'product.add'; readonly stays?: boolean }
  | { readonly type: 'product.left' }
  | { readonly type: 'basket.lineAdded' }
  | { readonly type: 'basket.open' }
  | { readonly type: 'basket.look' }
  | { readonly type: 'basket.emptied'; readonly hasMode: boolean }
  | { readonly type: 'checkout.start' }
  | { readonly type: 'pickup.change' }
  | { readonly type: 'pickup.choose' }
  | { readonly type: 'order.again' }
  | { readonly type: 'history.open' }
  | { readonly type: 'report.open' }
  | { readonly type: 'order.placed' }
  | { readonly type: 'order.follow' }
  | { readonly type: 'orders.show' }
  | { readonly type: 'order.new' }
  | { readonly type: 'order.conflicted' }
  | { readonly type: 'disabled.continue' }
  | { readonly type: 'disabled.lifted' }
  | {
      readonly type: 'words.unknown'
      readonly turn: string | undefined
      readonly nextTurn: string
      readonly candidates: readonly Candidate[]
    }
  | { readonly type: 'inquiry.answered'; readonly nextTurn: string; readonly acts: readonly Candidate[] }

/** The customer's place in the order, which decides what is asked. Facts of the other flows move it on. */
export const dialogueMachine = setup({
  types: {} as { context: DialogueContext; events: DialogueEvent },
  guards: {
    hasMode: (_, params: { hasMode: boolean }) => params.hasMode,
    cameFromCheckout: ({ context }) => context.returnTo === 'checkout',
    isShopping: ({ context }) => context.isShopping,
  },
  actions: {
    returnHere: assign({ returnTo: 'checkout' as const }),
    arrive: assign({ returnTo: undefined }),
    look: assign({ isLooking: true }),
    lookAway: assign({ isLooking: false }),
    stopShopping: assign({ isShopping: false }),
  },
}).createMachine({
  id: 'dialogue',
  initial: 'restaurant',
  context: {
    returnTo: undefined,
    reprompt: undefined,
    candidates: [],
    isDisabledAccepted: false,
    isLooking: false,
    isShopping: false,
  },
  on: {
    'restaurant.settled': [
      { guard: { type: 'hasMode', params: ({ event }) => event }, target: '.categories', actions: 'arrive' },
      { target: '.mode', actions: 'arrive' },
    ],
    'restaurant.change': { target: '.restaurant', actions: 'arrive' },
    'mode.choose': [
      { guard: 'cameFromCheckout', target: '.checkout', actions: 'arrive' },
      { target: '.categories' },
    ],
    'mode.change': '.mode',
    'menu.categories': { target: '.categories', actions: 'arrive' },
    'category.choose': '.products',
    'product.add': { actions: assign({ isShopping: ({ event }) => event.stays === true }) },
    // Whether one stays is said of the one product that is added.
    'product.open': { actions: 'stopShopping' },
    'product.left': { actions: 'stopShopping' },
    'basket.lineAdded': [
      { guard: 'cameFromCheckout', target: '.checkout', actions: 'arrive' },
      { guard: 'isShopping', actions: 'stopShopping' },
      { target: '.basket' },
    ],
    'basket.open': '.basket',
    'basket.look': { target: '.basket', actions: 'look' },
    'basket.emptied': [
      { guard: { type: 'hasMode', params: ({ event }) => event }, target: '.categories', actions: 'arrive' },
      { target: '.mode', actions: 'arrive' },
    ],
    'checkout.start': { target: '.checkout', actions: 'arrive' },
    'order.again': { target: '.again', actions: 'arrive' },
    'history.open': { target: '.history', actions: 'arrive' },
    'report.open': { target: '.report', actions: 'arrive' },
    'order.placed': { target: '.order', actions: 'arrive' },
    'order.follow': { target: '.order', actions: 'arrive' },
    'orders.show': { target: '.order', actions: 'arrive' },
    'order.new': { target: '.categories', actions: 'arrive' },
    'order.conflicted': { target: '.basket', actions: 'arrive' },
    'disabled.continue': { actions: assign({ isDisabledAccepted: true }) },
    'disabled.lifted': { actions: assign({ isDisabledAccepted: false }) },
    'inquiry.answered': {
      actions: assign(({ event }) => ({
        candidates: event.acts,
        reprompt: { turn: event.nextTurn, attempt: 0 },
      })),
    },
    'words.unknown': {
      actions: assign(({ context, event }) => ({
        candidates: event.candidates,
        reprompt: {
          turn: event.nextTurn,
          attempt: attemptAfter(context.reprompt, event.turn),
        },
      })),
    },
  },
  states: {
    restaurant: {},
    mode: {},
    categories: {},
    products: {},
    basket: { exit: 'lookAway' },
    pickup: {
      on: {
        'pickup.choose': { target: 'checkout', actions: 'arrive' },
        'basket.lineAdded': { actions: 'arrive' },
      },
    },
    checkout: {
      on: {
        // However it was added, the question that was asked is asked on.
        'basket.lineAdded': { actions: 'arrive' },
        'mode.change': { target: 'mode', actions: 'returnHere' },
        'product.open': { actions: 'returnHere' },
        'pickup.change': 'pickup',
        'basket.open': { target: 'basket', actions: 'returnHere' },
        'basket.look': { target: 'basket', actions: ['returnHere', 'look'] },
      },
    },
    again: {},
    order: {},
    history: {},
    report: {},
  },
})

/** Unknown texts are counted while they follow each other in one turn; after that the count begins at one again. */
function attemptAfter(reprompt: DialogueContext['reprompt'], turn: string | undefined): number {
  return reprompt !== undefined && reprompt.turn === turn ? Math.min(reprompt.attempt + 1, LAST_ATTEMPT) : 1
}
