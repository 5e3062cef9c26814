import { assign, enqueueActions, setup } from 'xstate'
import type { AccountId, RestaurantId } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import { isRefusal, OUTLIVES, port, READS } from '../core/log/port.ts'
import { ANONYMOUS, areOtherCards, isOtherAccount, type Visitor } from './visitor.ts'

/** A restaurant to add to the favourites or remove from them. */
export type Favourite = { readonly id: RestaurantId; readonly isFavourite: boolean }

export type SessionContext = {
  readonly visitor: Visitor
  readonly favourite: Favourite | undefined
}

export type SessionEvent =
  | { readonly type: 'session.check' }
  | { readonly type: 'session.renew' }
  | { readonly type: 'session.end' }
  | { readonly type: 'session.lost' }
  | ({ readonly type: 'favourite.set' } & Favourite)
  | { readonly type: 'guest.identified'; readonly accountId?: AccountId }
  | { readonly type: 'order.placed'; readonly order: Order }

export type SessionFact =
  /** `isOtherAccount`: the orders shown so far are somebody else's; `areOtherCards`: so are the cards that are kept. */
  | {
      readonly type: 'session.changed'
      readonly visitor: Visitor
      readonly isOtherAccount: boolean
      readonly areOtherCards: boolean
    }
  | { readonly type: 'visitor.loggedIn' }
  /** Also where the session ended by itself. */
  | { readonly type: 'visitor.loggedOut' }

/** `isFirst`: it is only found out who is here. */
type Found = { readonly visitor: Visitor; readonly isFirst?: true }

/**
 * Spec §4 Session (S4.1, S4.6): the current account is checked at start, and again after somebody logged in. After a
 * check the server refuses, the customer is a visitor; where no answer came, nothing changes. A failed logout is
 * followed by a check, because only the server knows whether it took effect (S4.3, S4.4).
 */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; emitted: SessionFact },
  actors: {
    currentVisitor: port<Visitor, undefined>('currentVisitor', { ...OUTLIVES, ...READS }),
    logOut: port<null, undefined>('logOut', OUTLIVES),
    keepFavourite: port<null, Favourite | undefined>('keepFavourite', OUTLIVES),
  },
  guards: {
    isRefused: (_, params: { error: unknown }) => isRefusal(params.error),
    isUser: ({ context }) => context.visitor.kind === 'user',
  },
  actions: {
    become: enqueueActions(({ context: { visitor: before }, enqueue }, { visitor, isFirst }: Found) => {
      const change = isFirst ? undefined : changeOf(before, visitor)
      if (change) enqueue.emit({ type: change })
      enqueue.emit({
        type: 'session.changed',
        visitor,
        isOtherAccount: isOtherAccount(before, visitor),
        areOtherCards: areOtherCards(before, visitor),
      })
      enqueue.assign({ visitor })
    }),
    mark: assign(({ context }, { id, isFavourite }: Favourite) => ({
      favourite: { id, isFavourite },
      visitor: withFavourite(context.visitor, { id, isFavourite }),
    })),
    unmark: assign(({ context: { visitor, favourite } }) => ({
      visitor: favourite
        ? withFavourite(visitor, { id: favourite.id, isFavourite: !favourite.isFavourite })
        : visitor,
    })),
  },
}).createMachine({
  id: 'session',
  initial: 'unknown',
  context: { visitor: ANONYMOUS, favourite: undefined },
  on: {
    'session.check': '.checking',
    'session.renew': '.renewing',
    'session.end': '.leaving',
    'session.lost': {
      target: '.known',
      actions: { type: 'become', params: { visitor: ANONYMOUS } },
    },
    'guest.identified': {
      actions: assign(({ context, event }) => ({
        visitor: {
          ...context.visitor,
          ...(event.accountId === undefined ? {} : { accountId: event.accountId }),
          kind: context.visitor.kind === 'user' ? ('user' as const) : ('guest' as const),
          isContactKnown: true,
        },
      })),
    },
    'order.placed': {
      actions: assign(({ context, event }) => ({
        visitor: { ...context.visitor, usual: event.order, accountId: event.order.accountId },
      })),
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
          actions: {
            type: 'become',
            params: ({ event }) => ({ visitor: event.output, isFirst: true as const }),
          },
        },
        // No answer, as when the page is being left, ends no session.
        onError: 'unknown',
      },
    },
    renewing: {
      // A star that is tapped meanwhile goes before the renewal; whose session it is, is asked as it is kept.
      on: {
        'favourite.set': {
          guard: 'isUser',
          target: 'keeping',
          actions: { type: 'mark', params: ({ event }) => event },
        },
      },
      invoke: {
        id: 'renewVisitor',
        src: 'currentVisitor',
        input: undefined,
        onDone: {
          target: 'known',
          actions: { type: 'become', params: ({ event }) => ({ visitor: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'known',
            actions: { type: 'become', params: { visitor: ANONYMOUS } },
          },
          { target: 'known' },
        ],
      },
    },
    leaving: {
      invoke: {
        id: 'logOut',
        src: 'logOut',
        input: undefined,
        onDone: {
          target: 'known',
          actions: { type: 'become', params: { visitor: ANONYMOUS } },
        },
        onError: 'renewing',
      },
    },
    known: {
      on: {
        'favourite.set': {
          guard: 'isUser',
          target: 'keeping',
          actions: { type: 'mark', params: ({ event }) => event },
        },
      },
    },
    keeping: {
      invoke: {
        id: 'keepFavourite',
        src: 'keepFavourite',
        input: ({ context }) => context.favourite,
        onDone: 'known',
        onError: { target: 'known', actions: 'unmark' },
      },
    },
  },
})

/** A guest whose session is only now known has not logged out. */
function changeOf(before: Visitor, { kind }: Visitor): 'visitor.loggedIn' | 'visitor.loggedOut' | undefined {
  if (before.kind === kind) return undefined
  if (kind === 'user') return 'visitor.loggedIn'
  return before.kind === 'visitor' ? undefined : 'visitor.loggedOut'
}

function withFavourite(visitor: Visitor, { id, isFavourite }: Favourite): Visitor {
  const others = (visitor.favourites ?? []).filter((each) => each !== id)
  return { ...visitor, favourites: isFavourite ? [...others, id] : others }
}
