import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { openShop } from '../rig.tsx'

const IN_FOOD: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'category.choose', id: id('food') },
]

afterEach(() => {
  vi.useRealTimers()
})

describe('what is written in the search and is no name', () => {
  test('is proposed where it is an order, and added when that is accepted', async () => {
    const { user, t, runner } = await openShop({ done: IN_FOOD })
    await user.type(searchField(), 'two burgers and fries{Enter}')
    const dialog = await screen.findByRole('dialog', { name: t('proposal.title') })
    expect(linesIn(runner)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: /^Add all/ }))
    expect(linesIn(runner).map(({ code, quantity }) => [code, quantity])).toEqual([
      ['burger', 2],
      ['fries', 1],
    ])
  })

  test('is sought no more once it is ordered, so that nobody orders it twice', async () => {
    const { user, t } = await openShop({ done: IN_FOOD })
    await user.type(searchField(), 'two burgers and fries{Enter}')
    const dialog = await screen.findByRole('dialog', { name: t('proposal.title') })
    const field = screen.getByRole('searchbox', { hidden: true })
    expect(field).toHaveValue('two burgers and fries')
    await user.click(within(dialog).getByRole('button', { name: /^Add all/ }))
    expect(field).toHaveValue('')
    // What was written settles a moment after the field.
    await waitFor(() => expect(screen.queryByRole('button', { name: t('classic.search.read') })).toBeNull())
  })

  test('is answered where it is a question, with what can be done about it', async () => {
    const { user, t, runner } = await openShop({ done: IN_FOOD })
    await user.type(searchField(), 'how much are the fries?{Enter}')
    await user.click(await screen.findByRole('button', { name: t('inquiry.add', { name: 'fries' }) }))
    expect(linesIn(runner)).toHaveLength(1)
  })

  test('is told where it is not understood, and nothing is done', async () => {
    const { user, t, runner } = await openShop({ done: IN_FOOD })
    await user.type(searchField(), 'xyzzy plugh{Enter}')
    expect(await screen.findByText(t('classic.search.notRead'))).toBeVisible()
    expect(linesIn(runner)).toEqual([])
  })

  test('is offered to be read where the customer only pauses', async () => {
    const { t } = await openShop({ done: IN_FOOD })
    vi.useFakeTimers()
    fireEvent.change(searchField(), { target: { value: 'two burgers and fries' } })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByRole('button', { name: t('classic.search.read') })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

function searchField(): HTMLElement {
  return screen.getByRole('searchbox')
}

function linesIn(runner: Runner) {
  return runner.conversation().flows.basket.context.basket.lines
}
