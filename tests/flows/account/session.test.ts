import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { fold } from '#flows/core/engine/fold.ts'
import { replay } from '#flows/core/engine/replay.ts'
import { factsOf } from '#flows/navigation/visit-facts.ts'
import { ANONYMOUS, type Visitor } from '#flows/account/visitor.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import {
  aRegular,
  atTheCheckout,
  atTheMenu,
  conversationWith,
  failed,
  NOON,
  PAY,
  refused,
  type Talk,
} from '#tests/support/flows.ts'

const USER: Visitor = { kind: 'user', isContactKnown: true, usual: undefined, accountId: id('account-9') }

describe('who is at the other end', () => {
  test('is asked at start and told to the guards once it is known (S4.6)', () => {
    const talk = conversationWith()
    expect(identityIn(talk)).toBeUndefined()
    expect(identityIn(talk.hears('currentVisitor', { output: USER }))).toBe('user')
  })

  test('is not taken for a stranger by the guards when the question got no answer (S2.56)', () => {
    expect(identityIn(conversationWith().hears('currentVisitor', failed()))).toBeUndefined()
  })

  test('is asked again after somebody logged in, and the chat says so', () => {
    const talk = atTheMenu({ visitor: ANONYMOUS }).next('currentVisitor', { output: USER })
    talk.says({ type: 'session.renew' })
    expect(identityIn(talk)).toBe('user')
    expect([talk.asks(), talk.told()]).toEqual(['categories', ['ack.loggedIn']])
  })

  test('is told nothing when the check finds the guest whom the last one missed', () => {
    const talk = atTheMenu({ visitor: ANONYMOUS }).next('currentVisitor', { output: aRegular() })
    const told = talk.told()
    talk.says({ type: 'session.renew' })
    expect([identityIn(talk), talk.told()]).toEqual(['guest', told])
  })

  test('is nobody when the server refuses the check (S4.6)', () => {
    const talk = atTheMenu({ visitor: USER }).next('currentVisitor', refused('account.notSignedIn'))
    expect(identityIn(talk.says({ type: 'session.renew' }))).toBe('visitor')
  })

  test('stays who it was when the check gets no answer', () => {
    const talk = atTheMenu({ visitor: USER }).next('currentVisitor', failed())
    expect(identityIn(talk.says({ type: 'session.renew' }))).toBe('user')
  })
})

describe('logging out', () => {
  test('makes a visitor of a user and says so in the conversation (S4.3)', () => {
    const talk = atTheMenu({ visitor: USER }).says({ type: 'session.end' })
    expect(identityIn(talk)).toBe('visitor')
    expect(talk.told()).toEqual(['ack.loggedOut'])
  })

  test('forgets the order that was followed and leads on from it (S4.3)', () => {
    const talk = atTheCheckout({ visitor: aRegular() }).says(PAY)
    expect(talk.asks()).toBe('order')
    talk.says({ type: 'session.end' })
    expect([talk.asks(), talk.order()]).toEqual(['categories', undefined])
  })

  test('keeps the basket: it belongs to the conversation', () => {
    const talk = atTheCheckout({ visitor: USER }).says({ type: 'session.end' })
    expect(talk.lines()).toEqual([['burger', 1]])
  })

  test('that failed is told, and the server is asked who is there (S4.4)', () => {
    const talk = atTheMenu({ visitor: USER }).next('logOut', failed()).says({ type: 'session.end' })
    expect(identityIn(talk)).toBe('user')
    expect(talk.told()).toEqual(['ack.notLoggedOut'])
  })
})

test('whose orders the server no longer gives is a visitor, and the order is not shown any more (S4.7, S4.8)', () => {
  const talk = atTheCheckout({ visitor: aRegular() }).says(PAY)
  talk.hears('watchOrders', refused('account.notSignedIn'))
  expect([identityIn(talk), talk.asks(), talk.order()]).toEqual(['visitor', 'categories', undefined])
})

