import type { Page, Route } from '@playwright/test'
import { expect, inViewsAndLanguages, test, type Shop } from '../fixtures.ts'
import { BRYGGA, WATER } from '../vocabulary/orders.ts'
import { afterAPoll, LOOK, takeClock } from '../vocabulary/polls.ts'
import type { Shopper } from '../vocabulary/shopper.ts'
import { fillBasket, goToCheckout } from '../vocabulary/purchase.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const ALWAYS = WEEKDAYS.map((name) => ({ name, value: '00:00|00:00' }))

/** Products no other journey buys: prices are not put back. */
const LEMONADE = { saleTerms: 'Drinks', name: 'Homemade lemonade', code: '1508', was: 55, is: 58 }
const COOKIE = {
  saleTerms: 'Shakes and sweets',
  name: 'Chocolate chip cookie',
  code: '1405',
  was: 39,
  is: 44,
}

test.use({ isFresh: true })
test.beforeEach(({ page }) => takeClock(page))

test('a restaurant that closes while choosing and opens again says both; one that closes mid-checkout is told, and the basket is kept (S4.57, S5.55, S8.29, F25)', async ({
  shopper,
  shop,
  page,
}) => {
  await fillBasket(shopper)
  await shop.kitchen({ restaurantId: BRYGGA, openingHours: [] })
  await afterAPoll(page)
  await shopper.expectTold(shopper.t('ack.closedJustNow'))
  await shop.kitchen({ restaurantId: BRYGGA, openingHours: ALWAYS })
  await afterAPoll(page)
  await shopper.expectTold(shopper.t('ack.openNow'))
  await shopper.expectQuestion('basket')
  await shopper.checkout()
  await shopper.expectQuestion('checkout')
  await shop.kitchen({ restaurantId: BRYGGA, openingHours: [] })
  await afterAPoll(page)
  await shopper.expectQuestion('closed')
  await shopper.expectTold(shopper.t('closed.title'))
  await shopper.expectTold(shopper.t('closed.kept'))
  await shopper.answer(shopper.t('closed.browse'))
  await shopper.expectQuestion('categories')
  await expect.poll(() => shopper.basketTotal()).toContain('35')
})

test.describe('a price that changes unseen', () => {
  test.use({ allowedNoise: [/status of 409/] })

  test('is found when paying, and nothing is ordered at it (S4.50, S4.84, F20)', async ({
    shopper,
    shop,
    page,
  }) => {
    const { saleTerms, name, code, was, is } = COOKIE
    await goToCheckout(shopper, { saleTerms, name })
    const poll = await withoutPolls(page)
    await shop.kitchen({ restaurantId: BRYGGA, publishPrices: { [code]: is } })
    await shopper.pay()
    await poll()
    await shopper.expectQuestion('basketUpdated')
    await expect(page.getByRole('log')).toContainText(shopper.t('ack.conflicted'))
    await shopper.expectTold(new RegExp(`${name}.*${was}.*→.*${is}`))
  })
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('ordering that is disabled is told once with ways on, who goes on has an emptied basket, and hears when orders are taken again (S4.59-S4.63, S2.81)', async ({
    shopper,
    shop,
    page,
  }) => {
    await fillBasket(shopper)
    await shop.kitchen({ restaurantId: BRYGGA, ordersEnabled: false })
    await afterAPoll(page)
    await shopper.expectQuestion('orderingDisabled')
    await shopper.answer(shopper.t('orderingDisabled.browse'))
    await expect(page.getByText(shopper.t('classic.orderDisabled.text'))).toBeVisible()
    await shopper.open('/categories')
    await shopper.expectQuestion('categories')
    await shopper.expectEmptyBasket()
    await afterAPoll(page)
    await afterAPoll(page)
    await shopper.expectQuestion('categories')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await shop.kitchen({ restaurantId: BRYGGA, ordersEnabled: true })
    await afterAPoll(page)
    await expect(
      page.getByRole('dialog', { name: shopper.t('classic.available.title', { name: 'Brygga Burger' }) }),
    ).toBeVisible()
  })

  test('a product that runs out in the basket is told, and the order goes on without it (S4.69, S4.86, S4.87, F23)', async ({
    shopper,
    shop,
    page,
  }) => {
    await fillBasket(shopper)
    await shopper.toCategories()
    await shopper.chooseCategory('Drinks')
    await shopper.addProduct('Milk')
    await expect.poll(() => shopper.basketTotal()).toContain('64')
    await shop.kitchen({ restaurantId: BRYGGA, outages: [{ productCode: WATER, state: 'UNAVAILABLE' }] })
    await afterAPoll(page)
    await shopper.expectQuestion('outage')
    await shopper.expectTold(/No longer available: Spring water/)
    await shopper.answer(shopper.t('outage.continue'))
    await shopper.expectQuestion('basket')
    await expect.poll(() => shopper.basketTotal()).toContain('29')
  })

  test('a price that changes before paying shows old and new, and the new one is paid (S4.84, S4.85, F22)', async ({
    shopper,
    shop,
    page,
  }) => {
    const { saleTerms, name, code, was, is } = LEMONADE
    await goToCheckout(shopper, { saleTerms, name })
    await shop.kitchen({ restaurantId: BRYGGA, publishPrices: { [code]: is } })
    await afterAPoll(page)
    await shopper.expectQuestion('basketUpdated')
    await shopper.expectTold(new RegExp(`${name}.*${was}.*→.*${is}`))
    await shopper.answer(shopper.t('basketUpdated.keep'))
    await shopper.expectQuestion('checkout')
    await expect(shopper.payButton()).toContainText(String(is))
    await shopper.pay()
    await shopper.expectQuestion('order')
  })
})

