import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { atTheMenu } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(cleanup)

async function readingTheQuestion() {
  const chat = await renderChat({
    talk: atTheMenu().says(
      { type: 'category.choose', id: id('food') },
      { type: 'product.add', code: id('burger') },
    ),
  })
  chat.question().focus()
  return { chat, read: () => document.activeElement?.textContent ?? '' }
}

test('arrows, Home and End lead through the conversation, whose end is a stop', async () => {
  const { chat, read } = await readingTheQuestion()
  const { keyboard } = chat.user
  const live = read()
  await keyboard('{ArrowUp}')
  expect(read()).toBe('Product: burger')
  await keyboard('{ArrowDown}')
  expect(read()).toBe(live)
  await keyboard('{ArrowDown}')
  expect(read()).toBe('End of the conversation')
  await keyboard('{ArrowDown}')
  expect(read()).toBe('End of the conversation')
  await keyboard('{Home}')
  expect(read()).toContain('Brygga Burger')
  await keyboard('{End}')
  expect(read()).toBe('End of the conversation')
})

test('arrows in a field are the field`s', async () => {
  await readingTheQuestion()
  const field = screen.getByRole('textbox', { name: 'Write what you want' })
  field.focus()
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))
  expect(field).toHaveFocus()
})
