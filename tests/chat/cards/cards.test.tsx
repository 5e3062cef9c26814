import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { QuestionName } from '#flows/core/conversation/questions.ts'
import {
  aRegular,
  atTheCheckout,
  atTheMenu,
  conversationWith,
  failed,
  FILLED,
  NOON,
  PAY,
  refused,
  type Talk,
} from '#tests/support/flows.ts'
import { dearerBurger, dearerOrder, outOfBurgers, outOfCola } from '#tests/support/interrupted.ts'
import { STANDINGS } from '#tests/support/standings.ts'
import { renderChat, settled } from '#tests/support/render.tsx'

afterEach(cleanup)

const atTheBasket = () => atTheMenu().says({ type: 'product.add', code: id('burger') })
const atTheMeal = () => atTheMenu().says({ type: 'product.open', code: id('meal') })
const atTheBeer = () => atTheMenu().says({ type: 'product.add', code: id('beer') })
const atTheCode = () => conversationWith().says({ type: 'restaurant.choose', id: id('canteen') })
const whenClosed = () =>
  atTheCheckout()
    .later(11 * 3_600_000)
    .restaurantBecomes({})
const whenRefused = () => atTheCheckout().next('createOrder', refused('payment.refused')).says(PAY)

const whenWritten = STANDINGS.proposal

type Row = readonly [QuestionName, () => Talk, string | RegExp, Command]

