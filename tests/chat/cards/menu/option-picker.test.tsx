import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { OptionGroup } from '#ui/menu/option-group.tsx'
import { OptionPicker } from '#chat/cards/menu/option-picker.tsx'
import { groups, products } from '../../../ui/gallery-samples.ts'

afterEach(cleanup)

function picker(overrides: { readonly groups?: readonly OptionGroup[]; readonly message?: string } = {}) {
  const on = { onPick: vi.fn(), onQuantity: vi.fn(), onAct: vi.fn(), onReset: vi.fn() }
  render(
    <OptionPicker
      product={{ code: 'bryggaburger', name: 'Bryggaburger', imageUrl: products[0]?.imageUrl, tags: [] }}
      groups={overrides.groups ?? groups}
      quantity={{ value: 1, min: 1, max: 100 }}
      act={{ text: 'Legg til', price: '224 kr' }}
      message={overrides.message}
      labels={{
        quantity: { group: 'Antall', decrease: 'Færre', increase: 'Flere' },
        reset: 'Begynn på nytt',
      }}
      isLive
      {...on}
    />,
  )
  return on
}

test('each decision is a group named by its title and rule', () => {
  picker()
  expect(screen.getByRole('group', { name: 'Størrelse velg 1' })).toBeVisible()
})

test('one choice of one is a radio group with its price in the name', async () => {
  const { onPick } = picker()
  const size = screen.getByRole('group', { name: /Størrelse/ })
  await userEvent.click(within(size).getByRole('radio', { name: 'Enkel 159 kr' }))
  expect(onPick.mock.calls).toEqual([['size', 'single', 1]])
})

test('all radios of a group share a name, so the arrow keys move within it', () => {
  picker()
  const radios = within(screen.getByRole('group', { name: /Størrelse/ })).getAllByRole<HTMLInputElement>(
    'radio',
  )
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
})

test('two groups do not share a name', () => {
  picker()
  const names = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name)
  expect(new Set(names).size).toBe(2)
})

test('taking an extra away asks for none of it', async () => {
  const { onPick } = picker()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bacon + 25 kr' }))
  expect(onPick.mock.calls).toEqual([['extra', 'bacon', 0]])
})

test('an option that cannot be chosen keeps its reason and takes no tap (S5.40)', async () => {
  const { onPick } = picker()
  const beer = screen.getByRole('radio', { name: /Bryggas fatøl.*Selges ikke til å ta med/ })
  await userEvent.click(beer)
  expect(beer).toHaveAttribute('aria-disabled', 'true')
  expect(onPick).not.toHaveBeenCalled()
})

test('the button says what it does and for how much', () => {
  picker()
  expect(screen.getByRole('button', { name: 'Legg til 224 kr' })).toBeVisible()
})

test('the button stays enabled and is described by what is missing (S5.37)', async () => {
  const { onAct } = picker({ message: 'Velg en drikke først.' })
  const add = screen.getByRole('button', { name: /Legg til/ })
  expect(add).toHaveAccessibleDescription('Velg en drikke først.')
  await userEvent.click(add)
  expect(onAct).toHaveBeenCalledOnce()
})

test('a group in error is described by its error', () => {
  picker()
  expect(screen.getByRole('group', { name: /Drikke/ })).toHaveAccessibleDescription(
    'Velg en drikke, så er menyen klar.',
  )
})
