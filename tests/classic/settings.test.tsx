import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop, personalDataFilledIn } from './rig.tsx'

const ASKING: readonly View[] = ['chat', 'linear']
const VIEWS: readonly View[] = [...ASKING, 'classic']
const AT_THE_CHECKOUT: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
]

afterEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
})

test.each(ASKING)('colours and contrast are chosen in the %s view too, and kept (S2.86)', async (view) => {
  const { user, t } = await openShop({ view })
  const colours = screen.getByRole('combobox', { name: t('theme.title') })
  const names = within(colours)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Same as device', 'Light', 'Dark', 'High contrast'])
  await user.selectOptions(colours, 'High contrast')
  expect(document.documentElement.dataset['theme']).toBe('contrast')
  expect(localStorage.getItem('orda.theme')).toBe('contrast')
})

test.each(ASKING)('a restaurant is found by its name in the %s view (S1.11, S2.31)', async (view) => {
  const { user, t, commands } = await openShop({ view })
  const names = () =>
    within(screen.getByRole('list', { name: t('restaurant.list') }))
      .getAllByRole('group')
      .map((each) => each.getAttribute('aria-label'))
  expect(names()).toEqual(['Brygga Burger', 'Kantina'])
  await user.type(screen.getByRole('searchbox', { name: t('restaurant.search') }), 'kanti{Enter}')
  expect(names()).toEqual(['Kantina'])
  expect(await screen.findByText('1 restaurant matches “kanti”')).toBeInTheDocument()
  expect(commands()).toEqual([])
})

describe.each(VIEWS)('the checkout of the %s view with nothing in the basket', (view) => {
  test('leads to the menu and asks for no money', async () => {
    const shop = await openShop({ view, done: AT_THE_CHECKOUT })
    const [line] = shop.runner.conversation().flows.basket.context.basket.lines
    if (line) shop.runner.dispatch({ type: 'basket.removeLine', lineId: line.id })
    await shop.user.click(await screen.findByRole('button', { name: shop.t('basket.toMenu') }))
    await waitFor(() => expect(shop.asks()).toBe('categories'))
  })

  test('has no pay button', async () => {
    const shop = await openShop({ view, done: AT_THE_CHECKOUT, personalData: personalDataFilledIn() })
    expect(await screen.findByRole('button', { name: /^Pay/ })).toBeVisible()
    const [line] = shop.runner.conversation().flows.basket.context.basket.lines
    if (line) shop.runner.dispatch({ type: 'basket.removeLine', lineId: line.id })
    await screen.findByText(shop.t('basket.empty'))
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull()
  })
})
