import { assign, emit, setup } from 'xstate'
import { isTrial, leavesPage, takesCard } from '#domain/checkout/payment-way.ts'
import { agreesOnPrice } from '#domain/checkout/price-agreement.ts'
import { paidFor } from '#domain/orders/amounts.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Problem } from '#domain/problem.ts'
import type { ContactFacts, ContactTokens } from '../core/log/command-data.ts'
import { type PortFailure, failureOf, isRefusal, port } from '../core/log/port.ts'
import {
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutFact,
  type Identified,
  type OrderRequest,
  type PayEvent,
  type Payable,
  type Shown,
  NOTHING_ORDERED,
} from './checkout.events.ts'
import { placed } from './order-placed.ts'
import { isSameRequest, requested } from './order-request.ts'
import {
  ENDED_ORDER,
  NOBODY_HERE,
  conflict,
  isAboutItems,
  isRetryable,
  problemOf,
  withoutOrder,
} from './checkout-problem.ts'

/** Spec §4 Checkout (S4.48-S4.56): order, price agreement, payment; one order however often it is tried. */
export const checkoutMachine = setup({
  types: {} as { context: CheckoutContext; events: CheckoutEvent; emitted: CheckoutFact },
  actors: {
    /** Answers once the shown pickup time is no longer to be had (S4.48, S4.83); never where that does not come. */
    waitForLapse: port<null, { at: number | undefined }>('waitForLapse', { isWatch: true, isReading: true }),
    identify: port<Identified, { contact: ContactTokens; facts: ContactFacts | undefined }>('identify'),
    createOrder: port<Order, OrderRequest | undefined>('createOrder', { isBinding: true, isOfOrder: true }),
    /** Pays on this page. Asked again after a reload, it asks what became of it and charges nobody twice. */
    pay: port<Order, Payable>('pay', { isOfOrder: true }),
    /** Sends the customer to the provider's own page. */
    leaveToPay: port<null, Payable>('leaveToPay', { isOfOrder: true }),
    /** Asks the server until it is known what became of the payment (S4.56). */
    settlePayment: port<Order, Payable>('settlePayment', { isOfOrder: true }),
  },
  guards: {
    isRefused: (_, params: { refusal: Problem | undefined }) => params.refusal !== undefined,
    isAgreed: ({ context }, params: { order: Order }) => agreesOnPrice(params.order, context.basketTotal),
    hasShown: ({ context }) => context.shown !== undefined,
    /** No time was shown for this basket yet; one that was chosen before it stays. */
    isShownFirst: ({ context: { shown } }, params: { isFirst: boolean }) =>
      shown === undefined || (params.isFirst && !shown.isChosen),
    isOtherLapse: ({ context }, params: { lapsesAt: number | undefined }) =>
      context.lapsesAt !== params.lapsesAt,
    isSecond: ({ context }, params: PayEvent) =>
      params.earlier !== undefined && !isSameRequest(context, params),
    isOfOrder: ({ context }, params: { order: Order }) => params.order.id === context.order?.id,
    hasAsked: ({ context }) => context.asked !== undefined,
    hasRequest: ({ context }) => context.request !== undefined,
    isUnpaid: ({ context }) => context.order !== undefined,
    hasCard: ({ context }) => context.hasCard === true,
    takesCard: ({ context }) => takesCard(context.way),
    leavesPage: ({ context }) => leavesPage(context.way),
    /** The order is made and agreed on, and the card is at fault or nobody answered: another try may succeed. */
    isCardProblem: ({ context }) => takesCard(context.way) && isRetryable(context.problem),
    isWalletProblem: ({ context }) => context.way?.isWallet === true && isRetryable(context.problem),
    /** What a bank decides later is no payment yet; the test payment tells it on the order. */
    isUndecided: ({ context }, params: { order: Order }) =>
      params.order.state === 'WAITING' && !isTrial(context.way),
    /** An order left unpaid too long is gone on the server: paying anew makes a new one. */
    isExpired: ({ context }) => ENDED_ORDER.has(context.problem?.code ?? ''),
    isUnknown: (_, params: { error: unknown }) =>
      isRefusal(params.error) && NOBODY_HERE.has(failureOf(params.error).code),
    isNobodyHere: ({ context }) => NOBODY_HERE.has(context.problem?.code ?? ''),
    isConflict: (_, params: { error: unknown }) =>
      isRefusal(params.error) && isAboutItems(failureOf(params.error)),
    isItemProblem: ({ context }) => context.problem !== undefined && isAboutItems(context.problem),
    isCodeWanted: (_, params: { error: unknown }) =>
      isRefusal(params.error) && failureOf(params.error).code === 'restaurant.codeRequired',
  },
  actions: {
    complain: assign((_, params: { failure: PortFailure }) => ({ problem: problemOf(params.failure) })),
    refuse: assign((_, params: { refusal: Problem | undefined }) => ({
      problem: params.refusal ? { code: params.refusal } : undefined,
    })),
    request: assign(({ context }, params: PayEvent) => requested(context, params)),
    forgetOrder: assign({ order: undefined, request: undefined }),
    giveUpOrder: assign(({ context }) => withoutOrder(context)),
    /** The order belongs to whoever it was; the basket is everybody's. */
    askWho: assign({ order: undefined, request: undefined, problem: { code: 'session.ended' } }),
    tellConflict: emit(({ context }) => conflict(context)),
    tellLost: emit({ type: 'identity.lost' as const }),
    tellIdentified: emit((_, { accountId }: Identified) => ({
      type: 'guest.identified' as const,
      ...(accountId !== undefined && { accountId }),
    })),
    tellPlaced: emit(({ context }, params: { order: Order }) => placed(context, params)),
    tellHeard: emit(({ context }, params: { order: Order }) => placed(context, params, true)),
    tellOpen: emit({ type: 'payment.open' as const }),
    show: assign((_, { shown, lapsesAt }: Shown) => ({
      shown,
      lapsesAt,
      movedFrom: undefined,
      problem: undefined,
    })),
    tellLapsed: emit(({ context: { shown } }) => ({
      type: 'pickup.lapsed' as const,
      wasChosen: shown?.isChosen === true,
    })),
    /** From here on it is the earliest there is, of the opening that it was shown for. */
    lapse: assign(({ context: { shown, movedFrom } }) => ({
      shown: shown && { at: shown.at, isChosen: false },
      lapsesAt: undefined,
      movedFrom: shown?.isChosen ? shown.at : movedFrom,
    })),
    ask: assign((_, params: PayEvent) => ({ asked: params, problem: undefined })),
    requestAsked: assign(({ context }) =>
      context.asked ? { ...requested(context, context.asked), asked: undefined } : {},
    ),
    beginAnew: assign({
      order: undefined,
      request: undefined,
      shown: undefined,
      lapsesAt: undefined,
      movedFrom: undefined,
      problem: undefined,
      asked: undefined,
    }),
    forgetCard: assign({ hasCard: undefined }),
    askForCard: assign(({ context: { way } }) => ({
      hasCard: undefined,
      way: way?.isWallet ? { provider: way.provider } : way,
    })),
  },
}).createMachine({
  id: 'checkout',
  initial: 'reviewing',
  context: NOTHING_ORDERED,
  on: {
    'pickup.renew': { actions: assign({ lapsesAt: ({ event }) => event.lapsesAt }) },
    'pickup.move': { actions: emit(({ event: { at } }) => ({ type: 'pickup.moved' as const, at })) },
    'payment.heard': {
      guard: { type: 'isOfOrder', params: ({ event }) => event },
      target: '.reviewing',
      actions: [{ type: 'tellHeard', params: ({ event }) => event }, 'beginAnew'],
    },
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
          actions: ['tellLapsed', 'lapse'],
        },
        onError: { actions: assign({ lapsesAt: undefined }) },
      },
      on: {
        'checkout.pay': [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            actions: { type: 'refuse', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSecond', params: ({ event }) => event },
            target: 'askingSecond',
            actions: { type: 'ask', params: ({ event }) => event },
          },
          { target: 'identifying', actions: { type: 'request', params: ({ event }) => event } },
        ],
        'pickup.choose': {
          target: 'reviewing',
          reenter: true,
          actions: { type: 'show', params: ({ event }) => event },
        },
        'pickup.show': {
          guard: { type: 'isShownFirst', params: ({ event }) => event },
          target: 'reviewing',
          reenter: true,
          actions: { type: 'show', params: ({ event }) => event },
        },
        'pickup.renew': {
          guard: { type: 'isOtherLapse', params: ({ event }) => event },
          target: 'reviewing',
          reenter: true,
          actions: assign({ lapsesAt: ({ event }) => event.lapsesAt }),
        },
        'pickup.forget': {
          guard: 'hasShown',
          target: 'reviewing',
          reenter: true,
          actions: assign({ shown: undefined, lapsesAt: undefined, movedFrom: undefined }),
        },
      },
    },
    /** An earlier order waits for its payment: whoever pays this one too pays for both. */
    askingSecond: {
      on: {
        'payment.beside': { guard: 'hasAsked', target: 'identifying', actions: 'requestAsked' },
        'payment.dismiss': { target: 'reviewing', actions: assign({ asked: undefined }) },
        'checkout.pay': {},
      },
    },
    identifying: {
      invoke: {
        id: 'identify',
        src: 'identify',
        input: ({ context }) => ({ contact: context.contact, facts: context.facts }),
        onDone: [
          {
            guard: 'isUnpaid',
            target: 'payable',
            actions: { type: 'tellIdentified', params: ({ event }) => event.output },
          },
          {
            target: 'ordering',
            actions: { type: 'tellIdentified', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'reviewing',
            actions: ['askWho', 'tellLost'],
          },
          {
            target: 'failed',
            actions: { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          },
        ],
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
            target: 'payable',
            actions: assign({ order: ({ event }) => event.output }),
          },
          {
            target: 'repriced',
            actions: assign(({ context, event: { output } }) => ({
              order: output,
              repriced: { was: context.basketTotal, is: paidFor(output) },
            })),
          },
        ],
        onError: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
            target: 'reviewing',
            actions: ['askWho', 'tellLost'],
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'reviewing',
            actions: [
              { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
              'tellConflict',
              'giveUpOrder',
            ],
          },
          {
            guard: { type: 'isCodeWanted', params: ({ event }) => ({ error: event.error }) },
            target: 'reviewing',
            actions: [assign({ request: undefined }), emit({ type: 'code.wanted' as const })],
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
        // A wallet has approved the old price, and a card was filled in for it: a card is asked for.
        'price.accept': { target: 'payable', actions: [assign({ repriced: undefined }), 'askForCard'] },
        'price.decline': {
          target: 'reviewing',
          actions: [
            assign({ repriced: undefined, request: undefined, order: undefined }),
            emit({ type: 'price.declined' as const }),
          ],
        },
      },
    },
    payable: {
      always: [
        { guard: 'hasCard', target: 'paying' },
        { guard: 'takesCard', target: 'enteringCard' },
        { guard: 'leavesPage', target: 'leaving' },
        { target: 'paying' },
      ],
    },
    enteringCard: {
      on: {
        'card.submit': {
          target: 'paying',
          actions: assign({ savesCard: ({ event }) => event.savesCard, problem: undefined }),
        },
        'payment.dismiss': { target: 'reviewing', actions: assign({ problem: undefined }) },
        'payment.change': { target: 'reviewing', actions: assign({ problem: undefined }) },
      },
    },
    leaving: {
      invoke: {
        id: 'leaveToPay',
        src: 'leaveToPay',
        input: payableOf,
        onDone: 'settling',
        onError: {
          target: 'unpaid',
          actions: { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    paying: {
      // A card is tried once.
      exit: 'forgetCard',
      // Its own answer is on its way.
      on: { 'payment.heard': {} },
      invoke: {
        id: 'pay',
        src: 'pay',
        input: payableOf,
        onDone: [
          {
            guard: { type: 'isUndecided', params: ({ event }) => ({ order: event.output }) },
            target: 'settling',
          },
          {
            target: 'reviewing',
            actions: [{ type: 'tellPlaced', params: ({ event }) => ({ order: event.output }) }, 'beginAnew'],
          },
        ],
        onError: {
          target: 'unpaid',
          actions: { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    settling: {
      invoke: {
        id: 'settlePayment',
        src: 'settlePayment',
        input: payableOf,
        onDone: {
          target: 'reviewing',
          actions: [{ type: 'tellPlaced', params: ({ event }) => ({ order: event.output }) }, 'beginAnew'],
        },
        onError: {
          target: 'unpaid',
          actions: { type: 'complain', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      on: {
        'payment.retry': 'payable',
        'payment.dismiss': { target: 'reviewing', actions: 'tellOpen' },
        'payment.change': { target: 'reviewing', actions: 'tellOpen' },
      },
    },
    unpaid: {
      always: [
        { guard: 'isNobodyHere', target: 'reviewing', actions: ['askWho', 'tellLost'] },
        { guard: 'isExpired', target: 'failed', actions: 'forgetOrder' },
        { guard: 'isItemProblem', target: 'reviewing', actions: ['tellConflict', 'giveUpOrder'] },
        { guard: 'isCardProblem', target: 'enteringCard' },
        { guard: 'isWalletProblem', target: 'reviewing' },
        { target: 'failed' },
      ],
    },
    failed: {
      on: {
        'payment.retry': [
          { guard: 'hasRequest', target: 'identifying' },
          { target: 'reviewing', actions: assign({ problem: undefined }) },
        ],
        'payment.dismiss': { target: 'reviewing', actions: assign({ problem: undefined }) },
        'payment.change': { target: 'reviewing', actions: assign({ problem: undefined }) },
        // Another time for one that was refused.
        'pickup.choose': { target: 'reviewing', actions: { type: 'show', params: ({ event }) => event } },
      },
    },
  },
})

function payableOf({ context }: { readonly context: CheckoutContext }): Payable {
  const { order, way, savesCard } = context
  return { order, way, savesCard }
}
