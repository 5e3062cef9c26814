import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpen, openStateOf } from '#domain/restaurant/opening-hours.ts'
import { minutesOfDay } from '#domain/restaurant/zoned-time.ts'
import { canPickUpAt, earliestPickup, keptPickup, pickupSlots } from '#domain/restaurant/pickup-slots.ts'
import { allow, refuse, succeed } from '#domain/verdict.ts'
import { anyMoment, anyRestaurant } from '#tests/support/arbitraries/restaurant.ts'
import { at, clockAt } from '#tests/support/at.ts'
import { aRestaurant, everyDay, hoursOn } from '#tests/support/builders/restaurant.ts'

const TEN_MINUTES = 600_000

describe('the earliest pickup', () => {
  test.each([
    ['now plus the delay while open', '2026-03-10 12:00', '2026-03-10 12:15'],
    ['at opening, opening plus the delay', '2026-03-10 10:00', '2026-03-10 10:15'],
    ['exactly at closing is still possible', '2026-03-10 21:45', '2026-03-10 22:00'],
  ])('is %s (S9.15, S9.16)', (_, now, earliest) => {
    expect(earliestPickup(aRestaurant(), at(now), false)).toBe(at(earliest))
  })

  test.each([
    ['a minute too late to be ready before closing', '2026-03-10 21:46'],
    ['after closing', '2026-03-10 22:00'],
    ['before opening', '2026-03-10 09:59'],
  ])('is none %s, without scheduling (S5.55)', (_, now) => {
    expect(earliestPickup(aRestaurant(), at(now), false)).toBeUndefined()
  })

  test.each([
    ['2026-03-10 21:46', '2026-03-11 10:15'],
    ['2026-03-10 23:00', '2026-03-11 10:15'],
    ['2026-03-10 09:00', '2026-03-10 10:15'],
  ])('with scheduling, at %s, is at the next opening (S5.55, S9.15)', (now, earliest) => {
    expect(earliestPickup(aRestaurant(), at(now), true)).toBe(at(earliest))
  })

  test('is rounded up to the whole minute (S9.15)', () => {
    expect(earliestPickup(aRestaurant(), at('2026-03-10 12:00') + 1, false)).toBe(at('2026-03-10 12:16'))
  })

  test.each([
    ['later today', '2026-03-10 14:00', false, '2026-03-10 14:15'],
    ['in the past', '2026-03-10 09:00', false, '2026-03-10 12:15'],
    ['after closing today', '2026-03-10 23:00', true, '2026-03-11 10:15'],
    ['in twenty days', '2026-03-30 12:00', true, '2026-03-30 12:15'],
  ])('waits for orders that are taken from a moment %s (S9.15)', (_, enabledAt, scheduling, earliest) => {
    const restaurant = aRestaurant({ settings: { ordersEnabledAt: at(enabledAt) } })
    expect(earliestPickup(restaurant, at('2026-03-10 12:00'), scheduling)).toBe(at(earliest))
  })

  test('is none today when orders are taken only after closing (S9.15, S9.16)', () => {
    const restaurant = aRestaurant({ settings: { ordersEnabledAt: at('2026-03-10 21:50') } })
    expect(earliestPickup(restaurant, at('2026-03-10 12:00'), false)).toBeUndefined()
  })
})

