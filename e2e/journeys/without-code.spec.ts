import type { Page } from '@playwright/test'
import { expect, inOneShop, inViewsWithoutCode, test } from '../fixtures.ts'
import { expectNoFaults, expectNoSidewaysScroll } from '../vocabulary/faults.ts'
import { troubleReading } from '../vocabulary/reading-room.ts'
import { inTextSizes } from '../vocabulary/text-size.ts'
import { BRYGGA, orderOf, ordersOf, takeLastTime } from '../vocabulary/orders.ts'
import { Plain } from '../vocabulary/plain.ts'
import { fillBasket, goToCheckout } from '../vocabulary/purchase.ts'
import type { View } from '../vocabulary/shopper.ts'
import { type Language } from '../vocabulary/texts.ts'

const LEMON_SODA = '1504'

test.use({ javaScriptEnabled: false })
inOneShop()

const SEEN_IN: readonly (readonly [View, Language])[] = [
  ['chat', 'en'],
  ['chat', 'no'],
  ['linear', 'en'],
  ['linear', 'no'],
]
const MEAL = { en: 'Brygga meal', no: 'Bryggamenyen' }
const WATER = { en: 'Spring water', no: 'Kildevann' }
const DRINKS = { en: 'Drinks', no: 'Drikke' }
const DOUBLE = { en: 'Double, 300 g', no: 'Dobbel, 300 g' }
const FRIES = { en: 'Sweet potato fries', no: 'Søtpotetfries' }
const DRINK = { en: 'Drink', no: 'Drikke' }
const EMAIL = 'kari@example.no'

for (const [view, language] of SEEN_IN)
  test.describe(`in the ${view} view, in ${language}`, () => {
    test.use({ view, language })

    test('a browser without JavaScript is led to pages that need none, and orders a meal of its own making to a paid order', async ({
      guest,
      page,
    }) => {
      const { t } = guest
      await guest.open()
      await expect(page).toHaveURL(/[?&]plain=/)
      await expect(page.locator('script')).toHaveCount(0)
      await guest.chooseRestaurant('Brygga Burger', 'EATIN')
      await guest.chooseCategory(guest.word({ en: 'Meals', no: 'Menyer' }))
      await guest.openProduct(guest.word(MEAL))
      await guest.expectQuestion('customise')
      await guest.pickOption(guest.word({ en: 'Size', no: 'Størrelse' }), guest.word(DOUBLE))
      await guest.pickOption(t('customise.extra'), 'Bacon')
      await guest.pickOption(t('customise.without'), guest.word({ en: 'Pickled onion', no: 'Syltet løk' }))
      await guest.pickOption(guest.word({ en: 'Side', no: 'Tilbehør' }), guest.word(FRIES))
      await guest.pickOption(guest.word(DRINK), guest.word(WATER))
      await guest.confirmProduct()
      await guest.expectQuestion('basket')
      for (const part of [
        guest.word(DOUBLE),
        guest.word({ en: 'with bacon', no: 'med bacon' }),
        guest.word({ en: 'without pickled onion', no: 'uten syltet løk' }),
        guest.word(FRIES),
        guest.word(WATER),
      ])
        await expect(guest.live).toContainText(part)
      expect(await guest.basketTotal()).toContain('329')
      await guest.checkout()
      await guest.expectQuestion('checkout')
      await guest.fillEmail(EMAIL)
      await guest.acceptPolicy()
      await guest.pay()
      await guest.expectQuestion('order')
      await guest.expectPlaced()
      await guest.expectEmptyBasket()
      await expect(page).toHaveURL(/\/current-order\?.*plain=/)
      await expect(guest.live).toContainText(guest.word(MEAL))
      const made = await orderOf(page)
      expect(made.price + made.taxes).toBe(329)
      expect(made.state).toBe('VALIDATED')
    })

    test('a mail address that is wrong and a tick that is missing are told at their fields, what was typed stays, and stands in no address and in nothing the page carries', async ({
      guest,
      page,
    }) => {
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      await fillBasket(guest)
      await guest.checkout()
      await guest.expectQuestion('checkout')
      await guest.fillEmail('kari@example')
      await guest.pay()
      await guest.expectRefused(guest.email(), guest.t('problem.field.email'))
      await guest.expectRefused(guest.policy(), guest.t('problem.checkout.policyRequired'))
      await expect(guest.email()).toHaveValue('kari@example')
      await guest.fillEmail(EMAIL)
      await guest.pay()
      await expect(guest.email()).not.toHaveAttribute('aria-invalid', 'true')
      await guest.expectRefused(guest.policy(), guest.t('problem.checkout.policyRequired'))
      await expect(guest.email()).toHaveValue(EMAIL)
      expect(await guest.carried()).not.toContain('kari')
      expect(addresses.filter((address) => /kari|example\.no/.test(decodeURIComponent(address)))).toEqual([])
    })
  })

