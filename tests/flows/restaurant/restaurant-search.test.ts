import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { visitOf } from '#flows/navigation/visit.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import { hrefOf, parseRoute } from '#domain/navigation/routes.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { atTheMenu, conversationWith, failed } from '#tests/support/flows.ts'

const BRYGGA: Command = { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }
const OSLO = { latitude: 59.9, longitude: 10.7 }
const near = (talk: ReturnType<typeof conversationWith>) => talk.conversation().flows.restaurant.context.near

test.each<[string, string, Command]>([
  ['is being located', 'locate', { type: 'restaurant.near' }],
  ['waits for a search', 'geocode', { type: 'restaurant.search', text: 'token' }],
])('who %s can choose from the list they see, and the answer changes nothing (S9.36)', (_who, port, ask) => {
  const talk = conversationWith().holds(port).says(ask)
  const [waiting] = Object.values(talk.conversation().pending).filter(({ src }) => src === port)
  expect(talk.says(BRYGGA).asks()).toBe('categories')
  expect(talk.waitsFor()).not.toContain(port)
  const before = talk.conversation()
  talk.lateAnswer(waiting?.serial ?? '', { latitude: 60, longitude: 11 })
  expect(talk.conversation()).toEqual(before)
})

test('who sees the list anew for a place can already choose from the one before (S9.36)', () => {
  const talk = conversationWith().holds('listRestaurants').says({ type: 'restaurant.near' })
  expect(talk.says(BRYGGA).asks()).toBe('categories')
})

test('a restaurant that is not listed is not chosen while a place is looked up (S2.31)', () => {
  const talk = conversationWith().holds('locate').says({ type: 'restaurant.near' })
  talk.says({ type: 'restaurant.choose', id: id('nowhere'), mode: 'EATIN' })
  expect(talk.asks()).toBe('restaurantSearching')
})

test('another search takes the place of the one that has not answered (S2.31)', () => {
  const talk = conversationWith().holds('geocode')
  talk.says({ type: 'restaurant.search', text: 'first' }, { type: 'restaurant.search', text: 'second' })
  talk.letsGo('geocode')
  expect(talk.askedOf('geocode')).toEqual([{ text: 'second' }])
  expect(talk.asks()).toBe('restaurant')
})

describe('a list that does not come leaves the one that was there (S7.24, reading)', () => {
  const listed = (talk: ReturnType<typeof conversationWith>) =>
    talk.conversation().flows.restaurant.context.list.map(({ name }) => name)

  test.each<[string, Command]>([
    ['near the customer', { type: 'restaurant.near' }],
    ['near a place that was searched for', { type: 'restaurant.search', text: 'token' }],
    ['of all restaurants', { type: 'restaurant.showAll' }],
  ])('%s: it is told, and the customer chooses from what they saw', (_which, ask) => {
    const talk = conversationWith()
    const before = listed(talk)
    talk.next('listRestaurants', failed()).says(ask)
    expect(talk.asks()).toBe('restaurant')
    expect(talk.told()).toEqual(['ack.listFailed'])
    expect(listed(talk)).toEqual(before)
    expect(talk.says(BRYGGA).asks()).toBe('categories')
  })

  test('it is not said to be near a place it was never asked for', () => {
    const talk = conversationWith().next('listRestaurants', failed()).says({ type: 'restaurant.near' })
    expect(near(talk)).toBeUndefined()
    talk.says({ type: 'restaurant.near' })
    expect(near(talk)).toMatchObject({ latitude: 60.2 })
    talk.next('listRestaurants', failed()).says({ type: 'restaurant.search', text: 'token' })
    expect(near(talk)).toMatchObject({ latitude: 60.2 })
  })

  test('the same act asks again, and a list that comes says nothing of the one that did not', () => {
    const talk = conversationWith().next('listRestaurants', failed()).says({ type: 'restaurant.near' })
    expect(talk.says({ type: 'restaurant.near' }).told()).toEqual(['ack.nearYou'])
    expect(talk.conversation().flows.restaurant.context.problem).toBeUndefined()
  })
})

test('the only restaurant near a place is offered, not taken; the only one there is, is taken (S2.34)', () => {
  const [only] = aCatalogue().restaurants
  if (!only) throw new Error('the catalogue is empty')
  const talk = conversationWith().next('listRestaurants', { output: [only.restaurant] })
  expect(talk.says({ type: 'restaurant.near' }).asks()).toBe('restaurant')
  expect(conversationWith({ shops: [only] }).asks()).toBe('mode')
})

test('all restaurants are shown again after a place was searched (S2.31)', () => {
  const talk = conversationWith().says({ type: 'restaurant.search', text: 'token' })
  expect(near(talk)).toMatchObject({ label: 'Oslo' })
  expect(near(talk.says({ type: 'restaurant.showAll' }))).toBeUndefined()
  expect(talk.askedOf('listRestaurants').at(-1)).toEqual({ near: undefined })
})

test.each([
  ['from the list', conversationWith],
  ['from the menu', atTheMenu],
])('an address with a place lists the restaurants near it, %s (S2.32)', (_where, talkOf) => {
  const talk = talkOf()
  const visit = visitOf(parseRoute('/restaurants?lat=59.9&lng=10.7'), talk.conversation())
  expect(visit).toEqual({ kind: 'command', command: { type: 'restaurant.near', at: OSLO } })
  if (visit.kind === 'command') talk.says(visit.command)
  expect(talk.asks()).toBe('restaurant')
  expect(talk.askedOf('listRestaurants').at(-1)).toEqual({ near: OSLO })
  expect(talk.askedOf('locate')).toEqual([])
})

test.each([
  ['has none shows its hours among the others', 'brygga-burger', 'restaurant', 'openInfo=brygga'],
  ['has one asks for it', 'canteen', 'code', 'canteen/authenticate'],
])('the page of a code of a restaurant that %s, listed or not (S2.42, S2.46)', (_, slug, asks, address) => {
  const talk = conversationWith().says({ type: 'restaurant.open', slug, isForCode: true })
  expect(talk.asks()).toBe(asks)
  expect(hrefOf(placeRouteOf(talk.conversation()))).toContain(address)
})

test('the hours that stood open are closed once a restaurant is chosen (S2.46)', () => {
  const talk = conversationWith().says({ type: 'restaurant.open', slug: 'brygga-burger', isForCode: true })
  talk.says({ type: 'restaurant.choose', id: id('canteen') }, { type: 'restaurant.change' })
  expect(hrefOf(placeRouteOf(talk.conversation()))).toBe('/restaurants')
})
