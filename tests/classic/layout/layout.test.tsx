import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LegalLinksContext } from '#bindings/navigation/use-legal-links.ts'
import { id } from '#domain/ids.ts'
import type { LegalLinks } from '#domain/links/legal-links.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { at } from '#tests/support/at.ts'
import { aRestaurant, everyDay } from '#tests/support/builders/restaurant.ts'
import { PAY } from '#tests/support/flows.ts'
import { openShop } from '../rig.tsx'

const IN_FOOD: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' },
  { type: 'category.choose', id: id('food') },
]
const ORDERED: readonly Command[] = [
  ...IN_FOOD,
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
  PAY,
  { type: 'order.new' },
]

async function sideMenuOf(given: Parameters<typeof openShop>[0]) {
  const shop = await openShop(given)
  await shop.user.click(screen.getByRole('button', { name: shop.t('classic.menu.open') }))
  return { ...shop, menu: within(await screen.findByRole('dialog', { name: shop.t('classic.menu.title') })) }
}

async function basketOf(given: Parameters<typeof openShop>[0]) {
  const shop = await openShop(given)
  await shop.user.click(screen.getByRole('button', { name: /^Basket, 1 item/ }))
  return { ...shop, basket: within(await screen.findByRole('dialog', { name: shop.t('basket.title') })) }
}

test('the timer shows only once an order is on its way, with how many are (S2.98, S4.14)', async () => {
  const none = await openShop({ done: IN_FOOD })
  expect(screen.queryByRole('link', { name: /^Follow your order/ })).toBeNull()
  none.unmount()
  const { t } = await openShop({ done: ORDERED })
  const timer = screen.getByRole('link', { name: t('classic.orders.pending', { count: 1 }) })
  expect(timer).toHaveAttribute('href', '/current-order')
  expect(timer).toHaveTextContent('1')
})

test.each([
  ['when it opens', everyDay('10:00|22:00'), 'Sorry, the restaurant is now closed. Opens: 10:00 am.'],
  ['no time where it never opens', [], 'Sorry, the restaurant is now closed.'],
])('the bar of a closed restaurant tells %s (S2.97)', async (_, openingHours, told) => {
  const restaurant = aRestaurant({ openingHours })
  await openShop({
    done: [{ type: 'restaurant.open', slug: restaurant.slug }],
    now: at('2026-03-10 08:00'),
    ports: { listRestaurants: async () => [restaurant], findRestaurant: async () => restaurant },
  })
  expect(screen.getByRole('region', { name: told })).toBeVisible()
})

test('the basket is named once to who hears it', async () => {
  const { basket, t } = await basketOf({ done: [...IN_FOOD, { type: 'product.add', code: id('burger') }] })
  expect(basket.getByRole('button', { name: 'Remove: burger' })).toBeVisible()
  for (const role of ['group', 'list', 'region'])
    expect(basket.queryByRole(role, { name: t('basket.title') })).toBeNull()
})

test('the basket names the table it goes to, and only where it goes to one (S3.26)', async () => {
  const flags = { tableService: true }
  const seated: readonly Command[] = [
    { type: 'restaurant.choose', id: id('brygga'), mode: 'TABLE_SERVICE' },
    { type: 'table.tell', number: '12' },
    { type: 'product.add', code: id('burger') },
  ]
  const atTable = await basketOf({ flags, done: seated })
  expect(atTable.basket.getByText(atTable.t('recap.table')).parentElement).toHaveTextContent('12')
  atTable.unmount()
  const eatIn = await basketOf({ flags, done: [...IN_FOOD, { type: 'product.add', code: id('burger') }] })
  expect(eatIn.basket.queryByText(eatIn.t('recap.table'))).toBeNull()
})

test('a visitor finds categories, restaurants, colours and languages in the side menu, no profile and no orders (S2.86-S2.89)', async () => {
  const { t, menu } = await sideMenuOf({ done: IN_FOOD })
  expect(menu.getByRole('link', { name: 'food' })).toHaveAttribute('href', '/order/food')
  expect(menu.getByRole('link', { name: t('restaurant.list') })).toBeVisible()
  expect(menu.getAllByRole('radio')).toHaveLength(4)
  expect(menu.getByRole('combobox', { name: t('language.label') })).toBeVisible()
  expect(menu.getByRole('link', { name: t('classic.contact') })).toBeVisible()
  expect(menu.queryByRole('link', { name: t('accountMenu.profile') })).toBeNull()
  expect(menu.queryByRole('link', { name: t('order.history') })).toBeNull()
})

