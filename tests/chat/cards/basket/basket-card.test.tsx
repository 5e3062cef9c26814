import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MAX_LINE_QUANTITY } from '#domain/constants.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop } from '#tests/classic/rig.tsx'

const WITH_A_BURGER: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'category.choose', id: id('food') },
  { type: 'product.add', code: id('burger') },
]

test.each(['chat', 'linear'] as const)(
  'in the %s view a line counted down to 0 goes, and Back brings it back (S5.39, S9.2)',
  async (view) => {
    const { user, t, lines, picker } = await openBasket(view)
    await user.click(
      within(await picker()).getByRole('button', { name: t('quantity.decrease', { name: 'burger' }) }),
    )
    await waitFor(() => expect(lines()).toEqual([]))
    // A tap at another place than the last: two in one place are a double tap.
    const back = screen.getByRole('button', { name: t('tray.back') })
    await user.pointer([{ keys: '[MouseLeft]', target: back, coords: { clientX: 300, clientY: 0 } }])
    await waitFor(() => expect(lines()).toEqual([['burger', 1]]))
  },
)

test.each(['chat', 'linear', 'classic'] as const)(
  'in the %s view a line is counted up to what it may hold and no further (S5.39, S9.1)',
  async (view) => {
    const { user, t, lines, picker } = await openBasket(view, MAX_LINE_QUANTITY - 1)
    const more = within(await picker()).getByRole('button', {
      name: t('quantity.increase', { name: 'burger' }),
    })
    await user.click(more)
    await waitFor(() => expect(lines()).toEqual([['burger', MAX_LINE_QUANTITY]]))
    await waitFor(() => expect(more).toHaveAttribute('aria-disabled', 'true'))
  },
)

/** The basket in front of the customer, with as many burgers as asked for. */
async function openBasket(view: 'chat' | 'linear' | 'classic', count = 1) {
  const shop = await openShop({ view, done: WITH_A_BURGER })
  const basket = () => shop.runner.conversation().flows.basket.context.basket.lines
  const [line] = basket()
  if (line && count > 1)
    shop.runner.dispatch({ type: 'basket.setQuantity', lineId: line.id, quantity: count })
  if (view === 'classic') await shop.user.click(screen.getByRole('button', { name: /^Basket, / }))
  return {
    ...shop,
    lines: () => basket().map(({ code, quantity }) => [code, quantity]),
    // Beside the conversation the order has one, too.
    picker: async () => {
      const [first] = await screen.findAllByRole('group', {
        name: shop.t('quantity.of', { name: 'burger' }),
      })
      if (!first) throw new Error('nothing is counted')
      return first
    },
  }
}