const ROWS: readonly Row[] = [
  [
    'restaurant',
    conversationWith,
    'Take away: Brygga Burger',
    { type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT', asks: true },
  ],
  ['restaurant', conversationWith, 'Near me', { type: 'restaurant.near' }],
  ['restaurantsFailed', withoutRestaurants, 'Try again', { type: 'restaurant.retry' }],
  ['code', atTheCode, /another restaurant/i, { type: 'restaurant.change' }],
  ['table', STANDINGS.table, 'I am not at a table', { type: 'mode.change' }],
  ['menuFailed', withoutMenu, 'Try again', { type: 'menu.retry' }],
  ['categories', atTheMenu, /^food/, { type: 'category.choose', id: id('food') }],
  ['products', atTheProducts, /^Add burger/, { type: 'product.add', code: id('burger'), stays: true }],
  ['products', atTheProducts, /^Choose meal/, { type: 'product.add', code: id('meal'), stays: true }],
  ['products', atTheProducts, 'burger', { type: 'product.open', code: id('burger') }],
  ['customise', atTheMeal, 'One more: meal', { type: 'customise.setQuantity', quantity: 2 }],
  ['customise', atTheMeal, 'Reset', { type: 'customise.reset' }],
  ['customise', atTheMeal, /^Choose: drink/, { type: 'customise.confirm' }],
  ['customise', atTheMeal, 'Cancel', { type: 'customise.cancel' }],
  ['alcohol', atTheBeer, 'Confirm', { type: 'alcohol.confirm' }],
  ['alcohol', atTheBeer, 'No, leave it out', { type: 'alcohol.decline' }],
  ['proposal', whenWritten, /^Add only this/, { type: 'proposal.accept' }],
  ['proposal', whenWritten, 'fries', { type: 'proposal.instead', line: 0, code: id('fries') }],
  ['proposal', whenWritten, 'Change: meal', { type: 'proposal.change', line: 1 }],
  ['proposal', whenWritten, 'Not this', { type: 'proposal.decline' }],
  ['proposalMany', STANDINGS.proposalMany, 'Yes, add them', { type: 'proposal.accept', isManyMeant: true }],
  ['proposalMany', STANDINGS.proposalMany, 'No, go back', { type: 'proposal.keep' }],
  ['basket', atTheBasket, /^Checkout/, { type: 'checkout.start' }],
  ['basket', atTheBasket, 'Add more', { type: 'menu.categories' }],
  ['basket', atTheBasket, 'Start over', { type: 'basket.startOver' }],
  ['startOver', atStartOver, 'Start over', { type: 'basket.confirmStartOver' }],
  ['startOver', atStartOver, 'Keep the basket', { type: 'basket.cancelStartOver' }],
  ['outage', outOfBurgers, 'Choose something else', { type: 'outage.resolve', choice: 'replace' }],
  ['outage', outOfBurgers, 'Continue without', { type: 'outage.resolve', choice: 'continue' }],
  ['outage', outOfBurgers, 'Empty the basket', { type: 'outage.resolve', choice: 'delete' }],
  ['outage', outOfCola, 'Swap what is sold out', { type: 'outage.resolve', choice: 'mend' }],
  ['basketUpdated', dearerBurger, 'Continue', { type: 'basket.acknowledge' }],
  ['basketUpdated', dearerBurger, 'See the menu', { type: 'basket.seeMenu' }],
  ['basketUpdated', dearerBurger, 'Remove what has a new price', { type: 'basket.dropRepriced' }],
  ['priceChanged', dearerOrder, /^Pay /, { type: 'price.accept' }],
  ['priceChanged', dearerOrder, 'Cancel the order', { type: 'price.decline' }],
  ['orderingDisabled', whenDisabled, 'See the menu', { type: 'disabled.continue' }],
  ['pickup', atThePickup, /^Choose \d/, { type: 'pickup.choose', at: 'earliest', shown: NOON + 15 * 60_000 }],
  ['checkout', atTheCheckout, 'Change: How', { type: 'mode.change' }],
  ['checkout', atTheCheckout, 'Change: Time', { type: 'pickup.change' }],
  ['checkout', atTheCheckout, 'Change: Basket', { type: 'basket.open' }],
  ['checkout', atTheCheckout, 'Change: Restaurant', { type: 'restaurant.change' }],
  ['paymentFailed', whenRefused, 'Try again', { type: 'payment.retry' }],
  ['paymentFailed', whenRefused, 'Back to the order', { type: 'payment.dismiss' }],
  ['order', () => atTheCheckout().says(PAY), 'New order', { type: 'order.new' }],
]

test.each(ROWS.map(([question, ...row]) => [question, String(row[1]), ...row] as const))(
  'the card of "%s" sends what its button says: %s',
  async (question, _, talkOf, name, command) => {
    const chat = await renderChat({ talk: talkOf() })
    expect(chat.asks()).toBe(question)
    await chat.tap(name)
    expect(chat.commands()[0]).toEqual(command)
  },
)

describe('the basket', () => {
  test('counts a line up and takes it away (S4.76)', async () => {
    const talk = atTheBasket()
    const { id: lineId } = talk.line('burger')
    const chat = await renderChat({ talk })
    await chat.tap('One more: burger')
    await chat.tap(/^Remove/)
    expect(chat.commands()).toEqual([
      { type: 'basket.setQuantity', lineId, quantity: 2 },
      { type: 'basket.removeLine', lineId },
    ])
  })

  test('that is empty shows the way to the menu', async () => {
    const chat = await renderChat({ talk: atTheMenu().says({ type: 'basket.open' }) })
    await chat.tap('To the menu')
    expect(chat.asks()).toBe('categories')
  })
})

describe('the option picker', () => {
  test('takes a choice, and its price stands on the button (S1.19, S2.28)', async () => {
    const chat = await renderChat({ talk: atTheMeal() })
    const priceOn = (name: RegExp) =>
      within(chat.live()).getByRole('button', { name }).querySelector('[translate]')?.textContent
    const before = priceOn(/^Choose: drink/)
    await chat.click(within(chat.live()).getByRole('radio', { name: /meal-shake/ }))
    expect(chat.commands()).toEqual([{ type: 'customise.choose', path: 'drink/meal-shake' }])
    expect(priceOn(/^Add/)).not.toBe(before)
  })

  test('says what is missing instead of adding half a meal (S5.36, S8.32)', async () => {
    const chat = await renderChat({ talk: atTheMeal() })
    await chat.tap(/^Choose: drink/)
    expect(chat.asks()).toBe('customise')
    expect(within(chat.live()).getByRole('group', { name: /^drink/ })).toHaveAccessibleDescription(
      'Something required is not chosen yet. Choose it to continue.',
    )
  })
})

describe('the code of a restaurant', () => {
  test('is sent as a token, never as itself (S2.42)', async () => {
    const chat = await renderChat({ talk: atTheCode() })
    await chat.user.type(within(chat.live()).getByRole('textbox'), '1234{Enter}')
    await settled()
    const [command] = chat.commands()
    expect(command?.type === 'code.submit' && chat.personalData.read(command.code)).toBe('1234')
    expect(JSON.stringify(chat.runner.log().entries)).not.toContain('1234"')
  })

  test('that is empty is asked for, not sent (S5.33)', async () => {
    const chat = await renderChat({ talk: atTheCode() })
    fireEvent.submit(within(chat.live()).getByRole('textbox').closest('form') ?? document)
    expect(chat.commands()).toEqual([])
    expect(within(chat.live()).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  })
})

test('the basket is named once to who hears it', async () => {
  const chat = await renderChat({ talk: atTheBasket() })
  const named = ['group', 'list', 'region'].flatMap((role) =>
    within(chat.live()).queryAllByRole(role, { name: 'Your basket' }),
  )
  expect(named).toHaveLength(1)
})

test('a code that is missing leads into its field, which says beforehand that it is needed', async () => {
  const chat = await renderChat({ talk: atTheCode() })
  const field = within(chat.live()).getByRole('textbox')
  expect(field).toBeRequired()
  await chat.tap('Open')
  await waitFor(() => expect(field).toHaveFocus())
})

describe('the recap', () => {
  test('leads to the first field in error instead of paying (S5.14)', async () => {
    const chat = await renderChat({ talk: atTheCheckout() })
    await chat.tap(/^Pay/)
    expect(chat.commands()).toEqual([])
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true')
  })

  test('pays with tokens of what was typed, once the policy is accepted (S5.24)', async () => {
    const chat = await renderChat({
      talk: atTheCheckout({ flags: { customerName: false, customerPhone: false } }),
    })
    const live = within(chat.live())
    fireEvent.change(live.getByRole('textbox', { name: /email/i }), { target: { value: 'kari@example.com' } })
    await chat.click(live.getByRole('checkbox', { name: /privacy policy/i }))
    await chat.tap(/^Pay/)
    const [command] = chat.commands()
    if (command?.type !== 'checkout.pay') throw new Error('nothing was paid')
    expect(command.facts).toEqual(FILLED)
    expect(chat.personalData.read(command.contact.email ?? '')).toBe('kari@example.com')
    expect(JSON.stringify(chat.runner.log())).not.toContain('kari@')
  })

  test('asks nothing of a customer who is known, and pays with one tap', async () => {
    const chat = await renderChat({ talk: atTheCheckout({ visitor: aRegular() }) })
    expect(within(chat.live()).queryByRole('textbox')).toBeNull()
    await chat.tap(/^Pay/)
    expect(chat.asks()).toBe('order')
  })
})

test('a place is searched for by a token, never by itself (S2.33)', async () => {
  const chat = await renderChat()
  await chat.user.type(within(chat.live()).getByRole('searchbox'), 'Oslo{Enter}')
  await settled()
  const [command] = chat.commands()
  expect(command?.type === 'restaurant.search' && chat.personalData.read(command.text)).toBe('Oslo')
})

test('a later time is picked and sent (S5.56)', async () => {
  const chat = await renderChat({ talk: atThePickup() })
  const [, later] = within(chat.live()).getAllByRole('radio')
  if (!(later instanceof HTMLInputElement)) throw new Error('there is one time only')
  await chat.click(later)
  await chat.tap(/^Choose \d/)
  expect(chat.commands()).toEqual([{ type: 'pickup.choose', at: Number(later.value) }])
})

test('a restaurant that closed is told with when it opens, and the basket is kept (S5.55)', async () => {
  const chat = await renderChat({ talk: whenClosed() })
  expect(chat.asks()).toBe('closed')
  expect(chat.live()).toHaveTextContent(/Opens: .*10:00.* Your basket is kept\./)
})

test('what is sold out is named before the choice (S4.86)', async () => {
  const chat = await renderChat({ talk: outOfBurgers() })
  expect(chat.live()).toHaveTextContent('No longer available: burger')
})

test('a line that changed its price is told with the old and the new one (S4.85, S2.102, S8.33)', async () => {
  const chat = await renderChat({ talk: dearerBurger() })
  expect(chat.live()).toHaveTextContent(/New price: burger .*149.* → .*159/)
})

test('an order that costs otherwise tells what it was and what it is (S4.54)', async () => {
  const chat = await renderChat({ talk: dearerOrder() })
  expect(chat.live()).toHaveTextContent(/It was .*149.* and is now .*159/)
})

test('the live order shows its lines on demand', async () => {
  const chat = await renderChat({ talk: atTheCheckout().says(PAY) })
  await chat.tap('See details')
  expect(within(chat.live()).getByRole('list', { name: 'What you are ordering' })).toHaveTextContent(
    /burger/i,
  )
})

test('the live order tells the tax in what was paid, by rate where that is known (S5.64)', async () => {
  const chat = await renderChat({ talk: atTheCheckout().says(PAY) })
  await chat.tap('See details')
  const order = chat.runner.conversation().flows.tracking.context.order
  expect(order?.taxes).toBeGreaterThan(0)
  const row = within(chat.live()).getByRole('row', { name: /All rates/ })
  expect(row).toHaveTextContent(`kr ${((order?.taxes ?? 0) / 100).toFixed(2)}`)
})

test('the basket pill counts and opens the basket', async () => {
  const chat = await renderChat({ talk: atTheBasket().says({ type: 'menu.categories' }) })
  const tray = within(screen.getByRole('region', { name: 'Shortcuts' }))
  await chat.click(tray.getByRole('button', { name: /^Basket, 1 item/ }))
  expect(chat.asks()).toBe('basket')
})

test('a done step leads back to its answer', async () => {
  const chat = await renderChat({ talk: atTheCheckout() })
  await chat.click(
    within(screen.getByRole('navigation', { name: 'Steps of the order' })).getByRole('button', {
      name: 'Change: How',
    }),
  )
  expect(chat.asks()).toBe('mode')
})

function atTheProducts(): Talk {
  return atTheMenu().says({ type: 'category.choose', id: id('food') })
}

function atStartOver(): Talk {
  return atTheBasket().says({ type: 'basket.startOver' })
}

function atThePickup(): Talk {
  return atTheCheckout().says({ type: 'pickup.change' })
}

function whenDisabled(): Talk {
  return atTheMenu().restaurantBecomes({
    settings: {
      ordersEnabled: false,
      ordersInjectionDelayMinutes: 15,
      phoneNumber: '',
      restaurantEmail: '',
    },
  })
}

function withoutMenu(): Talk {
  return conversationWith({ first: { loadMenu: [failed()] } }).says({
    type: 'restaurant.choose',
    id: id('brygga'),
    mode: 'EATIN',
  })
}

function withoutRestaurants(): Talk {
  return conversationWith({ first: { listRestaurants: [failed()] } })
}
