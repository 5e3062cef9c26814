import { PENDING_ORDER_KEPT_MS } from '../../constants.ts'
import { distanceKm } from '../../restaurant/distance.ts'
import type { Coordinates } from '../../restaurant/restaurant.ts'
import { allow, refuse, type Verdict } from '../../verdict.ts'
import { isPaid, type Order } from '../order.ts'

/** Somebody on the way to a restaurant. Instants in epoch ms, distance along the road, speed smoothed. */
export type Approach = {
  readonly position: Coordinates
  readonly at: number
  readonly distanceKm: number
  readonly speedKmh: number
  readonly eta: number
  readonly nextCheckAt: number
}

/** What a customer on the way knows of their arrival (S3.38); never where they are. Instants in epoch ms. */
export type Arrival = {
  readonly sessionId: string
  readonly eta?: number
  readonly nextCheckAt: number
  readonly isThere: boolean
}

/** What a look at the position was answered with; `isGood` is status 0. */
export type ArrivalAnswer = {
  readonly sessionId: string
  readonly isGood: boolean
  readonly eta?: number | undefined
  readonly nextCheckAt?: number | undefined
}

/** A check that is overdue by this much was not missed but given up: the page was out of sight, or closed. */
export const ARRIVAL_FORGOTTEN_MS = 600_000
/** Clocks agree by this much. */
const CLOCKS_DIFFER_MS = 2_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** Roads are longer than the crow's flight, by about this in towns. */
const DETOUR = 1.3
const ARRIVED_KM = 0.1
const WALKING_KMH = 5
const DRIVING_KMH = 40
const WALKABLE_KM = 1.5
const SLOWEST_KMH = 3
const FASTEST_KMH = 130
/** How much of the newest speed counts: a red light must not double the time. */
const NEWEST_WEIGHT = 0.4
/** Positions of a phone that stands still wander by this much. */
const WANDER_KM = 0.02
const SHORTEST_CHECK_MS = 15_000
const LONGEST_CHECK_MS = 300_000

/** Where a new position puts a customer on the way (S7.60, S7.61). A position no car could have reached is not believed. */
export function approachOf(
  previous: Approach | undefined,
  position: Coordinates,
  restaurant: Coordinates,
  at: number,
): Approach {
  if (previous && !isPlausible(previous, position, at))
    return { ...previous, nextCheckAt: at + SHORTEST_CHECK_MS }
  const road = distanceKm(position, restaurant) * DETOUR
  const speedKmh = previous ? smoothedSpeed(previous, position, at) : firstSpeed(road)
  const eta = road <= ARRIVED_KM ? at : at + Math.round((road / speedKmh) * HOUR_MS)
  return { position, at, distanceKm: road, speedKmh, eta, nextCheckAt: at + checkAfter(eta - at) }
}

/** What is known after an answer at `at`: the time of status 0 (S4.103), and a next check that moves on in any case (S4.102). */
export function arrivalAfter(known: Arrival | undefined, answer: ArrivalAnswer, at: number): Arrival {
  const { sessionId, isGood, nextCheckAt } = answer
  const eta = isGood ? answer.eta : known?.eta
  const isMoved = nextCheckAt !== undefined && nextCheckAt !== known?.nextCheckAt
  return {
    sessionId,
    ...(eta === undefined ? {} : { eta }),
    // A check that was late is not made up for at once.
    nextCheckAt: isMoved ? nextCheckAt : Math.max(known?.nextCheckAt ?? at, at) + MINUTE_MS,
    isThere: isGood && eta !== undefined && eta <= at + CLOCKS_DIFFER_MS,
  }
}

/** Whether a customer who was on the way has long been silent: nothing more is read of where they are. */
export function isArrivalForgotten({ nextCheckAt }: Pick<Arrival, 'nextCheckAt'>, now: number): boolean {
  return now - nextCheckAt >= ARRIVAL_FORGOTTEN_MS
}

/** Only what is taken away is driven to; an order that ended, or was to be fetched long ago, is not (S4.101, reading). */
export function canPredictArrival(order: Awaited & Pick<Order, 'pickUpMode'>, now: number): Verdict {
  return order.pickUpMode === 'TAKEOUT' && isAwaited(order, now) ? allow : refuse('prediction.notOffered')
}

type Awaited = Pick<Order, 'state' | 'retrievalDate' | 'kitchenStep'>

/** Whether an order that is paid has yet to be picked up. */
export function isAwaited({ state, retrievalDate, kitchenStep }: Awaited, now: number): boolean {
  const isUnderway = isPaid({ state }) && kitchenStep !== 'collected'
  return isUnderway && now < retrievalDate + PENDING_ORDER_KEPT_MS
}

/** What stands on a parking bay: up to six letters and digits (S7.62, reading). */
export function checkParkingBay(text: string): Verdict {
  return /^[\p{L}\d-]{1,6}$/u.test(text.trim()) ? allow : refuse('field.parkingBay')
}

function isPlausible(previous: Approach, position: Coordinates, at: number): boolean {
  if (at <= previous.at) return false
  const moved = distanceKm(previous.position, position) * DETOUR
  return moved <= WANDER_KM || kmh(moved, at - previous.at) <= FASTEST_KMH * 2
}

function firstSpeed(road: number): number {
  return road <= WALKABLE_KM ? WALKING_KMH : DRIVING_KMH
}

function smoothedSpeed(previous: Approach, position: Coordinates, at: number): number {
  const moved = distanceKm(previous.position, position) * DETOUR
  const newest = moved <= WANDER_KM ? 0 : kmh(moved, at - previous.at)
  const smoothed = NEWEST_WEIGHT * newest + (1 - NEWEST_WEIGHT) * previous.speedKmh
  return Math.min(FASTEST_KMH, Math.max(SLOWEST_KMH, smoothed))
}

/** A quarter of the way further on: rarely from far away, often in the last street. */
function checkAfter(remainingMs: number): number {
  return Math.min(LONGEST_CHECK_MS, Math.max(SHORTEST_CHECK_MS, Math.round(remainingMs / 4)))
}

function kmh(km: number, durationMs: number): number {
  return (km / durationMs) * HOUR_MS
}
