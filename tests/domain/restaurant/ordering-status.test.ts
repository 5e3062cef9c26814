import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { canOrderFrom, orderingStatusOf } from '#domain/restaurant/ordering-status.ts'
import { allow, refuse } from '#domain/verdict.ts'
import { at } from '#tests/support/at.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'

const ENABLED = aRestaurant()
const DISABLED = aRestaurant({ settings: { ordersEnabled: false } })

describe('ordering from a restaurant', () => {
  test.each([
    ['open', ENABLED, '12:00', false, allow],
    ['at its closing time', ENABLED, '22:00', false, refuse('restaurant.closed')],
    ['closed, with scheduling', ENABLED, '23:00', true, allow],
    ['open, ordering disabled', DISABLED, '12:00', false, refuse('restaurant.orderingDisabled')],
    [
      'without hours, with scheduling',
      aRestaurant({ openingHours: [] }),
      '12:00',
      true,
      refuse('restaurant.closed'),
    ],
  ])('%s (S5.36, S5.55, S6.13)', (_, restaurant, time, scheduling, verdict) => {
    expect(canOrderFrom(restaurant, at(`2026-03-10 ${time}`), scheduling)).toEqual(verdict)
  })

  test.each([
    ['nothing was known before', undefined, DISABLED, 'none'],
    ['it takes orders as it did', ENABLED, ENABLED, 'none'],
    ['it takes none as it did not', DISABLED, DISABLED, 'none'],
    ['it stopped taking orders', ENABLED, DISABLED, 'unavailable'],
    ['it takes orders again', DISABLED, ENABLED, 'available'],
    ['another restaurant takes none', aRestaurant({ id: id('other') }), DISABLED, 'none'],
  ])('when %s this is told as its status (S4.58, S4.66)', (_, before, after, status) => {
    expect(orderingStatusOf(before, after)).toBe(status)
  })
})