test('Pay that is pressed twice, loaded again and gone back to has made one order', async ({
  guest,
  page,
}) => {
  await goToCheckout(guest)
  await guest.payButton().dblclick()
  await guest.expectQuestion('order')
  await page.reload()
  await guest.expectQuestion('order')
  expect(await ordersOf(page)).toHaveLength(1)
  await page.goBack()
  await guest.expectQuestion('checkout')
  await guest.fillEmail(EMAIL)
  await guest.policy().check({ force: true })
  await guest.pay()
  await guest.expectQuestion('order')
  expect(await ordersOf(page)).toHaveLength(1)
})

test('Back takes the last answer back, and another choice is a change of mind; a page gone back to goes on from where it stood', async ({
  guest,
  page,
  shop,
}) => {
  // Another journey of this shop may have sold it for more.
  await shop.kitchen({ restaurantId: BRYGGA, publishPrices: { [LEMON_SODA]: 45 } })
  await guest.open()
  await guest.chooseRestaurant('Brygga Burger', 'EATIN')
  await guest.chooseCategory('Sides')
  await guest.expectQuestion('products')
  await guest.back()
  await guest.expectQuestion('categories')
  await guest.chooseCategory('Drinks')
  await guest.addProduct('Spring water')
  await guest.expectQuestion('basket')
  // From the basket to the list with the water in it, and to the one before.
  await page.goBack()
  await page.goBack()
  await guest.expectQuestion('products')
  await expect(guest.pill()).toHaveCount(0)
  await guest.addProduct('Lemon soda')
  await guest.expectQuestion('basket')
  await expect(guest.inOrder(guest.t('basket.removeLine', { name: 'Lemon soda' }))).toBeVisible()
  await expect(guest.inOrder(guest.t('basket.removeLine', { name: 'Spring water' }))).toHaveCount(0)
  expect(await guest.basketTotal()).toContain('45')
})

inViewsWithoutCode(() => {
  test('another time than the earliest is chosen before paying; the order is then moved to another, and canceled', async ({
    guest,
    page,
  }) => {
    const { t } = guest
    await fillBasket(guest)
    await guest.checkout()
    await guest.tap(guest.button(t('recap.changeOf', { what: t('recap.pickup') })))
    await guest.expectQuestion('pickup')
    const later = guest.place.getByRole('radio').nth(3)
    const at = Number(await later.getAttribute('value'))
    await later.check({ force: true })
    await guest.tap(guest.button(new RegExp(t('pickup.act', { time: '.+' }))))
    await guest.expectQuestion('checkout')
    await guest.fillEmail(EMAIL)
    await guest.acceptPolicy()
    await guest.pay()
    await guest.expectQuestion('order')
    const chosen = new Date(at).toISOString()
    expect((await orderOf(page)).retrievalDate).toBe(chosen)
    await guest.tap(guest.button(t('order.changePickup')))
    await guest.expectQuestion('orderPickup')
    await takeLastTime(guest)
    await guest.expectQuestion('order')
    expect((await orderOf(page)).retrievalDate).not.toBe(chosen)
    await guest.tap(guest.button(t('order.cancel')))
    await guest.expectQuestion('orderCancel')
    await guest.answer(t('order.cancelYes'))
    await expect(guest.button(t('order.again'))).toBeVisible()
    expect((await orderOf(page)).state).toBe('CANCELLED')
    await expect(guest.refreshes()).toHaveCount(0)
  })

  test('another language in the middle says all that was said in it, and goes on', async ({
    guest,
    shop,
    page,
    language,
    view,
  }) => {
    const other = language === 'no' ? 'en' : 'no'
    await fillBasket(guest)
    await guest.tap(page.getByRole('button', { name: { no: 'Norsk', en: 'English' }[other] }))
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    const inOther = new Plain(page, shop.url, other, view)
    await inOther.expectQuestion('basket')
    const main = page.getByRole('main')
    await expect(main).toContainText(inOther.word(WATER))
    for (const word of [WATER, DRINKS]) await expect(main).not.toContainText(guest.word(word))
    await inOther.checkout()
    await inOther.expectQuestion('checkout')
  })
})