const SALAD = { code: '1307', name: { en: 'Green salad', no: 'Grønn salat' } }
const MEAL = { en: 'Brygga meal', no: 'Bryggamenyen' }
const RINGS = { en: 'Onion rings', no: 'Løkringer' }
const SIDE = { en: 'Side', no: 'Tilbehør' }

inViewsAndLanguages(() => {
  test.describe('a side that sells out', () => {
    test.use({ allowedNoise: [/status of 409/] })

    test('is told with its meal and what can be had in its place, and another is ordered (S4.69, S4.86, S4.87, F23)', async ({
      shopper,
      shop,
      page,
    }) => {
      await takeMealWithSalad(shopper)
      await soldOut(shop)
      await afterAPoll(page)
      await shopper.expectQuestion('outage')
      await shopper.expectTold(saladOf(shopper))
      const list = shopper.word(RINGS)
      const instead = shopper.t('outage.instead', { name: shopper.word(SALAD.name), list: '' })
      await shopper.expectTold(new RegExp(`${instead.replace(/\.$/, '').trim()}.*${list}`))
      await shopper.answer(shopper.t('outage.mend'))
      await expect(shopper.place.getByText(shopper.t('unavailable.product.outage'))).toBeVisible()
      await shopper.pickOption(shopper.word(SIDE), shopper.word(RINGS))
      await shopper.saveProduct()
      await shopper.expectQuestion('basket')
    })

    test('and is refused at Pay leads to its meal, and the same order is paid with another side (S4.69, F23)', async ({
      shopper,
      shop,
      page,
    }) => {
      await takeMealWithSalad(shopper)
      await shopper.checkout()
      await shopper.expectQuestion('checkout')
      await shopper.fillEmail('kari@example.no')
      await shopper.acceptPolicy()
      const poll = await withoutPolls(page)
      await soldOut(shop)
      await shopper.pay()
      await shopper.expectQuestion('outage')
      await shopper.expectTold(saladOf(shopper))
      await expect(page.getByText(shopper.t('tray.barred'))).toHaveCount(0)
      await poll()
      await shopper.answer(shopper.t('outage.mend'))
      await shopper.pickOption(shopper.word(SIDE), shopper.word(RINGS))
      await shopper.saveProduct()
      await shopper.expectQuestion('basket')
      await shopper.checkout()
      await shopper.expectQuestion('checkout')
      await shopper.pay()
      await shopper.expectQuestion('order')
    })
  })
})

async function takeMealWithSalad(shopper: Shopper): Promise<void> {
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
  await shopper.chooseCategory(shopper.word({ en: 'Meals', no: 'Menyer' }))
  await shopper.openProduct(shopper.word(MEAL))
  await shopper.pickOption(shopper.word(SIDE), shopper.word(SALAD.name))
  await shopper.pickOption(shopper.word({ en: 'Drink', no: 'Drikke' }), 'Cola')
  await shopper.confirmProduct()
  await shopper.expectQuestion('basket')
}

function saladOf(shopper: Shopper): string {
  return shopper.t('outage.part', { part: shopper.word(SALAD.name), name: shopper.word(MEAL) })
}

async function soldOut(shop: Shop): Promise<void> {
  await shop.kitchen({ restaurantId: BRYGGA, outages: [{ productCode: SALAD.code, state: 'UNAVAILABLE' }] })
}

/** Keeps the page from looking at the restaurant, until what is given back is called. */
async function withoutPolls(page: Page): Promise<() => Promise<unknown>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(LOOK, (route) => (isHeld ? void held.push(route) : route.continue()))
  return () => {
    isHeld = false
    return Promise.all(held.map((route) => route.continue()))
  }
}
