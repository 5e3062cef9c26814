import fc from 'fast-check'
import type { Struct } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { VISITOR } from '#domain/account/identity.ts'
import type { Guest, Profile, Session } from '#domain/account/identity.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import type { PaymentMethodId } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import { SessionSchema, fromSession, toSession } from '#contracts/accounts/authentication.contract.ts'
import { decode } from '#contracts/wire/decode.ts'
import { DeploymentSchema, fromDeployment, toDeployment } from '#contracts/system/deployment.contract.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { BannerListSchema, fromBanners, toBanners } from '#contracts/system/parameters.contract.ts'
import type { Banner } from '#domain/links/banner.ts'
import {
  MenuSchema,
  NavigationSchema,
  fromMenuAnswer,
  toCategory,
  toMenuAnswer,
} from '#contracts/catalogue/menu.contract.ts'
import {
  NewOrderSchema,
  OrderChangeSchema,
  fromNewOrder,
  fromOrderChange,
  toNewOrder,
  toOrderChange,
} from '#contracts/orders/order-calls.contract.ts'
import {
  ConflictsSchema,
  OrderQuerySchema,
  fromConflicts,
  fromOrderQuery,
  toConflicts,
  toOrderQuery,
} from '#contracts/orders/order-queries.contract.ts'
import {
  OrderListSchema,
  OrderSchema,
  fromOrder,
  fromOrderList,
  toOrder,
  toOrderList,
} from '#contracts/orders/orders.contract.ts'
import {
  CardPaymentSchema,
  FormPaymentSchema,
  SavedMethodListSchema,
  TestPaymentSchema,
  fromCardPayment,
  fromFormPayment,
  fromSavedMethods,
  fromTestPayment,
  toCardPayment,
  toAwayPayment,
  toSavedMethod,
  toTestPayment,
} from '#contracts/orders/payments.contract.ts'
import { fromProfile, toProfile } from '#contracts/accounts/guests-users.contract.ts'
import { GeocodeSchema, fromPlaces, toPlaces } from '#contracts/system/places.contract.ts'
import { PredictionSchema, fromPrediction, toPrediction } from '#contracts/orders/prediction.contract.ts'
import { RestaurantSchema, fromRestaurant, toRestaurant } from '#contracts/catalogue/restaurants.contract.ts'
import { anOrderedItem } from '#tests/support/builders/order.ts'
import { anyMenuAnswer, anyOrder, anyOrderItem, anyWholeRestaurant } from './arbitraries.ts'

test('a profile without favourites, as other backends tell it, has none (S3.1)', () => {
  const { favourites: _, ...wire } = fromProfile(aProfile())
  expect(toProfile(wire).favourites).toEqual([])
})

const SAID = { plain: 'Nytt', byLanguage: { no: 'Nytt', en: 'New' } }

