import { expect, test } from '../fixtures.ts'
import { startingWith } from '../vocabulary/texts.ts'
import { openMenu } from '../vocabulary/purchase.ts'

test.use({ reducedMotion: 'no-preference' })

test('the list says who is closed, takes no orders or is delivered, opens the hours an address names, and is sorted by a place (S1.12, S2.31, S2.33, S2.36, S2.37, S4.57, S5.36)', async ({
  shopper,
}) => {
  await test.step('the hours of each day of the restaurant that the address names, and no other`s', async () => {
    await shopper.open('/restaurants?openInfo=109')
    const named = await shopper.restaurant('Nattgrillen')
    await expect(named.getByRole('definition')).toHaveCount(7)
    await expect(named.getByText(/^monday$/i)).toBeVisible()
    await expect(named.getByText(/^sunday$/i)).toBeInViewport()
    await expect(shopper.place.getByText(/^monday$/i).filter({ visible: true })).toHaveCount(1)
  })
  await test.step('one with ordering disabled cannot be chosen', async () => {
    const disabled = await shopper.restaurant('Solsiden Is')
    await expect(disabled).toContainText(shopper.t('RestaurantItem.ordering_disabled'))
    // But for the one that tells its hours.
    await expect(disabled.locator('button:not([aria-expanded])')).toHaveCount(0)
    const delivered = await shopper.restaurant('Fjell & Forno')
    await expect(delivered.getByRole('link').first()).toHaveAttribute('href', /^https:/)
  })
  await test.step('a closed one shows its menu and says when it opens, and takes no order', async () => {
    await shopper.chooseRestaurant('Kardemomme Tandoori', 'TAKEOUT')
    await shopper.expectQuestion('categories')
    await shopper.expectTold(/3:00/)
    await shopper.chooseCategory('Drinks')
    await shopper.addProduct('Mango lassi')
    await shopper.expectQuestion('customise')
    const add = shopper.button(startingWith(shopper.t('customise.add')))
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await expect(add).toHaveAccessibleDescription(shopper.t('problem.restaurant.closed'))
    await shopper.expectEmptyBasket()
  })
  await test.step('a place searched for sorts them by distance from it', async () => {
    await shopper.open('/restaurants')
    await shopper.expectQuestion('restaurant')
    await shopper.searchPlace('Jessheim')
    await expect(shopper.restaurants().first()).toContainText('Jessheim')
    await expect(shopper.restaurants().first()).toContainText(/· \d+\.\d mi/)
  })
})

test.describe('on a phone', () => {
  test.use({ view: 'chat', viewport: { width: 390, height: 844 } })

  test('five restaurants are in sight at once, each with its ways to order under the thumb, who is closed after them (S1.11, S2.35)', async ({
    chat,
    shop,
  }) => {
    await shop.kitchen({ restaurantId: '101', openingHours: [] })
    await chat.open()
    await chat.expectQuestion('restaurant')
    expect(await chat.restaurantsInSight()).toBeGreaterThanOrEqual(5)
    const [first, ...others] = await chat.restaurants().getByRole('group').all()
    await expect(first ?? chat.live).not.toHaveAccessibleName('Brygga Burger')
    for (const way of await (others[0] ?? chat.live).getByRole('button').all()) {
      const box = await way.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test.describe('a server that is unwell', () => {
    test.use({ allowedNoise: [/status of 503/] })

    test('is noticed on the way to another page, with its status and a way to the restaurants (S2.81, S4.113, S4.114)', async ({
      shopper,
      page,
    }) => {
      await openMenu(shopper)
      const isHealth = ({ pathname }: URL) => pathname === '/api/'
      await page.route(isHealth, (route) => route.fulfill({ status: 503, body: '{}' }))
      await shopper.tap(shopper.button(startingWith('Drinks')))
      const title = page.getByRole('heading', { name: shopper.t('classic.technicalIssue.title') })
      await expect(title).toBeVisible()
      await expect(page.getByText(shopper.t('classic.technicalIssue.text', { code: 503 }))).toBeVisible()
      await expect(page).toHaveURL(/\/technical-issue\?code=503/)
      await page.unroute(isHealth)
      await shopper.tap(page.getByRole('main').getByRole('link', { name: shopper.t('restaurant.list') }))
      await shopper.expectQuestion('restaurant')
    })
  })
})
