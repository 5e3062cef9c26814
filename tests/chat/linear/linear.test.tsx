import { virtual } from '@guidepup/virtual-screen-reader'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Port } from '#flows/core/engine/runner.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { atTheCheckout, atTheMenu, PAY, type Talk } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(async () => {
  cleanup()
  await virtual.stop()
})

const renderLinear = (talk?: Talk, ports: Readonly<Record<string, Port>> = {}) =>
  renderChat({ view: 'linear', ports, ...(talk ? { talk } : {}) })

describe('one question per page', () => {
  test('shows the question as the heading of the page, and no question before it', async () => {
    const linear = await renderLinear(atTheMenu())
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([linear.question()])
    expect(linear.question()).toHaveTextContent('What do you feel like?')
    expect(screen.queryByText('Eat here or take away?')).toBeNull()
    expect(screen.queryByRole('log')).toBeNull()
  })

  test('says where the page stands in the order and what was heard', async () => {
    const linear = await renderLinear(atTheMenu())
    expect(linear.live()).toHaveTextContent('Step 3 of 6: Menu')
    await linear.tap(/^food/i)
    expect(linear.live()).toHaveTextContent('food.')
  })

  test('makes a whole order, each page focused at its question, and what is added where it was added', async () => {
    const linear = await renderLinear()
    const pages: string[] = []
    const note = () => {
      const focused = document.activeElement
      pages.push(focused?.getAttribute('aria-label') ?? focused?.textContent ?? '')
    }
    for (const choice of ['Eat here: Brygga Burger', /^food/i, /^add burger/i, /^checkout/i]) {
      await linear.tap(choice)
      note()
    }
    expect(pages).toEqual([
      'What do you feel like?',
      'Which one would you like?',
      expect.stringMatching(/^Add burger/),
      'What is your email address?',
    ])
  })

  test('Back takes the last answer back and stands on its question', async () => {
    const linear = await renderLinear(atTheMenu())
    await linear.click(screen.getByRole('button', { name: 'Back' }))
    expect(linear.asks()).toBe('mode')
    expect(linear.question()).toHaveFocus()
  })

  test('Back is barred once the order is placed, and says why', async () => {
    await renderLinear(atTheCheckout().says(PAY))
    const back = screen.getByRole('button', { name: 'Back' })
    expect(back).toHaveAttribute('aria-disabled', 'true')
    expect(back).toHaveAccessibleDescription(
      'The order is placed, so earlier answers can no longer be changed.',
    )
    expect(
      screen.getByText('The order is placed, so earlier answers can no longer be changed.'),
    ).toBeVisible()
  })

  test('lists the earlier answers, each with the way back to it', async () => {
    const linear = await renderLinear(atTheCheckout())
    const earlier = within(screen.getByRole('navigation', { name: 'Change an earlier answer' }))
    expect(earlier.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Restaurant',
      'How',
      'Menu',
      'Basket',
      'Time',
    ])
    await linear.click(earlier.getByRole('button', { name: 'Change: How' }))
    expect(linear.asks()).toBe('mode')
  })

  test('has nothing to change on its first page', async () => {
    await renderLinear()
    expect(screen.queryByRole('navigation', { name: 'Change an earlier answer' })).toBeNull()
  })

  test('leads to the basket from every page', async () => {
    const linear = await renderLinear(
      atTheMenu().says({ type: 'product.add', code: id('burger') }, { type: 'menu.categories' }),
    )
    await linear.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
    expect(linear.asks()).toBe('basket')
  })

  test('takes typed words too, from a field that stays closed until it is wanted', async () => {
    const linear = await renderLinear(atTheMenu())
    expect(screen.getByText('Write instead').closest('details')).not.toHaveAttribute('open')
    await linear.types('food')
    expect(linear.asks()).toBe('products')
    expect(linear.question()).toHaveFocus()
  })

  test('ranks what is inside a card below the question', async () => {
    await renderLinear(atTheMenu().says({ type: 'category.choose', id: id('food') }))
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName)
    expect(new Set(levels)).toEqual(new Set(['H1', 'H2']))
  })

  test('a page that comes by itself leaves the focus with who is elsewhere', async () => {
    const closing = later()
    const linear = await renderLinear(atTheMenu(), { watchRestaurant: closing.port })
    const chat = screen.getByRole('link', { name: 'Chat' })
    chat.focus()
    await linear.happens(() => closing.answer(aDisabledBrygga()))
    expect(linear.asks()).toBe('orderingDisabled')
    expect(chat).toHaveFocus()
  })

  test('a page that comes by itself takes the focus that stood on the page before it', async () => {
    const closing = later()
    const linear = await renderLinear(atTheCheckout(), { watchRestaurant: closing.port })
    screen.getByRole('textbox', { name: /email/i }).focus()
    await linear.happens(() => closing.answer(aDisabledBrygga()))
    expect(linear.question()).toHaveFocus()
  })
})

