import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY, type Talk } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(cleanup)

describe.each(['chat', 'linear'] as const)('in the %s view', (view) => {
  const opened = (talk: Talk) => renderChat({ talk, view })

  test('Back says by name what it took back', async () => {
    const chat = await opened(atTheMenu().says({ type: 'product.add', code: id('burger') }))
    await chat.click(tray().getByRole('button', { name: 'Back' }))
    expect(within(chat.live()).getByText('Undone: burger.')).toBeVisible()
  })

  test('Back takes an answer back with all that was only adjusted after it', async () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    const lineId = talk.line('burger').id
    const chat = await opened(talk.says({ type: 'basket.setQuantity', lineId, quantity: 3 }))
    await chat.click(tray().getByRole('button', { name: 'Back' }))
    expect(chat.asks()).toBe('categories')
  })

  test('what was taken back is done again by a button beside Back, as long as there is something', async () => {
    const chat = await opened(atTheMenu().says({ type: 'product.add', code: id('burger') }))
    expect(tray().queryByRole('button', { name: 'Redo' })).toBeNull()
    await chat.click(tray().getByRole('button', { name: 'Back' }))
    await chat.click(tray().getByRole('button', { name: 'Redo' }))
    expect(chat.asks()).toBe('basket')
    expect(within(chat.live()).getByText('Redone: burger.')).toBeVisible()
    expect(tray().queryByRole('button', { name: 'Redo' })).toBeNull()
    expect(chat.question()).toHaveFocus()
  })

  test('at the first step Back says, shown and aloud, that there is nothing before', async () => {
    const chat = await opened(conversationWith())
    const back = tray().getByRole('button', { name: 'Back' })
    expect(back).toHaveAccessibleDescription('There is nothing before this.')
    await chat.click(back)
    expect(shown('There is nothing before this.')).toHaveLength(1)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('There is nothing before this.'))
  })

  test('after the payment Back says why it takes nothing back', async () => {
    const chat = await opened(atTheCheckout().says(PAY))
    await chat.click(tray().getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The order is placed'))
    await act(() => Promise.resolve())
  })
})

test('the ways that help names stand under the help that was asked for, and nowhere else', async () => {
  const chat = await renderChat({ talk: atTheMenu() })
  expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull()
  await chat.click(screen.getByRole('button', { name: 'Help' }))
  expect(within(chat.live()).getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('the step that is asked is the current one, and no other', async () => {
  await renderChat({ talk: atTheMenu() })
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the order' }))
  const current = steps
    .getAllByRole('listitem')
    .filter((step) => step.getAttribute('aria-current') === 'step')
  expect(current.map((step) => step.textContent)).toEqual(['Menu'])
})

test('help leads to the orders that are on their way (S2.98)', async () => {
  const chat = await renderChat({ talk: atTheCheckout().says(PAY, { type: 'order.new' }) })
  await chat.click(screen.getByRole('button', { name: 'Help' }))
  await chat.click(within(chat.live()).getByRole('button', { name: 'Your order' }))
  expect(chat.asks()).toBe('order')
})

test('an order that is ready is told first in the title of the page', async () => {
  const talk = atTheCheckout().says(PAY, { type: 'order.new' })
  await renderChat({ talk: talk.orderBecomes({ state: 'PAID', posId: '042', kitchenStep: 'ready' }) })
  expect(document.title).toMatch(/^Ready: 042 - /)
})

function tray() {
  return within(screen.getByRole('region', { name: 'Shortcuts' }))
}

/** The texts like this that are not for a screen reader alone. */
function shown(text: string): readonly HTMLElement[] {
  return screen.getAllByText(text).filter((element) => !element.className.includes('visually-hidden'))
}
