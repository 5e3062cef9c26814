import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Http } from '#api/http.ts'
import {
  cancelOrder,
  changeOrder,
  fetchConflicts,
  fetchOrder,
  fetchOrderItems,
  fetchOrders,
  rateOrder,
  resendEmail,
  sendFeedback,
} from '#api/orders.api.ts'
import {
  deleteSavedMethod,
  fetchSavedMethods,
  payByTest,
  settlePayment,
  startCardPayment,
  startAwayPayment,
} from '#api/payments.api.ts'
import {
  cancelPrediction,
  checkPrediction,
  fetchIsPredictionOffered,
  startPrediction,
  tellParkingBay,
  updatePrediction,
} from '#api/prediction.api.ts'
import type { OrderQuery } from '#contracts/orders/order-queries.contract.ts'
import { id } from '#domain/ids.ts'
import { CURRENT_STATES } from '#domain/orders/history/lists.ts'
import { insertSavedMethod } from '#server/payments/store/payment-methods.store.ts'
import { NOON } from '#tests/support/test-shop.ts'
import {
  BRYGGA,
  BURGER,
  DUE,
  NOT_SIGNED_IN,
  NOT_THERE,
  refused,
  type KnownUser,
  type Row,
  type Rows,
  type Stage,
} from './stage.ts'

const SKI = { latitude: 59.72, longitude: 10.84 }
const NONE = id<never>('none')
const NO_ORDER = refused(404, 'order.notFound')
const FEEDBACK = {
  feedbackSubject: 'Food',
  body: 'Good.',
  name: '',
  email: '',
  phoneNumber: '',
  reportProblem: false,
}

/** Orders, payments, saved cards and arrivals (S7.43 to S7.65). */
export const ORDER_ROWS: Rows = {
  createOrder: {
    answered: [
      async ({ aGuest, anOrderOf }) => anOrderOf(await aGuest()),
      { state: 'CREATED', price: 11_920, taxes: 2_980 },
    ],
    failed: [
      async ({ aGuest, anOrderOf }) => anOrderOf(await aGuest(), { items: [] }),
      refused(409, 'basket.empty', 'items'),
    ],
  },
  fetchOrders: {
    answered: [
      async ({ aGuest, aPaidOrderOf }) => {
        const { http, guest } = await aGuest()
        await aPaidOrderOf({ http })
        return fetchOrders(http)(pendingOf(guest.accountId))
      },
      { orders: [{ state: 'VALIDATED' }], total: 1, madeAt: NOON, version: expect.any(String) },
    ],
    failed: [
      async ({ aGuest }) => {
        const { http, guest } = await aGuest()
        const { version } = await fetchOrders(http)(pendingOf(guest.accountId))
        return fetchOrders(http)(pendingOf(guest.accountId), version)
      },
      { failed: { kind: 'http', status: 304 } },
    ],
  },
  changeOrder: ofOrder((http, order) => changeOrder(http)(order, { isOnMyWay: true }), { isOnMyWay: true }),
  fetchOrder: ofOrder((http, order) => fetchOrder(http)(order), {
    state: 'VALIDATED',
    items: [{ productCode: 'burger' }],
  }),
  fetchOrderItems: ofOrder(
    (http, order) => fetchOrderItems(http)(order),
    [{ productCode: 'burger', price: 14_900 }],
  ),
  cancelOrder: ofOrder((http, order) => cancelOrder(http)(order), { state: 'CANCELLED' }),
  payByTest: ofUnpaid((http, order) => payByTest(http)(order), { isPaid: true, state: 'VALIDATED' }),
  resendEmail: ofServed((http, order) => resendEmail(http)(order), undefined),
  rateOrder: ofServed((http, order) => rateOrder(http)(order, 5), { rating: 5 }),
  sendFeedback: {
    answered: [
      async ({ aGuest, aServedOrderOf, proof }) => {
        const { http } = await aGuest()
        const order = await aServedOrderOf({ http })
        await sendFeedback(http)(order.id, FEEDBACK, await proof(http))
        return fetchOrder(http)(order.id)
      },
      { feedbackedAt: DUE },
    ],
    failed: [
      async ({ aGuest, aServedOrderOf }) => {
        const { http } = await aGuest()
        const order = await aServedOrderOf({ http })
        return sendFeedback(http)(order.id, FEEDBACK, 'no proof')
      },
      refused(403, 'request.botCheck'),
    ],
  },
  fetchConflicts: {
    answered: [
      async ({ aVisitor, soldOut }) => {
        await soldOut('burger')
        return fetchConflicts(aVisitor())({ ...BRYGGA, items: [BURGER] })
      },
      { disabled: [{ code: 'burger' }], partsChanged: [], priceChanged: [] },
    ],
    failed: [
      ({ aVisitor }) =>
        fetchConflicts(aVisitor())({ ...BRYGGA, restaurantId: id('nobody'), items: [BURGER] }),
      refused(404, 'restaurant.notFound', 'restaurantId'),
    ],
  },
  startCardPayment: ofUnpaid((http, order) => startCardPayment(http)('stripe', order), {
    clientSecret: expect.any(String),
  }),
  settlePayment: ofUnpaid((http, order) => settlePayment(http)(order), { state: 'CREATED' }),
  startAwayPayment: ofUnpaid((http, order) => startAwayPayment(http)('nepting', order), {
    signature: expect.any(String),
  }),
  fetchSavedMethods: {
    answered: [
      async (at) => fetchSavedMethods((await aUserWithCard(at)).http)('nepting'),
      [{ maskedPan: '4242********4242', endOfValidity: '2030-12' }],
    ],
    failed: [({ aVisitor }) => fetchSavedMethods(aVisitor())('nepting'), NOT_SIGNED_IN],
  },
  deleteSavedMethod: {
    answered: [
      async (at) => {
        const { http } = await aUserWithCard(at)
        const [saved] = await fetchSavedMethods(http)('nepting')
        await deleteSavedMethod(http)({ keeper: 'nepting', id: saved?.id ?? NONE })
        return fetchSavedMethods(http)('nepting')
      },
      [],
    ],
    failed: [
      async ({ aUser }) => deleteSavedMethod((await aUser()).http)({ keeper: 'nepting', id: NONE }),
      refused(404, 'paymentMethod.notFound'),
    ],
  },
  startPrediction: {
    answered: [async (at) => (await aJourney(at)).begun, { sessionId: expect.any(String), status: '0' }],
    failed: [
      async ({ aGuest }) => startPrediction((await aGuest()).http)(NONE, SKI),
      refused(404, 'order.notFound', 'OrderId'),
    ],
  },
  updatePrediction: ofJourney((http, session) => updatePrediction(http)(session, SKI), {
    eta: expect.any(Number),
    nextCheckAt: expect.any(Number),
  }),
  tellParkingBay: ofJourney(
    async (http, session) => {
      await tellParkingBay(http)(session, 'B7')
      return updatePrediction(http)(session, SKI)
    },
    { parkingBay: 'B7' },
  ),
  cancelPrediction: ofJourney((http, session) => cancelPrediction(http)(session), undefined),
  checkPrediction: {
    answered: [({ aVisitor }) => checkPrediction(aVisitor())(), true],
    failed: [({ gone }) => checkPrediction(gone())(), NOT_THERE],
  },
  fetchIsPredictionOffered: {
    answered: [({ aVisitor }) => fetchIsPredictionOffered(aVisitor())(BRYGGA.restaurantId), true],
    failed: [
      ({ aVisitor }) => fetchIsPredictionOffered(aVisitor())(id('nobody')),
      refused(404, 'restaurant.notFound'),
    ],
  },
}

