import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import type { Allergen, Menu, Part } from '#domain/catalogue/product.ts'
import { id, type ProductCode, type SuggestiveSaleId } from '#domain/ids.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import { aGroup, aPart, aPrice } from '#tests/support/builders/catalogue.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { tapping } from '#tests/support/tapping.ts'
import { openShop } from './rig.tsx'

const VIEWS: readonly View[] = ['chat', 'linear', 'classic']
const SALE = id<SuggestiveSaleId>('goes-with-a-burger')
const AT_THE_MENU: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'category.choose', id: id('food') },
]
/** Two burgers with a bun without gluten, with cheddar and without mustard. */
const CHOSEN: readonly Command[] = [
  { type: 'product.open', code: id('burger') },
  { type: 'customise.choose', path: 'bun/gluten-free-bun' },
  { type: 'customise.setPart', path: 'cheddar', quantity: 1 },
  { type: 'customise.setPart', path: 'mustard', quantity: 1 },
  { type: 'customise.setQuantity', quantity: 2 },
  { type: 'customise.confirm' },
]
const BRIOCHE = containing('gluten', aPart({ code: 'brioche', defaultQuantity: 1 }))
const BUN = aGroup('bun', [BRIOCHE, aPart({ code: 'gluten-free-bun', price: aPrice(1_500) })])
const PLAIN_BUN = aGroup('bun', [BRIOCHE])
const CHEDDAR = aPart({ code: 'cheddar', kind: 'extra', price: aPrice(2_000) })
const MUSTARD = containing('mustard', aPart({ code: 'mustard', kind: 'without' }))

