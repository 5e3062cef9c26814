import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { DESCRIBED_FLAGS, type FeatureFlags } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/log/commands.ts'
import { textOf } from '#tests/architecture/source.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { aCatalogue } from '#tests/support/catalogue.ts'

afterEach(cleanup)

type Flag = keyof FeatureFlags
type Sight = Omit<Parameters<typeof openShop>[0], 'view' | 'flags'>

const CHOSEN: Command = { type: 'restaurant.choose', id: id('brygga') }
const TAKING_AWAY: Command = { type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' }
const EATING_IN: Command = { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }
const FOOD: Command = { type: 'category.choose', id: id('food') }
const FRIES: Command = { type: 'product.add', code: id('fries') }
const LATE = Date.parse('2026-03-10T22:00:00Z')
const ONE = { listRestaurants: () => Promise.resolve([aCatalogue().restaurants[0]?.restaurant]) }

/** Each switch: where a customer stands who sees whether it is on. */
const SEEN: Readonly<Partial<Record<Flag, Sight>>> = {
  orderTypeSelection: { done: [CHOSEN] },
  pickup: { done: [CHOSEN] },
  eatIn: { done: [CHOSEN] },
  tableService: { done: [CHOSEN] },
  skipRestaurantSelection: { ports: ONE },
  preOrderCategoryFilter: { done: [EATING_IN] },
  noAlcoholForPickup: { done: [TAKING_AWAY, FOOD] },
  orderTypeFilter: { done: [TAKING_AWAY, FOOD] },
  orderScheduling: { now: LATE, done: [EATING_IN, FRIES] },
  customerName: { path: '/checkout', done: [EATING_IN, FRIES, { type: 'checkout.start' }] },
  customerPhone: { path: '/checkout', done: [EATING_IN, FRIES, { type: 'checkout.start' }] },
}

/** What another test proves, because something has to be done first, or the server or a page of its own does it. */
const PROVEN: Readonly<Partial<Record<Flag, string>>> = {
  authentication: 'tests/server/store/restaurant-codes.test.ts',
  singleSignOn: 'tests/app/sign-on-here.test.ts',
  discounts: 'tests/app/feature-flags.test.tsx',
  basketOpensOnAdd: 'tests/app/feature-flags.test.tsx',
}

describe.each<View>(['chat', 'classic'])('a customer sees in the view %s', (view) => {
  test.each([true, false])(
    'the field for a discount code where discounts is %s (S1.48)',
    async (discounts) => {
      const { user, t } = await openShop({
        view,
        flags: { discounts },
        done: [EATING_IN, FRIES, { type: 'basket.open' }],
      })
      if (view === 'classic') await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
      await screen.findAllByText(t('basket.total'))
      const field = screen.queryByRole('textbox', { name: t('CheckoutPage.discount.label') })
      expect(field !== null).toBe(discounts)
    },
  )

  test.each(Object.entries(SEEN))('whether %s is on (S1.45 to S1.48)', async (flag, sight) => {
    const shown = async (isOn: boolean) => {
      await openShop({ ...sight, view, flags: { [flag]: isOn } })
      await screen.findAllByRole('heading')
      const text = document.body.textContent
      cleanup()
      return text
    }
    expect(await shown(true)).not.toBe(await shown(false))
  })
})

test.each([true, false])(
  'the basket of the menu view opens on what is added where basketOpensOnAdd is %s (S1.47, S1.48)',
  async (basketOpensOnAdd) => {
    const { runner } = await openShop({ flags: { basketOpensOnAdd }, done: [EATING_IN, FOOD] })
    runner.dispatch(FRIES)
    await screen.findByRole('button', { name: /^Basket, 1 item/, hidden: true })
    const panel = () => screen.queryByRole('dialog')
    if (basketOpensOnAdd) await waitFor(() => expect(panel()).not.toBeNull())
    else expect(panel()).toBeNull()
  },
)

test.each(Object.entries(PROVEN))('what %s changes, as %s proves', (flag, proof) => {
  expect(textOf(proof)).toContain(flag)
})

test('no switch may be set that nobody sees', () => {
  expect([...Object.keys(SEEN), ...Object.keys(PROVEN)].toSorted()).toEqual(
    Object.keys(DESCRIBED_FLAGS).toSorted(),
  )
})
