import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { QUANTITY_PICKER_MAX, QUANTITY_PICKER_MIN } from '#domain/constants.ts'
import { QuantityPicker } from '#ui/forms/quantity-picker.tsx'

afterEach(cleanup)

const labels = { group: 'Antall', decrease: 'Færre', increase: 'Flere' }

function pickerAt(value: number, isPlusAlone = false) {
  const change = vi.fn()
  render(
    <QuantityPicker
      value={value}
      min={QUANTITY_PICKER_MIN}
      max={QUANTITY_PICKER_MAX}
      isLive
      labels={labels}
      isPlusAlone={isPlusAlone}
      onChange={change}
    />,
  )
  return change
}

describe('the picker stays between its bounds (S9.2)', () => {
  test.each([
    ['Færre', 0, undefined],
    ['Færre', 1, 0],
    ['Flere', 99_998, 99_999],
    ['Flere', 99_999, undefined],
  ])('%s at %i asks for %s', async (name, value, asked) => {
    const change = pickerAt(value)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(change.mock.calls.flat()).toEqual(asked === undefined ? [] : [asked])
  })
})

test('at its bound a button is told as disabled and keeps the focus (S5.39)', async () => {
  pickerAt(0)
  const fewer = screen.getByRole('button', { name: 'Færre' })
  await userEvent.tab()
  expect(fewer).toHaveFocus()
  expect(fewer).toHaveAttribute('aria-disabled', 'true')
})

test('the picker is one named group', () => {
  pickerAt(2)
  expect(screen.getByRole('group', { name: 'Antall' })).toHaveTextContent('2')
})

test('where there is none of an extra, there is only the button for more', () => {
  pickerAt(0, true)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Flere'])
})

test('who takes the last one away keeps the focus, on the button for more', async () => {
  render(<Extra />)
  await userEvent.click(screen.getByRole('button', { name: 'Færre' }))
  expect(screen.queryByRole('button', { name: 'Færre' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Flere' })).toHaveFocus()
})

function Extra() {
  const [value, setValue] = useState(1)
  return (
    <QuantityPicker isPlusAlone isLive value={value} min={0} max={2} labels={labels} onChange={setValue} />
  )
}
