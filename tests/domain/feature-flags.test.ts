import { expect, test } from 'vitest'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'

test('the described deployment has on what is described as on, and nothing else (S1.45)', () => {
  const on = Object.entries(DESCRIBED_FLAGS).flatMap(([flag, isOn]) => (isOn ? [flag] : []))
  expect(on.toSorted()).toEqual(
    [
      'orderTypeSelection',
      'pickup',
      'eatIn',
      'skipRestaurantSelection',
      'preOrderCategoryFilter',
      'noAlcoholForPickup',
      'orderTypeFilter',
    ].toSorted(),
  )
})
