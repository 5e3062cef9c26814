import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { fillBasket, goToTheTill } from '../vocabulary/till.ts'

const BRYGGA = '101'
const WATER = '1505'
const MORE_THAN_A_POLL_MS = 16_000

test.beforeEach(({ page }) => page.clock.install())

test('ordering that is disabled while choosing is told with ways on, and told again when it is enabled (S4.59-S4.63)', async ({
  chat,
  shop,
  page,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.expectQuestion('categories')
  await shop.kitchen({ restaurantId: BRYGGA, ordersEnabled: false })
  await afterAPoll(page)
  await chat.expectQuestion('orderingDisabled')
  await shop.kitchen({ restaurantId: BRYGGA, ordersEnabled: true })
  await afterAPoll(page)
  await chat.expectQuestion('categories')
  await expect(chat.live).toContainText(chat.t('ack.orderingEnabled'))
})

test('a restaurant that closes mid-checkout is told, and the basket is kept (S5.55, S8.29)', async ({
  chat,
  shop,
  page,
}) => {
  await goToTheTill(chat)
  await shop.kitchen({ restaurantId: BRYGGA, openingHours: [] })
  await afterAPoll(page)
  await chat.expectQuestion('closed')
  await expect(chat.live).toContainText(chat.t('ack.closedJustNow'))
  await expect(chat.live).toContainText(chat.t('closed.kept'))
  expect(await chat.basketTotal()).toContain('35')
})

for (const { choice, question, isKept } of [
  { choice: 'replace', question: 'categories', isKept: true },
  { choice: 'continue', question: 'basket', isKept: true },
  { choice: 'delete', question: 'categories', isKept: false },
] as const)
  test(`a product that runs out in the basket can be dealt with by "${choice}" (S4.69, S4.86, S4.87)`, async ({
    chat,
    shop,
    page,
  }) => {
    await fillBasket(chat)
    await chat.say('milk')
    await expect(chat.pill()).toContainText('64')
    await shop.kitchen({ restaurantId: BRYGGA, outages: [{ productCode: WATER, state: 'UNAVAILABLE' }] })
    await afterAPoll(page)
    await chat.expectQuestion('outage')
    await expect(chat.live).toContainText(/No longer available: Spring water/)
    await chat.tap(chat.button(chat.t(`outage.${choice}`)))
    await chat.expectQuestion(question)
    if (isKept) await expect(chat.pill()).toContainText('29')
    else await expect(chat.pill()).toHaveCount(0)
  })

// A product no other journey buys: prices are not put back.
test('a price that changes before paying shows old and new, and the new one is paid (S4.84, S4.85)', async ({
  chat,
  shop,
  page,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Shakes and sweets')
  await chat.addProduct('Small raspberry shake')
  await chat.expectQuestion('basket')
  await chat.checkout()
  await chat.fillEmail('kari@example.no')
  await chat.acceptPolicy()
  await shop.kitchen({ restaurantId: BRYGGA, publishPrices: { '1506': 54 } })
  await afterAPoll(page)
  await chat.expectQuestion('basketUpdated')
  await expect(chat.live).toContainText(/Small raspberry shake.*49.*→.*54/)
  await chat.tap(chat.button(chat.t('basketUpdated.keep')))
  await chat.expectQuestion('checkout')
  await expect(chat.payButton()).toContainText('54')
  await chat.pay()
  await chat.expectQuestion('order')
})

test.describe('a price that changes unseen', () => {
  test.use({ allowedNoise: [/status of 409/] })

  test('is found when paying, and nothing is ordered at it (S4.50, S4.84)', async ({ chat, shop }) => {
    await chat.open()
    await chat.chooseRestaurant('Brygga Burger', 'EATIN')
    await chat.chooseCategory('Shakes and sweets')
    await chat.addProduct('Chocolate chip cookie')
    await chat.expectQuestion('basket')
    await chat.checkout()
    await chat.fillEmail('kari@example.no')
    await chat.acceptPolicy()
    await shop.kitchen({ restaurantId: BRYGGA, publishPrices: { '1405': 44 } })
    await chat.pay()
    await chat.expectQuestion('basketUpdated')
    await expect(chat.log).toContainText(chat.t('ack.conflicted'))
    await expect(chat.live).toContainText(/Chocolate chip cookie.*39.*→.*44/)
  })
})

/** Lets the browser's time pass beyond the next look at the restaurant. */
async function afterAPoll(page: Page): Promise<void> {
  await page.clock.fastForward(MORE_THAN_A_POLL_MS)
}
