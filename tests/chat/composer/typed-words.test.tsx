import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { id } from '#domain/ids.ts'
import { atTheCheckout, atTheMenu, conversationWith } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(cleanup)

describe('typed words', () => {
  test.each([
    ['burger', { type: 'product.add', code: 'burger' }],
    ['Fries!', { type: 'product.add', code: 'fries' }],
    ['basket', { type: 'basket.open' }],
    ['handlekurv', { type: 'basket.open' }],
    ['start over', { type: 'basket.startOver' }],
    ['help', { type: 'help.ask' }],
    ['hjelp', { type: 'help.ask' }],
  ])('"%s" is a command in either language', async (words, command) => {
    const chat = await renderChat({ talk: atTheMenu() })
    await chat.types(words)
    expect(chat.commands()).toEqual([command])
  })

  test('of a product, typed at the checkout, add it and lead back to what was asked there', async () => {
    const chat = await renderChat({ talk: atTheCheckout() })
    const asked = chat.asks()
    await chat.types('fries')
    expect(chat.commands()).toEqual([{ type: 'product.add', code: 'fries' }])
    expect(chat.runner.conversation().flows.basket.context.basket.lines).toHaveLength(2)
    expect(chat.asks()).toBe(asked)
  })

  test('stand in the transcript as they were typed, and never in the log', async () => {
    const chat = await renderChat({ talk: atTheMenu() })
    await chat.types('BURGER')
    expect(screen.getByRole('log')).toHaveTextContent('You: BURGER')
    expect(JSON.stringify(chat.runner.log().entries.at(-1))).not.toContain('BURGER')
  })

  test('"back" takes the last answer back', async () => {
    const chat = await renderChat({ talk: atTheMenu() })
    await chat.types('back')
    expect(chat.asks()).toBe('mode')
  })

  test.each([
    ['undo', 'redo'],
    ['angre', 'gjør om'],
  ])('"%s" takes an act back, and "%s" does it again', async (undo, redo) => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    const chat = await renderChat({ talk })
    const count = () => chat.runner.conversation().flows.basket.context.basket.lines.length
    await chat.types(undo)
    expect(count()).toBe(0)
    await chat.types(redo)
    expect(count()).toBe(1)
  })

  test('"classic" goes to the menu view', async () => {
    const onView = vi.fn()
    const chat = await renderChat({ talk: atTheMenu(), onView })
    await chat.types('classic')
    expect(onView).toHaveBeenCalledWith('classic')
  })
})

