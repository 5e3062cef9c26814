import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OptionGroupField, type OptionGroup } from '#ui/product/option-group.tsx'

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
      allergens: 'inneholder: melk',
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
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('inneholder: melk + 20 kr')
  expect(screen.getByRole('button', { name: 'Én til: Agurk' })).not.toHaveAccessibleDescription()
})
