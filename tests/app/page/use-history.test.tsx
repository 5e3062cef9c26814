import { act, cleanup, renderHook } from '@testing-library/react'
import { useContext, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useHistory } from '#app/page/use-history.ts'
import { openedRoute } from '#bindings/navigation/opened-route.ts'
import { ViewContext, type View } from '#bindings/runtime/view-context.ts'
import { id } from '#domain/ids.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
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
    backOnPage(runner)
    browser(-1)
    expect(runner.conversation().turns.at(-1)?.question.name).toBe('categories')
  })

  test('says what it took', () => {
    const runner = started(atTheMenu())
    act(() => runner.dispatch({ type: 'category.choose', id: id('food') }))
    act(() => runner.dispatch({ type: 'product.add', code: id('burger') }))
    goBack()
    expect(runner.conversation().turns.at(-1)?.acks).toEqual([
      { key: 'ack.undoneWhat', values: { what: { say: expect.anything() } } },
    ])
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

describe('Forward after the Back of the page', () => {
  beforeEach(() => history.replaceState(null, '', '/categories?view=chat'))

  test('gives the answer again, as after the browser`s', () => {
    const runner = started(atTheMenu())
    act(() => runner.dispatch({ type: 'category.choose', id: id('food') }))
    backOnPage(runner)
    browser(1)
    expect(runner.conversation().turns.at(-1)?.question.name).toBe('products')
    expect(location.pathname).toContain('food')
  })

  test('gives one answer again with each press, where several were taken back at once', () => {
    const runner = started(atTheMenu())
    act(() => runner.dispatch({ type: 'category.choose', id: id('food') }))
    act(() => runner.dispatch({ type: 'product.add', code: id('burger') }))
    backOnPage(runner)
    backOnPage(runner)
    expect(runner.conversation().turns.at(-1)?.question.name).toBe('categories')
    browser(1)
    expect(runner.conversation().turns.at(-1)?.question.name).toBe('products')
    browser(1)
    expect(runner.conversation().turns.at(-1)?.question.name).toBe('basket')
  })

  test('and the Forward of the page, a Back takes that answer back once more', () => {
    const runner = started(atTheMenu())
    act(() => runner.dispatch({ type: 'category.choose', id: id('food') }))
    backOnPage(runner)
    act(() => void runner.redo())
    browser(-1)
    expect(runner.conversation().turns.at(-1)?.question.name).toBe('categories')
  })
})

describe('in the menu view', () => {
  const inFood = () => {
    history.replaceState(null, '', '/order/food?view=classic')
    return atTheMenu().says({ type: 'category.choose', id: id('food') })
  }
  const asked = (runner: Runner) => runner.conversation().turns.at(-1)?.question.name
  const withABurger = () => {
    history.replaceState(null, '', '/categories?view=classic')
    const runner = started(atTheMenu(), 'classic')
    act(() => runner.dispatch({ type: 'category.choose', id: id('food') }))
    act(() => runner.dispatch({ type: 'product.add', code: id('burger') }))
    act(() => runner.dispatch({ type: 'checkout.start' }))
    return runner
  }
  const inBasket = (runner: Runner) => runner.conversation().flows.basket.context.basket.lines.length

  test('the browser`s Back goes back page by page, and takes nothing out of the basket', () => {
    const runner = withABurger()
    browser(-1)
    expect(location.pathname).toBe('/order/food')
    browser(-1)
    expect(location.pathname).toBe('/categories')
    expect(inBasket(runner)).toBe(1)
  })

  test('its Forward goes on to the page again', () => {
    const runner = started(inFood(), 'classic')
    act(() => runner.dispatch({ type: 'product.open', code: id('meal') }))
    browser(-1)
    expect([location.pathname, asked(runner)]).toEqual(['/order/food', 'products'])
    browser(1)
    expect([location.pathname, asked(runner)]).toEqual(['/product/meal', 'customise'])
  })

  test('what is taken back is taken back by its button, and the page stays', () => {
    const runner = withABurger()
    const { length } = history
    act(() => void runner.undo('answer'))
    act(() => void runner.undo('answer'))
    expect(inBasket(runner)).toBe(0)
    expect(history.length).toBe(length)
  })
})

function started(talk: Talk, view: View = 'chat') {
  const runner = runnerOf(talk.log())
  renderHook(() => useHistory(runner), {
    wrapper: ({ children }: { children: ReactNode }) => <InView view={view}>{children}</InView>,
  })
  runner.start()
  return runner
}

function InView({ view, children }: { readonly view: View; readonly children: ReactNode }) {
  const viewed = useContext(ViewContext)
  return <ViewContext value={{ ...viewed, view }}>{children}</ViewContext>
}

/** The browser moves by so many entries. */
function browser(entries: number): void {
  act(() => history.go(entries))
}

function backOnPage(runner: Runner): void {
  act(() => void runner.undo('answer'))
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
