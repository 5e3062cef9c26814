import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createPorts } from '#app/ports/ports.ts'
import type { World } from '#app/ports/world.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { BROWSER_PAGE } from '#app/ports/page-world.ts'
import { fromRestaurant } from '#contracts/catalogue/restaurants.contract.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { clientOf, says } from '#tests/api/fake-fetch.ts'
import { openShop } from '#tests/classic/rig.tsx'
import { at } from '#tests/support/at.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { aPaymentWorld } from '#tests/support/payment-world.ts'
import { tapping } from '#tests/support/tapping.ts'

const VIEWS = ['chat', 'linear', 'classic'] as const
const LIST = aCatalogue().restaurants.map(({ restaurant }) => fromRestaurant(restaurant))
const NAMES = ['Brygga Burger', 'Kantina']

test.each(VIEWS)(
  'a server that is away when the page opens is told, and the restaurants come when they are asked for again (%s)',
  async (view) => {
    const { tap, t, server } = await opened(view, 'away')
    expect(await screen.findByText(t('failed.restaurants'))).toBeVisible()
    expect(screen.queryByText(t('restaurant.none'))).toBeNull()
    expect(screen.queryByRole('searchbox', { name: /restaurant|place/i })).toBeNull()
    server.is = 'there'
    await tap(t('failed.retry'))
    await waitFor(() => expect(names()).toEqual(NAMES))
    expect(screen.queryByText(t('failed.restaurants'))).toBeNull()
  },
)

test.each(VIEWS)(
  'a server that goes away leaves the restaurants it listed, says so, and lists them near the customer once it is back (%s)',
  async (view) => {
    const { tap, t, server } = await opened(view, 'there')
    await waitFor(() => expect(names()).toEqual(NAMES))
    server.is = 'away'
    await tap(t('restaurant.nearMe'))
    const said = view === 'classic' ? t('classic.search.listFailed') : t('ack.listFailed')
    await waitFor(() => expect(screen.getAllByText(said)).not.toEqual([]))
    expect(names()).toEqual(NAMES)
    server.is = 'there'
    await tap(t('restaurant.nearMe'))
    const near = view === 'classic' ? t('classic.restaurants.nearby') : t('ack.nearYou')
    await waitFor(() => expect(screen.getAllByText(near)).not.toEqual([]))
  },
)

/** The app with its own ports and its own client; only the network and the device are made up. */
async function opened(view: (typeof VIEWS)[number], is: 'there' | 'away') {
  const server: { is: 'there' | 'away' } = { is }
  const { http } = clientOf(() => {
    if (server.is === 'away') throw new TypeError('fetch failed')
    return says({ items: LIST })
  })
  const world: World = {
    http,
    page: BROWSER_PAGE,
    personalData: createPersonalData(undefined),
    storage: undefined,
    now: () => at('2026-03-10 12:00'),
    language: () => 'en',
    deviceToken: () => 'device',
    isDeviceKnown: () => false,
    flags: DESCRIBED_FLAGS,
    payments: aPaymentWorld(),
  }
  const locate = async () => ({ latitude: 60.2, longitude: 11.1 })
  const shop = await openShop({ view, ports: { ...createPorts(world), locate } })
  const tapOn = tapping(shop.user)
  const tap = (name: string) => tapOn(screen.getByRole('button', { name }))
  return { ...shop, server, tap }
}

/** The restaurants that can be chosen from, as they are listed. */
function names(): readonly (string | null)[] {
  const list = screen.getAllByRole('list', { name: 'Restaurants' }).at(-1)
  if (!list) return []
  return within(list)
    .getAllByRole('group', { name: /./ })
    .map((card) => card.getAttribute('aria-label'))
}
