import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop } from './rig.tsx'

const VIEWS: readonly View[] = ['chat', 'linear', 'classic']
const AGE_LIMITS = [
  { fromAbv: 0.7, age: 18 },
  { fromAbv: 22, age: 20 },
]
const AT_THE_MENU: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'category.choose', id: id('food') },
]

describe.each(VIEWS)('how old one must be, in the %s view', (view) => {
  test('is said before beer is added (S5.45)', async () => {
    const done: readonly Command[] = [...AT_THE_MENU, { type: 'product.add', code: id('beer') }]
    await openShop({ view, done, deployment: { ageLimits: AGE_LIMITS } })
    expect(await screen.findByText(/The age limit is 18\. Alcohol must be consumed on site/)).toBeVisible()
  })

  test('is confirmed by saying that one is old enough (S5.45)', async () => {
    const done: readonly Command[] = [...AT_THE_MENU, { type: 'product.add', code: id('beer') }]
    const { user, commands } = await openShop({ view, done, deployment: { ageLimits: AGE_LIMITS } })
    await user.click(await screen.findByRole('button', { name: 'Yes, I am 18 or older' }))
    expect(commands().at(-1)).toEqual({ type: 'alcohol.confirm' })
  })

  test('is said at the beer of a meal (S5.46)', async () => {
    const done: readonly Command[] = [...AT_THE_MENU, { type: 'product.open', code: id('meal') }]
    await openShop({ view, done, deployment: { ageLimits: AGE_LIMITS } })
    expect(await screen.findByText('4.7% alcohol, age limit 18')).toBeVisible()
  })

  test('is said in the list, at the beer and on its button (S2.28)', async () => {
    await openShop({ view, done: AT_THE_MENU, deployment: { ageLimits: AGE_LIMITS } })
    expect((await screen.findAllByText('4.7% alcohol, age limit 18'))[0]).toBeVisible()
    expect(screen.getAllByRole('button', { name: /age limit 18/ })[0]).toBeVisible()
  })

  test('is not said where the deployment has no limit', async () => {
    const done: readonly Command[] = [...AT_THE_MENU, { type: 'product.add', code: id('beer') }]
    await openShop({ view, done })
    await screen.findByText(/Alcohol must be consumed on site/)
    expect(screen.queryByText(/age limit/)).toBeNull()
  })
})