describe('the pickup times offered', () => {
  test('are the earliest, then every 10 minutes of the clock to closing (S5.56, S9.13)', () => {
    expect(clocks(pickupSlots(aRestaurant(), at('2026-03-10 21:20'), false))).toEqual([
      '21:35',
      '21:40',
      '21:50',
      '22:00',
    ])
  })

  test('stand still while the customer looks at them (S9.13)', () => {
    const seen = ['21:21', '21:22', '21:23'].map((now) =>
      clocks(pickupSlots(aRestaurant(), at(`2026-03-10 ${now}`), false)).slice(1),
    )
    expect(seen).toEqual([seen[0], seen[0], seen[0]])
  })

  test('include closing itself when it falls on a step (S9.16)', () => {
    expect(clocks(pickupSlots(aRestaurant(), at('2026-03-10 21:41'), false))).toEqual(['21:56', '22:00'])
  })

  test('run past midnight to the closing of that evening (S4.74)', () => {
    const restaurant = aRestaurant({ openingHours: everyDay('16:00|00:30') })
    expect(clocks(pickupSlots(restaurant, at('2026-03-10 23:40'), false))).toEqual([
      '23:55',
      '00:00',
      '00:10',
      '00:20',
      '00:30',
    ])
  })

  test('stop at the end of lunch, not at the end of the day (S3.5)', () => {
    const restaurant = aRestaurant({ openingHours: everyDay('11:00|14:00', '17:00|22:00') })
    expect(clocks(pickupSlots(restaurant, at('2026-03-10 13:30'), false))).toEqual([
      '13:45',
      '13:50',
      '14:00',
    ])
  })

  test('skip a closed day with scheduling (S3.5, S5.55)', () => {
    const restaurant = aRestaurant({ openingHours: hoursOn({ thursday: ['10:00|10:30'] }) })
    expect(pickupSlots(restaurant, at('2026-03-10 12:00'), true)).toEqual([
      at('2026-03-12 10:15'),
      at('2026-03-12 10:20'),
      at('2026-03-12 10:30'),
    ])
  })

  test('are one day of choices around the clock', () => {
    const restaurant = aRestaurant({ openingHours: everyDay('00:00|00:00') })
    expect(pickupSlots(restaurant, at('2026-03-10 12:00'), false)).toHaveLength(145)
  })

  test.each([
    ['autumn, an hour more', '2026-10-25 00:00', 31, 25],
    ['spring, an hour less', '2027-03-28 00:00', 19, 19],
    ['an ordinary night', '2026-11-08 00:00', 25, 25],
  ])('on the night of %s: %s, %i instants with %i labels (S9.13)', (_, now, instants, labels) => {
    const restaurant = aRestaurant({
      openingHours: everyDay('00:00|04:00'),
      settings: { ordersInjectionDelayMinutes: 0 },
    })
    const slots = pickupSlots(restaurant, at(now), false)
    expect([slots.length, new Set(clocks(slots)).size]).toEqual([instants, labels])
  })

  test('in the repeated hour show each label twice, in order (S9.13, F28)', () => {
    const restaurant = aRestaurant({
      openingHours: everyDay('02:00|03:00'),
      settings: { ordersInjectionDelayMinutes: 0 },
    })
    const hour = ['02:00', '02:10', '02:20', '02:30', '02:40', '02:50']
    const slots = pickupSlots(restaurant, at('2026-10-25 02:00+02:00'), false)
    expect(clocks(slots)).toEqual([...hour, ...hour, '03:00'])
  })

  test('never show a time of the skipped hour (S9.13, F28)', () => {
    const restaurant = aRestaurant({ openingHours: everyDay('01:00|04:00') })
    expect(clocks(pickupSlots(restaurant, at('2027-03-28 01:25'), false)).slice(0, 4)).toEqual([
      '01:40',
      '01:50',
      '03:00',
      '03:10',
    ])
  })
})

describe('a pickup time that was chosen', () => {
  test.each([
    ['a millisecond before the earliest', at('2026-03-10 12:15') - 1, refuse('pickup.tooEarly')],
    ['at the earliest', at('2026-03-10 12:15'), allow],
    ['off the ten minutes', at('2026-03-10 12:17'), allow],
    ['at closing', at('2026-03-10 22:00'), allow],
    ['a millisecond after closing', at('2026-03-10 22:00') + 1, refuse('pickup.tooLate')],
  ])('%s (S4.48, S9.15, S9.16)', (_, chosen, verdict) => {
    expect(canPickUpAt(aRestaurant(), chosen, at('2026-03-10 12:00'), false)).toEqual(verdict)
  })

  test.each([
    ['closed, without scheduling', '2026-03-10 23:00', false, refuse('restaurant.closed')],
    ['open, but too late to be ready', '2026-03-10 21:50', false, refuse('pickup.none')],
    ['closed, with scheduling', '2026-03-10 23:00', true, allow],
  ])('for the next day when the restaurant is %s (S5.55)', (_, now, scheduling, verdict) => {
    expect(canPickUpAt(aRestaurant(), at('2026-03-11 10:15'), at(now), scheduling)).toEqual(verdict)
  })

  test.each([
    ['closed, without scheduling', '2026-03-10 23:00', false],
    ['closed, with scheduling', '2026-03-10 23:00', true],
    ['open, but too late to be ready', '2026-03-10 21:50', false],
    ['open', '2026-03-10 20:00', false],
  ])('that has passed is too early, not too late or none, when the restaurant is %s (S9.15)', (...given) => {
    const [, now, scheduling] = given
    expect(canPickUpAt(aRestaurant(), at('2026-03-10 19:00'), at(now), scheduling)).toEqual(
      refuse('pickup.tooEarly'),
    )
  })

  test('is refused by a restaurant that never opens, even with scheduling (S5.55)', () => {
    const never = aRestaurant({ openingHours: [] })
    expect(canPickUpAt(never, at('2026-03-11 10:15'), at('2026-03-10 12:00'), true)).toEqual(
      refuse('pickup.none'),
    )
  })
})