describe('an order that turns out to be of another account', () => {
  const OTHERS = anOrder({ accountId: id('account-2'), retrievalDate: NOON + 3_600_000 })

  test('logs out who is here, and is not shown (S4.7, F34)', () => {
    const talk = atTheMenu({ visitor: USER }).hasOrder(OTHERS).says({ type: 'order.follow', id: OTHERS.id })
    expect(talk.askedOf('logOut')).toHaveLength(1)
    expect([identityIn(talk), talk.order(), talk.asks()]).toEqual(['visitor', undefined, 'categories'])
    expect(talk.told()).toEqual(['ack.loggedOut'])
  })

  test('logs out who is here while it is cancelled, and nothing is cancelled (S4.7)', () => {
    const talk = atTheMenu({ visitor: USER }).hasOrder(OTHERS).says({ type: 'order.cancel', id: OTHERS.id })
    expect([identityIn(talk), talk.asks()]).toEqual(['visitor', 'categories'])
    expect(talk.askedOf('cancelOrder')).toEqual([])
  })

  test('opened by its own mailed link lets its guest in instead (S4.44)', () => {
    const talk = atTheMenu({ visitor: { ...aRegular(), accountId: id('account-1') } }).hasOrder(OTHERS)
    talk.says({ type: 'order.cancel', id: OTHERS.id, link: { guest: 'token-g', secret: 'token-s' } })
    expect([identityIn(talk), talk.asks()]).toEqual(['guest', 'orderCancel'])
    expect(talk.askedOf('logOut')).toEqual([])
  })
})

describe('another account', () => {
  test('does not get to see the order of the one before (F34)', () => {
    const talk = atTheCheckout({ visitor: aRegular() }).says(PAY)
    talk.next('currentVisitor', { output: USER }).says({ type: 'session.renew' })
    expect([talk.asks(), talk.order()]).toEqual(['categories', undefined])
  })

  test('the same one keeps its order', () => {
    const talk = atTheCheckout({ visitor: aRegular() }).says(PAY)
    const { accountId } = talk.order() ?? {}
    const same: Visitor = { ...USER, ...(accountId === undefined ? {} : { accountId }) }
    talk.next('currentVisitor', { output: same }).says({ type: 'session.renew' })
    expect(talk.asks()).toBe('order')
  })
})

describe('taking back', () => {
  test('takes back the choice before the login, not the login', () => {
    const talk = atTheMenu({ visitor: ANONYMOUS }).says({ type: 'category.choose', id: id('food') })
    talk.next('currentVisitor', { output: USER }).says({ type: 'session.renew' })
    expect(talk.undo('act')).toBe(true)
    expect([talk.asks(), identityIn(talk)]).toEqual(['categories', 'user'])
  })

  test('across a login folds again to the same conversation', () => {
    const talk = atTheMenu({ visitor: ANONYMOUS }).says({ type: 'category.choose', id: id('food') })
    talk.next('currentVisitor', { output: USER }).says({ type: 'session.renew' }).undo('act')
    expect(fold(talk.log()).flows.session.context.visitor).toEqual(USER)
    expect(replay(talk.recording()).outcome).toBe('identical')
  })
})

function identityIn(talk: Talk) {
  return factsOf({ name: 'profile' }, talk.conversation()).identity
}

describe('a favourite restaurant (S7.20, S7.21)', () => {
  const KNOWN: Visitor = { ...USER, favourites: [id('brygga')] }

  test('is one at once, before the server has heard of it', () => {
    const talk = conversationWith({ visitor: KNOWN }).holds('keepFavourite')
    talk.says({ type: 'favourite.set', id: id('canteen'), isFavourite: true })
    expect(favouritesIn(talk)).toEqual(['brygga', 'canteen'])
    expect(identityIn(talk)).toBe('user')
  })

  test('is none any more once it is taken away', () => {
    const talk = conversationWith({ visitor: KNOWN }).next('keepFavourite', { output: null })
    talk.says({ type: 'favourite.set', id: id('brygga'), isFavourite: false })
    expect(favouritesIn(talk)).toEqual([])
  })

  test('is what it was where the server did not keep it, and that is said', () => {
    const talk = conversationWith({ visitor: KNOWN }).next('keepFavourite', failed())
    talk.says({ type: 'favourite.set', id: id('canteen'), isFavourite: true })
    expect([favouritesIn(talk), talk.told()]).toEqual([['brygga'], ['ack.favouriteNotKept']])
  })

  test('is one though it is starred while the session is being renewed', () => {
    const talk = conversationWith({ visitor: KNOWN }).holds('currentVisitor').holds('keepFavourite')
    talk.says({ type: 'session.renew' }, { type: 'favourite.set', id: id('canteen'), isFavourite: true })
    expect(favouritesIn(talk)).toEqual(['brygga', 'canteen'])
  })

  test('is a user`s to have, not a guest`s', () => {
    const talk = conversationWith({ visitor: aRegular() })
    talk.says({ type: 'favourite.set', id: id('canteen'), isFavourite: true })
    expect(favouritesIn(talk)).toBeUndefined()
  })
})

function favouritesIn(talk: Talk) {
  return talk.conversation().flows.session.context.visitor.favourites
}
