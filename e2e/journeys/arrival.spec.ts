import { expect, test, type Shop } from '../fixtures.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import { act, BRYGGA, MINUTE_MS, openMore, order, tapAct } from '../vocabulary/orders.ts'
import type { Shopper } from '../vocabulary/shopper.ts'

/** So many kilometres north of the restaurant as a straight line, in degrees. */
const TEN_KM = 0.09

// What a browser was allowed or refused stays with it.
test.use({ isFresh: true })

type Place = { readonly latitude: number; readonly longitude: number }
type Queued = { readonly eta?: string; readonly parkingBay?: string }

test('the kitchen is told when a customer comes, after they agreed, until they are there (S4.101-S4.104, S7.60-S7.65)', async ({
  shopper,
  shop,
  context,
}) => {
  test.slow()
  const door = await placeOf(shop)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ ...door, latitude: door.latitude + TEN_KM })
  const positions: string[] = []
  context.on('request', (request) => {
    if (/\/api\/predict\/(start|update)/.test(request.url())) positions.push(request.url())
  })
  await order(shopper, 'TAKEOUT')

  await tapAct(shopper, 'order.arrival')
  await expect(panel(shopper, 'arrival.consent.title')).toBeFocused()
  await expectNoViolations(shopper.page)
  expect(positions).toEqual([])

  await shopper.tap(act(shopper, 'arrival.consent.yes'))
  await shopper.expectTold(/The kitchen expects you about/)
  await expect.poll(async () => (await queued(shop)).eta).toBeDefined()
  expect(positions).toHaveLength(1)

  const bay = shopper.page.getByRole('textbox', { name: shopper.t('arrival.bay.label') })
  await bay.fill('next to the red car')
  await bay.press('Enter')
  await bay.fill('B 7')
  await bay.press('Enter')
  await expect(shopper.place.getByText(shopper.t('problem.field.parkingBay'))).toBeVisible()
  await bay.fill('B7')
  await bay.press('Enter')
  await expect(shopper.page.getByText(shopper.t('arrival.bay.told', { bay: 'B7' }))).toBeVisible()
  await expect.poll(async () => (await queued(shop)).parkingBay).toBe('B7')
  await expectNoViolations(shopper.page)

  await context.setGeolocation(door)
  await shop.setTime(shop.noon() + 8 * MINUTE_MS)
  // A page that is open does not learn of a clock that a test moved.
  await shopper.reload()
  await expect(shopper.page.getByText(shopper.t('arrival.bay.told', { bay: 'B7' }))).toBeVisible()
  await expect(panel(shopper, 'arrival.there.title')).toBeVisible()
  const kept = await shopper.page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toContain(String(door.latitude + TEN_KM))

  await shopper.tap(act(shopper, 'arrival.delete'))
  await openMore(shopper)
  await expect(act(shopper, 'order.arrival')).toBeVisible()
  await expect.poll(async () => (await queued(shop)).eta).toBeUndefined()
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('a browser that may not tell is said to, and can be asked again or left (S4.101)', async ({
    shopper,
    shop,
    context,
  }) => {
    await context.clearPermissions()
    await order(shopper, 'TAKEOUT')
    await tapAct(shopper, 'order.arrival')
    await shopper.tap(act(shopper, 'arrival.consent.yes'))
    await expect(panel(shopper, 'arrival.refused.title')).toContainText(
      shopper.t('arrival.refused.location.denied'),
    )
    await expectNoViolations(shopper.page)
    await shopper.tap(act(shopper, 'arrival.refused.close'))
    await expect(panel(shopper, 'arrival.refused.title')).toHaveCount(0)

    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(await placeOf(shop))
    await tapAct(shopper, 'order.arrival')
    await shopper.tap(act(shopper, 'arrival.consent.yes'))
    await expect(panel(shopper, 'arrival.there.title')).toBeVisible()
  })
})

function panel(shopper: Shopper, title: string) {
  return shopper.place.getByRole('group', { name: shopper.t(title), exact: true })
}

async function placeOf(shop: Shop): Promise<Place> {
  const answer = await shop.api.get(`/api/restaurants/${BRYGGA}`)
  const { geolocation } = (await answer.json()) as { geolocation: Place }
  return { latitude: geolocation.latitude, longitude: geolocation.longitude }
}

/** The newest order as its kitchen sees it. */
async function queued(shop: Shop): Promise<Queued> {
  const answer = await shop.api.get(`/api/x/kitchen/${BRYGGA}`)
  const { orders } = (await answer.json()) as { orders: readonly Queued[] }
  return orders[0] ?? {}
}
