import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop } from '../rig.tsx'

afterEach(cleanup)

const ADDED: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'category.choose', id: id('food') },
  { type: 'product.add', code: id('burger') },
]

test('Ctrl+Z takes the last act back, names it in the bar, and leaves a button to do it again', async () => {
  const { user, runner, t } = await openShop({ done: ADDED })
  const count = () => runner.conversation().flows.basket.context.basket.lines.length
  await user.keyboard('{Control>}z{/Control}')
  expect(count()).toBe(0)
  expect(await within(screen.getByRole('banner')).findByText('Undone: burger.')).toBeVisible()
  await waitFor(() => expect(document.querySelector('[data-announcer]')).toHaveTextContent('Undone: burger.'))
  await user.click(screen.getByRole('button', { name: t('tray.redo') }))
  expect(count()).toBe(1)
  expect(screen.queryByRole('button', { name: t('tray.redo') })).toBeNull()
})

test('Ctrl+Shift+Z and Ctrl+Y do again what was taken back', async () => {
  const { user, runner } = await openShop({ done: ADDED })
  const count = () => runner.conversation().flows.basket.context.basket.lines.length
  for (const keys of ['{Control>}{Shift>}Z{/Shift}{/Control}', '{Control>}y{/Control}']) {
    await user.keyboard('{Control>}z{/Control}')
    expect(count()).toBe(0)
    await user.keyboard(keys)
    expect(count()).toBe(1)
  }
})
