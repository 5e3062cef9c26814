import { expect, test } from 'vitest'
import { movePickupForward } from '#domain/basket/pickup-time.ts'
import { aBasket } from '#tests/support/builders/basket.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'

const NOW = 1_000_000
const IN_QUARTER = NOW + 15 * 60_000

test.each([
  ['that is missing', aBasket(), IN_QUARTER],
  ['that is past', aBasket({ pickUpTime: NOW - 1 }), IN_QUARTER],
  ['that is now', aBasket({ pickUpTime: NOW }), NOW],
  ['that is to come', aBasket({ pickUpTime: NOW + 1 }), NOW + 1],
])(
  'a pickup time %s moves to now plus the injection delay only where it must (S4.83)',
  (_name, basket, expected) => {
    const restaurant = aRestaurant({ settings: { ordersInjectionDelayMinutes: 15 } })
    expect(movePickupForward(basket, restaurant, NOW).pickUpTime).toBe(expected)
  },
)
