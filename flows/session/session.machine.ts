import { assign, emit, setup } from 'xstate'
import type { Order } from '#domain/orders/order.ts'
import { port } from '../port.ts'

/** Who is at the other end, as far as the flows care; never a name or an address. */
export type Visitor = {
  readonly kind: 'visitor' | 'guest' | 'user'
  readonly isContactKnown: boolean
  readonly usual: Order | undefined
}

export type SessionContext = { readonly visitor: Visitor }

export type SessionEvent =
  | { readonly type: 'session.check' }
  | { readonly type: 'guest.identified' }
  | { readonly type: 'order.placed'; readonly order: Order }

export type SessionFact = { readonly type: 'session.known' }

/** Spec §4 Session (S4.1, S4.6): the current account is checked at start; a failed check leaves a visitor. */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; emitted: SessionFact },
  actors: { currentVisitor: port<Visitor, undefined>('currentVisitor') },
  actions: { tellKnown: emit({ type: 'session.known' as const }) },
}).createMachine({
  id: 'session',
  initial: 'unknown',
  context: { visitor: { kind: 'visitor', isContactKnown: false, usual: undefined } },
  on: {
    'session.check': '.checking',
    'guest.identified': {
      actions: assign(({ context }) => ({
        visitor: { ...context.visitor, kind: 'guest' as const, isContactKnown: true },
      })),
    },
    'order.placed': {
      actions: assign(({ context, event }) => ({ visitor: { ...context.visitor, usual: event.order } })),
    },
  },
  states: {
    unknown: {},
    checking: {
      invoke: {
        id: 'currentVisitor',
        src: 'currentVisitor',
        input: undefined,
        onDone: {
          target: 'known',
          actions: [assign({ visitor: ({ event }) => event.output }), 'tellKnown'],
        },
        onError: 'known',
      },
    },
    known: {},
  },
})
