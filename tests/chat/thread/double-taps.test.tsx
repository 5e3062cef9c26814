import { cleanup, createEvent, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { atTheCheckout, atTheMenu } from '#tests/support/flows.ts'
import { renderChat, settled, type RenderedChat } from '#tests/support/render.tsx'
import { id } from '#domain/ids.ts'

afterEach(cleanup)

test('the second tap of a double tap never answers the next question', async () => {
  const chat = await renderChat()
  await tapAt(chat, 'Eat here: Brygga Burger', 1_000)
  await tapAt(chat, /^food/, 1_349)
  expect(chat.asks()).toBe('categories')
})

test.each([
  ['350 ms later', 1_350, 50],
  ['32 px away', 1_100, 82],
])('a tap %s is another tap', async (_, at, x) => {
  const chat = await renderChat()
  await tapAt(chat, 'Eat here: Brygga Burger', 1_000)
  await tapAt(chat, /^food/, at, x)
  expect(chat.asks()).toBe('products')
})

test('quick taps on "one more" all count, for the question stays the same', async () => {
  const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
  const chat = await renderChat({ talk })
  for (const at of [1_000, 1_100, 1_200]) await tapAt(chat, 'One more: burger', at)
  expect(chat.runner.conversation().flows.basket.context.basket.lines[0]?.quantity).toBe(4)
})

test('a keyboard that is quicker than a finger is believed', async () => {
  const chat = await renderChat()
  await tapAt(chat, 'Eat here: Brygga Burger', 1_000, 50, 0)
  await tapAt(chat, /^food/, 1_050, 50, 0)
  expect(chat.asks()).toBe('products')
})

test('a tap after an act by keyboard is no second tap of the one before it', async () => {
  const chat = await renderChat({ ports: { locate: () => Promise.reject(new Error('off')) } })
  await tapAt(chat, 'Near me', 1_000)
  await tapAt(chat, 'Eat here: Brygga Burger', 1_050, 50, 0)
  await tapAt(chat, /^food/, 1_100)
  expect(chat.asks()).toBe('products')
})

test('a double tap on Pay is one order', async () => {
  const creating: unknown[] = []
  const talk = atTheCheckout({ visitor: { kind: 'guest', isContactKnown: true, usual: undefined } })
  const chat = await renderChat({
    talk,
    ports: {
      createOrder: (input) => {
        creating.push(input)
        return new Promise(() => undefined)
      },
    },
  })
  const pay = within(chat.live()).getByRole('button', { name: /^Pay/ })
  await tapOn(pay, 1_000)
  await tapOn(pay, 1_100)
  expect(creating).toHaveLength(1)
})

async function tapAt(chat: RenderedChat, name: string | RegExp, at: number, x = 50, detail = 1) {
  await tapOn(within(chat.live()).getByRole('button', { name }), at, x, detail)
}

async function tapOn(target: HTMLElement, at: number, x = 50, detail = 1): Promise<void> {
  const event = createEvent.click(target, { detail, clientX: x, clientY: 50 })
  Object.defineProperty(event, 'timeStamp', { value: at })
  fireEvent(target, event)
  await settled()
}
