import type { Infer } from 'superstruct'
import {
  PredictionCancelSchema,
  PredictionCheckSchema,
  PredictionMessageSchema,
  PredictionStartSchema,
  PredictionUpdateSchema,
  PredictionSchema,
  STATUS_NOT_OFFERED,
  STATUS_OK,
  fromPrediction,
  toPosition,
} from '#contracts/orders/prediction.contract.ts'
import { approachOf, canPredictArrival, checkParkingBay } from '#domain/orders/tracking/arrival.ts'
import type { Approach } from '#domain/orders/tracking/arrival.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import { OWN_ORDER, RESTAURANT, SIGNED_IN } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { bodyOf, ok, route, signedIn } from '../../core/http/route.ts'
import type { Answer, Call, Route } from '../../core/http/route.ts'
import type { Queries } from '../../core/database/database.ts'
import {
  beginJourney,
  endJourney,
  lockJourney,
  moveJourney,
  orderOfJourney,
  setParkingBay,
} from '../store/predictions.store.ts'
import type { Journey } from '../store/predictions.store.ts'
import { maySee } from './own-order.ts'
import { restaurantOf } from '../../catalogue/routes/restaurants.route.ts'

/** S7.60 to S7.65: when a customer on the way to an order arrives, and where the car stands. */
export function predictionRoutes(deps: Deps): readonly Route[] {
  const limit = { max: deps.limits.positionsPerMinute, windowMs: 60_000 }
  return [
    route({
      id: 'startPrediction',
      method: 'POST',
      path: '/predict/start',
      summary: 'Begins to follow a customer on the way to an order.',
      body: PredictionStartSchema,
      gives: PredictionSchema,
      refuses: [...OWN_ORDER, ...RESTAURANT, 'prediction.notOffered', 'field.parkingBay', 'field.required'],
      limit,
      answer: (call) => started(call, deps),
    }),
    route({
      id: 'updatePrediction',
      method: 'POST',
      path: '/predict/update',
      summary: 'Where the customer is now; answers when to expect them, and when to ask again.',
      body: PredictionUpdateSchema,
      gives: PredictionSchema,
      refuses: [...SIGNED_IN, 'prediction.notFound', 'prediction.notOffered'],
      limit,
      answer: (call) => updated(call, deps),
    }),
    route({
      id: 'messagePrediction',
      method: 'POST',
      path: '/predict/message',
      summary: 'Tells the kitchen the parking bay.',
      body: PredictionMessageSchema,
      gives: PredictionCheckSchema,
      refuses: [...SIGNED_IN, 'prediction.notFound', 'prediction.notOffered', 'field.parkingBay'],
      limit,
      answer: (call) => told(call, deps),
    }),
    route({
      id: 'cancelPrediction',
      method: 'POST',
      path: '/predict/cancel',
      summary: 'Ends following a customer, and forgets where they were.',
      body: PredictionCancelSchema,
      gives: PredictionCheckSchema,
      refuses: [...SIGNED_IN, 'prediction.notFound', 'prediction.notOffered'],
      answer: (call) => ended(call, deps),
    }),
    {
      id: 'predictionHealth',
      method: 'GET',
      path: '/predict/health-check',
      summary: 'Status 0 where arrivals can be predicted.',
      gives: PredictionCheckSchema,
      answer: () => ok({ StatusCode: STATUS_OK }),
    },
    {
      id: 'predictionOfRestaurant',
      method: 'GET',
      path: '/predict/restaurant-check/:id',
      summary: 'Status 0 where a restaurant is told of arrivals: while it takes orders.',
      gives: PredictionCheckSchema,
      refuses: RESTAURANT,
      answer(call) {
        const isAvailable = restaurantOf(call, deps).settings.ordersEnabled
        return ok({ isAvailable, StatusCode: isAvailable ? STATUS_OK : STATUS_NOT_OFFERED })
      },
    },
  ]
}

async function started(call: Call<Infer<typeof PredictionStartSchema>>, deps: Deps): Promise<Answer> {
  const session = await signedIn(call)
  const { OrderId, ...position } = bodyOf(call)
  const stored = await deps.orders.find(OrderId)
  if (!stored || !maySee(session, stored)) throw refusal('order.notFound', 'OrderId')
  const { order } = stored
  const approach = approachTo(order, undefined, toPosition(position), deps)
  return answered(await beginJourney(deps.database, order.id, approach))
}

async function updated(call: Call<Infer<typeof PredictionUpdateSchema>>, deps: Deps): Promise<Answer> {
  const { SessionId, ...position } = bodyOf(call)
  return onJourney(call, SessionId, deps, async (journey, order, queries) => {
    const approach = approachTo(order, journey.approach, toPosition(position), deps)
    await moveJourney(queries, journey.sessionId, approach)
    return answered({ ...journey, approach })
  })
}

/** S4.104 */
async function told(call: Call<Infer<typeof PredictionMessageSchema>>, deps: Deps): Promise<Answer> {
  const { SessionId, CustomMessageDetails } = bodyOf(call)
  const verdict = checkParkingBay(CustomMessageDetails.ParkingBayNumber)
  if (!verdict.ok) throw refusal(verdict.problem, 'CustomMessageDetails.ParkingBayNumber')
  const parkingBay = CustomMessageDetails.ParkingBayNumber.trim()
  return onJourney(call, SessionId, deps, async (journey, _order, queries) => {
    await setParkingBay(queries, journey.sessionId, parkingBay)
    return answered({ ...journey, parkingBay })
  })
}

async function ended(call: Call<Infer<typeof PredictionCancelSchema>>, deps: Deps): Promise<Answer> {
  const { SessionId } = bodyOf(call)
  return onJourney(call, SessionId, deps, async (journey, _order, queries) => {
    await endJourney(queries, journey.sessionId)
    return ok({ success: true, StatusCode: STATUS_OK })
  })
}

/** One's own journey, locked; anybody else's does not exist. */
async function onJourney(
  call: Call,
  sessionId: string,
  deps: Deps,
  work: (journey: Journey, order: Order, queries: Queries) => Promise<Answer>,
): Promise<Answer> {
  const session = await signedIn(call)
  const orderId = await orderOfJourney(deps.database, sessionId)
  const stored = orderId && (await deps.orders.find(orderId))
  if (!stored || !maySee(session, stored)) throw refusal('prediction.notFound', 'SessionId')
  return deps.database.transaction(async (queries) => {
    const journey = await lockJourney(queries, sessionId)
    if (!journey) throw refusal('prediction.notFound', 'SessionId')
    return work(journey, stored.order, queries)
  })
}

function approachTo(
  order: Order,
  previous: Approach | undefined,
  position: Coordinates,
  { catalogue, clock }: Deps,
): Approach {
  const restaurant = catalogue.restaurant(order.restaurantId)
  if (!restaurant) throw refusal('restaurant.notFound')
  const now = clock.now()
  const verdict = canPredictArrival(order, now)
  if (!verdict.ok) throw refusal(verdict.problem)
  return approachOf(previous, position, restaurant.geolocation, now)
}

function answered({ sessionId, approach, parkingBay }: Journey): Answer {
  const { eta, nextCheckAt } = approach
  const prediction = {
    sessionId,
    eta,
    nextCheckAt,
    status: STATUS_OK,
    ...(parkingBay !== undefined && { parkingBay }),
  }
  return ok(fromPrediction(prediction))
}
