import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { id, type ProductCode } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { Port, Ports } from '#flows/core/engine/runner.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import { at } from '#tests/support/at.ts'
import { aCoupon, aMenu, aPrice, aProduct } from '#tests/support/builders/catalogue.ts'
import { anOrder, anOrderedItem } from '#tests/support/builders/order.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { NOON, PAY } from '#tests/support/flows.ts'
import { changed } from '#tests/support/interrupted.ts'
import { openShop, refusal } from './rig.tsx'

afterEach(cleanup)

const MINUTE = 60_000
const EARLIER = NOON - MINUTE
const LATER = NOON + MINUTE
const MINE = id<Order['id']>('order-1')
const VIEWS: readonly View[] = ['chat', 'linear', 'classic']
const AT_THE_CHECKOUT: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
]
const PAID = [...AT_THE_CHECKOUT, PAY]
const SOLD_OUT = [{ productCode: id<ProductCode>('burger'), state: 'UNAVAILABLE' }] as const
const silence = () => new Promise<never>(() => undefined)
const refuses =
  (code: string): Port =>
  () =>
    Promise.reject(refusal(code))
const breaks = (): Port => () => Promise.reject({ kind: 'failed', code: 'unreachable' })

type Situation = {
  readonly done: readonly Command[]
  readonly ports?: Ports
}
type Row = readonly [what: string, situation: Situation, title: string, ...said: readonly (string | RegExp)[]]

/** What is asked over the page in the classic view, and in the live turn of the others. */
const ASKED: readonly Row[] = [
  [
    'a payment that failed (S8.15, S2.120, S4.52)',
    { done: PAID, ports: { pay: refuses('payment.failed') } },
    'The payment did not go through',
    'Payment failed! Something went wrong, try again',
  ],
  [
    'a payment that was refused (S8.16)',
    { done: PAID, ports: { pay: refuses('payment.refused') } },
    'The payment did not go through',
    'Payment refused, please retry',
  ],
  [
    'a payment the customer broke off (S8.17)',
    { done: PAID, ports: { pay: refuses('payment.cancelled') } },
    'The payment did not go through',
    'The transaction was canceled by the customer',
  ],
  [
    'an order that could not be made for any other reason (S8.19)',
    { done: PAID, ports: { createOrder: refuses('server.failed') } },
    'The payment did not go through',
    'Something went wrong on our side. Try again.',
  ],
  [
    'a failure nobody has a word for (S8.19)',
    { done: PAID, ports: { createOrder: refuses('moon.full') } },
    'The payment did not go through',
    'Something went wrong on our side. Try again: you pay only once.',
  ],
  [
    'an order that costs otherwise than the basket (S8.18, S2.110, S4.54)',
    { done: PAID, ports: { createOrder: async () => anOrder({ state: 'CREATED' }) } },
    'There was a change on the total price. Please contact the support',
    /It was .*149\.00 and is now .*100\.00/,
    'Pay',
    'Cancel the order',
  ],
  [
    'an order that is asked to be canceled (S2.103, S4.32)',
    ofMine({}, { type: 'order.cancel', id: MINE }),
    'Do you want to cancel this order?',
    'Burger',
    'Yes, cancel it',
    'Keep the order',
  ],
  [
    'an order that was canceled (S2.103, S4.33)',
    {
      ...ofMine({}, { type: 'order.cancel', id: MINE }, { type: 'order.confirmCancel' }),
      ports: { ...mine({}), cancelOrder: async () => anOrder({ state: 'CANCELLED' }) },
    },
    'Your order is canceled',
    'You will not be charged.',
    'New order',
  ],
  [
    'an order that can no longer be canceled (S8.8, S8.10, S2.103, S4.20)',
    ofMine({ state: 'SENT', posId: '042' }, { type: 'order.cancel', id: MINE }),
    'The order was not canceled',
    "Sorry, you can't cancel this order anymore.",
    'New order',
  ],
  [
    'an order whose time to be canceled is over (S8.8)',
    ofMine({ retrievalDate: NOON + MINUTE }, { type: 'order.cancel', id: MINE }),
    'The order was not canceled',
    'Sorry, you are not allowed to cancel this order anymore.',
  ],
  [
    'a cancellation that got no answer (S8.14, S4.33)',
    {
      ...ofMine({}, { type: 'order.cancel', id: MINE }, { type: 'order.confirmCancel' }),
      ports: { ...mine({}), cancelOrder: breaks() },
    },
    'We could not reach the restaurant',
    'Try again',
    'New order',
  ],
  [
    'an order that can no longer be moved (S8.11)',
    ofMine({ state: 'INJECTION_ERROR' }, { type: 'order.changePickup', id: MINE }),
    'That did not work',
    "Sorry, you can't modify this order anymore.",
  ],
  [
    'an order that is at the kitchen and can no longer be moved (S8.12, S8.13)',
    ofMine({ state: 'PAID', posId: '042' }, { type: 'order.changePickup', id: MINE }),
    'That did not work',
    'You can no longer modify your order because it has already been sent.',
  ],
  [
    'an order that is asked to be sent now (S2.104, S4.25)',
    ofMine({}, { type: 'order.sendNow', id: MINE }),
    'Are you there already?',
    /ready about 12:15 pm/,
    'Make it now',
    'Not yet',
  ],
  [
    'a basket of another restaurant (S8.35, S2.109, S4.109)',
    {
      done: [
        ...AT_THE_CHECKOUT,
        { type: 'restaurant.change' },
        { type: 'restaurant.choose', id: id('canteen'), mode: 'EATIN' },
      ],
    },
    'Your basket is from Brygga Burger',
    'It is emptied when you order from Kantina.',
    'Empty and change',
    'Keep the basket',
  ],
  [
    'a basket that would go for a past order of a restaurant that is gone (S4.109)',
    fromTheList({ restaurantId: id('gone') }),
    'Your basket is from Brygga Burger',
    'It is emptied when you order from another restaurant.',
    'Empty and change',
    'Keep the basket',
  ],
  [
    'a past order of another restaurant (S4.94)',
    again({ restaurantId: id('canteen') }),
    'That order is from another restaurant',
    'Your basket is emptied when you do.',
    'Change restaurant',
  ],
  [
    'a past order that costs otherwise now (S8.36, S2.108)',
    again({ campaignId: id('old'), price: minor(20_000), taxes: minor(5_000) }),
    'The price has changed',
    /Before: .*250\.00\. Now: .*149\.00/,
    'Order for',
    'Never mind',
  ],
  [
    'a past order of which nothing is left (S8.34, S2.111)',
    again({ items: [anOrderedItem({ productCode: id('whale') })] }),
    'None of the products in that order is available now',
    'See the menu',
  ],
  [
    'a past order with beer, to take away (S8.37, S2.113)',
    again({ items: [anOrderedItem({ productCode: id('beer') })] }, 'TAKEOUT'),
    'Drinks with alcohol cannot be ordered again for takeaway',
    'Not sold for takeaway: Burger.',
  ],
]