describe.each(VIEWS)('beside the basket of the %s view', (view) => {
  test('a burger can be made a meal, which takes its place (S2.116)', async () => {
    const { tap, goOn, t, asks, lines } = await openBasket(view)
    const offer = within(screen.getByRole('group', { name: t('upsell.title', { name: 'meal', count: 1 }) }))
    await tap(offer.getByRole('button', { name: t('upsell.yes') }))
    await waitFor(() => expect(asks()).toBe('customise'))
    await tap(await screen.findByRole('radio', { name: /meal-cola/ }))
    await goOn()
    await tap(screen.getByRole('button', { name: /^Add/ }))
    await waitFor(() => expect(lines()).toEqual(['meal']))
  })

  test('two burgers as they were chosen become two such meals, at the price that was said (S2.116)', async () => {
    const { tap, goOn, t, asks, runner } = await openBasket(view, withParts([BUN, MUSTARD, CHEDDAR]), CHOSEN)
    const offer = within(screen.getByRole('group', { name: /2 × meal instead/ }))
    // 2 x (199 + 15 + 20) instead of 2 x (149 + 15 + 20)
    expect(offer.getByText(/100/)).toBeVisible()
    expect(offer.queryByText(/cannot keep|allergies/)).toBeNull()
    await tap(offer.getByRole('button', { name: t('upsell.yes') }))
    await waitFor(() => expect(asks()).toBe('customise'))
    await tap(await screen.findByRole('radio', { name: /meal-cola/ }))
    await goOn()
    expect(await screen.findByRole('radio', { name: /gluten-free-bun/ })).toBeChecked()
    if (view !== 'linear') expect(screen.getByRole('checkbox', { name: /mustard/ })).toBeChecked()
    await tap(screen.getByRole('button', { name: /^Add.*468/ }))
    await waitFor(() => expect(asks()).not.toBe('customise'))
    expect(lineOf(runner)).toEqual({
      code: 'meal',
      quantity: 2,
      unitPrice: 23_400,
      selection: {
        'burger/bun/brioche': 0,
        'burger/bun/gluten-free-bun': 1,
        'burger/mustard': 1,
        'burger/cheddar': 1,
        'drink/meal-cola': 1,
      },
    })
  })

  test('what a meal cannot keep is named before it is taken, and its allergens in words of their own (S2.116)', async () => {
    const { tap, t, asks, runner } = await openBasket(view, withParts([PLAIN_BUN, CHEDDAR]), CHOSEN)
    const offer = within(screen.getByRole('group', { name: /2 × meal instead/ }))
    expect(
      offer.getByText('Not part of the meal: gluten-free-bun (you get brioche) and without mustard.'),
    ).toBeVisible()
    expect(offer.getByText('Note for allergies. It would then contain: gluten and mustard.')).toBeVisible()
    expect(offer.getByText(/70/)).toBeVisible()
    await tap(offer.getByRole('button', { name: t('upsell.yes') }))
    await waitFor(() => expect(asks()).toBe('customise'))
    await tap(await screen.findByRole('radio', { name: /meal-cola/ }))
    await tap(screen.getByRole('button', { name: /^Add/ }))
    await waitFor(() => expect(asks()).not.toBe('customise'))
    expect(lineOf(runner)).toMatchObject({ selection: { 'burger/cheddar': 1, 'drink/meal-cola': 1 } })
  })

  test('one thing is offered at a time, below the way to pay; a meal that is declined is offered no more (S2.116)', async () => {
    const { user, t, lines, runner } = await openBasket(view)
    const meal = () => screen.queryByRole('button', { name: t('upsell.no') })
    const others = () => screen.queryByRole('group', { name: t('suggestion.title') })
    const [pay] = screen.getAllByRole('button', { name: /^Checkout/ })
    expect(pay?.compareDocumentPosition(meal() ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(others()).toBeNull()
    await user.click(meal() ?? document.body)
    expect(meal()).toBeNull()
    expect(others()).toBeVisible()
    expect(lines()).toEqual(['burger'])
    act(() => runner.dispatch({ type: 'product.add', code: id('burger') }))
    await waitFor(() => expect(lines()).toHaveLength(1))
    expect(meal()).toBeNull()
  })

  test('what goes well with it is added at once, and suggested no more (S2.116)', async () => {
    const { user, t, lines } = await openBasket(view)
    await user.click(screen.getByRole('button', { name: t('upsell.no') }))
    await user.click(screen.getByRole('button', { name: /^Add fries/ }))
    await waitFor(() => expect(lines()).toEqual(['burger', 'fries']))
    const suggested = screen.queryByRole('group', { name: t('suggestion.title') })
    expect(suggested?.textContent ?? '').not.toContain('fries')
  })

  test('a suggestion with something to choose leads to its own page instead of the basket (S5.43)', async () => {
    const { user, t, asks, lines, runner } = await openBasket(view)
    await user.click(screen.getByRole('button', { name: t('upsell.no') }))
    await user.click(screen.getByRole('button', { name: /^Choose meal/ }))
    await waitFor(() => expect(asks()).toBe('customise'))
    expect(hrefOf(placeRouteOf(runner.conversation()))).toBe('/product/meal')
    expect(await screen.findByRole('radio', { name: /meal-cola/ })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lines()).toEqual(['burger'])
  })
})

/** A burger in the basket in front of the customer, at a house that suggests fries, a meal, and the burger as a meal. */
async function openBasket(
  view: View,
  change: (menu: Menu) => Menu = (menu) => menu,
  chosen: readonly Command[] = [{ type: 'product.add', code: id('burger') }],
) {
  const [brygga] = aCatalogue().restaurants
  if (!brygga) throw new Error('the catalogue is empty')
  const shop = await openShop({
    view,
    done: [...AT_THE_MENU, ...chosen],
    ports: { loadMenu: async () => change(suggesting(brygga.menus.EATIN)) },
  })
  if (view === 'classic') {
    await shop.user.click(screen.getByRole('button', { name: /^Basket, \d item/ }))
    await screen.findByRole('dialog', { name: shop.t('basket.title') })
  }
  const lines = () => shop.runner.conversation().flows.basket.context.basket.lines.map(({ code }) => code)
  const tap = tapping(shop.user)
  return {
    ...shop,
    lines,
    tap,
    /** To the next choice, where each has a page. */
    goOn: async () => {
      if (view === 'linear') await tap(await screen.findByRole('button', { name: shop.t('linear.continue') }))
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

/** A burger to choose from, and a meal whose burger has these parts. */
function withParts(parts: readonly Part[]): (menu: Menu) => Menu {
  return (menu) => {
    const { burger, meal } = menu.products
    if (!burger || !meal) throw new Error('there is no burger or no meal')
    const component = aPart({
      code: 'burger',
      kind: 'regular',
      defaultQuantity: 1,
      minQuantity: 1,
      includedQuantity: 1,
      price: aPrice(19_900),
      parts,
    })
    const drinks = meal.parts.filter(({ kind }) => kind !== 'regular')
    return {
      ...menu,
      products: {
        ...menu.products,
        burger: { ...burger, parts: [BUN, CHEDDAR, MUSTARD] },
        meal: { ...meal, parts: [component, ...drinks] },
      },
    }
  }
}

function containing(allergen: Allergen, part: Part): Part {
  return {
    ...part,
    product: { ...part.product, metadata: { ...part.product.metadata, allergens: [allergen] } },
  }
}

function lineOf(runner: Runner) {
  const [line, ...others] = runner.conversation().flows.basket.context.basket.lines
  if (!line || others.length > 0) throw new Error('there is not one line')
  const { code, quantity, unitPrice, selection } = line
  return { code, quantity, unitPrice, selection }
}
