import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CategoryGrid } from '#ui/menu/category-grid.tsx'
import { ChoiceChips } from '#chat/thread/choice-chips.tsx'
import { ConfirmPanel } from '#chat/cards/confirm-panel.tsx'
import { OptionGroupField } from '#ui/product/option-group.tsx'
import { QuantityPicker } from '#ui/forms/quantity-picker.tsx'
import { Gallery } from './gallery.tsx'
import { categories, groups } from './gallery-samples.ts'

afterEach(cleanup)

const ways = [
  { id: 'EATIN', text: 'Spis her' },
  { id: 'TAKEOUT', text: 'Ta med' },
]

test('no control of an answered card is in the tab order', () => {
  const host = document.createElement('div')
  host.innerHTML = renderToString(<Gallery part="spent" />)
  const reachable = [...host.querySelectorAll('main :is(button, input, select, textarea)')].filter(
    (control) => control.getAttribute('tabindex') !== '-1',
  )
  expect(reachable.map((control) => control.outerHTML)).toEqual([])
})

test('tapping an answered choice does nothing (F45)', () => {
  const choose = vi.fn()
  render(<ChoiceChips label="Måte" choices={ways} isLive={false} chosenId="TAKEOUT" onChoose={choose} />)
  fireEvent.click(screen.getByRole('button', { name: 'Spis her' }))
  expect(choose).not.toHaveBeenCalled()
})

test('the chosen answer is told apart from the others', () => {
  render(<ChoiceChips label="Måte" choices={ways} isLive={false} chosenId="TAKEOUT" onChoose={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Ta med' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Spis her' })).not.toHaveAttribute('aria-pressed')
})

test('an answered card offers no tap to keep for the code that is still on its way', () => {
  const { container } = render(
    <CategoryGrid label="Meny" tiles={categories} isLive={false} chosenId="burgere" onChoose={vi.fn()} />,
  )
  expect(container.querySelector('[data-choice]')).toBeNull()
})

test('a live card names every choice for a tap that comes before the code', () => {
  const { container } = render(<CategoryGrid label="Meny" tiles={categories} isLive onChoose={vi.fn()} />)
  const choices = [...container.querySelectorAll('[data-choice]')].map((tile) =>
    tile.getAttribute('data-choice'),
  )
  expect(choices).toEqual(categories.map(({ id }) => id))
})

test('an answered option group keeps its choice and takes no other', () => {
  const pick = vi.fn()
  const size = groups.find(({ id }) => id === 'size')
  if (size === undefined) throw new Error('no size group')
  render(<OptionGroupField group={size} isLive={false} onPick={pick} />)
  fireEvent.click(screen.getByRole('radio', { name: /Enkel/ }))
  expect(pick).not.toHaveBeenCalled()
  expect(screen.getByRole('radio', { name: /Dobbel/ })).toBeChecked()
})

test('an answered quantity cannot be counted up', () => {
  const change = vi.fn()
  const labels = { group: 'Antall', decrease: 'Færre', increase: 'Flere' }
  render(<QuantityPicker value={2} min={0} max={100} isLive={false} labels={labels} onChange={change} />)
  fireEvent.click(screen.getByRole('button', { name: 'Flere' }))
  expect(change).not.toHaveBeenCalled()
})

test('a settled question keeps its two answers readable and says what became of it', () => {
  const yes = vi.fn()
  render(
    <ConfirmPanel
      title="Tømme kurven?"
      yes="Ja"
      no="Nei"
      isLive={false}
      chosen="no"
      settled="Kurven er som før."
      onYes={yes}
      onNo={vi.fn()}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Ja' }))
  expect(yes).not.toHaveBeenCalled()
  expect(screen.getByText('Kurven er som før.')).toBeVisible()
})
