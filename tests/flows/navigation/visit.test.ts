import { describe, expect, test } from 'vitest'
import { mustWaitForSession, visitOf } from '#flows/navigation/visit.ts'
import { id, type LineId } from '#domain/ids.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import { parseRoute } from '#domain/navigation/routes.ts'
import { ANONYMOUS } from '#flows/account/visitor.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { atTheCheckout, atTheMenu, conversationWith, failed, PAY, type Talk } from '#tests/support/flows.ts'

const atTheStart = () => conversationWith()
const atTheMode = () => conversationWith().says({ type: 'restaurant.choose', id: id('brygga') })
const inACategory = () => atTheMenu().says({ type: 'category.choose', id: id('food') })
const withABurger = () => inACategory().says({ type: 'product.add', code: id('burger') })
const payingFromACategory = () => withABurger().says({ type: 'checkout.start' })
const takingAway = () => atTheMenu({}, 'TAKEOUT')

const atTheCode = () => conversationWith().says({ type: 'restaurant.choose', id: id('canteen') })
const signedOut = () => conversationWith().says({ type: 'orders.show' })

const STAY = { kind: 'stay' }
const does = (command: object) => ({ kind: 'command', command })
const shows = (name: string) => ({ kind: 'page', page: expect.objectContaining({ name }) })
const toCategories = does({ type: 'menu.categories' })
const toFood = does({ type: 'category.choose', id: 'food' })
const toBurger = does({ type: 'product.open', code: 'burger' })
const toCheckout = does({ type: 'checkout.start' })
const toRestaurants = does({ type: 'restaurant.change' })
const HOURS_OF_BRYGGA = { at: { name: 'restaurants', openInfo: 'brygga' } }
const toCanteen = does({ type: 'restaurant.open', slug: 'canteen' })
const toCodeOfCanteen = does({ type: 'restaurant.open', slug: 'canteen', isForCode: true })

test.each<[string, string, () => Talk, object]>([
  ['the mode without a restaurant leads to the restaurants (S2.6)', '/before-order', atTheStart, STAY],
  ['the mode can be changed (S2.2)', '/before-order', atTheMenu, does({ type: 'mode.change' })],
  ['the categories without a mode ask the mode (S2.8)', '/categories', atTheMode, STAY],
  ['the categories are where the menu begins (S2.7)', '/categories', inACategory, toCategories],
  ['the menu without a restaurant leads to the restaurants (S2.11)', '/order', atTheStart, STAY],
  ['the menu without a mode asks the mode (S2.12)', '/order', atTheMode, STAY],
  ['the menu without a category leads to the categories (S2.13)', '/order', atTheMenu, STAY],
  ['a category is opened by its address (S2.9, S2.10)', '/order/food', atTheMenu, toFood],
  ['an unknown category leads to the categories (S2.13)', '/order/nothing', inACategory, toCategories],
  ['the menu is the category shown last (S2.13)', '/order', payingFromACategory, toFood],
  ['a product is opened by its code (S2.24)', '/product/burger', atTheMenu, toBurger],
  ['a product is opened by its id (S2.24)', '/product/id-burger', atTheMenu, toBurger],
  ['a product without a restaurant leads to the restaurants (S2.25)', '/product/burger', atTheStart, STAY],
  ['an unknown product is not found (S2.27)', '/product/nothing', atTheMenu, shows('notFound')],
  ['beer to take away is not found (S2.27, S5.47)', '/product/beer', takingAway, shows('notFound')],
  ['the checkout with an empty basket is the menu (S2.47)', '/checkout', inACategory, STAY],
  ['the checkout opens with something in the basket (S2.47)', '/checkout', withABurger, toCheckout],
  ['restaurants can be looked at again (S2.31)', '/restaurants', atTheMenu, toRestaurants],
  ['restaurants are seen instead of a code (S2.31)', '/restaurants', atTheCode, toRestaurants],
  ['restaurants are seen instead of orders (S2.31)', '/restaurants', signedOut, toRestaurants],
  [
    'the hours of a restaurant stand open where the address names it (S2.33)',
    '/restaurants?openInfo=brygga',
    atTheStart,
    { ...STAY, ...HOURS_OF_BRYGGA },
  ],
  [
    'the code page of a restaurant without a code leads to its hours (S2.46)',
    '/restaurants/brygga/authenticate',
    atTheStart,
    { ...STAY, ...HOURS_OF_BRYGGA },
  ],
  [
    'the code page of a restaurant without a code leads to its hours from the menu too (S2.46)',
    '/restaurants/brygga/authenticate',
    atTheMenu,
    { ...toRestaurants, ...HOURS_OF_BRYGGA },
  ],
  ['a link to a restaurant opens it (S2.38)', '/restaurant/canteen', atTheMenu, toCanteen],
  [
    'the page of a code opens its restaurant (S2.42)',
    '/restaurants/canteen/authenticate',
    atTheStart,
    toCodeOfCanteen,
  ],
  ['what the customer avoids is a page', '/allergens', atTheMenu, shows('avoidList')],
  ['contact is a page (S2.79)', '/contact', atTheMenu, shows('contact')],
  ['ordering disabled is a page (S2.80)', '/order-disabled', atTheMenu, shows('orderDisabled')],
  ['a technical issue is a page (S2.81)', '/technical-issue', atTheMenu, shows('technicalIssue')],
  ['an unknown path is not found (S2.83)', '/nowhere/at/all', atTheMenu, shows('notFound')],
  ['a refused payment is a page (S2.51)', '/payment-refused', atTheCheckout, shows('paymentRefused')],
  ['where one is already, nothing happens', '/checkout', atTheCheckout, STAY],
])('%s', (_what, address, talk, expected) => {
  expect(visitOf(parseRoute(address), talk().conversation())).toEqual(expected)
})

