import { cleanup, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { id } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { QuestionName } from '#flows/core/conversation/questions.ts'
import { anOrder, anOrderedItem } from '#tests/support/builders/order.ts'
import { atTheMenu, conversationWith, failed, type Talk } from '#tests/support/flows.ts'
import { renderChat } from '#tests/support/render.tsx'

afterEach(cleanup)

const HISTORY = { type: 'history.open' } as const
const PAST = id<Order['id']>('past')
const AGAIN = { type: 'order.again', id: PAST } as const

function past(given: Partial<Order> = {}): Order {
  return anOrder({
    id: PAST,
    restaurantId: id('brygga'),
    campaignId: id('brygga-1'),
    state: 'PAID',
    posId: '042',
    pickUpMode: 'EATIN',
    customerEmail: 'token',
    items: [anOrderedItem({ productCode: id('burger'), quantity: 2 })],
    ...given,
  })
}

const GONE = anOrderedItem({
  productCode: id('whale'),
  snapshot: { name: { plain: 'Whale', byLanguage: {} } },
})
const atHistory = (given: Partial<Order> = {}) => conversationWith({ history: [past(given)] }).says(HISTORY)
const repeating = (given: Partial<Order>, from: typeof atTheMenu = atTheMenu) =>
  from({ history: [past(given)] }).says(HISTORY, AGAIN)
const withSomeGone = () => repeating({ items: [...past().items, GONE] })
const dearer = () => repeating({ campaignId: id('old'), price: minor(20_000), taxes: minor(5_000) })
const writing = () => atHistory().says({ type: 'report.open', id: PAST, kind: 'problem' })

type Row = readonly [QuestionName, () => Talk, string | RegExp, Command]

const ROWS: readonly Row[] = [
  ['history', atHistory, /^Order again: Brygga Burger/, AGAIN],
  ['history', atHistory, 'Tell us more', { type: 'report.open', id: PAST, kind: 'feedback' }],
  ['history', atHistory, 'Report a problem', { type: 'report.open', id: PAST, kind: 'problem' }],
  ['history', atHistory, 'Send the confirmation again', { type: 'order.resend', id: PAST }],
  ['history', atHistory, 'New order', { type: 'order.new' }],
  ['historyFailed', whenHistoryFails, 'Try again', HISTORY],
  ['reorderPrice', dearer, /^Order for/, { type: 'reorder.accept' }],
  ['reorderPrice', dearer, 'Never mind', { type: 'reorder.cancel' }],
  ['reorderUnavailable', withSomeGone, 'Continue without', { type: 'reorder.resolve', choice: 'continue' }],
  [
    'reorderUnavailable',
    withSomeGone,
    'Choose something else',
    { type: 'reorder.resolve', choice: 'replace' },
  ],
  ['reorderUnavailable', withSomeGone, 'Do not order', { type: 'reorder.resolve', choice: 'delete' }],
  ['reorderNothing', () => repeating({ items: [GONE] }), 'See the menu', { type: 'menu.categories' }],
  ['reorderElsewhere', elsewhere, 'Change restaurant', { type: 'restaurant.change' }],
  ['reorderElsewhere', elsewhere, 'Back', { type: 'reorder.cancel' }],
  ['reorderAlcohol', withBeerToGo, 'Back', { type: 'reorder.cancel' }],
  ['report', writing, 'Back', { type: 'report.close' }],
  ['reportClosed', reported, 'Back', { type: 'report.close' }],
]

test.each(ROWS.map(([question, ...row]) => [question, String(row[1]), ...row] as const))(
  'the card of "%s" sends what its button says: %s (S2.61, S4.94-S4.98)',
  async (question, _, talkOf, name, command) => {
    const chat = await renderChat({ talk: talkOf() })
    expect(chat.asks()).toBe(question)
    await chat.tap(name)
    expect(chat.commands()[0]).toEqual(command)
  },
)

describe('the price of a repeated order', () => {
  test('is told before and now (S4.95)', async () => {
    const chat = await renderChat({ talk: dearer() })
    expect(chat.live()).toHaveTextContent(/Before: kr\s?250.00. Now: kr\s?298.00/)
  })
})

describe('an order of the past', () => {
  test('tells where, when, how, its number and its price (S2.57)', async () => {
    const chat = await renderChat({ talk: atHistory() })
    const row = within(chat.live()).getByRole('listitem')
    expect(row).toHaveTextContent('Brygga Burger')
    expect(row).toHaveTextContent('10 Mar 2026, 12:00 pm · Eat in · Pickup number 042')
    expect(row).toHaveTextContent(/kr\s?100.00/)
  })

  test('shows its lines on demand (S4.34)', async () => {
    const chat = await renderChat({ talk: atHistory() })
    expect(chat.live()).not.toHaveTextContent('2 ×')
    await chat.tap('See details')
    expect(chat.live()).toHaveTextContent('2 ×Burger')
  })

  test('says that it was not paid, and takes no stars (S2.57, S8.2)', async () => {
    const chat = await renderChat({ talk: atHistory({ state: 'PAYMENT_ERROR' }) })
    expect(chat.live()).toHaveTextContent('Your payment was unsuccessful')
    expect(within(chat.live()).queryByRole('radio')).toBeNull()
  })

  test('notes what was told about it (S4.30)', async () => {
    const chat = await renderChat({ talk: atHistory({ feedbackedAt: 1, reportedAt: 1 }) })
    expect(chat.live()).toHaveTextContent('Feedback sent')
    expect(within(chat.live()).queryByRole('button', { name: 'Tell us more' })).toBeNull()
  })
})

describe('stars', () => {
  test('that were picked and not given are there again after "Tell us more"', async () => {
    const chat = await renderChat({ talk: atHistory() })
    await chat.click(within(chat.live()).getByRole('radio', { name: '4 stars' }))
    await chat.tap('Tell us more')
    expect(chat.asks()).toBe('report')
    await chat.tap('Back')
    expect(chat.asks()).toBe('history')
    expect(within(chat.live()).getByRole('radio', { name: '4 stars' })).toBeChecked()
  })

  test('are picked, given with the button, and locked; the focus stays with them (S1.31, S4.27, S4.28)', async () => {
    const rated = past({ rating: 4 })
    const chat = await renderChat({ talk: atHistory(), ports: { rateOrder: () => Promise.resolve(rated) } })
    await chat.click(within(chat.live()).getByRole('radio', { name: '4 stars' }))
    expect(chat.commands()).toEqual([])
    await chat.tap('Send rating')
    expect(chat.commands()).toEqual([{ type: 'order.rate', id: PAST, rating: 4 }])
    const given = within(chat.live()).getByRole('img', { name: 'You gave 4 of 5 stars' })
    expect(within(chat.live()).queryByRole('radio')).toBeNull()
    expect(given.parentElement).toHaveFocus()
    expect(chat.live()).toHaveTextContent('Thank you for the stars.')
  })
})

describe('the form for a problem', () => {
  test('asks for the words first, and leads to what is wrong (S5.7)', async () => {
    const chat = await renderChat({ talk: writing() })
    await chat.tap('Send')
    const body = within(chat.live()).getByRole('textbox', { name: 'Your message' })
    expect(body).toHaveFocus()
    expect(body).toHaveAccessibleDescription('Required')
    expect(chat.commands()).toEqual([])
  })

  test('sends tokens of what was typed, never the words (S7.53)', async () => {
    const personalData = createPersonalData(undefined)
    const chat = await renderChat({
      talk: writing(),
      personalData,
      ports: { sendFeedback: () => Promise.resolve(past({ reportedAt: 1 })) },
    })
    await chat.user.type(
      within(chat.live()).getByRole('textbox', { name: 'Your message' }),
      'Canary was cold',
    )
    await chat.user.selectOptions(within(chat.live()).getByRole('combobox'), 'The waiting time')
    await chat.tap('Send')
    const [sent] = chat.commands()
    if (sent?.type !== 'report.send') throw new Error('nothing was sent')
    expect(sent.message.subject).toBe('waiting')
    expect(personalData.read(sent.message.body)).toBe('Canary was cold')
    expect(JSON.stringify(chat.runner.log())).not.toContain('Canary')
    expect(chat.asks()).toBe('history')
  })

  test('keeps what was typed when it could not be sent, and tells (S8.40, S8.41)', async () => {
    const chat = await renderChat({
      talk: writing(),
      ports: { sendFeedback: () => Promise.reject({ kind: 'failed', code: 'network' }) },
    })
    await chat.user.type(within(chat.live()).getByRole('textbox', { name: 'Your message' }), 'It was cold')
    await chat.tap('Send')
    expect(within(chat.live()).getByRole('textbox', { name: 'Your message' })).toHaveValue('It was cold')
    expect(chat.live()).toHaveTextContent('Your message did not reach us.')
  })
})

function whenHistoryFails(): Talk {
  return conversationWith({ history: [past()] })
    .next('listHistory', failed())
    .says(HISTORY)
}

function elsewhere(): Talk {
  return repeating({ restaurantId: id('canteen') })
}

function withBeerToGo(): Talk {
  const beer = past({ items: [anOrderedItem({ productCode: id('beer') })], pickUpMode: 'TAKEOUT' })
  return atTheMenu({ history: [beer] }).says(HISTORY, AGAIN)
}

function reported(): Talk {
  return atHistory({ reportedAt: 1 }).says({ type: 'report.open', id: PAST, kind: 'problem' })
}
