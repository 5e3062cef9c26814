import { describe, expect, test } from 'vitest'
import { createLaterPorts } from '#app/ports/later-ports.ts'
import type { World } from '#app/ports/world.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { BROWSER_PAGE } from '#app/ports/page-world.ts'
import { fromBotCheck } from '#contracts/accounts/bot-check.contract.ts'
import { fromGuest } from '#contracts/accounts/guests-users.contract.ts'
import { fromOrder, fromOrderList } from '#contracts/orders/orders.contract.ts'
import { fromPlaces } from '#contracts/system/places.contract.ts'
import { fromProduct } from '#contracts/catalogue/product.contract.ts'
import { fromRestaurant } from '#contracts/catalogue/restaurants.contract.ts'
import { fromSession } from '#contracts/accounts/authentication.contract.ts'
import type { Guest, Identity, Profile } from '#domain/account/identity.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import type { Port } from '#flows/core/engine/runner.ts'
import { clientOf, says, type Asked } from '#tests/api/fake-fetch.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { aProduct } from '#tests/support/builders/catalogue.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { atTheMenu, FILLED, NOON } from '#tests/support/flows.ts'
import { aPaymentWorld } from '#tests/support/payment-world.ts'

const KARI = {
  email: 'kari.canary@example.no',
  firstName: 'Canary-Kari',
  lastName: 'Canary-Nordmann',
  phoneNumber: '+4799887766',
}
const PROFILE: Profile = {
  id: id('user-1'),
  accountId: id('account-1'),
  language: 'no',
  favourites: [],
  ...KARI,
}
const WITHOUT_PHONE: Profile = (({ phoneNumber: _phoneNumber, ...rest }) => rest)(PROFILE)
const GUEST: Guest = {
  id: id('guest-1'),
  accountId: id('account-1'),
  deviceToken: 'canary-device',
  language: 'no',
  isTermsAccepted: true,
  isPolicyAccepted: true,
  isOffersAccepted: false,
  ...KARI,
}
const { email, ...NAMES } = KARI
const ORDER = anOrder({ customerEmail: email, ...NAMES })

const personalData = createPersonalData(undefined)
const token = (said: string) => personalData.keep(said)
const CONTACT = Object.fromEntries(Object.entries(KARI).map(([field, said]) => [field, token(said)]))
const MESSAGE = {
  subject: 'food',
  body: token('the canary was cold'),
  name: token(KARI.firstName),
  email: token(email),
  phoneNumber: token(KARI.phoneNumber),
}
const BY_ID = { id: ORDER.id }

/** What each port is asked. A port without a row does not compile. */
const INPUTS: Readonly<Record<keyof ReturnType<typeof createLaterPorts>, unknown>> = {
  geocode: { text: token('Canary street 4') },
  submitCode: { id: id('brygga'), code: token('canary-code') },
  currentVisitor: undefined,
  logOut: undefined,
  keepFavourite: { id: id('brygga'), isFavourite: true },
  findCoupon: {
    origin: { restaurantId: id('brygga'), campaignId: id('brygga-1') },
    code: id('burger'),
    contextCode: 'c',
  },
  identify: { contact: CONTACT, facts: FILLED },
  createOrder: {
    key: 'key-number-1',
    contact: CONTACT,
    restaurantId: id('brygga'),
    campaignId: id('brygga-1'),
    pickUpMode: 'EATIN',
    retrievalDate: NOON,
    items: [],
  },
  recallPaymentWay: { offered: ['stripe', 'test'] },
  pay: { order: ORDER },
  leaveToPay: { order: ORDER, way: { provider: 'nepting' }, savesCard: false },
  settlePayment: { order: ORDER, way: { provider: 'stripe' }, savesCard: false },
  findOrder: BY_ID,
  listHistory: { skip: 0, limit: 6 },
  rateOrder: { ...BY_ID, rating: 4 },
  resendEmail: BY_ID,
  sendFeedback: { ...BY_ID, kind: 'problem', message: MESSAGE },
  openOrder: { ...BY_ID, link: { guest: token('canary-guest'), secret: token('canary-secret') } },
  watchOrders: { order: undefined, orders: [], heardAt: undefined, isLost: false },
  cancelOrder: BY_ID,
  changeOrder: { ...BY_ID, change: { isOnMyWay: true } },
  checkArrival: { restaurantId: id('brygga') },
  followArrival: { orderId: ORDER.id, arrival: undefined },
  tellParkingBay: { sessionId: 'journey-1', bay: token('canary-bay') },
  endArrival: { sessionId: 'journey-1' },
}

const PORTS = Object.entries(INPUTS)
const WHO: readonly (readonly [string, Identity])[] = [
  ['a visitor', { kind: 'visitor' }],
  ['a guest', { kind: 'guest', guest: GUEST }],
  ['a user without a phone number', { kind: 'user', profile: WITHOUT_PHONE }],
]

describe.each(WHO)('for %s', (_, identity) => {
  test.each(PORTS)('what "%s" answers names nobody', async (name, input) => {
    const answer = await answerOf(name, input, (asked) => shopSays(asked, identity))
    expect(JSON.stringify(answer).toLowerCase()).not.toMatch(/canary|99887766|example\.no/)
  })
})

test.each(PORTS)('why "%s" was refused names nobody', async (name, input) => {
  const problem = { code: 'field.email', field: 'email', message: `${email} of ${KARI.firstName}` }
  const answer = await answerOf(name, input, () => says(problem, 403))
  expect(JSON.stringify(answer).toLowerCase()).not.toMatch(/canary|99887766|example\.no/)
})

/** What reaches the log: what a port answers, or the failure it rejects with. */
async function answerOf(name: string, input: unknown, answering: (asked: Asked) => Response) {
  const { http } = clientOf(answering)
  const world: World = {
    http,
    page: BROWSER_PAGE,
    personalData,
    now: () => NOON,
    language: () => 'no',
    deviceToken: () => 'canary-device',
    isDeviceKnown: () => true,
    storage: undefined,
    flags: { ...DESCRIBED_FLAGS, customerName: true, customerPhone: true },
    payments: aPaymentWorld(),
  }
  const ports: Readonly<Record<string, Port>> = createLaterPorts(world)
  const { signal } = new AbortController()
  const at = { signal, conversation: atTheMenu().conversation() }
  const answer: unknown = await ports[name]?.(input as never, at).catch((failure: unknown) => failure)
  expect(answer).toBeDefined()
  return answer
}

function shopSays({ path, method }: Asked, identity: Identity): Response {
  const [shop] = aCatalogue().restaurants
  if (!shop) throw new Error('the catalogue is empty')
  if (path.includes('/authentication')) return says(fromSession({ identity }))
  if (path.includes('/accounts/guests')) return says(fromGuest(GUEST))
  if (path.includes('/accounts/users'))
    return says(fromSession({ identity: { kind: 'user', profile: PROFILE } }).user)
  if (path.includes('/geocode'))
    return says(fromPlaces([{ label: 'Oslo', position: { latitude: 59.9, longitude: 10.7 } }]))
  if (path.includes('/bot-check'))
    return says(fromBotCheck({ challenge: 'puzzle', difficulty: 1, expiresAt: NOON }))
  if (path.includes('/products/')) return says(fromProduct(aProduct({ code: id('burger') })))
  if (path.startsWith('/restaurants')) return says(fromRestaurant(shop.restaurant))
  if (path === '/orders' && method === 'GET') return says(fromOrderList({ orders: [ORDER], total: 1 }))
  return says(fromOrder(ORDER))
}
