import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Button } from '#ui/primitives/button.tsx'
import { useOneStop } from '#ui/primitives/use-one-stop.ts'

afterEach(cleanup)

const NAMES = ['first', 'second', 'third'] as const

function Row({ current }: { readonly current: number }) {
  const { stop, row } = useOneStop(current)
  return (
    <>
      <div role="toolbar" aria-label="row" {...row}>
        {NAMES.map((name, at) => (
          <Button key={name} tabIndex={at === stop ? undefined : -1}>
            {name}
          </Button>
        ))}
      </div>
      <button type="button">after</button>
    </>
  )
}

const focused = () => document.activeElement?.textContent

test('a row is one stop of the Tab key, entered at the one that holds now', async () => {
  const user = userEvent.setup()
  render(<Row current={1} />)
  await user.tab()
  expect(focused()).toBe('second')
  await user.tab()
  expect(focused()).toBe('after')
})

test.each([
  ['first', 'ArrowRight', 'second'],
  ['third', 'ArrowRight', 'first'],
  ['first', 'ArrowLeft', 'third'],
  ['third', 'Home', 'first'],
  ['first', 'End', 'third'],
])('from the %s one %s leads to the %s', async (from, key, to) => {
  const user = userEvent.setup()
  render(<Row current={0} />)
  await user.click(screen.getByRole('button', { name: from }))
  await user.keyboard(`{${key}}`)
  expect(focused()).toBe(to)
})

test('Tab leaves the row from wherever an arrow has led, and comes back to the one that holds', async () => {
  const user = userEvent.setup()
  render(<Row current={2} />)
  await user.tab()
  await user.keyboard('{ArrowLeft}')
  await user.tab()
  expect(focused()).toBe('after')
  await user.tab({ shift: true })
  expect(focused()).toBe('third')
})

test('an arrow with Alt is the browser`s', async () => {
  const user = userEvent.setup()
  render(<Row current={0} />)
  await user.tab()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(focused()).toBe('first')
})