describe('the pickup time of an order that comes with the one it was offered', () => {
  test.each([
    ['is that one while it can be kept', '12:15', '12:00', '12:15'],
    ['is that one, though it is not the earliest', '13:00', '12:00', '13:00'],
    ['is the earliest where it could be kept just now', '12:15', '12:03', '12:18'],
    ['is the earliest where it could be kept five minutes ago', '12:15', '12:05', '12:20'],
    ['is the last of the day where that could be kept just now', '22:00', '21:49', '22:00'],
  ])('%s, whether or not orders are taken ahead (S4.48, S9.15, S9.16)', (_, offered, now, kept) => {
    for (const scheduling of [false, true]) {
      const found = keptPickup(
        aRestaurant(),
        at(`2026-03-10 ${offered}`),
        at(`2026-03-10 ${now}`),
        scheduling,
      )
      expect(found).toEqual(succeed(at(`2026-03-10 ${kept}`)))
    }
  })

  test.each([
    ['it could be kept only longer ago', at('2026-03-10 12:15') - 1, '12:05', 'pickup.tooEarly'],
    ['it is after closing', at('2026-03-10 22:01'), '12:00', 'pickup.tooLate'],
    ['it is the last of the day, longer ago', at('2026-03-10 22:00'), '21:51', 'pickup.none'],
  ] as const)('is refused where %s (S4.48, S9.16)', (_, offered, now, problem) => {
    expect(keptPickup(aRestaurant(), offered, at(`2026-03-10 ${now}`), false)).toEqual(refuse(problem))
  })
})

describe('for any restaurant at any moment', () => {
  const anyOffer = fc.record({ restaurant: anyRestaurant, now: anyMoment, scheduling: fc.boolean() })

  test('every time offered can be picked up (S4.48)', () => {
    fc.assert(
      fc.property(anyOffer, ({ restaurant, now, scheduling }) => {
        for (const slot of pickupSlots(restaurant, now, scheduling))
          expect(canPickUpAt(restaurant, slot, now, scheduling)).toEqual(allow)
      }),
    )
  })

  test('the first is the earliest and the others follow at round times, 10 minutes apart (S5.56)', () => {
    fc.assert(
      fc.property(anyOffer, ({ restaurant, now, scheduling }) => {
        const slots = pickupSlots(restaurant, now, scheduling)
        expect(slots[0]).toBe(earliestPickup(restaurant, now, scheduling))
        slots.slice(1).forEach((slot, index) => {
          expect(minutesOfDay(slot, restaurant.timeZone) % 10).toBe(0)
          if (index > 0) expect(slot - (slots[index] ?? 0)).toBe(TEN_MINUTES)
        })
      }),
    )
  })

  test('none is after closing, before the delay, or while the restaurant is closed (S9.15, S9.16)', () => {
    fc.assert(
      fc.property(anyOffer, ({ restaurant, now, scheduling }) => {
        for (const slot of pickupSlots(restaurant, now, scheduling)) {
          expect(slot).toBeGreaterThanOrEqual(now + restaurant.settings.ordersInjectionDelayMinutes * 60_000)
          expect(isOpen(restaurant, slot) || isOpen(restaurant, slot - 1)).toBe(true)
        }
      }),
    )
  })

  test('without scheduling nothing is offered while closed (S5.55)', () => {
    fc.assert(
      fc.property(anyRestaurant, anyMoment, (restaurant, now) => {
        const state = openStateOf(restaurant, now)
        const last = pickupSlots(restaurant, now, false).at(-1)
        expect(last === undefined || (state.isOpen && last <= state.closesAt)).toBe(true)
      }),
    )
  })
})

function clocks(slots: readonly number[]): readonly string[] {
  return slots.map((slot) => clockAt(slot).slice(11))
}
