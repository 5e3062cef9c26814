import type { Page, Route } from '@playwright/test'
import { expect, inEachView, test } from '../fixtures.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import { BRYGGA, WATER } from '../vocabulary/orders.ts'
import { afterAPoll, LOOK, takeClock } from '../vocabulary/polls.ts'
import { fillBasket, goToTheTill, openMenu } from '../vocabulary/till.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const ALWAYS = WEEKDAYS.map((name) => ({ name, value: '00:00|00:00' }))

/** Products no other journey buys, one for each view: prices are not put back. */
const REPRICED = {
  chat: { saleTerms: 'Shakes and sweets', name: 'Small raspberry shake', code: '1506', was: 49, is: 54 },
  classic: { saleTerms: 'Drinks', name: 'Homemade lemonade', code: '1508', was: 55, is: 58 },
}
const REPRICED_UNSEEN = {
  chat: { saleTerms: 'Shakes and sweets', name: 'Chocolate chip cookie', code: '1405', was: 39, is: 44 },
  classic: { saleTerms: 'Drinks', name: 'Coffee', code: '1509', was: 39, is: 42 },
}

test.use({ isFresh: true })
test.beforeEach(({ page }) => takeClock(page))

inEachView((view) => {
  test('ordering that is disabled while choosing is told with ways on, and told again when it is enabled (S4.59-S4.63)', async ({
    shopper,
    shop,
    page,
  }) => {
    await openMenu(shopper)
    await shop.kitchen({ restaurantId: BRYGGA, ordersEnabled: false })
    await afterAPoll(page)
    await shopper.expectQuestion('orderingDisabled')
    await shop.kitchen({ restaurantId: BRYGGA, ordersEnabled: true })
    await afterAPoll(page)
    await shopper.expectQuestion('categories')
    await shopper.expectTold(shopper.t('ack.orderingEnabled'))
    if (view === 'classic') {
      const name = shopper.t('classic.available.title', { name: 'Brygga Burger' })
      await expect(page.getByRole('dialog', { name })).toBeVisible()
    }
    await expectNoViolations(page)
  })

  test('who goes on although no orders are taken is asked once, with an emptied basket, and hears when they are taken again (S4.60-S4.63, S2.81)', async ({
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
    await shopper.expectTold(shopper.t('ack.orderingEnabled'))
  })

  test('a restaurant that closes while choosing and opens again says both (S4.57, S2.97)', async ({
    shopper,
    shop,
    page,
  }) => {
    await openMenu(shopper)
    await shop.kitchen({ restaurantId: BRYGGA, openingHours: [] })
    await afterAPoll(page)
    await shopper.expectTold(shopper.t('ack.closedJustNow'))
    await expectNoViolations(page)
    await shop.kitchen({ restaurantId: BRYGGA, openingHours: ALWAYS })
    await afterAPoll(page)
    await shopper.expectTold(shopper.t('ack.openNow'))
    await shopper.expectQuestion('categories')
  })

  test('a restaurant that closes mid-checkout is told, and the basket is kept (S5.55, S8.29, F25)', async ({
    shopper,
    shop,
    page,
  }) => {
    await goToTheTill(shopper)
    await shop.kitchen({ restaurantId: BRYGGA, openingHours: [] })
    await afterAPoll(page)
    await shopper.expectQuestion('closed')
    await shopper.expectTold(shopper.t('closed.title'))
    await shopper.expectTold(shopper.t('closed.kept'))
    await shopper.answer(shopper.t('closed.browse'))
    await shopper.expectQuestion('categories')
    await expect.poll(() => shopper.basketTotal()).toContain('35')
  })

  for (const { choice, question, left } of [
    { choice: 'replace', question: 'categories', left: '29' },
    { choice: 'continue', question: 'basket', left: '29' },
    { choice: 'delete', question: 'categories', left: undefined },
  ] as const)
    test(`a product that runs out in the basket can be dealt with by "${choice}" (S4.69, S4.86, S4.87, F23)`, async ({
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
      await shopper.answer(shopper.t(`outage.${choice}`))
      await shopper.expectQuestion(question)
      if (left === undefined) await shopper.expectEmptyBasket()
      else await expect.poll(() => shopper.basketTotal()).toContain(left)
    })

  test('a price that changes before paying shows old and new, and the new one is paid (S4.84, S4.85, F22)', async ({
    shopper,
    shop,
    page,
  }) => {
    const { saleTerms, name, code, was, is } = REPRICED[view]
    await goToTheTill(shopper, { saleTerms, name })
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

  test.describe('a price that changes unseen', () => {
    test.use({ allowedNoise: [/status of 409/] })

    test('is found when paying, and nothing is ordered at it (S4.50, S4.84, F20)', async ({
      shopper,
      shop,
      page,
    }) => {
      const { saleTerms, name, code, was, is } = REPRICED_UNSEEN[view]
      await goToTheTill(shopper, { saleTerms, name })
      const poll = await withoutPolls(page)
      await shop.kitchen({ restaurantId: BRYGGA, publishPrices: { [code]: is } })
      await shopper.pay()
      await poll()
      await shopper.expectQuestion('basketUpdated')
      await expect(page.getByRole(view === 'chat' ? 'log' : 'dialog')).toContainText(
        shopper.t('ack.conflicted'),
      )
      await shopper.expectTold(new RegExp(`${name}.*${was}.*→.*${is}`))
    })
  })
})

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
