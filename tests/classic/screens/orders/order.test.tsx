import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Port } from '#flows/core/engine/runner.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { NOON, PAY } from '#tests/support/flows.ts'
import { openShop } from '../../rig.tsx'

const MEAL = 'meal'
const PAID: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
  PAY,
]

test('a whole order in the classic view, from restaurant to live order (S1.17, S1.20, S1.26, S2.31, S2.7, S2.19, S2.28, S2.91, S2.49, S2.55, S2.119, S4.51, S8.32)', async () => {
  const { user, t, requests, asks } = await openShop()
  await user.click(await screen.findByRole('button', { name: 'Eat here: Brygga Burger' }))
  await user.click(await screen.findByRole('button', { name: /^food/ }))
  await user.click(await screen.findByRole('link', { name: MEAL }))
  expect(screen.getByRole('heading', { level: 1, name: MEAL })).toBeVisible()

  await user.click(
    screen.getByRole('button', { name: new RegExp(`^${t('customise.missing', { name: 'drink' })}`) }),
  )
  expect(screen.getByText(t('problem.product.requiredMissing'))).toBeVisible()
  await user.click(screen.getByRole('radio', { name: /meal-cola/ }))
  await user.click(screen.getByRole('button', { name: /^Add/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'food' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: new RegExp(`^${t('basket.checkout')}`) }),
  )
  await user.type(screen.getByRole('textbox', { name: t('contact.email') }), 'kari@example.no')
  await user.click(screen.getByRole('checkbox', { name: t('contact.policy') }))
  await user.click(screen.getByRole('button', { name: /^Pay/ }))

  expect(await screen.findByRole('dialog', { name: t('classic.paid.title') })).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('classic.paid.follow') }))
  expect(asks()).toBe('order')
  expect(requests).toHaveLength(1)
  expect(screen.getByRole('group', { name: t('order.label') })).toBeVisible()
  expect(screen.getByRole('link', { name: t('classic.backToMenu') })).toHaveAttribute('href', '/order')
}, 30_000)

test.each([
  ['its place and time while it has no number', {}, /^Brygga Burger, 12:15.pm$/],
  ['its number', { state: 'PAID', posId: 'A42' }, 'A42, Brygga Burger'],
] as const)('the heading of a followed order is heard with %s', async (_what, moved, heard) => {
  const placed = anOrder({ restaurantId: id('brygga'), retrievalDate: at('2026-03-10 12:15'), ...moved })
  const { t } = await openShop({ done: PAID, ports: { watchOrders: once(placed) } })
  const heading = await screen.findByRole('heading', { level: 1, name: t('order.label') })
  await waitFor(() => expect(heading).toHaveAccessibleDescription(heard))
})

/** The one order of the account, told once. */
function once(order: Order): Port {
  return ({ heardAt }: { heardAt: number | undefined }) =>
    heardAt === undefined
      ? Promise.resolve({ orders: [order], order, at: NOON, isLost: false })
      : new Promise<never>(() => undefined)
}
