import type { Infer } from 'superstruct'
import type { OrderId } from '#domain/ids.ts'
import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import { IsoTime, Key, fromInstant, maybe, present, toInstant } from '../wire/wire.ts'
import { number, object, string, type } from '../wire/wire-types.ts'

const Position = {
  Latitude: number(-90, 90),
  Longitude: number(-180, 180),
}

/** S4.101, S4.103: status 0 is the only good one. */
export const STATUS_OK = '0'
export const STATUS_NOT_OFFERED = '1'

/** S7.60; the spec shows no body. */
export const PredictionStartSchema = object({ OrderId: Key, ...Position })

/** S7.61 */
export const PredictionUpdateSchema = object({ SessionId: Key, ...Position })

/** S7.62 */
export const PredictionMessageSchema = object({
  SessionId: Key,
  CustomMessageDetails: object({ ParkingBayNumber: string(1, 20) }),
})

/** S7.63 */
export const PredictionCancelSchema = object({ SessionId: Key })

/** S3.38 */
export const PredictionSchema = type({
  SessionId: Key,
  ETA: maybe(IsoTime),
  NextETACheck: maybe(IsoTime),
  StatusCode: maybe(string()),
  parkingBayNumber: maybe(string()),
})

/** S7.64, S7.65: what both checks answer. */
export const PredictionCheckSchema = type({ StatusCode: string() })

/** S3.38; times in epoch ms. */
export type Prediction = {
  readonly sessionId: string
  readonly eta?: number
  readonly nextCheckAt?: number
  readonly status?: string
  readonly parkingBay?: string
}

export function toPrediction(wire: Infer<typeof PredictionSchema>): Prediction {
  return {
    sessionId: wire.SessionId,
    ...present({
      eta: wire.ETA ? toInstant(wire.ETA) : undefined,
      nextCheckAt: wire.NextETACheck ? toInstant(wire.NextETACheck) : undefined,
      status: wire.StatusCode,
      parkingBay: wire.parkingBayNumber,
    }),
  }
}

export function fromPrediction(prediction: Prediction): Infer<typeof PredictionSchema> {
  const { eta, nextCheckAt } = prediction
  return {
    SessionId: prediction.sessionId,
    ...present({
      ETA: eta === undefined ? undefined : fromInstant(eta),
      NextETACheck: nextCheckAt === undefined ? undefined : fromInstant(nextCheckAt),
      StatusCode: prediction.status,
      parkingBayNumber: prediction.parkingBay,
    }),
  }
}

export function toPosition(wire: { readonly Latitude: number; readonly Longitude: number }): Coordinates {
  return { latitude: wire.Latitude, longitude: wire.Longitude }
}

export function fromPredictionStart(
  orderId: OrderId,
  position: Coordinates,
): Infer<typeof PredictionStartSchema> {
  return { OrderId: orderId, Latitude: position.latitude, Longitude: position.longitude }
}

export function fromPredictionUpdate(
  sessionId: string,
  position: Coordinates,
): Infer<typeof PredictionUpdateSchema> {
  return { SessionId: sessionId, Latitude: position.latitude, Longitude: position.longitude }
}
