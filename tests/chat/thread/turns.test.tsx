import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY, type Talk } from '#tests/support/flows.ts'
import { renderChat, tabStops } from '#tests/support/render.tsx'

afterEach(cleanup)

test('a new conversation greets, asks where to order from, and offers each restaurant with its modes (S1.11, S1.15)', async () => {
  const chat = await renderChat()
  expect(chat.question()).toHaveTextContent('Where would you like to order from?')
  const live = within(chat.live())
  expect(live.getByText(/I am a digital assistant/)).toBeVisible()
  expect(live.getByRole('button', { name: 'Eat here: Brygga Burger' })).toBeVisible()
  expect(live.getByRole('button', { name: 'Take away: Brygga Burger' })).toBeVisible()
  expect(live.getByRole('button', { name: 'Eat here: Kantina' })).toBeVisible()
})

test('exactly one turn is live, and its question is the last heading of the log', async () => {
  await renderChat({ talk: atTheCheckout() })
  expect(document.querySelectorAll('[data-turn="live"]')).toHaveLength(1)
  const headings = within(screen.getByRole('log')).getAllByRole('heading', { level: 3 })
  expect(headings.at(-1)).toHaveTextContent('Is everything right?')
})

test('answers stand as one line each, the newest in a bubble where nothing that follows tells it', async () => {
  await renderChat({ talk: atTheCheckout() })
  expect(folded()).toEqual([
    'Restaurant: Brygga BurgerChange',
    'How: Eat hereChange',
    expect.stringMatching(/^Category: /),
    'You: Checkout',
  ])
})

test('what was tapped stands in one line where the house tells it, and what was typed as it was typed', async () => {
  const chat = await renderChat({ talk: atTheMenu() })
  expect(folded().at(-1)).toBe('How: Eat hereChange')
  await chat.types('burger')
  expect(folded().at(-1)).toBe('You: burger')
})

describe('the one line of an answered product', () => {
  test('says what was typed there as typed, and never as added', async () => {
    const chat = await renderChat({ talk: atTheMenu().says({ type: 'product.open', code: id('meal') }) })
    await chat.types('extra bacon on it')
    await foldedBy(chat)
    expect(folded()).toContain('You wrote: extra bacon on it')
    expect(folded().join()).not.toContain('Added')
  })

  test('says that something was written, once the words are no longer kept', async () => {
    const talk = atTheMenu().says({ type: 'product.open', code: id('meal') })
    talk.types('dropped', { type: 'words.unknown', candidates: [] })
    await foldedBy(await renderChat({ talk }))
    expect(folded()).toContain('You wrote: (no longer kept)')
  })

  test('says changed where a line of the basket was changed', async () => {
    const talk = atTheMenu().says(
      { type: 'product.add', code: id('cola') },
      { type: 'product.open', code: id('meal') },
      { type: 'customise.choose', path: 'drink/meal-cola' },
      { type: 'customise.confirm' },
    )
    talk.says(
      { type: 'product.open', code: id('meal'), lineId: talk.line('meal').id },
      { type: 'customise.choose', path: 'drink/meal-shake' },
      { type: 'customise.confirm' },
    )
    await foldedBy(await renderChat({ talk }))
    expect(folded()).toContainEqual(expect.stringMatching(/^Changed: 1 × meal: meal-shake/))
  })
})

/** So much later that the answers before stand as one line each. */
async function foldedBy(chat: Awaited<ReturnType<typeof renderChat>>): Promise<void> {
  for (const type of ['basket.open', 'menu.categories', 'basket.open'] as const)
    await chat.happens(() => chat.runner.dispatch({ type }))
}

function folded(): readonly (string | null)[] {
  return [...document.querySelectorAll('[data-turn="spent"]')].map((turn) => turn.textContent)
}

