import { atLeast, atMost, tableOf, type Figure } from '#scripts/bench/figure.ts'
import { expect, inOneShop, test } from '../fixtures.ts'
import { freeRoom, stopsToPay, wholeInSight } from '../vocabulary/figures.ts'
import { customerIn } from '../vocabulary/views.ts'

const PHONE = { width: 390, height: 844 }
const MOST_STOPS = { chat: 40, linear: 50, classic: 50 } as const
const figures: Figure[] = []

test.use({ viewport: PHONE, isFresh: true })
inOneShop()
test.afterAll(() => {
  console.log(`\n${tableOf(figures)}`)
  figures.length = 0
})

for (const view of ['chat', 'linear', 'classic'] as const)
  test(`figures: stops of the Tab key, ${view}`, async ({ page, shop, classic }) => {
    const shopper = customerIn(view, page, shop.url, 'en')
    await shopper.open()
    const { stops } = await stopsToPay(shopper, classic)
    figures.push(atMost(`stops of the Tab key to a paid order, ${view}`, MOST_STOPS[view], stops, ''))
  })

for (const view of ['chat', 'classic'] as const)
  test.describe(`figures: ${view}`, () => {
    test.use({ view })

    test(`figures: what is in sight, ${view}`, async ({ shopper, page }) => {
      await shopper.open()
      await shopper.expectQuestion('restaurant')
      const restaurants = await wholeInSight(page, shopper.restaurants())
      await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
      await shopper.chooseCategory('Meals')
      await shopper.expectQuestion('products')
      const dish = shopper.place.getByRole('listitem').filter({ has: page.locator('article') })
      await expect(dish.first()).toBeVisible()
      const counted = () => wholeInSight(page, dish)
      // Once its first dish stands, the list still grows and is scrolled to its category.
      await expect
        .poll(counted, { timeout: 3000 })
        .toBeGreaterThanOrEqual(5)
        .catch(() => undefined)
      const dishes = await counted()
      const { top, bottom } = await freeRoom(page)
      await shopper.openProduct('Brygga meal')
      await shopper.expectQuestion('customise')
      const meal = (await shopper.place.boundingBox())?.height ?? Number.NaN
      figures.push(
        atLeast(`restaurants whole in sight, ${view}`, 5, restaurants, ''),
        atLeast(`dishes whole in sight, ${view}`, 5, dishes, ''),
        atMost(`a meal's height, ${view}`, 1400, meal, 'px'),
      )
      if (view === 'chat')
        figures.push(atMost(`the frame's height, ${view}`, 128, PHONE.height - (bottom - top), 'px'))
    })
  })
