import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSameOpening } from '#domain/restaurant/opening-hours.ts'
import { canPickUpAt, earliestPickup, keptPickup } from '#domain/restaurant/pickup-slots.ts'
import { lapseOf, pickupByNow } from '#domain/restaurant/shown-pickup.ts'
import { anyMoment, anyRestaurant } from '#tests/support/arbitraries/restaurant.ts'
import { at } from '#tests/support/at.ts'
import { aRestaurant, everyDay } from '#tests/support/builders/restaurant.ts'

const WITH_BREAK = aRestaurant({ openingHours: everyDay('10:00|14:00', '17:00|22:00') })
const LATE = aRestaurant({ openingHours: everyDay('18:00|04:00') })
const ALWAYS = aRestaurant({ openingHours: everyDay('00:00|24:00') })

describe('the earliest time, as it was shown', () => {
  test.each([
    ['stands', aRestaurant(), '10 12:15', '10 12:00', '10 12:15', false],
    ['moves on with the clock', aRestaurant(), '10 12:15', '10 12:40', '10 12:55', false],
    ['is sooner where the kitchen got faster', aRestaurant(), '10 12:40', '10 12:00', '10 12:15', false],
    ['stands to the last moment', aRestaurant(), '10 22:00', '10 21:45', '10 22:00', false],
    ['is tomorrow a minute later', aRestaurant(), '10 22:00', '10 21:46', '11 10:15', true],
    ['is tomorrow a day later', aRestaurant(), '10 12:15', '11 12:00', '11 12:15', true],
    ['is after the break', WITH_BREAK, '10 14:00', '10 13:50', '10 17:15', true],
    ['is of the same night after midnight', LATE, '10 23:50', '11 00:10', '11 00:25', false],
    ['is next evening once the night has no more', LATE, '11 04:00', '11 03:50', '11 18:15', true],
    ['only moves on where it never closes', ALWAYS, '10 12:15', '12 12:00', '12 12:15', false],
    ['waits for an opening that has not begun', aRestaurant(), '10 10:15', '10 09:00', '10 10:15', false],
  ])('%s (S9.15)', (_, restaurant, shown, now, byNow, isElsewhere) => {
    const was = { at: at(`2026-03-${shown}`), isChosen: false }
    expect(pickupByNow(was, restaurant, at(`2026-03-${now}`), true)).toEqual({
      at: at(`2026-03-${byNow}`),
      isElsewhere,
    })
  })
})

describe('a time that was chosen', () => {
  test.each([
    ['stands while the kitchen can meet it', '10 18:30', '10 18:15', '10 18:30', false],
    ['moves on once it cannot', '10 18:30', '10 18:16', '10 18:31', false],
    ['stands for tomorrow', '11 12:00', '10 23:00', '11 12:00', false],
    ['is tomorrow where it was the last of the day', '10 22:00', '10 21:46', '11 10:15', true],
    ['is tomorrow where a day went by', '10 18:30', '11 12:00', '11 12:15', true],
  ])('%s (S4.48, S4.83)', (_, chosen, now, byNow, isElsewhere) => {
    const shown = { at: at(`2026-03-${chosen}`), isChosen: true }
    expect(pickupByNow(shown, aRestaurant(), at(`2026-03-${now}`), true)).toEqual({
      at: at(`2026-03-${byNow}`),
      isElsewhere,
    })
  })
})

test('a time nobody was shown is the earliest, and one where none is to be had is none (S5.55)', () => {
  const now = at('2026-03-10 12:00')
  expect(pickupByNow(undefined, aRestaurant(), now, true)).toEqual({
    at: at('2026-03-10 12:15'),
    isElsewhere: false,
  })
  const shown = { at: at('2026-03-10 22:00'), isChosen: true }
  expect(pickupByNow(shown, aRestaurant(), at('2026-03-10 21:46'), false)).toBeUndefined()
})

describe('the moment from which a shown time is no longer to be had', () => {
  test.each([
    ['of a chosen one is the delay before it', aRestaurant(), '10 18:30', true, '10 18:15'],
    ['of the earliest is when its opening gives none any more', aRestaurant(), '10 12:15', false, '10 21:45'],
    ['of the earliest before a break is before the break', WITH_BREAK, '10 12:15', false, '10 13:45'],
    ['of the earliest of a night is the next morning', LATE, '10 23:00', false, '11 03:45'],
  ])('%s (S4.83, S9.16)', (_, restaurant, shown, isChosen, last) => {
    const found = lapseOf({ at: at(`2026-03-${shown}`), isChosen }, restaurant)
    expect(found).toBe(at(`2026-03-${last}`) + 1)
  })

  test('does not come where it never closes', () => {
    expect(lapseOf({ at: at('2026-03-10 12:15'), isChosen: false }, ALWAYS)).toBeUndefined()
  })
})

describe('for any restaurant at any moment', () => {
  const anyLook = fc.record({
    restaurant: anyRestaurant,
    seen: anyMoment,
    later: fc.integer({ min: 0, max: 3 * 86_400_000 }),
    scheduling: fc.boolean(),
  })

  test('what a shown time comes to can be had, and is of the same opening unless it says so', () => {
    fc.assert(
      fc.property(anyLook, ({ restaurant, seen, later, scheduling }) => {
        const shown = earliestPickup(restaurant, seen, scheduling)
        if (shown === undefined) return
        const now = seen + later
        const byNow = pickupByNow({ at: shown, isChosen: false }, restaurant, now, scheduling)
        if (!byNow) return
        expect(canPickUpAt(restaurant, byNow.at, now, scheduling).ok).toBe(true)
        expect(isSameOpening(restaurant, shown, byNow.at)).toBe(!byNow.isElsewhere)
      }),
    )
  })

  test('an order that comes with a time is never made for another opening (S4.48)', () => {
    fc.assert(
      fc.property(anyLook, ({ restaurant, seen, later, scheduling }) => {
        const first = earliestPickup(restaurant, seen, scheduling)
        const lapses = first === undefined ? undefined : lapseOf({ at: first, isChosen: false }, restaurant)
        if (lapses === undefined) return
        // The last time of the opening, a moment before nothing of it can be had.
        const shown = earliestPickup(restaurant, lapses - 1, scheduling)
        if (shown === undefined) return
        const kept = keptPickup(restaurant, shown, lapses + (later % 600_000), scheduling)
        if (kept.ok) expect(isSameOpening(restaurant, shown, kept.value)).toBe(true)
      }),
    )
  })
})
