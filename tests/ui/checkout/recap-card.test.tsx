import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { RecapCard } from '#ui/checkout/recap-card.tsx'
import { lines, totals } from '../gallery-samples.ts'

afterEach(cleanup)

function recapOf(count: number) {
  const shown = lines.slice(0, count)
  render(
    <RecapCard
      label="Sammendrag"
      rows={[]}
      lines={shown}
      linesLabel="Linjer"
      totals={totals}
      isLive
      onChange={() => undefined}
    />,
  )
  return screen.getByText(shown[0]?.price ?? '')
}

test('several things that are about to be paid for are named in one line, which opens to their prices', async () => {
  const price = recapOf(2)
  const line = screen.getByText('1 × Bryggaburger, dobbel')
  expect(line).toBeVisible()
  expect(price).not.toBeVisible()
  await userEvent.click(line)
  expect(price).toBeVisible()
})

test('a single thing stands there with its price', () => {
  expect(recapOf(1)).toBeVisible()
})
