import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { GEOLOCATION_DELAY_MS, SEARCH_DEBOUNCE_MS } from '#domain/constants.ts'
import { id } from '#domain/ids.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { openShop, refusal } from '../../rig.tsx'

const names = () =>
  within(screen.getByRole('list', { name: 'Restaurants' }))
    .getAllByRole('group', { name: /./ })
    .map((card) => card.getAttribute('aria-label'))
const OSLO = { latitude: 59.9111, longitude: 10.7287, label: 'Oslo' }

function shopsWith(change: Partial<ReturnType<typeof firstShop>>) {
  return { listRestaurants: async () => [{ ...firstShop(), ...change }, secondShop()] }
}

function firstShop() {
  const [first] = aCatalogue().restaurants
  if (!first) throw new Error('the catalogue is empty')
  return first.restaurant
}

function secondShop() {
  return { ...firstShop(), id: id<typeof first.id>('second'), slug: 'second', name: 'Second' }
}
const first = firstShop()

afterEach(() => {
  vi.useRealTimers()
})

test('typing a name filters the list at once, without asking anybody (S2.31)', async () => {
  const { user, t, commands } = await openShop()
  await user.type(screen.getByRole('searchbox', { name: t('classic.restaurants.search') }), 'kant{Enter}')
  expect(names()).toEqual(['Kantina'])
  expect(screen.getAllByText(t('restaurant.named', { count: 1, text: 'kant' }))).not.toEqual([])
  expect(commands()).toEqual([])
  await user.click(screen.getByRole('button', { name: t('classic.restaurants.showAll') }))
  expect(names()).toEqual(['Brygga Burger', 'Kantina'])
})

test('each restaurant closes by the clock on its own wall (S3.5)', async () => {
  await openShop({ ports: shopsWith({ timeZone: 'Europe/Helsinki' }) })
  const [helsinki, oslo] = screen.getAllByText(/until/).map(({ textContent }) => textContent)
  expect(helsinki).toMatch(/10:00 pm/)
  expect(oslo).toMatch(/10:00 pm/)
})

test('a postcode or place is looked up with Enter, and the list tells where from, in miles (S2.31, S9.34)', async () => {
  const { user, t } = await openShop({ ports: { geocode: async () => OSLO } })
  await user.type(screen.getByRole('searchbox', { name: t('classic.restaurants.search') }), '0250{Enter}')
  expect(await screen.findByText(t('classic.restaurants.near', { place: 'Oslo' }))).toBeVisible()
  expect(screen.getAllByText(/0\.0 mi/)).toHaveLength(2)
})

test('a pause of 1 s in the typing looks the place up too, once (S9.19)', async () => {
  const { t, commands } = await openShop({ ports: { geocode: async () => OSLO } })
  const field = screen.getByRole('searchbox', { name: t('classic.restaurants.search') })
  vi.useFakeTimers()
  for (const typed of ['os', 'oslo']) {
    fireEvent.change(field, { target: { value: typed } })
    await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1))
    expect(commands()).toEqual([])
  }
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(commands()).toHaveLength(1)
  expect(screen.getByText(t('classic.restaurants.near', { place: 'Oslo' }))).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(2 * SEARCH_DEBOUNCE_MS))
  expect(commands()).toHaveLength(1)
})

