import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY } from '#tests/support/flows.ts'
import { renderChat, settled } from '#tests/support/render.tsx'

afterEach(cleanup)

const atTheMode = () => conversationWith().says({ type: 'restaurant.choose', id: id('brygga') })

test.each([
  ['Digit1', { type: 'mode.choose', mode: 'EATIN', asks: true }],
  ['Digit2', { type: 'mode.choose', mode: 'TAKEOUT', asks: true }],
])('Alt+%s takes the choice of that number (ux 37)', async (code, command) => {
  const chat = await renderChat({ talk: atTheMode() })
  await press({ code, altKey: true })
  expect(chat.commands()).toEqual([command])
})

test.each([
  ['a number without a choice', { code: 'Digit3', altKey: true }],
  ['zero', { code: 'Digit0', altKey: true }],
  ['a number without Alt', { code: 'Digit1' }],
])('%s chooses nothing', async (_, key) => {
  const chat = await renderChat({ talk: atTheMode() })
  await press(key)
  expect(chat.commands()).toEqual([])
})

test('Escape leads back to the question from anywhere on the page (ux 37)', async () => {
  const chat = await renderChat({ talk: atTheMenu() })
  screen.getByRole('textbox', { name: 'Write what you want' }).focus()
  await press({ key: 'Escape' })
  expect(chat.question()).toHaveFocus()
})

test('Escape in a dialog is the dialog`s', async () => {
  const chat = await renderChat({ talk: atTheMenu() })
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.tabIndex = -1
  document.body.append(dialog)
  dialog.focus()
  await press({ key: 'Escape' })
  expect(chat.question()).not.toHaveFocus()
  dialog.remove()
})

test.each([
  ['Ctrl+Z', { ctrlKey: true }],
  ['Command+Z', { metaKey: true }],
])('%s takes the last act back, even one that was no answer', async (_, modifier) => {
  const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
  const chat = await renderChat({ talk })
  const lineId = talk.line('burger').id
  await chat.happens(() => chat.runner.dispatch({ type: 'basket.setQuantity', lineId, quantity: 3 }))
  await press({ key: 'z', ...modifier })
  expect(chat.runner.conversation().flows.basket.context.basket.lines[0]?.quantity).toBe(1)
})

test.each([
  ['Ctrl+Shift+Z', { key: 'Z', ctrlKey: true, shiftKey: true }],
  ['Command+Shift+Z', { key: 'z', metaKey: true, shiftKey: true }],
  ['Ctrl+Y', { key: 'y', ctrlKey: true }],
])('%s does again what was taken back, and never takes more back', async (_, keys) => {
  const talk = atTheMenu().says({ type: 'product.add', code: id('burger') }, { type: 'menu.categories' })
  const chat = await renderChat({ talk })
  await press({ key: 'z', ctrlKey: true })
  expect(chat.asks()).toBe('basket')
  await press(keys)
  await press(keys)
  expect(chat.asks()).toBe('categories')
  expect(talk.lines()).toEqual([['burger', 1]])
})

test('Ctrl+Z while typing takes back what was typed, not what was ordered', async () => {
  const chat = await renderChat({ talk: atTheMenu() })
  screen.getByRole('textbox', { name: 'Write what you want' }).focus()
  await press({ key: 'z', ctrlKey: true })
  expect(chat.events.filter(({ type }) => type === 'undone')).toEqual([])
})

test('Ctrl+Z after payment takes nothing back', async () => {
  const chat = await renderChat({ talk: atTheCheckout().says(PAY) })
  await press({ key: 'z', ctrlKey: true })
  expect(chat.asks()).toBe('order')
})

async function press(init: KeyboardEventInit): Promise<void> {
  fireEvent.keyDown(document.activeElement ?? document.body, init)
  await settled()
}
