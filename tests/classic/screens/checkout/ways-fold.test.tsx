import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop } from '../../rig.tsx'

const AT_THE_TILL: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'product.add', code: id('fries') },
  { type: 'checkout.start' },
]

test('how it is paid is one line; the other ways stand behind it, and the one that is tapped closes them with the focus on the line (S1.24)', async () => {
  const { user, t, commands } = await openShop({
    done: AT_THE_TILL,
    path: '/checkout',
    deployment: { payments: ['nepting', 'test'] },
    ports: { recallPaymentWay: async () => ({ provider: 'nepting' }) },
  })
  const line = (await screen.findByText(t('ask.paymentWay'))).closest('summary')
  const other = screen.getByRole('button', { name: new RegExp(`^${t('payment.way.test')}`) })
  expect(line).toHaveTextContent(t('payment.way.nepting'))
  expect(other).not.toBeVisible()
  if (line) await user.click(line)
  expect(other).toBeVisible()
  await user.click(other)
  expect(commands().at(-1)).toEqual({ type: 'payment.choose', way: { provider: 'test' } })
  expect(other).not.toBeVisible()
  expect(line).toHaveTextContent(t('payment.way.test'))
  expect(line).toHaveFocus()
})