describe.each(VIEWS)('in the %s view the customer is told of', (view) => {
  test.each(ASKED.map(([what, situation, title, ...said]) => ({ what, situation, title, said })))(
    '$what',
    async ({ situation, title, said }) => {
      await openShop({ view, ...situation })
      const asked = await waitFor(() => askedIn(view, title))
      for (const words of said) await waitFor(() => expect(asked).toHaveTextContent(words))
    },
  )

  test.each<readonly [what: string, order: Partial<Order>, said: string]>([
    [
      'the kitchen did not take (S8.1, S8.6)',
      { state: 'INJECTION_ERROR' },
      'Your order has not been taken. You will not be charged. Please contact us or go to the counter',
    ],
    [
      'was not paid (S8.2, S8.6)',
      { state: 'PAYMENT_ERROR' },
      'Your payment was unsuccessful, please go to the counter with your order number',
    ],
    [
      'was canceled (S8.3, S8.6)',
      { state: 'CANCELLED' },
      'Your order has been canceled. You will not be charged',
    ],
    [
      'has something that is sold out (S8.4, S8.6)',
      { state: 'CONFLICTED' },
      'One or more products are no longer available. Your order has been canceled. Please place another order',
    ],
    [
      'nobody has heard of (S8.5, S8.6)',
      { retrievalDate: NOON - 3 * MINUTE },
      'Your order has not been taken. Please contact us or go to the counter',
    ],
    ['nobody knows to be paid yet (S4.16)', { state: 'WAITING' }, 'Waiting for the payment'],
  ])('an order that %s', async (_what, order, said) => {
    const { t } = await openShop({ view, ...ofMine(order) })
    const card = await orderIn(view, t('order.label'))
    await waitFor(() => expect(card).toHaveTextContent(said))
  })

  test('an order that was canceled once, and not by two sentences', async () => {
    const { t } = await openShop({ view, ...ofMine({ state: 'CANCELLED' }) })
    const card = await orderIn(view, t('order.label'))
    await waitFor(() => expect(card).toHaveTextContent('canceled'))
    expect(card.textContent?.split('canceled')).toHaveLength(2)
  })

  test('a discount code that is none: letters at once, numbers once they were looked up (S5.18, S5.19, S8.39)', async () => {
    const { user, commands, t } = await openShop({
      view,
      flags: { discounts: true },
      done: [...AT_THE_CHECKOUT, { type: 'basket.open' }],
      ports: { findCoupon: refuses('coupon.invalid') },
    })
    if (view === 'classic') await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
    const field = await screen.findByRole('textbox', { name: t('CheckoutPage.discount.label') })
    const apply = screen.getByRole('button', { name: t('CheckoutPage.discount.submit') })
    expect(apply).toHaveAttribute('aria-disabled', 'true')
    await user.type(field, 'summer{Enter}')
    expect(field).toHaveAccessibleDescription('Can contain only numbers')
    expect(commands()).not.toContainEqual(expect.objectContaining({ type: 'coupon.submit' }))
    await user.clear(field)
    await user.type(field, '99{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Invalid discount'))
  })

  test.each([
    ['is not valid yet', { validFrom: LATER }, 'This discount is not valid yet.'],
    ['has ended', { validUntil: EARLIER }, 'This discount has ended.'],
    ['is for something else', { type: 'ITEM', discTag: 'cake' }, 'Nothing in the basket gets this discount.'],
  ] as const)('which rule a discount failed: it %s (S4.88, S4.90)', async (_what, attributes, said) => {
    const product = aCoupon({ validFrom: EARLIER, validUntil: LATER, ...attributes }, { code: '1234' })
    const { user, t } = await openShop({
      view,
      now: NOON,
      flags: { discounts: true },
      done: [...AT_THE_CHECKOUT, { type: 'basket.open' }],
      ports: { findCoupon: () => Promise.resolve({ product, at: NOON }) },
    })
    if (view === 'classic') await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
    const field = await screen.findByRole('textbox', { name: t('CheckoutPage.discount.label') })
    await user.type(field, '1234{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(said))
  })

  test('a basket that costs nothing: in the basket, and not only at Pay (S5.22)', async () => {
    const free = aProduct({ code: 'burger', price: aPrice(0) })
    const { user } = await openShop({
      view,
      done: [...AT_THE_CHECKOUT.slice(0, 2), { type: 'basket.open' }],
      ports: { loadMenu: async () => aMenu({ products: [free] }) },
    })
    if (view === 'classic') await user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
    expect(await screen.findByText(/^This costs nothing, so it cannot be ordered/)).toBeVisible()
  })

  test('a product that is chosen while the restaurant is closed (S5.36, S5.38)', async () => {
    await openShop({
      view,
      now: at('2026-03-10 23:00'),
      done: [
        { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
        { type: 'product.add', code: id('burger') },
      ],
    })
    const add = await screen.findByRole('button', { name: /^Add/ })
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(add).toHaveAccessibleDescription('Sorry, the restaurant is now closed.')
  })

  test('ordering that is temporarily unavailable at the restaurant that was chosen (S8.30)', async () => {
    await openShop({
      view,
      done: [{ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }],
      ports: { watchRestaurant: takesNoOrders() },
    })
    const asked = await waitFor(() => askedIn(view, 'Brygga Burger is not taking orders now'))
    expect(asked).toHaveTextContent('Ordering is temporarily unavailable')
  })

  test('a product of the basket that ran out (S2.112, S4.86, S4.87)', async () => {
    let runOut = () => {}
    const watchRestaurant = ({ restaurant }: { restaurant: Restaurant }) =>
      new Promise<Restaurant>((resolve) => {
        runOut = () => resolve({ ...restaurant, outageProducts: SOLD_OUT })
      })
    await openShop({ view, done: AT_THE_CHECKOUT, ports: { watchRestaurant: watchRestaurant as Port } })
    runOut()
    const asked = await waitFor(() => askedIn(view, 'Sold out while you were choosing'))
    expect(asked).toHaveTextContent('No longer available: burger')
    for (const name of ['Choose something else', 'Continue without', 'Empty the basket'])
      expect(within(asked).getByRole('button', { name })).toBeVisible()
  })

  test('a basket whose products were removed or cost otherwise (S8.33, S2.102, S4.85)', async () => {
    const { ports, changes } = dearerSoon()
    await openShop({ view, done: AT_THE_CHECKOUT, ports })
    changes()
    const asked = await waitFor(() => askedIn(view, 'The menu has changed'))
    expect(asked).toHaveTextContent(/New price: burger .*149\.00.* → .*159\.00/)
  })

  test('a payment that is on its way (S4.49)', async () => {
    await openShop({ view, done: PAID, ports: { createOrder: silence } })
    if (view === 'classic')
      expect(screen.getByRole('button', { name: 'Paying' })).toHaveAttribute('aria-busy')
    else expect(within(liveTurn()).getByLabelText('Loading')).toBeInTheDocument()
  })

  test('what cannot be had of an order, struck through (S8.7)', async () => {
    const items = [anOrderedItem(), anOrderedItem({ isOutaged: true, snapshot: { name: plain('Fries') } })]
    const { t, user } = await openShop({ view, ...ofMine({ state: 'CONFLICTED', items }) })
    const card = within(await orderIn(view, t('order.label')))
    await waitFor(() => expect(card.getByText(/no longer available/)).toBeVisible())
    await user.click(card.getByRole('button', { name: t('order.showDetails') }))
    expect(card.getByText('Fries').tagName).toBe('S')
    expect(card.getByText('Burger').tagName).not.toBe('S')
    expect(card.getByText('Not available')).toBeVisible()
  })
})

/** The order that was just paid is found to be another, and something is done about it. */
function ofMine(order: Partial<Order>, ...done: readonly Command[]): Situation {
  return { done: [...PAID, ...done], ports: mine(order) }
}

function mine(order: Partial<Order>): Ports {
  const found = anOrder({
    restaurantId: id('brygga'),
    retrievalDate: NOON + 60 * MINUTE,
    items: [anOrderedItem()],
    ...order,
  })
  return {
    watchOrders: (({ heardAt }: { heardAt: number | undefined }) =>
      heardAt === undefined
        ? Promise.resolve({ orders: [found], order: found, at: NOON, isLost: false })
        : silence()) as Port,
  }
}

/** A past order is repeated where one orders already. */
function again(given: Partial<Order>, mode: 'EATIN' | 'TAKEOUT' = 'EATIN'): Situation {
  const past = anOrder({
    id: id('past'),
    restaurantId: id('brygga'),
    campaignId: id('brygga-1'),
    state: 'PAID',
    items: [anOrderedItem()],
    ...given,
  })
  return {
    done: [
      { type: 'restaurant.choose', id: id('brygga'), mode },
      { type: 'history.open' },
      { type: 'order.again', id: past.id },
    ],
    ports: { listHistory: async () => ({ orders: [past], total: 1 }) },
  }
}

/** The same from the list, with something of Brygga Burger in the basket. */
function fromTheList(given: Partial<Order>): Situation {
  const { done, ports } = again(given)
  const [, ...asked] = done
  return { done: [...AT_THE_CHECKOUT, { type: 'restaurant.change' }, ...asked], ...(ports && { ports }) }
}

/** A restaurant that is found with another campaign once it changes, in which the burger costs more. */
function dearerSoon() {
  const [shop] = aCatalogue().restaurants
  if (!shop) throw new Error('the catalogue is empty')
  const { restaurant, menus } = shop
  const now: Restaurant = { ...restaurant, currentCampaignId: id('brygga-2') }
  const dearer = changed('burger', (burger) => ({ ...burger, price: aPrice(15_900) }))(menus.EATIN)
  let hasChanged = false
  let change = () => {}
  const watchRestaurant = () =>
    new Promise<Restaurant>((resolve) => {
      change = () => {
        hasChanged = true
        change = () => {}
        resolve(now)
      }
    })
  return {
    changes: () => change(),
    ports: {
      watchRestaurant: watchRestaurant as Port,
      loadMenu: async () => (hasChanged ? { ...dearer, campaignId: now.currentCampaignId } : menus.EATIN),
    },
  }
}

/** Tells once that no orders are taken, and is silent from then on. */
function takesNoOrders(): Port {
  const [shop] = aCatalogue().restaurants
  if (!shop) throw new Error('the catalogue is empty')
  const { restaurant } = shop
  const answers = [{ ...restaurant, settings: { ...restaurant.settings, ordersEnabled: false } }]
  return () => {
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : silence()
  }
}

function askedIn(view: View, title: string): HTMLElement {
  if (view === 'classic') return screen.getByRole('dialog', { name: title })
  const live = liveTurn()
  expect(live).toHaveTextContent(title)
  return live
}

function orderIn(view: View, name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const place = view === 'classic' ? screen.getByRole('main') : liveTurn()
    return within(place).getByRole('group', { name })
  })
}

function liveTurn(): HTMLElement {
  const live = document.querySelector<HTMLElement>('[data-turn="live"]')
  if (!live) throw new Error('no turn waits for an answer')
  return live
}

function plain(name: string) {
  return { plain: name, byLanguage: {} }
}
test('what is still to be chosen is spoken once, however often it stands on the page', async () => {
  const { user } = await openShop({
    done: [
      { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
      { type: 'product.open', code: id('meal') },
    ],
  })
  await user.click(await screen.findByRole('button', { name: /^Choose: drink/ }))
  await waitFor(() =>
    expect(document.querySelector('[data-announcer]')).toHaveTextContent('Still to choose: drink.'),
  )
  const spoken = [...document.querySelectorAll('[role="alert"], [role="status"]')]
  expect(spoken.filter(({ textContent }) => textContent !== '')).toHaveLength(1)
})
