import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/commands.ts'
import { openShop } from './rig.tsx'

const IN_FOOD: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'category.choose', id: id('food') },
]
const WITH_A_BURGER: readonly Command[] = [...IN_FOOD, { type: 'product.add', code: id('burger') }]

test('reducing a line to 0 asks first, and a yes takes it away (S2.105, S4.78, S4.79)', async () => {
  const { user, t, runner } = await openShop({ done: WITH_A_BURGER })
  await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
  await user.click(screen.getByRole('button', { name: t('quantity.decrease') }))
  await user.click(
    within(dialog(t('classic.removal.title', { name: 'burger' }))).getByRole('button', {
      name: t('classic.removal.yes'),
    }),
  )
  await waitFor(() => expect(runner.conversation().flows.basket.context.basket.lines).toEqual([]))
})

test('a line that is kept stays as it was (S2.105)', async () => {
  const { user, t, commands } = await openShop({ done: WITH_A_BURGER })
  await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
  await user.click(screen.getByRole('button', { name: t('basket.removeLine', { name: 'burger' }) }))
  await user.click(screen.getByRole('button', { name: t('classic.removal.no') }))
  expect(commands()).toEqual(WITH_A_BURGER)
})

test.each([
  ['alcohol.yes', 1],
  ['alcohol.no', 0],
])('alcohol asks before it is added: %s leaves %i in the basket (S2.101, S5.45)', async (answer, count) => {
  const { user, t } = await openShop({ done: [...IN_FOOD, { type: 'product.add', code: id('beer') }] })
  await user.click(screen.getByRole('button', { name: t(answer) }))
  expect(screen.getByRole('button', { name: new RegExp(`^Basket, ${count} item`) })).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what the machine asks comes before what the customer opened, one dialog at a time (S2.117)', async () => {
  const { user, t } = await openShop({ done: [...WITH_A_BURGER, { type: 'basket.startOver' }] })
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.click(within(dialog(t('startOver.title'))).getByRole('button', { name: t('startOver.no') }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the restaurant name tells address and hours, and leads to another one (S2.95)', async () => {
  const { user, t, asks } = await openShop({ done: IN_FOOD })
  await user.click(screen.getByRole('button', { name: /^Brygga Burger/ }))
  const info = within(dialog('Brygga Burger'))
  expect(info.getByText(/Bryggegata 1, 0250 Oslo/)).toBeVisible()
  expect(info.getByText('Monday')).toBeVisible()
  await user.click(info.getByRole('button', { name: t('restaurant.other') }))
  expect(asks()).toBe('restaurant')
})

function dialog(name: string): HTMLElement {
  return screen.getByRole('dialog', { name })
}