test.each([
  ['one of several', aRestaurant(), [aRestaurant(), aRestaurant({ id: id('other') })], 1],
  ['one of several, opened by its link', aRestaurant(), [], 1],
  ['the only one', aRestaurant(), [aRestaurant()], 0],
  ['the only one, opened by its link', aRestaurant({ isUniqueRestaurant: true }), [], 0],
] as const)(
  'at a restaurant that is %s the side menu and its own dialog offer that many ways to others (S2.89, S2.95)',
  async (_, restaurant, list, ways) => {
    const { t, menu, user } = await sideMenuOf({
      done: [{ type: 'restaurant.open', slug: restaurant.slug }],
      ports: { listRestaurants: async () => list, findRestaurant: async () => restaurant },
    })
    expect(menu.queryAllByRole('link', { name: t('restaurant.list') })).toHaveLength(ways)
    await user.click(menu.getByRole('button', { name: t('classic.menu.close') }))
    await user.click(await screen.findByRole('button', { name: /^Brygga Burger/ }))
    const info = within(await screen.findByRole('dialog', { name: restaurant.name }))
    expect(info.queryAllByRole('button', { name: t('restaurant.other') })).toHaveLength(ways)
  },
)

test.each([
  ['guest', false],
  ['user', true],
] as const)('a %s finds their orders there, and a profile: %s (S2.87, S2.88)', async (kind, hasProfile) => {
  const { t, menu } = await sideMenuOf({
    done: IN_FOOD,
    ports: { currentVisitor: async () => ({ kind, isContactKnown: false, usual: undefined }) },
  })
  expect(menu.getByRole('link', { name: t('order.history') })).toHaveAttribute('href', '/order-history')
  expect(menu.queryByRole('link', { name: t('accountMenu.profile') }) !== null).toBe(hasProfile)
})

test('the colours this device chose are there from the start (S4.112)', async () => {
  localStorage.setItem('orda.theme', 'dark')
  const { unmount } = await openShop()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'))
  unmount()
  localStorage.removeItem('orda.theme')
  delete document.documentElement.dataset['theme']
})

test('the footer tells whose page it is and that forms are protected (S2.99)', async () => {
  const { t } = await openShop()
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText(t('classic.copyright', { year: '2026', name: 'Orda' }))).toBeVisible()
  expect(footer.getByText(t('classic.botCheck'))).toBeVisible()
  expect(footer.getByText(t('classic.poweredBy', { name: 'Orda' }))).toBeVisible()
})

test.each<[LegalLinks, number]>([
  [{}, 0],
  [{ allergens: '/legal/allergens' }, 1],
])('with %j the side menu has %i links to the allergens (S2.90)', async (links, count) => {
  const { t, menu } = await sideMenuOf({
    around: (view) => <LegalLinksContext value={{ links, want: () => undefined }}>{view}</LegalLinksContext>,
  })
  expect(menu.queryAllByRole('link', { name: t('legalLinks.allergens') })).toHaveLength(count)
})

test.each<[LegalLinks, string, string]>([
  [{}, 'Contact', '/contact'],
  [{ contact: '/contact' }, 'Contact', '/contact'],
  [{ contact: 'https://orda.example/help' }, 'Contact, opens in a new tab', 'https://orda.example/help'],
])('the contact page is that of the deployment: %j (S2.99, S3.40)', async (links, name, href) => {
  await openShop({
    around: (view) => <LegalLinksContext value={{ links, want: () => undefined }}>{view}</LegalLinksContext>,
  })
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
})

test.each<[LegalLinks, readonly string[]]>([
  [{}, []],
  [
    { privacy: 'https://orda.example/privacy', allergens: 'https://orda.example/allergens' },
    ['Privacy policy, opens in a new tab', 'Allergens, opens in a new tab'],
  ],
])(
  'legal texts are linked where they are configured: %j (S2.85, S2.90, S2.99, S3.40)',
  async (links, names) => {
    const shop = await openShop({
      around: (view) => (
        <LegalLinksContext value={{ links, want: () => undefined }}>{view}</LegalLinksContext>
      ),
    })
    const footer = within(shop.getByRole('contentinfo'))
    const found = footer.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
    expect(found.filter(Boolean)).toEqual(names)
  },
)
