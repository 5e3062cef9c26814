import { expect, test } from '../fixtures.ts'
import { orderOf } from '../vocabulary/orders.ts'

// The café of this deployment takes discounts: 9010 is 10 % off everything, 9020 half a bun, 9030 was last year's.
test.use({ deployment: 'corner-cafe', allowedNoise: [/status of 4\d\d/] })

test.use({ view: 'classic' })

test('a discount code is taken off what is shown and what is paid, whatever it discounts, and a wrong one is told (S1.7, S4.88-S4.91, S5.20, S8.39, S3.34)', async ({
  shopper,
  page,
}) => {
  await shopper.open()
  // The only restaurant there is has been chosen already (S2.34).
  await shopper.expectQuestion('mode')
  await shopper.chooseMode('EATIN')
  await shopper.chooseCategory('At the counter')
  await shopper.addProduct('Coffee')
  await shopper.expectQuestion('basket')
  await shopper.toCategories()
  await shopper.chooseCategory('At the counter')
  await shopper.addProduct('Cinnamon bun')
  await expect.poll(() => shopper.basketTotal()).toContain('90')

  for (const [refused, why] of [
    ['9999', 'CheckoutPage.discount.error'],
    ['9030', 'problem.coupon.expired'],
  ] as const) {
    await shopper.enterCoupon(refused)
    await shopper.expectTold(shopper.t(why))
    await expect.poll(() => shopper.basketTotal()).toContain('90')
  }
  await shopper.enterCoupon('9010')
  await expect.poll(() => shopper.basketTotal()).toContain('81')
  await shopper.removeCoupon('10 % off everything')
  await expect.poll(() => shopper.basketTotal()).toContain('90')
  await shopper.enterCoupon('9020')
  await expect.poll(() => shopper.basketTotal()).toContain('70')

  await shopper.checkout()
  await shopper.expectQuestion('checkout')
  await shopper.fillEmail('kari@example.no')
  await shopper.acceptPolicy()
  await expect(shopper.payButton()).toContainText('70')
  await shopper.pay()
  await shopper.expectQuestion('order')
  const { price, taxes } = await orderOf(page)
  expect(price + taxes).toBe(70)
  await shopper.answer(shopper.t('classic.paid.follow'))
  await shopper.tap(shopper.button(shopper.t('order.showDetails')))
  const saving = shopper.place.locator('dt', { hasText: 'Half-price bun' })
  await expect(saving.locator('+ dd')).toContainText('20')
})
