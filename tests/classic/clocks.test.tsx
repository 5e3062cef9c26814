import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { at } from '#tests/support/at.ts'
import { everyDay } from '#tests/support/builders/restaurant.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { openShop, personalDataFilledIn } from './rig.tsx'

afterEach(cleanup)

const VIEWS: readonly View[] = ['chat', 'linear', 'classic']
const AT_THE_CHECKOUT: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
]
const AT_NIGHT = {
  listRestaurants: async () =>
    aCatalogue().restaurants.map(({ restaurant }) => ({
      ...restaurant,
      openingHours: everyDay('18:00|06:00'),
    })),
}

describe.each(VIEWS)('the %s view', (view) => {
  test('offers both showings of the hour that comes twice, told apart (S4.73, S5.56)', async () => {
    const isClassic = view === 'classic'
    const { user, t } = await openShop({
      view,
      now: at('2026-10-25 01:30'),
      ports: AT_NIGHT,
      done: isClassic ? AT_THE_CHECKOUT : [...AT_THE_CHECKOUT, { type: 'pickup.change' }],
    })
    const later = isClassic ? t('classic.otherTimes') : t('pickup.later')
    await user.click(screen.getByRole('button', { name: later }))
    for (const name of ['2:30 am (summer time)', '2:30 am (winter time)'])
      expect(screen.getAllByRole('radio', { name })).toHaveLength(1)
  })

  test('says the place with the time to who is in another zone', async () => {
    const { asks } = await openShop({
      view,
      done: AT_THE_CHECKOUT,
      deviceZone: 'Europe/London',
      personalData: personalDataFilledIn(),
    })
    expect(asks()).toBe('checkout')
    expect((await screen.findAllByText(/12:15 pm \(Oslo time\)/)).length).toBeGreaterThan(0)
  })
})