describe('by ear', () => {
  test('a new page is heard once: its question, what was heard and which step', async () => {
    const linear = await renderLinear(atTheMenu())
    await virtual.start({ container: document.body })
    await virtual.clearSpokenPhraseLog()
    await linear.happens(() => linear.runner.dispatch({ type: 'category.choose', id: id('food') }))
    await waitFor(async () => expect(await virtual.spokenPhraseLog()).not.toEqual([]))
    await quiet()
    expect(await virtual.spokenPhraseLog()).toEqual([
      'heading, Which one would you like?, food. Step 3 of 6: Menu, level 1',
    ])
  })

  test('a page that asks a part of the question is heard by its own heading alone', async () => {
    const linear = await renderLinear(atTheMenu().says({ type: 'product.add', code: id('burger') }))
    await virtual.start({ container: document.body })
    await virtual.clearSpokenPhraseLog()
    await linear.happens(() => linear.runner.dispatch({ type: 'checkout.start' }))
    await waitFor(async () => expect(await virtual.spokenPhraseLog()).not.toEqual([]))
    await quiet()
    const heard = (await virtual.spokenPhraseLog()).join(' ')
    expect(heard).toContain('What is your email address?')
    expect(heard).not.toContain('Is everything right?')
  })

  test('what an act on the page came to is said once, and the question is not said again', async () => {
    const linear = await renderLinear(atTheMenu().says({ type: 'product.add', code: id('burger') }))
    await virtual.start({ container: document.body })
    screen.getByRole('button', { name: 'One more: burger' }).focus()
    await virtual.clearSpokenPhraseLog()
    await linear.tap('One more: burger')
    await waitFor(async () =>
      expect((await virtual.spokenPhraseLog()).filter((phrase) => phrase.startsWith('polite'))).toEqual([
        'polite: burger: 2 now.',
      ]),
    )
  })

  test('an open product tells the new number and its price', async () => {
    const linear = await renderLinear(atTheMenu().says({ type: 'product.open', code: id('cola') }))
    expect(linear.question()).toHaveTextContent('How would you like your cola?')
    await virtual.start({ container: document.body })
    screen.getByRole('button', { name: 'One more: cola' }).focus()
    await virtual.clearSpokenPhraseLog()
    await linear.tap('One more: cola')
    await waitFor(async () =>
      expect((await virtual.spokenPhraseLog()).filter((phrase) => phrase.startsWith('polite'))).toEqual([
        'polite: cola: 2. Price: kr 78.00.',
      ]),
    )
  })

  test('what comes by itself is said once to who is elsewhere, at once', async () => {
    const closing = later()
    const linear = await renderLinear(atTheMenu(), { watchRestaurant: closing.port })
    await virtual.start({ container: document.body })
    screen.getByRole('link', { name: 'Chat' }).focus()
    await virtual.clearSpokenPhraseLog()
    await linear.happens(() => closing.answer(aDisabledBrygga()))
    await waitFor(async () => expect(await virtual.spokenPhraseLog()).not.toEqual([]))
    await quiet()
    expect(await virtual.spokenPhraseLog()).toEqual([
      'assertive: Brygga Burger is not taking orders now. Ordering is temporarily unavailable. You can see the menu, but that empties your basket. What would you like to do?',
    ])
  })
})

test.each([
  ['the chat', 'Chat', 'chat'],
  ['the menu view', 'List', 'classic'],
])('leads back to %s', async (_, name, view) => {
  const onView = vi.fn()
  const linear = await renderChat({ view: 'linear', onView })
  await linear.click(screen.getByRole('link', { name }))
  expect(onView).toHaveBeenCalledWith(view)
})

describe('the chat offers one question per page', () => {
  test('among its skip links', async () => {
    const onView = vi.fn()
    const chat = await renderChat({ onView })
    await chat.click(screen.getByRole('link', { name: 'One question per page' }))
    expect(onView).toHaveBeenCalledWith('linear')
  })

  test('to who asks for help', async () => {
    const onView = vi.fn()
    const chat = await renderChat({ onView })
    await chat.click(screen.getByRole('button', { name: 'Help' }))
    await chat.tap('One question per page')
    expect(onView).toHaveBeenCalledWith('linear')
  })

  test.each(['one by one', 'ett og ett'])('to who types "%s"', async (words) => {
    const onView = vi.fn()
    const chat = await renderChat({ onView })
    await chat.types(words)
    expect(onView).toHaveBeenCalledWith('linear')
  })
})

/** Long enough for whatever would be said a second time to be said. */
async function quiet(): Promise<void> {
  const until = performance.now() + 600
  await waitFor(() => expect(performance.now()).toBeGreaterThan(until))
}

function aDisabledBrygga() {
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
