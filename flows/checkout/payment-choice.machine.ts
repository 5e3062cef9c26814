import { assign, setup } from 'xstate'
import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import type { PaymentWay } from '#domain/checkout/payment-way.ts'
import { port, READS } from '../core/log/port.ts'

export type PaymentChoiceContext = {
  /** The ways there are, in the order they are offered. */
  readonly offered: readonly PaymentProvider[]
  readonly way: PaymentWay | undefined
}

export type PaymentChoiceEvent =
  | { readonly type: 'payment.recall'; readonly offered: readonly PaymentProvider[] }
  | { readonly type: 'payment.choose'; readonly way: PaymentWay }
  | { readonly type: 'payment.change' }
  | { readonly type: 'payment.forget' }

/** How the customer would like to pay (S1.23, S1.24): as last time on this device or as offered first, until they change it. */
export const paymentChoiceMachine = setup({
  types: {} as { context: PaymentChoiceContext; events: PaymentChoiceEvent },
  actors: {
    /**
     * The way chosen last on this device, with the card that is saved for it, else the one that is offered first; null
     * where none is, and in logs from when it was asked for then.
     */
    recallPaymentWay: port<PaymentWay | null, { offered: readonly PaymentProvider[] }>(
      'recallPaymentWay',
      READS,
    ),
  },
  guards: {
    isRecalled: (_, params: { way: PaymentWay | null }) => params.way !== null,
    isOnlyOne: ({ context }) => context.offered.length === 1,
    hasChoice: ({ context }) => context.offered.length > 1,
  },
  actions: {
    choose: assign((_, params: { way: PaymentWay | null }) => ({ way: params.way ?? undefined })),
    takeOnlyOne: assign(({ context: { offered } }) => ({ way: offered[0] && { provider: offered[0] } })),
  },
}).createMachine({
  id: 'payment',
  initial: 'idle',
  context: { offered: [], way: undefined },
  on: {
    'payment.recall': {
      target: '.recalling',
      actions: assign({ offered: ({ event }) => event.offered, way: undefined }),
    },
    'payment.choose': { target: '.chosen', actions: { type: 'choose', params: ({ event }) => event } },
    'payment.forget': { target: '.idle', actions: assign({ way: undefined }) },
  },
  states: {
    idle: {},
    recalling: {
      invoke: {
        src: 'recallPaymentWay',
        input: ({ context }) => ({ offered: context.offered }),
        onDone: [
          {
            guard: { type: 'isRecalled', params: ({ event }) => ({ way: event.output }) },
            target: 'chosen',
            actions: { type: 'choose', params: ({ event }) => ({ way: event.output }) },
          },
          { guard: 'isOnlyOne', target: 'chosen', actions: 'takeOnlyOne' },
          { target: 'choosing' },
        ],
        onError: [{ guard: 'isOnlyOne', target: 'chosen', actions: 'takeOnlyOne' }, { target: 'choosing' }],
      },
    },
    choosing: {},
    chosen: { on: { 'payment.change': 'choosing' } },
  },
})