describe('an order in a sentence', () => {
  test.each([
    ['en', 'two burgers', 'add all'],
    ['no', 'to burgere', 'legg til alt'],
  ] as const)(
    'in %s is added by typing its button, without the price on it',
    async (language, words, yes) => {
      const chat = await renderChat({ talk: atTheMenu(), language })
      await chat.types(words)
      await chat.types(yes)
      expect(chat.commands().at(-1)).toEqual({ type: 'proposal.accept' })
    },
  )

  test.each([
    ['en', 'two burgers and a coke', /^Add all/],
    ['no', 'to burgere og en cola', /^Legg til alt/],
  ] as const)(
    'in %s is proposed with its prices, and added when that is accepted',
    async (language, words, add) => {
      const chat = await renderChat({ talk: atTheMenu(), language })
      await chat.types(words)
      expect(chat.asks()).toBe('proposal')
      expect(chat.runner.conversation().flows.basket.context.basket.lines).toEqual([])
      expect(chat.live()).toHaveTextContent('298')
      await chat.tap(add)
      expect(chat.asks()).toBe('basket')
      const { lines } = chat.runner.conversation().flows.basket.context.basket
      expect(lines.map(({ code, quantity }) => [code, quantity])).toEqual([
        ['burger', 2],
        ['cola', 1],
      ])
    },
  )

  test.each([
    ['en', 'two burgers to go'],
    ['no', 'to burgere å ta med'],
  ] as const)(
    'in %s "%s" answers how it is had, and is proposed once the menu is there',
    async (language, words) => {
      const talk = conversationWith().says({ type: 'restaurant.choose', id: id('brygga') })
      const chat = await renderChat({ talk, language })
      expect(chat.asks()).toBe('mode')
      await chat.types(words)
      await vi.waitFor(() =>
        expect(chat.commands().map(({ type }) => type)).toEqual(['mode.choose', 'proposal.make']),
      )
      expect(chat.runner.conversation().flows.basket.context.basket.lines).toEqual([])
    },
  )

  test('that is said before how to eat is chosen is kept, and proposed once that is', async () => {
    const talk = conversationWith().says({ type: 'restaurant.choose', id: id('brygga') })
    const chat = await renderChat({ talk })
    await chat.types('two burgers')
    expect(chat.asks()).toBe('mode')
    expect(chat.live()).toHaveTextContent('One thing first')
    await chat.tap('Eat here')
    await waitFor(() => expect(chat.asks()).toBe('proposal'))
    expect(chat.live()).toHaveTextContent('2 ×burger')
  })

  test('that was kept is forgotten where something else is done first', async () => {
    const talk = conversationWith().says({ type: 'restaurant.choose', id: id('brygga') })
    const chat = await renderChat({ talk })
    await chat.types('two burgers')
    await chat.types('help')
    await chat.tap('Eat here')
    await waitFor(() => expect(chat.asks()).toBe('categories'))
  })

  test('that refuses something is asked about by those words, and offers nothing to add', async () => {
    const chat = await renderChat({ talk: atTheMenu() })
    await chat.types("I don't want a burger")
    expect(chat.live()).toHaveTextContent("You wrote “I don't want”, so I have added nothing.")
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
    expect(JSON.stringify(chat.runner.log().entries.at(-1))).not.toMatch(/burger|want/)
  })

  test('beside an allergy is none, and leads to somebody who knows', async () => {
    const chat = await renderChat({ talk: atTheMenu() })
    await chat.types('a burger, nut allergy')
    expect(chat.live()).toHaveTextContent('You wrote “allergy”, so I have added nothing.')
    await chat.tap('Contact the restaurant')
    expect(chat.commands().at(-1)).toEqual({ type: 'inquiry.make', inquiry: { about: 'contact' } })
  })

  test('of which a word is left over is not added by the first button', async () => {
    const chat = await renderChat({ talk: atTheMenu() })
    await chat.types('two burgers and a zorble')
    const [first] = within(chat.live()).getAllByRole('button', { name: /^(Add|Not)/ })
    expect(first).toHaveTextContent('Not this')
    expect(within(chat.live()).getByRole('button', { name: /^Add only this/ })).toBeVisible()
  })

  test('stands in the log as a token and what was read, never as it was typed', async () => {
    const chat = await renderChat({ talk: atTheMenu() })
    await chat.types('two burgers for Kari, please')
    const entry = JSON.stringify(chat.runner.log().entries.at(-1))
    expect(entry).toContain('"proposal.make"')
    expect(entry).not.toMatch(/kari|please|two/i)
  })

  test('shows which of its words were not understood', async () => {
    const chat = await renderChat({ talk: atTheMenu() })
    await chat.types('two burgers and unobtainium')
    const words = within(chat.live()).getByRole('group', { name: 'Your words' })
    expect(words).toHaveTextContent('two burgers and unobtainium (Not understood)')
  })

  test('is answered by what is typed next', async () => {
    const chat = await renderChat({ talk: atTheMenu() })
    await chat.types('two burgers')
    await chat.types('no')
    expect(chat.asks()).toBe('categories')
    await chat.types('two burgers')
    await chat.types('yes')
    expect(chat.commands().at(-1)).toEqual({ type: 'proposal.accept' })
  })
})

describe('a change in a sentence', () => {
  test('shows each line struck as it is and as it would be, and which words were not understood', async () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    const chat = await renderChat({ talk })
    await chat.types('make that two blimey')
    expect(chat.asks()).toBe('revision')
    const words = within(chat.live()).getByRole('group', { name: 'Your words' })
    expect(words).toHaveTextContent('make that two blimey (Not understood)')
    const lines = within(chat.live()).getByRole('list', { name: 'What would change' })
    expect(within(lines).getByRole('deletion')).toHaveTextContent(/1 ×\s*burger.*149/)
    expect(within(lines).getByRole('insertion')).toHaveTextContent(/2 ×\s*burger.*298/)
    await chat.tap('Change it')
    expect(chat.runner.conversation().flows.basket.context.basket.lines[0]?.quantity).toBe(2)
  })

  test('of what is proposed is shown before anything is added', async () => {
    const chat = await renderChat({ talk: atTheMenu() })
    await chat.types('two burgers')
    await chat.types('and a cola too')
    expect(chat.asks()).toBe('proposal')
    await chat.types('make the burgers three')
    const lines = within(chat.live()).getByRole('list', { name: 'What would be added' })
    expect(within(lines).getAllByRole('listitem')).toHaveLength(2)
    expect(lines).toHaveTextContent(/3 ×\s*burger.*1 ×\s*cola/)
    expect(chat.runner.conversation().flows.basket.context.basket.lines).toEqual([])
  })
})