describe('an answered turn', () => {
  test('is out of the tab order with all its controls', async () => {
    await renderChat({ talk: atTheCheckout() })
    const reachable = [...document.querySelectorAll<HTMLElement>('[data-turn="spent"]')].flatMap((turn) =>
      tabStops(turn).map((control) => control.outerHTML),
    )
    expect(reachable).toEqual([])
  })

  test('is opened again by its "Change"', async () => {
    const chat = await renderChat({ talk: atTheCheckout() })
    await chat.user.click(screen.getByRole('button', { name: 'Change: Eat here' }))
    expect(chat.commands()).toEqual([{ type: 'mode.change' }])
    expect(chat.asks()).toBe('mode')
  })

  test('cannot be changed once it is paid for', async () => {
    await renderChat({ talk: atTheCheckout().says(PAY) })
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull()
  })

  test('whose line has left the basket offers no "Change"', async () => {
    const talk = atTheMenu().says(
      { type: 'product.open', code: id('meal') },
      { type: 'customise.choose', path: 'drink/meal-cola' },
      { type: 'customise.confirm' },
    )
    const chat = await renderChat({ talk })
    const answer = within(screen.getByRole('log')).getByText(/^1 × meal/i)
    const turn = answer.closest<HTMLElement>('[data-turn]')
    if (!turn) throw new Error('the answer stands in no turn')
    expect(within(turn).getByRole('button', { name: /^Change/ })).toBeVisible()
    await chat.happens(() =>
      chat.runner.dispatch({ type: 'basket.removeLine', lineId: talk.line('meal').id }),
    )
    expect(within(turn).queryByRole('button', { name: /^Change/ })).toBeNull()
  })
})

test('a conversation of 1000 turns has at most 40 tab stops', { timeout: 20_000 }, async () => {
  await renderChat({ talk: manyTurns(1000) })
  expect(tabStops().length).toBeLessThanOrEqual(40)
})

test('a long conversation is on the page whole, and goes on below once the thread library is there', async () => {
  const chat = await renderChat({ talk: manyTurns(90), hasThread: true })
  await chat.happens(() => chat.runner.dispatch({ type: 'help.ask' }))
  const turns = () => screen.getByRole('log').querySelectorAll('[data-turn]')
  await waitFor(() => expect(turns()).toHaveLength(91))
  expect(turns()[90]).toHaveAttribute('data-turn', 'live')
})

test('the thread library comes without moving or remaking what stands on the page', async () => {
  const chat = await renderChat({ talk: atTheCheckout() })
  const before = [...document.querySelectorAll('[data-turn]')]
  await chat.threadArrives()
  expect([...document.querySelectorAll('[data-turn]')]).toEqual(before)
  expect(document.documentElement.dataset['live']).toBe('true')
})

test.each(['without', 'with'] as const)('turns look the same %s the thread library', async (mode) => {
  const chat = await renderChat({ talk: atTheMenu(), hasThread: mode === 'with' })
  await chat.happens(() => chat.runner.dispatch({ type: 'category.choose', id: id('food') }))
  await chat.happens(() => chat.runner.dispatch({ type: 'menu.categories' }))
  const turns = [...document.querySelectorAll('[data-turn]')].map((turn) => turn.getAttribute('data-turn'))
  expect(turns).toEqual(['spent', 'spent', 'spent', 'spent', 'live'])
  expect(chat.question()).toHaveTextContent('What do you feel like?')
})

test('a change of language reads the past again in it, unanswered and answered alike', async () => {
  const chat = await renderChat({ talk: atTheCheckout() })
  await chat.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'no')
  await waitFor(() => expect(chat.question()).toHaveTextContent('Stemmer alt?'))
  const log = screen.getByRole('log')
  expect(log).toHaveTextContent('Spis her')
  expect(log).not.toHaveTextContent('Eat here')
})

/** So many turns of a customer who cannot decide. */
function manyTurns(count: number): Talk {
  const talk = conversationWith().says({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' })
  while (talk.turns().length < count)
    talk.says(
      talk.turns().length % 2 === 0
        ? { type: 'menu.categories' }
        : { type: 'category.choose', id: id('food') },
    )
  return talk
}
