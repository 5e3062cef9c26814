import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  approachOf,
  arrivalAfter,
  canPredictArrival,
  checkParkingBay,
  isArrivalForgotten,
} from '#domain/orders/tracking/arrival.ts'
import type { Approach } from '#domain/orders/tracking/arrival.ts'
import { ORDER_STATES } from '#domain/orders/order.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'

const NOON = at('2026-03-10 12:00')
const SECOND = 1_000
const MINUTE = 60 * SECOND
const RESTAURANT = { latitude: 60, longitude: 11 }
/** One kilometre of road, in degrees of latitude: a degree is 111.19 km, and roads are 1.3 times as long. */
const ROAD_KM = 1 / (111.195 * 1.3)

/** So many kilometres of road north of the restaurant. */
function away(roadKm: number) {
  return { latitude: RESTAURANT.latitude + roadKm * ROAD_KM, longitude: RESTAURANT.longitude }
}

/** The approach after positions of [kilometres of road left, seconds after noon]. */
function driven(...fixes: readonly (readonly [roadKm: number, seconds: number])[]): Approach {
  let approach: Approach | undefined
  for (const [roadKm, seconds] of fixes)
    approach = approachOf(approach, away(roadKm), RESTAURANT, NOON + seconds * SECOND)
  if (!approach) throw new Error('no position was given')
  return approach
}

describe('when somebody on the way arrives (S3.38, S4.103)', () => {
  test.each([
    ['two kilometres, by car at 40 km/h', 2, 3 * MINUTE],
    ['one kilometre, on foot at 5 km/h', 1, 12 * MINUTE],
    ['the longest walk', 1.499, 17.988 * MINUTE],
    ['the shortest drive', 1.501, 2.2515 * MINUTE],
    ['at the door', 0.099, 0],
    ['ten kilometres', 10, 15 * MINUTE],
  ])('from one position, %s', (_what, roadKm, duration) => {
    expect((driven([roadKm, 0]).eta - NOON) / SECOND).toBeCloseTo(duration / SECOND, 0)
  })

  test('a faster car is there earlier, but one fast minute is not believed at once', () => {
    const { speedKmh } = driven([10, 0], [9, 45])
    expect(speedKmh).toBeCloseTo(0.4 * 80 + 0.6 * 40, 1)
  })

  test('a car that keeps its speed is expected at that speed', () => {
    const fixes = Array.from({ length: 12 }, (_each, step) => [20 - step, step * 60] as const)
    expect(driven(...fixes).speedKmh).toBeCloseTo(60, 0)
  })

  test('a red light makes it later, not endless', () => {
    const before = driven([2, 0])
    const waiting = driven([2, 0], [2, 60])
    expect(waiting.speedKmh).toBeCloseTo(24, 1)
    expect(waiting.eta).toBeGreaterThan(before.eta)
    const stuck = driven(...Array.from({ length: 50 }, (_each, step) => [2, step * 60] as const))
    expect(stuck.speedKmh).toBe(3)
  })

  test.each([
    ['wanders by 19 metres of road', 0.019, 24],
    ['moves by 21 metres of road', 0.021, 24.5],
  ])('a phone that %s within a minute', (_what, roadKm, speed) => {
    expect(driven([2, 0], [2 - roadKm, 60]).speedKmh).toBeCloseTo(speed, 1)
  })

  test.each([
    ['as far as a fast car comes', 4.32, true],
    ['further than any car', 4.35, false],
  ])('a position %s in a minute is believed: %s', (_what, roadKm, isBelieved) => {
    const { distanceKm } = driven([10, 0], [10 - roadKm, 60])
    expect(distanceKm).toBeCloseTo(isBelieved ? 10 - roadKm : 10, 2)
  })

  test('an older position changes nothing', () => {
    expect(driven([5, 60], [9, 60])).toMatchObject({ distanceKm: driven([5, 60]).distanceKm })
  })
})