describe('what goes out comes back the same', () => {
  test('a restaurant (S3.4 to S3.11)', () => {
    fc.assert(
      fc.property(anyWholeRestaurant, (restaurant) => {
        expect(toRestaurant(sent(RestaurantSchema, fromRestaurant(restaurant)))).toStrictEqual(restaurant)
      }),
    )
  })

  test('a whole menu with its outages (S3.12 to S3.25, S7.37)', () => {
    fc.assert(
      fc.property(anyMenuAnswer, (answer) => {
        expect(toMenuAnswer(sent(MenuSchema, fromMenuAnswer(answer)))).toStrictEqual(answer)
      }),
    )
  })

  test.each(['children', 'subnavigations', 'categories'])(
    'a category is read with those below it where another backend calls them %s (S3.12)',
    (name) => {
      const below = { id: 'drinks', name: 'Drinks' }
      const wire = { id: 'meals', name: 'Meals', [name]: [below] }
      expect(toCategory(sent(NavigationSchema, wire)).children.map((each) => each.id)).toEqual(['drinks'])
    },
  )

  test('an order (S3.33 to S3.36)', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(toOrder(sent(OrderSchema, fromOrder(order)))).toStrictEqual(order)
      }),
    )
  })

  test('a page of orders (S7.44)', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 2 }), fc.nat(), (orders, total) => {
        const list = { orders, total }
        expect(toOrderList(sent(OrderListSchema, fromOrderList(list)))).toStrictEqual(list)
      }),
    )
  })

  test('a new order with its customised items (S3.35, S7.45)', () => {
    fc.assert(
      fc.property(fc.array(anyOrderItem, { maxLength: 3 }), (items) => {
        const order = {
          campaignId: id<never>('c'),
          restaurantId: id<never>('r'),
          items,
          pickUpMode: 'TAKEOUT' as const,
          retrievalDate: 1_800_000_000_000,
          isPredictOrder: false,
          email: 'kari@example.com',
        }
        expect(toNewOrder(sent(NewOrderSchema, fromNewOrder(order)))).toStrictEqual(order)
      }),
    )
  })

  test.each([
    { retrievalDate: 5_000, injectNow: true },
    { isOnMyWay: true },
    { pickUpMode: 'EATIN' as const },
  ])('a change of an order: %o (S7.46)', (change) => {
    expect(toOrderChange(sent(OrderChangeSchema, fromOrderChange(change)))).toStrictEqual(change)
  })

  test('a question for orders, through a query string (S7.43)', () => {
    const query = {
      accountId: id<never>('account'),
      list: 'PENDING' as const,
      skip: 6,
      limit: 20,
      states: ['VALIDATED', 'SENT'] as const,
      since: 1_800_000_000_000,
      checkUpdate: true,
      mobileOnly: true,
    }
    expect(toOrderQuery(sent(OrderQuerySchema, fromOrderQuery(query)))).toStrictEqual(query)
  })

  test('conflicts (S3.37)', () => {
    const conflicts = {
      disabled: [{ code: id<never>('a'), snapshot: anOrderedItem().snapshot }],
      partsChanged: [],
      priceChanged: [{ code: id<never>('b') }],
    }
    expect(toConflicts(sent(ConflictsSchema, fromConflicts(conflicts)))).toStrictEqual(conflicts)
  })

  test.each<[string, Session]>([
    ['visitor', { identity: VISITOR }],
    ['guest', { identity: { kind: 'guest', guest: aGuest() }, expiresAt: 1_800_000_000_000 }],
    ['user', { identity: { kind: 'user', profile: aProfile() }, expiresAt: 1_800_000_000_000 }],
  ])('the session of a %s (S3.1 to S3.3, S7.9)', (_name, session) => {
    expect(toSession(sent(SessionSchema, fromSession(session)))).toStrictEqual(session)
  })

  test('payments of all three kinds (S3.44, S3.46, S7.54 to S7.56)', () => {
    const tested = { isPaid: true, state: 'VALIDATED' as const }
    const card = { clientSecret: 'secret' }
    const form = { url: 'https://gateway.example/pay', data: { amount: '10000' }, signature: 's' }
    expect(toTestPayment(sent(TestPaymentSchema, fromTestPayment(tested)))).toStrictEqual(tested)
    expect(toCardPayment(sent(CardPaymentSchema, fromCardPayment(card)))).toStrictEqual(card)
    expect(toAwayPayment(sent(FormPaymentSchema, fromFormPayment(form)))).toStrictEqual({
      kind: 'form',
      ...form,
    })
  })

  test('saved payment methods (S3.41, S7.57)', () => {
    const methods = [{ id: id<PaymentMethodId>('m'), maskedPan: '5***4444', endOfValidity: '2028-04' }]
    const wire = sent(SavedMethodListSchema, fromSavedMethods(methods))
    expect(wire.items.map(toSavedMethod)).toStrictEqual(methods)
  })

  test('a prediction (S3.38)', () => {
    const prediction = { sessionId: 's', eta: 60_000, nextCheckAt: 30_000, status: 'OK', parkingBay: '4' }
    expect(toPrediction(sent(PredictionSchema, fromPrediction(prediction)))).toStrictEqual(prediction)
  })

  test.each([[[]], [[{ label: '2060 Gardermoen', position: { latitude: 60.19, longitude: 11.1 } }]]])(
    'found places: %o (S7.67)',
    (places) => {
      expect(toPlaces(sent(GeocodeSchema, fromPlaces(places)))).toStrictEqual(places)
    },
  )

  test.each<[string, readonly Banner[]]>([
    ['none', []],
    ['a picture that leads somewhere', [{ imageUrl: '/b.svg', url: '/restaurant/x', text: SAID }]],
    ['a picture alone', [{ imageUrl: 'https://bella.example/b.png', text: SAID }]],
  ])('banners: %s (S7.39)', (_what, banners) => {
    expect(toBanners(sent(BannerListSchema, fromBanners(banners)))).toStrictEqual(banners)
  })

  test('a deployment (S1.45 to S1.48)', () => {
    const deployment: Deployment = {
      id: 'gardermoen',
      productName: 'Orda',
      titleSuffix: 'Orda',
      languages: ['en', 'no'],
      defaultLanguage: 'no',
      flags: DESCRIBED_FLAGS,
      currency: 'nok',
      country: 'NO',
      start: { latitude: 60.194255, longitude: 11.0990202 },
      zoom: 14,
      searchRadiusKm: 15,
      payments: ['test'],
      twentyFourHourLanguages: ['no'],
      ageLimits: [{ fromAbv: 0.7, age: 18 }],
      look: {
        palettes: { light: { paper: '#fffaf0', ink: '#22160c', brand: '#7a1f2b' } },
        corners: { small: 4 },
        letters: { family: 'Georgia, Times New Roman', size: 1.1 },
      },
      signOn: [{ id: 'vipps', name: 'Vipps', issuer: 'https://id.example', clientId: 'orda' }],
      pictureHosts: [],
      banners: [],
      webhooks: [],
      minimumOrder: minor(10_000),
    }
    expect(toDeployment(sent(DeploymentSchema, fromDeployment(deployment)))).toStrictEqual(deployment)
    const { start: _start, ...elsewhere } = fromDeployment(deployment)
    const { start } = toDeployment(sent(DeploymentSchema, elsewhere))
    expect(start, 'the start of a map that names none (S9.33)').toEqual({
      latitude: 60.194255,
      longitude: 11.0990202,
    })
  })
})

/** What the other side reads of a value that went over the wire. */
function sent<T, S>(struct: Struct<T, S>, wire: unknown): T {
  return decode(struct, JSON.parse(JSON.stringify(wire)))
}

function aGuest(): Guest {
  return {
    id: id('guest-1'),
    accountId: id('account-1'),
    email: 'kari@example.com',
    deviceToken: 'device-token',
    language: 'no',
    phoneNumber: '+47 412 34 567',
    isTermsAccepted: true,
    isPolicyAccepted: true,
    isOffersAccepted: false,
  }
}

function aProfile(): Profile {
  return {
    id: id('user-1'),
    accountId: id('account-2'),
    language: 'en',
    email: 'ola@example.com',
    firstName: 'Ola',
    lastName: 'Nordmann',
    favourites: [id('brygga')],
  }
}
