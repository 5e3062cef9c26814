import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import { id, type ProductCode, type SuggestiveSaleId } from '#domain/ids.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import type { Command } from '#flows/log/commands.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { openShop } from './rig.tsx'

const VIEWS: readonly View[] = ['chat', 'linear', 'classic']
const SALE = id<SuggestiveSaleId>('goes-with-a-burger')
const WITH_A_BURGER: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'category.choose', id: id('food') },
  { type: 'product.add', code: id('burger') },
]

describe.each(VIEWS)('beside the basket of the %s view', (view) => {
  test('a burger can be made a meal, which takes its place (S2.116)', async () => {
    const { tap, t, asks, lines } = await openBasket(view)
    const offer = within(screen.getByRole('group', { name: t('upsell.title', { name: 'meal' }) }))
    await tap(offer.getByRole('button', { name: t('upsell.yes') }))
    await waitFor(() => expect(asks()).toBe('customise'))
    await tap(await screen.findByRole('radio', { name: /meal-cola/ }))
    await tap(screen.getByRole('button', { name: /^Add/ }))
    await waitFor(() => expect(lines()).toEqual(['meal']))
  })

  test('the meal that is declined is offered no more, and the burger stays (S2.116)', async () => {
    const { user, t, lines } = await openBasket(view)
    await user.click(screen.getByRole('button', { name: t('upsell.no') }))
    expect(screen.queryByRole('group', { name: t('upsell.title', { name: 'meal' }) })).toBeNull()
    expect(lines()).toEqual(['burger'])
  })

  test('what goes well with it is added at once, and suggested no more (S2.116)', async () => {
    const { user, t, lines } = await openBasket(view)
    await user.click(screen.getByRole('button', { name: /^Add fries/ }))
    await waitFor(() => expect(lines()).toEqual(['burger', 'fries']))
    const suggested = screen.queryByRole('group', { name: t('suggestion.title') })
    expect(suggested?.textContent ?? '').not.toContain('fries')
  })

  test('a suggestion with something to choose leads to its own page instead of the basket (S5.43)', async () => {
    const { user, asks, lines, runner } = await openBasket(view)
    await user.click(screen.getByRole('button', { name: /^Choose meal/ }))
    await waitFor(() => expect(asks()).toBe('customise'))
    expect(hrefOf(placeRouteOf(runner.conversation()))).toBe('/product/meal')
    expect(await screen.findByRole('radio', { name: /meal-cola/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lines()).toEqual(['burger'])
  })
})

/** A burger in the basket in front of the customer, at a house that suggests fries, a meal, and the burger as a meal. */
async function openBasket(view: View) {
  const [brygga] = aCatalogue().restaurants
  if (!brygga) throw new Error('the catalogue is empty')
  const shop = await openShop({
    view,
    done: WITH_A_BURGER,
    ports: { loadMenu: async () => suggesting(brygga.menus.EATIN) },
  })
  if (view === 'classic') {
    await shop.user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
    await screen.findByRole('dialog', { name: shop.t('basket.title') })
  }
  const lines = () => shop.runner.conversation().flows.basket.context.basket.lines.map(({ code }) => code)
  let taps = 0
  return {
    ...shop,
    lines,
    /** A tap that lands elsewhere than the last one did: two in one place are a double tap. */
    tap: (target: Element) => {
      taps += 1
      return shop.user.pointer([{ keys: '[MouseLeft]', target, coords: { clientX: taps * 100, clientY: 0 } }])
    },
  }
}

function suggesting(menu: Menu): Menu {
  const code = id<ProductCode>('burger')
  const burger = menu.products[code]
  if (!burger) throw new Error('there is no burger')
  return {
    ...menu,
    suggestiveSales: [{ id: SALE, scope: 'ITEM', entities: [id('fries'), id('meal')] }],
    products: { ...menu.products, [code]: { ...burger, suggestive: [SALE], upsell: [id('meal')] } },
  }
}
