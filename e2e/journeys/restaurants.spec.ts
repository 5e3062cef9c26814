import { expect, inEachView, test } from '../fixtures.ts'
import { startingWith } from '../vocabulary/texts.ts'
import { openMenu } from '../vocabulary/till.ts'

test.use({ reducedMotion: 'no-preference' })

inEachView((view) => {
  test('a restaurant that has a code is open to everybody where codes are switched off (S1.46)', async ({
    shopper,
  }) => {
    await shopper.open()
    await shopper.chooseRestaurant('Kantina Hangar 4', 'EATIN')
    await shopper.expectQuestion('categories')
    await shopper.chooseCategory('Drinks')
    await shopper.addProduct('Juice')
    await shopper.expectQuestion('basket')
  })

  test('a link by slug opens its restaurant and asks how to eat (S2.38, S2.40)', async ({ shopper }) => {
    await shopper.openLink('sora-sushi')
    await shopper.expectQuestion('mode')
    await expect(shopper.page.getByText('Sora Sushi').first()).toBeVisible()
    await shopper.chooseMode('TAKEOUT')
    await shopper.chooseCategory('Small plates')
    await shopper.addProduct('Edamame')
    await shopper.expectQuestion('basket')
  })

  test('a closed restaurant shows its menu and says when it opens, and takes no order (S4.57, S5.36)', async ({
    shopper,
  }) => {
    await shopper.open()
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

  test('a restaurant with ordering disabled cannot be chosen and says so, and shows who delivers for it (S2.36, S2.37)', async ({
    shopper,
  }) => {
    await shopper.open()
    const disabled = await shopper.restaurant('Solsiden Is')
    await expect(disabled).toContainText(shopper.t('RestaurantItem.ordering_disabled'))
    await expect(disabled.getByRole('button')).toHaveCount(0)
    const delivered = await shopper.restaurant('Fjell & Forno')
    await expect(delivered.getByRole('link').first()).toHaveAttribute('href', /^https:/)
  })

  test('an address that names a restaurant opens its hours of each day, and no other`s (S2.33, S2.36)', async ({
    shopper,
  }) => {
    await shopper.open('/restaurants?openInfo=109')
    const named = await shopper.restaurant('Nattgrillen')
    await expect(named.getByRole('definition')).toHaveCount(7)
    await expect(named.getByText(/^monday$/i)).toBeVisible()
    await expect(named.getByText(/^sunday$/i)).toBeInViewport()
    await expect(shopper.place.getByText(/^monday$/i).filter({ visible: true })).toHaveCount(1)
    await shopper.chooseRestaurant('Nattgrillen', 'TAKEOUT')
    await shopper.expectQuestion('categories')
  })

  test('a place searched for sorts the restaurants by distance from it (S2.31, S1.12)', async ({
    shopper,
  }) => {
    await shopper.open()
    await shopper.expectQuestion('restaurant')
    await shopper.searchPlace('Jessheim')
    await expect(shopper.restaurants().first()).toContainText('Jessheim')
    await expect(shopper.restaurants().first()).toContainText(/· \d+\.\d mi/)
  })

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

  test.describe('a link that leads nowhere', () => {
    test.use({ allowedNoise: [/status of 404/] })

    test('says so and leads to the restaurants (S2.41, S2.82)', async ({ shopper }) => {
      await shopper.openLink('no-such-place')
      if (view === 'chat') await shopper.expectTold(shopper.t('ack.linkNotFound'))
      else {
        await shopper.expectTold(shopper.t('classic.notFound.text'))
        await shopper.tap(shopper.page.getByRole('link', { name: shopper.t('restaurant.list'), exact: true }))
      }
      await shopper.expectQuestion('restaurant')
    })
  })
})