describe('where the menu is shown as a whole (S1.48)', () => {
  const whole = () => atTheMenu({ flags: { preOrderCategoryFilter: false } })
  const inFood = () => whole().says({ type: 'category.choose', id: id('food') })

  test.each<[string, string, () => Talk, object]>([
    ['the categories are the menu', '/categories', whole, STAY],
    ['the menu needs no category', '/order', whole, STAY],
    ['the menu is all of it again after a category', '/order', inFood, toCategories],
    ['so are the categories', '/categories', inFood, toCategories],
    ['a category still has its address', '/order/food', whole, toFood],
    ['an unknown category leads to the menu', '/order/nothing', inFood, toCategories],
  ])('%s', (_what, address, talk, expected) => {
    expect(visitOf(parseRoute(address), talk().conversation())).toEqual(expected)
  })
})

describe('the list of restaurants', () => {
  const only = aCatalogue().restaurants.slice(0, 1)
  const alone = (flags: Partial<FeatureFlags>) =>
    conversationWith({ shops: only, flags }).says(
      { type: 'restaurant.choose', id: id('brygga') },
      { type: 'mode.choose', mode: 'EATIN' },
      { type: 'category.choose', id: id('food') },
      { type: 'product.add', code: id('burger') },
    )

  test.each([
    ['leads to the menu where there is nothing to choose (S2.34)', true, toFood],
    ['is shown where the deployment skips no choice (S1.48)', false, toRestaurants],
  ])('%s', (_what, skipRestaurantSelection, expected) => {
    const talk = alone({ skipRestaurantSelection })
    expect(visitOf(parseRoute('/restaurants'), talk.conversation())).toEqual(expected)
  })
})

test('the current order is followed from anywhere once there is one (S2.53)', () => {
  const talk = atTheCheckout().says(PAY, { type: 'order.new' })
  expect(visitOf(parseRoute('/current-order'), talk.conversation())).toEqual(does({ type: 'orders.show' }))
})

describe('who only looks at other restaurants', () => {
  const looking = () => withABurger().says({ type: 'restaurant.change' })
  const atAnothersCode = () =>
    looking().says({ type: 'restaurant.choose', id: id('canteen') }, { type: 'basket.confirmMove' })

  test.each<[string, string, () => Talk, object]>([
    ['comes to the checkout by its address (S2.47)', '/checkout', looking, toCheckout],
    ['comes to the menu by its address (S2.11)', '/order', looking, toFood],
    ['comes to a category by its address (S2.9)', '/order/food', looking, toFood],
    ['comes to a product by its address (S2.26)', '/product/burger', looking, toBurger],
    ['comes to the mode by its address (S2.6)', '/before-order', looking, does({ type: 'mode.change' })],
    ['goes on looking at the list (S2.31)', '/restaurants', looking, STAY],
    ['comes to the checkout from the code of another (S2.47)', '/checkout', atAnothersCode, toCheckout],
  ])('%s', (_what, address, talk, expected) => {
    expect(visitOf(parseRoute(address), talk().conversation())).toEqual(expected)
  })
})

describe('a product opened to edit a basket line', () => {
  const edits = (talk: Talk, lineId: LineId) =>
    visitOf({ name: 'product', product: 'burger', lineId }, talk.conversation())

  test('opens that line, not a new one (S2.26)', () => {
    const talk = withABurger()
    const { id: lineId } = talk.line('burger')
    expect(edits(talk, lineId)).toEqual(does({ type: 'product.open', code: 'burger', lineId }))
  })

  test('opens the line where the same product is at hand anew (S2.26)', () => {
    const talk = withABurger().says({ type: 'product.open', code: id('burger') })
    const { id: lineId } = talk.line('burger')
    expect(edits(talk, lineId)).toEqual(does({ type: 'product.open', code: 'burger', lineId }))
  })

  test('stays with what is half made of that line already (S2.26)', () => {
    const talk = withABurger()
    const { id: lineId } = talk.line('burger')
    expect(edits(talk.says({ type: 'product.open', code: id('burger'), lineId }), lineId)).toEqual(STAY)
  })

  test('stays with the product where the line is gone (S2.26)', () => {
    const talk = withABurger().says({ type: 'product.open', code: id('burger') })
    expect(edits(talk, id('no-such-line'))).toEqual(STAY)
  })
})

describe('an address', () => {
  const nobodyAnswered = () => conversationWith().hears('currentVisitor', failed())
  const asked = () => conversationWith()
  const renewing = () =>
    atTheMenu({ visitor: ANONYMOUS }).holds('currentVisitor').says({ type: 'session.renew' })
  const known = () => conversationWith({ visitor: ANONYMOUS })

  test.each<[string, string, () => Talk, boolean]>([
    ['of past orders waits until it is known who asks (S2.56)', '/order-history', asked, true],
    ['of past orders waits while it is asked anew who asks (S2.56)', '/order-history', renewing, true],
    ['of past orders is judged once it is known who asks (S2.56)', '/order-history', known, false],
    ['of past orders does not wait for an answer that failed', '/order-history', nobodyAnswered, false],
    ['of a cancellation waits until it is known who asks (S4.45)', '/cancel-order/o1', asked, true],
    ['of a new pickup time waits until it is known who asks (S4.45)', '/modify-pickup/o1', asked, true],
    ['with a mailed link signs in whoever follows it (S4.44)', '/cancel-order/o1/g1/s3cret', asked, false],
    ['of the menu is nobody`s alone', '/order/food', asked, false],
    ['of a page is shown at once, and judged again', '/profile', asked, false],
  ])('%s', (_, address, talk, isEarly) => {
    expect(mustWaitForSession(parseRoute(address), talk().conversation())).toBe(isEarly)
  })
})