describe('when to look again (S4.102)', () => {
  test.each([
    ['a quarter of the remaining time', 4, 90],
    ['never sooner than 15 s', 0.2, 36],
    ['at the door every 15 s', 0, 15],
    ['never later than 5 minutes', 100, 300],
  ])('%s', (_what, roadKm, seconds) => {
    expect((driven([roadKm, 0]).nextCheckAt - NOON) / SECOND).toBeCloseTo(seconds, 0)
  })

  test('is always ahead, and no arrival is in the past', () => {
    const fix = fc.tuple(fc.double({ min: 0, max: 200, noNaN: true }), fc.integer({ min: 1, max: 600 }))
    fc.assert(
      fc.property(fc.array(fix, { minLength: 1, maxLength: 20 }), (steps) => {
        let approach: Approach | undefined
        let now = NOON
        for (const [roadKm, seconds] of steps) {
          now += seconds * SECOND
          approach = approachOf(approach, away(roadKm), RESTAURANT, now)
          expect(approach.nextCheckAt).toBeGreaterThanOrEqual(now + 15 * SECOND)
          expect(approach.nextCheckAt).toBeLessThanOrEqual(now + 5 * MINUTE)
          expect(approach.eta).toBeGreaterThanOrEqual(approach.at)
        }
      }),
    )
  })
})

describe('whose arrival is predicted', () => {
  test.each(ORDER_STATES)('that of a %s order only where it is still expected', (state) => {
    const isExpected = ['VALIDATED', 'SENT', 'PAID'].includes(state)
    expect(canPredictArrival(anOrder({ state }), NOON)).toEqual(
      isExpected ? allow : refuse('prediction.notOffered'),
    )
  })

  test.each([
    ['a moment less than 15 minutes after pickup', 15 * MINUTE - 1, allow],
    ['15 minutes after pickup', 15 * MINUTE, refuse('prediction.notOffered')],
  ])('until %s', (_when, after, verdict) => {
    const order = anOrder()
    expect(canPredictArrival(order, order.retrievalDate + after)).toEqual(verdict)
  })

  test.each(['EATIN', 'TABLE_SERVICE'] as const)('not that of who eats in (%s)', (pickUpMode) => {
    expect(canPredictArrival(anOrder({ pickUpMode }), NOON)).toEqual(refuse('prediction.notOffered'))
  })
})

test.each([
  ['7', true],
  [' B-12 ', true],
  ['Å1', true],
  ['123456', true],
  ['1234567', false],
  ['', false],
  ['<b>', false],
])('a parking bay %j is one: %s (S7.62)', (text, isOne) => {
  expect(checkParkingBay(text)).toEqual(isOne ? allow : refuse('field.parkingBay'))
})

describe('what a customer on the way knows (S4.102, S4.103)', () => {
  const KNOWN = { sessionId: 's', eta: NOON + 10 * MINUTE, nextCheckAt: NOON, isThere: false }
  const told = (answer: object) => ({
    sessionId: 's',
    isGood: true,
    eta: NOON + 8 * MINUTE,
    nextCheckAt: NOON + 3 * MINUTE,
    ...answer,
  })

  test.each([
    ['that changed is taken', NOON + 3 * MINUTE, NOON, NOON + 3 * MINUTE],
    ['that did not change is a minute later', NOON, NOON, NOON + MINUTE],
    ['that is missing is a minute later', undefined, NOON, NOON + MINUTE],
    ['that did not change is not made up for', NOON, NOON + 5 * MINUTE, NOON + 6 * MINUTE],
  ])('a next check %s', (_what, nextCheckAt, now, expected) => {
    expect(arrivalAfter(KNOWN, told({ nextCheckAt }), now).nextCheckAt).toBe(expected)
  })

  test('a first answer without a next check is asked again in a minute', () => {
    expect(arrivalAfter(undefined, told({ nextCheckAt: undefined }), NOON).nextCheckAt).toBe(NOON + MINUTE)
  })

  test.each([
    [true, NOON + 8 * MINUTE],
    [false, NOON + 10 * MINUTE],
  ])('a time is believed of a good answer alone: %s', (isGood, eta) => {
    expect(arrivalAfter(KNOWN, told({ isGood }), NOON).eta).toBe(eta)
  })

  test.each([
    ['as long as clocks differ', 2 * SECOND, true],
    ['longer than clocks differ', 2 * SECOND + 1, false],
  ])('expected %s from now is there: %s', (_what, ahead, isThere) => {
    expect(arrivalAfter(KNOWN, told({ eta: NOON + ahead }), NOON).isThere).toBe(isThere)
  })

  test.each([
    [10 * MINUTE - 1, false],
    [10 * MINUTE, true],
  ])('a check %d ms overdue is given up: %s', (overdue, isForgotten) => {
    expect(isArrivalForgotten({ nextCheckAt: NOON }, NOON + overdue)).toBe(isForgotten)
  })
})