test('distances are told once the device was asked where it is, 1 s after the list opened (S7.68, S9.36)', async () => {
  const found = { coords: { latitude: 59.9111, longitude: 10.7287 } } as GeolocationPosition
  const getCurrentPosition = vi.fn((tell: PositionCallback) => tell(found))
  vi.stubGlobal('navigator', Object.create(navigator, { geolocation: { value: { getCurrentPosition } } }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await openShop()
  await act(() => vi.advanceTimersByTimeAsync(GEOLOCATION_DELAY_MS - 1))
  expect(getCurrentPosition).not.toHaveBeenCalled()
  expect(screen.queryByText(/ mi$/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getAllByText(/0\.0 mi/)).toHaveLength(2)
  expect(getCurrentPosition).toHaveBeenCalledTimes(1)
  expect(names()).toEqual(['Brygga Burger', 'Kantina'])
})

test('a place nobody knows says so, keeps the list and what was typed (S8.42)', async () => {
  const { user, t } = await openShop({ ports: { geocode: () => Promise.reject(refusal('noResults')) } })
  const field = screen.getByRole('searchbox', { name: t('classic.restaurants.search') })
  await user.type(field, 'xyzzy{Enter}')
  expect(await screen.findByText(t('classic.search.noResults'))).toBeVisible()
  expect(names()).toEqual(['Brygga Burger', 'Kantina'])
  expect(field).toHaveValue('xyzzy')
})

test('a place with no restaurant near it leaves the way back to all of them (S2.31)', async () => {
  const ports = {
    listRestaurants: async ({ near }: { near: unknown }) => (near ? [] : [firstShop(), secondShop()]),
    geocode: async () => OSLO,
  }
  const { user, t } = await openShop({ ports: ports as never })
  await user.type(screen.getByRole('searchbox', { name: t('classic.restaurants.search') }), '0250{Enter}')
  expect(await screen.findByText(t('restaurant.none'))).toBeVisible()
  await user.click(screen.getByRole('button', { name: t('classic.restaurants.showAll') }))
  await waitFor(() => expect(names()).toEqual(['Brygga Burger', 'Second']))
})

test('each restaurant says how soon an order is ready, and that it can be for later, before a basket is built', async () => {
  await openShop({ ports: shopsWith({ settings: { ...first.settings, ordersInjectionDelayMinutes: 25 } }) })
  const card = within(screen.getByRole('group', { name: 'Brygga Burger' }))
  expect(card.getByText('Ready in 25 min')).toBeVisible()
})

test('a restaurant that takes no orders says so and cannot be picked (S2.36, S8.31)', async () => {
  const { t } = await openShop({
    ports: shopsWith({ settings: { ...first.settings, ordersEnabled: false } }),
  })
  const card = within(screen.getByRole('group', { name: 'Brygga Burger' }))
  expect(card.getByText(t('RestaurantItem.ordering_disabled'))).toBeVisible()
  expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/Opening hours$/),
  ])
})

test('delivery by others opens apart and safely, never without encryption (S2.37)', async () => {
  const { t } = await openShop({
    ports: shopsWith({
      links: [
        { name: 'Matsykkel', url: 'https://matsykkel.example/brygga' },
        { name: 'Utrygg', url: 'http://utrygg.example' },
      ],
    }),
  })
  const link = screen.getByRole('link', { name: t('link.newTab', { name: 'Matsykkel' }) })
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.queryByText('Utrygg')).toBeNull()
})

test('an address can name the restaurant whose hours and information are open (S2.33)', async () => {
  await openShop({ path: '/restaurants?openInfo=canteen', ports: {} })
  const open = (name: string) =>
    within(screen.getByRole('group', { name }))
      .getByRole('button', { name: /Opening hours$/ })
      .getAttribute('aria-expanded')
  expect([open('Brygga Burger'), open('Kantina')]).toEqual(['false', 'true'])
})

test('the line that says whether a restaurant is open tells its hours of each day, and closes them again (S2.35)', async () => {
  const { user } = await openShop({ ports: {} })
  const card = within(screen.getByRole('group', { name: 'Kantina' }))
  const hours = card.getByRole('button', { name: /Opening hours$/ })
  expect(card.queryByRole('definition')).toBeNull()
  await user.click(hours)
  expect(card.getAllByRole('definition')).toHaveLength(7)
  await user.click(hours)
  expect(card.queryByRole('definition')).toBeNull()
})

test.each(['chat', 'linear', 'classic'] as const)(
  'the restaurant and mode one orders with are the active button of the list (S4.110, %s)',
  async (view) => {
    const { t } = await openShop({
      view,
      done: [{ type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' }, { type: 'restaurant.change' }],
    })
    const active = await screen.findAllByRole('button', { pressed: true })
    const name = t('restaurant.chooseWithMode', { name: 'Brygga Burger', mode: t('mode.TAKEOUT') })
    expect(active.map((button) => button.getAttribute('aria-label'))).toEqual([name])
  },
)