describe('words nobody knows', () => {
  test('change nothing about the order and are answered with a way on', async () => {
    const chat = await renderChat({ talk: atTheCheckout() })
    const before = chat.runner.conversation().flows.basket
    await chat.types('zzz qqq')
    expect(chat.runner.conversation().flows.basket).toBe(before)
    expect(chat.asks()).toBe('checkout')
    expect(chat.live()).toHaveTextContent('I could not find that here.')
  })

  test('lead to more each time: choices, all choices, another way', async () => {
    const chat = await renderChat({ talk: atTheMenu() })
    const told: (string | null)[] = []
    for (const words of ['zzz', 'yyy', 'xxx']) {
      await chat.types(words)
      told.push(chat.live().querySelector('p')?.textContent ?? null)
    }
    expect(told).toEqual([
      expect.stringContaining('I could not find that here.'),
      expect.stringContaining('I could not find that either.'),
      expect.stringContaining('Type “help” or “start over”'),
    ])
  })

  test.each([
    ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
    ['right-to-left and zero-width characters', '\u202Egnirts\u200B \u2066abc\u2069'],
    ['emoji', '🍔🍟🥤🧑‍🍳'],
    ['as much as fits', 'a'.repeat(500)],
    ['a pattern', '(a+)+$'.repeat(50)],
    ['a placeholder of the texts', '{{name}} $t(ack.help)'],
  ])('%s are shown as the text they are', async (_, words) => {
    const chat = await renderChat({ talk: atTheMenu() })
    await chat.types(words)
    const log = screen.getByRole('log')
    expect(log.querySelector('img[src="x"], script')).toBeNull()
    expect(within(log).getByText((text) => text.length > 0 && words.trim().startsWith(text))).toBeVisible()
  })
})

describe('at the checkout', () => {
  test('a mail address that is typed stands in the form, and in no log', async () => {
    const chat = await renderChat({ talk: atTheCheckout() })
    await chat.types('send it to kari@example.no, please')
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('kari@example.no')
    expect(JSON.stringify(chat.runner.log())).not.toContain('kari@')
  })

  test('"I accept" ticks the policy that is to be accepted, and that is answered', async () => {
    const chat = await renderChat({ talk: atTheCheckout() })
    await chat.types('I accept')
    expect(screen.getByRole('checkbox', { name: /privacy policy/ })).toBeChecked()
    expect(chat.live()).toHaveTextContent('Noted: you accept the privacy policy.')
    expect(chat.asks()).toBe('checkout')
  })

  test('"why can I not pay" is answered by what is missing', async () => {
    const chat = await renderChat({ talk: atTheCheckout() })
    await chat.types('why can I not pay')
    expect(chat.live()).toHaveTextContent('once your details are filled in')
  })

  test.each(['1010', 'my code is 1010'])('a code can be typed: "%s"', async (words) => {
    const chat = await renderChat({ talk: atTheCheckout({ flags: { discounts: true } }) })
    await chat.types(words)
    expect(chat.commands()).toEqual([{ type: 'coupon.submit', code: '1010' }])
  })

  test('where no codes are taken a number is none', async () => {
    const chat = await renderChat({ talk: atTheCheckout() })
    await chat.types('1010')
    expect(chat.commands().map(({ type }) => type)).toEqual(['words.unknown'])
  })

  test('"pay" is what its button does: what is missing is said', async () => {
    const chat = await renderChat({ talk: atTheCheckout() })
    await chat.types('pay')
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid()
    expect(chat.commands()).toEqual([])
  })
})

test('what cannot be taken back is answered', async () => {
  const chat = await renderChat({ talk: conversationWith() })
  await chat.types('back')
  expect(chat.live()).toHaveTextContent('There is nothing to undo yet.')
})

test('of a long text it is said how much of it was read', async () => {
  const chat = await renderChat({ talk: atTheMenu() })
  await chat.types('burger '.repeat(200))
  expect(chat.live()).toHaveTextContent('I read the first 500 characters.')
})

test('another language is spoken once its name is typed', async () => {
  const chat = await renderChat({ talk: atTheMenu() })
  await chat.types('in norwegian, please')
  expect(chat.live()).toHaveTextContent('Hva har du lyst på?')
})
