import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useHistory } from '#app/page/use-history.ts'
import { openedRoute } from '#bindings/navigation/opened-route.ts'
import { id } from '#domain/ids.ts'
import { atTheCheckout, atTheMenu, PAY, type Talk } from '#tests/support/flows.ts'
import { runnerOf, settled } from '#tests/support/render.tsx'

beforeEach(() => history.replaceState(null, '', '/order?view=chat'))
afterEach(cleanup)

describe('the address', () => {
  test('follows the conversation and keeps what else it says', () => {
    const runner = started(atTheMenu())
    act(() => runner.dispatch({ type: 'category.choose', id: id('food') }))
    expect(location.pathname + location.search).toMatch(/^\/.*food.*\?view=chat$/)
  })

  test('has one entry for each answer', () => {
    const runner = started(atTheMenu())
    const before = history.length
    act(() => runner.dispatch({ type: 'category.choose', id: id('food') }))
    act(() => runner.dispatch({ type: 'product.add', code: id('burger') }))
    expect(history.length - before).toBe(2)
  })

  test('has no entry for what only adjusts a card', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    const runner = started(talk)
    const before = history.length
    act(() => runner.dispatch({ type: 'basket.setQuantity', lineId: talk.line('burger').id, quantity: 2 }))
    expect(history.length).toBe(before)
  })
})

test('the entry of a product says which basket line it edits, also after a reload (S2.26)', () => {
  const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
  const { id: lineId } = talk.line('burger')
  const runner = started(talk)
  act(() => runner.dispatch({ type: 'product.open', code: id('burger'), lineId }))
  expect(history.state).toMatchObject({ line: lineId })
  expect(openedRoute()).toEqual({ name: 'product', product: 'burger', lineId })
  act(() => runner.dispatch({ type: 'customise.cancel' }))
  expect(history.state).not.toHaveProperty('line')
})

describe('the browser`s Back', () => {
  test('takes the last answer back', () => {
    const runner = started(atTheMenu())
    act(() => runner.dispatch({ type: 'category.choose', id: id('food') }))
    goBack()
    expect(runner.conversation().turns.at(-1)?.question.name).toBe('categories')
  })

  test('after payment takes nothing back, and leads to where the order is', async () => {
    const runner = started(atTheCheckout())
    await act(async () => runner.dispatch(PAY))
    await settled()
    const before = runner.conversation()
    expect(before.turns.at(-1)?.question.name).toBe('order')
    goBack()
    expect(runner.conversation()).toBe(before)
    expect(location.pathname).toContain('order')
  })

  test('takes one answer back with each press, also after the house`s own Back', () => {
    const runner = started(atTheMenu())
    act(() => runner.dispatch({ type: 'category.choose', id: id('food') }))
    act(() => runner.dispatch({ type: 'product.add', code: id('burger') }))
    act(() => void runner.undo('answer'))
    goBack()
    expect(runner.conversation().turns.at(-1)?.question.name).toBe('categories')
  })

  test('is undone by its Forward, until something else is done', () => {
    const runner = started(atTheMenu())
    act(() => runner.dispatch({ type: 'category.choose', id: id('food') }))
    goBack()
    moveTo({ place: placeNow() + 1 })
    expect(runner.conversation().turns.at(-1)?.question.name).toBe('products')
    expect(location.pathname).toContain('food')
  })

  test.each([
    ['Forward, where nothing was taken back', () => ({ place: placeNow() + 1 })],
    ['a link within the page', () => null],
    ['the way back from a link within the page', () => ({ place: placeNow() })],
  ])('is not %s, which takes nothing back', (_name, state) => {
    const runner = started(atTheMenu())
    act(() => runner.dispatch({ type: 'category.choose', id: id('food') }))
    const before = runner.conversation()
    moveTo(state())
    expect(runner.conversation()).toBe(before)
  })

  test('is listened to no longer when the view is gone', () => {
    const runner = started(atTheMenu())
    const before = runner.conversation()
    cleanup()
    goBack()
    expect(runner.conversation()).toBe(before)
  })
})

function started(talk: Talk) {
  const runner = runnerOf(talk.log())
  renderHook(() => useHistory(runner))
  runner.start()
  return runner
}

/** The browser has moved to the entry before, and tells so. */
function goBack(): void {
  moveTo({ place: placeNow() - 1 })
}

function moveTo(state: unknown): void {
  act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state })))
}

function placeNow(): number {
  return (history.state as { place: number }).place
}
