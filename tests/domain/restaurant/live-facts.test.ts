import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { standingFacts, unwrittenFacts, withLive, type LiveFacts } from '#domain/restaurant/live-facts.ts'
import { aRestaurant, everyDay } from '#tests/support/builders/restaurant.ts'

const BURGER = { productCode: id<never>('burger'), state: 'UNAVAILABLE' as const }
const FRIES = { productCode: id<never>('fries'), state: 'DISABLED' as const }
const FILE = aRestaurant({ outageProducts: [BURGER, FRIES] })

describe('what a kitchen told', () => {
  test.each<[string, LiveFacts, object]>([
    ['that it takes no orders', { ordersEnabled: false }, { settings: { ordersEnabled: false } }],
    [
      'that it is slow',
      { ordersInjectionDelayMinutes: 45 },
      { settings: { ordersInjectionDelayMinutes: 45 } },
    ],
    ['that it has all again', { outageProducts: [] }, { outageProducts: [] }],
    ['that it is closed', { openingHours: [] }, { openingHours: [] }],
  ])('%s holds, and the rest is as the file says', (_what, live, expected) => {
    const { settings, ...rest } = { settings: {}, ...expected }
    expect(withLive(FILE, live)).toEqual({ ...FILE, ...rest, settings: { ...FILE.settings, ...settings } })
  })

  test.each<[string, LiveFacts, readonly string[]]>([
    ['nothing', {}, []],
    ['what the file says too', { ordersEnabled: true, outageProducts: [FRIES, BURGER] }, []],
    ['that nothing is sold out', { outageProducts: [] }, ['outageProducts']],
    [
      'another state of the same',
      { outageProducts: [{ ...BURGER, state: 'DISABLED' }, FRIES] },
      ['outageProducts'],
    ],
    [
      'all there is to tell',
      {
        ordersEnabled: false,
        ordersInjectionDelayMinutes: 1,
        outageProducts: [BURGER],
        openingHours: everyDay('01:00|02:00'),
      },
      ['ordersEnabled', 'ordersInjectionDelayMinutes', 'outageProducts', 'openingHours'],
    ],
  ])('of %s, what differs from the file stands against it', (_what, live, standing) => {
    expect(standingFacts(FILE, live)).toEqual(standing)
  })

  test('before it was kept apart is what the file does not say', () => {
    const kept = { ordersEnabled: false, ordersEnabledAt: 7, outageProducts: FILE.outageProducts }
    expect(unwrittenFacts(FILE, kept)).toEqual({ ordersEnabled: false, ordersEnabledAt: 7 })
  })
})
