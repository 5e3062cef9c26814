import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { OptionGroupField } from '#ui/product/option-group.tsx'
import type { OptionGroup } from '#ui/product/option.tsx'

afterEach(cleanup)

const extras: OptionGroup = {
  id: 'extras',
  title: 'Ekstra',
  kind: 'count',
  options: [
    {
      id: 'cheddar',
      name: 'Cheddar',
      quantity: 1,
      max: 3,
      price: '+ 20 kr',
      allergens: { label: 'Allergener:', text: 'melk' },
      labels: { group: 'Antall: Cheddar', decrease: 'Én færre: Cheddar', increase: 'Én til: Cheddar' },
    },
    {
      id: 'agurk',
      name: 'Agurk',
      quantity: 0,
      max: 3,
      labels: { group: 'Antall: Agurk', decrease: 'Én færre: Agurk', increase: 'Én til: Agurk' },
    },
  ],
}

test('who hears a plus or minus alone hears the price and the allergens of what it counts', () => {
  render(<OptionGroupField group={extras} isLive onPick={() => undefined} />)
  for (const name of ['Én færre: Cheddar', 'Én til: Cheddar'])
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('Allergener: melk + 20 kr')
  expect(screen.getByRole('button', { name: 'Én til: Agurk' })).not.toHaveAccessibleDescription()
})

test('side by side an extra is taken by one tap, and counted only once it is taken', async () => {
  const onPick = vi.fn()
  render(<OptionGroupField isDense group={extras} isLive onPick={onPick} />)
  expect(screen.queryByRole('button', { name: 'Én til: Agurk' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Agurk' }))
  await userEvent.click(screen.getByRole('button', { name: 'Én til: Cheddar' }))
  expect(onPick.mock.calls).toEqual([
    ['extras', 'agurk', 1],
    ['extras', 'cheddar', 2],
  ])
})

test('with the last of an extra its buttons go, and the focus is on what takes it again', async () => {
  const onPick = vi.fn()
  render(<OptionGroupField isDense group={extras} isLive onPick={onPick} />)
  await userEvent.click(screen.getByRole('button', { name: 'Én færre: Cheddar' }))
  expect(onPick.mock.calls).toEqual([['extras', 'cheddar', 0]])
  expect(screen.getByRole('checkbox', { name: /^Cheddar/ })).toHaveFocus()
})

test('a group that is full takes nothing more', async () => {
  const onPick = vi.fn()
  const options = extras.options.map((option) => ({ ...option, max: option.quantity }))
  render(<OptionGroupField isDense group={{ ...extras, options }} isLive onPick={onPick} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Agurk' }))
  expect(onPick).not.toHaveBeenCalled()
})
