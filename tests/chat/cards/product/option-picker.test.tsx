import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ChoiceGroup } from '#ui/product/product-choices.tsx'
import { OptionPicker, type OptionPickerProps } from '#chat/cards/product/option-picker.tsx'
import { groups, products } from '../../../ui/gallery-samples.ts'

afterEach(cleanup)

type Overrides = {
  readonly groups?: readonly ChoiceGroup[]
  readonly lacking?: readonly string[]
  readonly message?: string
  readonly act?: string
  readonly missing?: { readonly groupId: string }
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
      lacking={overrides.lacking ?? ['drink']}
      quantity={{ value: 1, min: 1, max: 100 }}
      act={{ text: overrides.act ?? 'Legg til', price: '224 kr' }}
      message={overrides.message}
      missing={overrides.missing}
      refused={overrides.refused}
      labels={{
        quantity: { group: 'Antall', decrease: 'Færre', increase: 'Flere' },
        reset: 'Begynn på nytt',
        change: 'Endre',
      }}
      isLive
      {...on}
    />
  )
}

test('what must be chosen stands open, as a group named by its title, below a line with its rule', () => {
  picker()
  expect(screen.getByRole('group', { name: 'Drikke' })).toBeVisible()
})

test('what comes by itself and what can be had besides are lines that say what is chosen, with a way to change it', async () => {
  picker()
  const [drink, settled, extras, dips] = [...document.querySelectorAll('summary')]
  expect(drink).toHaveTextContent('Drikkevelg 1')
  expect(settled).toHaveTextContent('Dobbel Endre')
  expect(extras).toHaveTextContent('Legg til ekstra')
  expect(extras).toHaveTextContent('Bacon Endre')
  expect(dips).toHaveTextContent('2 × Aioli')
  const small = screen.getByRole('radio', { name: /^Enkel/ })
  expect(small).not.toBeVisible()
  if (settled) await userEvent.click(settled)
  expect(small).toBeVisible()
})

test('a product that has nothing else to decide shows its choices at once', () => {
  picker({ groups: groups.filter(({ id }) => id === 'extra') })
  expect(screen.getByRole('checkbox', { name: /^Bacon/ })).toBeVisible()
})

const DRINKS = groups.filter(({ id }) => id === 'drink')
const TWO = [...DRINKS, ...DRINKS.map((group) => ({ ...group, id: 'side', title: 'Tilbehør' }))]

test('once a group is chosen by a tap it is one line, and the next one is open with the focus', async () => {
  const { again } = picker({ groups: TWO, lacking: ['drink', 'side'] })
  const [drink, side] = screen.getAllByRole('radio', { name: /^Solbærbrus/ })
  expect(side).not.toBeVisible()
  if (drink) await userEvent.click(drink)
  again({ groups: chosenIn('drink'), lacking: ['side'] })
  expect(drink).not.toBeVisible()
  expect(side).toBeVisible()
})

test('a chosen group that is opened again is closed by a tap on what was chosen', async () => {
  picker({ groups: chosenIn('drink'), lacking: ['side'] })
  const [line] = [...document.querySelectorAll('summary')]
  const [drink, side] = screen.getAllByRole('radio', { name: /^Solbærbrus/ })
  if (line) await userEvent.click(line)
  await waitFor(() => expect(side).not.toBeVisible())
  if (drink) await userEvent.click(drink)
  expect(drink).not.toBeVisible()
  expect(side).toHaveFocus()
})

function chosenIn(groupId: string): readonly ChoiceGroup[] {
  return TWO.map((group) =>
    group.id === groupId
      ? {
          ...group,
          chosen: [{ id: 'brus', text: 'Solbærbrus' }],
          options: group.options.map((option) => ({ ...option, quantity: option.id === 'brus' ? 1 : 0 })),
        }
      : group,
  )
}

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

const NEXT = { groupId: 'drink' }

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
