import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { OptionGroup } from '#ui/product/option-group.tsx'
import { OptionPicker, type OptionPickerProps } from '#chat/cards/product/option-picker.tsx'
import { groups, products } from '../../../ui/gallery-samples.ts'

afterEach(cleanup)

type Overrides = {
  readonly groups?: readonly OptionGroup[]
  readonly message?: string
  readonly missing?: { readonly text: string; readonly groupId: string }
  readonly refused?: object
}

function picker(overrides: Overrides = {}) {
  const on = { onPick: vi.fn(), onQuantity: vi.fn(), onAct: vi.fn(), onReset: vi.fn() }
  const { rerender } = render(pickerOf(overrides, on))
  return { ...on, again: (next: Overrides) => rerender(pickerOf(next, on)) }
}

function pickerOf(
  overrides: Overrides,
  on: Pick<OptionPickerProps, 'onPick' | 'onQuantity' | 'onAct' | 'onReset'>,
) {
  return (
    <OptionPicker
      product={{ code: 'bryggaburger', name: 'Bryggaburger', imageUrl: products[0]?.imageUrl, tags: [] }}
      groups={overrides.groups ?? groups}
      quantity={{ value: 1, min: 1, max: 100 }}
      act={{ text: 'Legg til', price: '224 kr' }}
      message={overrides.message}
      missing={overrides.missing}
      refused={overrides.refused}
      labels={{
        quantity: { group: 'Antall', decrease: 'Færre', increase: 'Flere' },
        reset: 'Begynn på nytt',
      }}
      isLive
      {...on}
    />
  )
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

const NEXT = { text: 'Neste: Drikke', groupId: 'drink' }

test('the bar says what has to be chosen next, and a tap leads there', async () => {
  picker({ missing: NEXT })
  expect(screen.getByRole('button', { name: /Legg til/ })).toHaveAccessibleDescription('Neste: Drikke')
  await userEvent.click(screen.getByRole('button', { name: 'Neste: Drikke' }))
  expect(screen.getByRole('group', { name: /Drikke/ })).toContainElement(focused())
  expect(focused()).toHaveAttribute('type', 'radio')
})

test('each time it cannot be added yet, the customer is led to what is missing (S5.37)', async () => {
  const { again } = picker({ missing: NEXT })
  again({ missing: NEXT, refused: {} })
  expect(screen.getByRole('group', { name: /Drikke/ })).toContainElement(focused())
  await userEvent.click(screen.getByRole('button', { name: /Legg til/ }))
  again({ missing: NEXT, refused: {} })
  expect(screen.getByRole('group', { name: /Drikke/ })).toContainElement(focused())
})

test('nobody is led anywhere by a refusal from before', () => {
  picker({ missing: NEXT, refused: {} })
  expect(document.body).toHaveFocus()
})

function focused(): HTMLElement {
  return document.activeElement instanceof HTMLElement ? document.activeElement : document.body
}
