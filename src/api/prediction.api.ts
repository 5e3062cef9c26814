import type { OrderId, RestaurantId } from '#domain/ids.ts'
import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import {
  PredictionCancelSchema,
  PredictionCheckSchema,
  PredictionMessageSchema,
  PredictionStartSchema,
  PredictionUpdateSchema,
  PredictionSchema,
  STATUS_OK,
  fromPredictionStart,
  fromPredictionUpdate,
  toPrediction,
} from '#contracts/orders/prediction.contract.ts'
import type { Prediction } from '#contracts/orders/prediction.contract.ts'
import { answer, exactly, nothing, path } from './http.ts'
import type { Http } from './http.ts'

const readPrediction = answer(PredictionSchema, toPrediction)
const readIsGood = answer(PredictionCheckSchema, ({ StatusCode }) => StatusCode === STATUS_OK)

/** POST /predict/start (S7.60). */
export function startPrediction(http: Http) {
  return (orderId: OrderId, position: Coordinates): Promise<Prediction> =>
    http({
      method: 'POST',
      path: '/predict/start',
      body: exactly(PredictionStartSchema, fromPredictionStart(orderId, position)),
      read: readPrediction,
    })
}

/** POST /predict/update (S7.61). */
export function updatePrediction(http: Http) {
  return (sessionId: string, position: Coordinates): Promise<Prediction> =>
    http({
      method: 'POST',
      path: '/predict/update',
      body: exactly(PredictionUpdateSchema, fromPredictionUpdate(sessionId, position)),
      read: readPrediction,
    })
}

/** POST /predict/message (S7.62). */
export function tellParkingBay(http: Http) {
  return (sessionId: string, parkingBay: string): Promise<void> =>
    http({
      method: 'POST',
      path: '/predict/message',
      body: exactly(PredictionMessageSchema, {
        SessionId: sessionId,
        CustomMessageDetails: { ParkingBayNumber: parkingBay },
      }),
      read: nothing,
    })
}

/** POST /predict/cancel (S7.63). */
export function cancelPrediction(http: Http) {
  return (sessionId: string): Promise<void> =>
    http({
      method: 'POST',
      path: '/predict/cancel',
      body: exactly(PredictionCancelSchema, { SessionId: sessionId }),
      read: nothing,
    })
}

/** GET /predict/health-check (S7.64); whether it answered status 0. */
export function checkPrediction(http: Http) {
  return (): Promise<boolean> =>
    http({
      path: '/predict/health-check',
      read: readIsGood,
    })
}

/** GET /predict/restaurant-check/{id} (S7.65); whether it answered status 0 (S4.101). */
export function fetchIsPredictionOffered(http: Http) {
  return (restaurantId: RestaurantId): Promise<boolean> =>
    http({
      path: path`/predict/restaurant-check/${restaurantId}`,
      read: readIsGood,
    })
}
