import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Port } from '#flows/core/engine/runner.ts'
import { atTheCheckout, atTheMenu, PAY } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'
import { aCatalogue } from '#tests/support/catalogue.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([false, true])(
  'after a tap the focus is on the new question (thread library: %s)',
  async (hasThread) => {
    const chat = await renderChat({ hasThread })
    await chat.tap('Eat here: Brygga Burger')
    expect(chat.asks()).toBe('categories')
    expect(chat.question()).toHaveFocus()
  },
)

test('the focus is never lost to the page on the way from the first tap to the recap', async () => {
  const chat = await renderChat({ hasThread: true })
  const focused: (string | undefined)[] = []
  const note = () => focused.push(document.activeElement?.tagName)
  await chat.tap('Eat here: Brygga Burger')
  note()
  await chat.tap(/^food/i)
  note()
  await chat.tap(/add burger/i)
  note()
  await chat.tap(/^checkout/i)
  note()
  expect(chat.asks()).toBe('checkout')
  // What is added at a list leaves it, and the focus, where it is.
  expect(focused).toEqual(['H3', 'H3', 'BUTTON', 'H3'])
})

test.each(['chat', 'linear'] as const)(
  'the %s view takes nothing away that has the focus: a browser would lay the page out for it',
  async (view) => {
    const chat = await renderChat({ view, talk: atTheMenu(), hasThread: true })
    const focused: unknown[] = []
    const removeChild = Node.prototype.removeChild
    vi.spyOn(Node.prototype, 'removeChild').mockImplementation(function (this: Node, child) {
      if (child.contains(document.activeElement)) focused.push(document.activeElement)
      return removeChild.call(this, child) as typeof child
    })
    await chat.tap(/^food/i)
    expect(chat.asks()).toBe('products')
    expect(focused).toEqual([])
  },
)

test('words sent from the composer leave the focus in it', async () => {
  const chat = await renderChat({ talk: atTheMenu() })
  await chat.types('burger')
  expect(chat.asks()).toBe('basket')
  expect(screen.getByRole('textbox', { name: 'Write what you want' })).toHaveFocus()
})

test('Back moves the focus to the question it leads to', async () => {
  const chat = await renderChat({ talk: atTheMenu() })
  await chat.user.click(screen.getByRole('button', { name: 'Back' }))
  expect(chat.asks()).toBe('mode')
  expect(chat.question()).toHaveFocus()
})

test('opening the page takes the focus nowhere', async () => {
  await renderChat({ talk: atTheCheckout() })
  expect(document.body).toHaveFocus()
})

test('a turn that comes by itself leaves the focus with who has it', async () => {
  const closing = later()
  const chat = await renderChat({ talk: atTheMenu(), ports: { watchRestaurant: closing.port } })
  const composer = screen.getByRole('textbox', { name: 'Write what you want' })
  composer.focus()
  await chat.happens(() => closing.answer(aClosedBrygga()))
  expect(chat.asks()).toBe('orderingDisabled')
  expect(composer).toHaveFocus()
})

test('a turn that comes by itself and takes the field away that had the focus gives it to the question', async () => {
  const closing = later()
  const chat = await renderChat({ talk: atTheCheckout(), ports: { watchRestaurant: closing.port } })
  screen.getByRole('textbox', { name: /email/i }).focus()
  await chat.happens(() => closing.answer(aClosedBrygga()))
  expect(chat.question()).toHaveFocus()
})

test('a turn that comes by itself to somebody who only reads takes no focus', async () => {
  const closing = later()
  const chat = await renderChat({ talk: atTheMenu(), ports: { watchRestaurant: closing.port } })
  await chat.happens(() => closing.answer(aClosedBrygga()))
  expect(document.body).toHaveFocus()
})

test('a turn that comes by itself out of sight is counted, and one tap goes there', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 5_000 } as DOMRect)
  const closing = later()
  const chat = await renderChat({ talk: atTheMenu(), ports: { watchRestaurant: closing.port } })
  await chat.happens(() => closing.answer(aClosedBrygga()))
  const pill = screen.getByRole('button', { name: '1 update' })
  await chat.user.click(pill)
  expect(chat.question()).toHaveFocus()
  expect(screen.queryByRole('button', { name: /update/ })).toBeNull()
})

test('a turn whose question is in sight but none of its answers is counted', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.matches('main')) return { top: 0, bottom: 600 } as DOMRect
    return (this.matches('button') ? { top: 650, bottom: 700 } : { top: 550, bottom: 590 }) as DOMRect
  })
  const closing = later()
  const chat = await renderChat({ talk: atTheMenu(), ports: { watchRestaurant: closing.port } })
  await chat.happens(() => closing.answer(aClosedBrygga()))
  expect(chat.asks()).toBe('orderingDisabled')
  expect(screen.getByRole('button', { name: '1 update' })).toBeVisible()
})

test('a turn that comes by itself in sight is not counted', async () => {
  const closing = later()
  const chat = await renderChat({ talk: atTheMenu(), ports: { watchRestaurant: closing.port } })
  await chat.happens(() => closing.answer(aClosedBrygga()))
  expect(chat.asks()).toBe('orderingDisabled')
  expect(screen.queryByRole('button', { name: /update/ })).toBeNull()
})

test('news of an order that is followed moves nothing', async () => {
  const news = later()
  const talk = atTheCheckout().says(PAY)
  const chat = await renderChat({ talk, ports: { watchOrders: news.port } })
  const back = screen.getByRole('button', { name: 'Help' })
  back.focus()
  await chat.happens(() =>
    news.answer({ order: { ...talk.order(), state: 'SENT' }, orders: [], at: 1, isLost: false }),
  )
  expect(chat.live()).toHaveTextContent('Your order is sent to the kitchen.')
  expect(back).toHaveFocus()
})

function aClosedBrygga() {
  const brygga = aCatalogue().restaurants.find(({ restaurant }) => restaurant.id === id('brygga'))?.restaurant
  if (!brygga) throw new Error('the catalogue has no Brygga')
  return { ...brygga, settings: { ...brygga.settings, ordersEnabled: false } }
}

/** A port that answers once, when the test says so. */
function later(): { readonly port: Port; readonly answer: (output: unknown) => void } {
  const waiting: ((output: unknown) => void)[] = []
  return {
    port: () => new Promise((resolve) => waiting.push(resolve)),
    answer: (output) => waiting.shift()?.(output),
  }
}