test.describe('as a browser that runs code shows them', () => {
  test.use({ javaScriptEnabled: true })

  test.describe('where something is refused', () => {
    test.use({ allowedNoise: [/status of 413/], language: 'no' })

    test('it is told on a page of the house, which has no fault a machine can find, and leads back', async ({
      guest,
      page,
    }) => {
      const { t } = guest
      await guest.openPlain()
      await guest.carry('x'.repeat(3_000_000))
      await guest.tap(
        guest.button(t('restaurant.chooseWithMode', { mode: t('mode.EATIN'), name: 'Brygga Burger' })),
      )
      await expect(page.getByRole('heading', { name: t('orders.refused.title') })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveText(t('problem.request.tooLarge'))
      await expectNoFaults(page)
      await page.getByRole('button', { name: t('failed.retry') }).click()
      await guest.expectQuestion('restaurant')
    })
  })

  for (const view of ['chat', 'linear'] as const)
    test.describe(`in the ${view} view`, () => {
      test.use({ view })

      test('no page without code has a fault a machine can find, scrolls sideways, or cannot be read in text of twice the size on a phone (WCAG 2.2 AA, 1.4.4, 1.4.10)', async ({
        guest,
        page,
      }) => {
        const { t } = guest
        await guest.openPlain()
        await guest.expectQuestion('restaurant')
        await expectSound(page)
        await guest.chooseRestaurant('Brygga Burger', 'EATIN')
        await guest.expectQuestion('categories')
        await expectSound(page)
        await guest.chooseCategory('Meals')
        await guest.expectQuestion('products')
        await expectSound(page)
        await guest.openProduct('Brygga meal')
        await guest.expectQuestion('customise')
        await guest.confirmProduct()
        await guest.expectTold(t('problem.product.requiredMissing'))
        await expectSound(page)
        await guest.pickOption('Side', 'Fries')
        await guest.pickOption('Drink', 'Cola')
        await guest.confirmProduct()
        await guest.expectQuestion('basket')
        await expectSound(page)
        await guest.checkout()
        await guest.expectQuestion('checkout')
        await guest.pay()
        await guest.expectRefused(guest.policy(), t('problem.checkout.policyRequired'))
        await expectSound(page)
        await guest.tap(guest.button('Change: Time').first())
        await guest.expectQuestion('pickup')
        await expectSound(page)
        await guest.back()
        await guest.expectQuestion('checkout')
        await guest.fillEmail(EMAIL)
        await guest.acceptPolicy()
        await guest.pay()
        await guest.expectQuestion('order')
        await expect(guest.refreshes()).toBeVisible()
        await expectSound(page)
        await guest.stopRefreshing()
        await expectSound(page)
      })
    })
})

/** Nothing a machine can find is wrong with the page as it stands, and it can be read in large text. */
async function expectSound(page: Page): Promise<void> {
  await expectNoFaults(page)
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await inTextSizes(page, async (choose) => {
    await choose(200)
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await troubleReading(page), new URL(page.url()).pathname).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page)
  })
  await page.setViewportSize(size)
}
