import {
  cancelPrediction,
  checkPrediction,
  fetchIsPredictionOffered,
  startPrediction,
  tellParkingBay as tell,
  updatePrediction,
} from '#api/prediction.api.ts'
import { STATUS_OK, type Prediction } from '#contracts/orders/prediction.contract.ts'
import type { OrderId, RestaurantId } from '#domain/ids.ts'
import {
  arrivalAfter,
  isArrivalForgotten,
  type Arrival,
  type ArrivalAnswer,
} from '#domain/orders/tracking/arrival.ts'
import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import type { Token } from '#flows/core/log/command-data.ts'
import { asPort, portFailureOf, portRefusal } from './failing.ts'
import { positionOfDevice } from './position.ts'
import { backOff, pause, waitUntilDue } from './waiting.ts'
import type { At, World } from './world.ts'

type Followed = { readonly orderId: OrderId | undefined; readonly arrival: Arrival | undefined }

/** How often a page that was out of sight is looked at again. */
const SIGHT_CHECK_MS = 3_000
const RETRY_MS = 5_000
/** Failed requests in a row before the customer is told. */
const MOST_FAILURES = 3

/**
 * The effects of telling a kitchen when a customer arrives. The position goes to the server and nowhere else, never
 * into the log.
 */
export function createArrivalPorts(
  { http, page, personalData, now }: Pick<World, 'http' | 'page' | 'personalData' | 'now'>,
  positionOf: () => Promise<Coordinates> = positionOfDevice,
) {
  return { checkArrival, followArrival, tellParkingBay, endArrival }

  /** S4.101: the restaurant's check says whether it wants to be told; where it does not answer, that of the service. */
  async function checkArrival({
    restaurantId,
  }: {
    restaurantId: RestaurantId | undefined
  }): Promise<boolean> {
    if (restaurantId === undefined) return false
    return asPort(fetchIsPredictionOffered(http)(restaurantId).catch(() => checkPrediction(http)()))
  }

  /**
   * Sends the position when it is due and the page is visible; ends the arrival of a page that was hidden too long
   * (S7.60, S7.61).
   */
  async function followArrival(
    { orderId, arrival }: Followed,
    { signal }: Pick<At, 'signal'>,
  ): Promise<Arrival> {
    if (orderId === undefined) throw portRefusal('order.notFound')
    let due = arrival?.nextCheckAt ?? now()
    let failures = 0
    for (;;) {
      if (arrival && isArrivalForgotten(arrival, now())) throw portRefusal('arrival.forgotten')
      if (now() >= due && page.isSeen()) {
        try {
          return await look(orderId, arrival, signal)
        } catch (error) {
          signal.throwIfAborted()
          const failure = portFailureOf(error)
          failures += 1
          const isPassing = failure.kind === 'failed' || failure.code === 'location.unavailable'
          if (!arrival || !isPassing || failures >= MOST_FAILURES) throw failure
          due = now() + backOff(RETRY_MS, failures)
        }
      }
      await pause(waitUntilDue(due - now(), SIGHT_CHECK_MS), signal)
    }
  }

  async function look(orderId: OrderId, arrival: Arrival | undefined, signal: AbortSignal): Promise<Arrival> {
    const position = await positionOf()
    // The customer may have stopped while the browser looked up the position.
    signal.throwIfAborted()
    const told = arrival
      ? await updatePrediction(http)(arrival.sessionId, position)
      : await startPrediction(http)(orderId, position)
    return arrivalAfter(arrival, answerOf(told), now())
  }

  /** S7.62 */
  async function tellParkingBay({
    sessionId,
    bay,
  }: {
    sessionId: string | undefined
    bay: Token | undefined
  }): Promise<null> {
    const said = bay === undefined ? undefined : personalData.read(bay)
    if (sessionId === undefined || said === undefined) throw portRefusal('prediction.notFound')
    await asPort(tell(http)(sessionId, said))
    return null
  }

  /** S7.63 */
  async function endArrival({ sessionId }: { sessionId: string | undefined }): Promise<null> {
    if (sessionId !== undefined) await asPort(cancelPrediction(http)(sessionId))
    return null
  }
}

function answerOf({ sessionId, status, eta, nextCheckAt }: Prediction): ArrivalAnswer {
  return { sessionId, isGood: status === STATUS_OK, eta, nextCheckAt }
}