/** A call about an order that is not paid; one that nobody made is not found. */
function ofUnpaid(call: (http: Http, order: never) => Promise<unknown>, read: unknown): Row {
  return {
    answered: [
      async ({ aGuest, anOrderOf }) => {
        const { http } = await aGuest()
        return call(http, id<never>((await anOrderOf({ http })).id))
      },
      read,
    ],
    failed: [async ({ aGuest }) => call((await aGuest()).http, NONE), NO_ORDER],
  }
}

/** A call about a paid order; one that nobody made is not found. */
function ofOrder(call: (http: Http, order: never) => Promise<unknown>, read: unknown): Row {
  return {
    answered: [
      async ({ aGuest, aPaidOrderOf }) => {
        const { http } = await aGuest()
        return call(http, id<never>((await aPaidOrderOf({ http })).id))
      },
      read,
    ],
    failed: [async ({ aGuest }) => call((await aGuest()).http, NONE), NO_ORDER],
  }
}

/** A call about an order that was served; too early before that. */
function ofServed(call: (http: Http, order: never) => Promise<unknown>, read: unknown): Row {
  return {
    answered: [
      async ({ aGuest, aServedOrderOf }) => {
        const { http } = await aGuest()
        return call(http, id<never>((await aServedOrderOf({ http })).id))
      },
      read,
    ],
    failed: [
      async ({ aGuest, anOrderOf }) => {
        const { http } = await aGuest()
        return call(http, id<never>((await anOrderOf({ http })).id))
      },
      { failed: { kind: 'http', status: 409 } },
    ],
  }
}

/** A call about a customer on the way; nobody is on a way that nobody began. */
function ofJourney(call: (http: Http, session: string) => Promise<unknown>, read: unknown): Row {
  return {
    answered: [
      async (at) => {
        const { http, begun } = await aJourney(at)
        return call(http, begun.sessionId)
      },
      read,
    ],
    failed: [
      async ({ aGuest }) => call((await aGuest()).http, 'none'),
      refused(404, 'prediction.notFound', 'SessionId'),
    ],
  }
}

async function aJourney({ aGuest, aPaidOrderOf }: Stage) {
  const { http } = await aGuest()
  const order = await aPaidOrderOf({ http }, { pickUpMode: 'TAKEOUT' })
  return { http, begun: await startPrediction(http)(order.id, SKI) }
}

async function aUserWithCard({ aUser, shop }: Stage): Promise<KnownUser> {
  const user = await aUser()
  const card = { provider: 'nepting', reference: randomUUID(), maskedPan: '4242********4242' } as const
  const kept = { ...card, endOfValidity: '2030-12' }
  await insertSavedMethod(shop.deps.database, user.profile.accountId, kept, NOON)
  return user
}

function pendingOf(accountId: OrderQuery['accountId']): OrderQuery {
  const page = { skip: 0, limit: 20, states: CURRENT_STATES }
  return { accountId, list: 'PENDING', ...page, checkUpdate: false, mobileOnly: false }
}
