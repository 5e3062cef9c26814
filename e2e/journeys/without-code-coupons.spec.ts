import { expect, test } from '../fixtures.ts'
import { ordersOf } from '../vocabulary/orders.ts'

// 9010 is 10 % off everything, 9030 was last year's.
test.use({ javaScriptEnabled: false, deployment: 'corner-cafe' })

const EMAIL = 'kari@example.no'

test('a discount code is refused, then taken off, and taken out again', async ({ guest, page }) => {
  await guest.open()
  await guest.chooseMode('EATIN')
  await guest.chooseCategory('At the counter')
  await guest.addProduct('Coffee')
  await guest.expectQuestion('basket')
  const full = await guest.basketTotal()
  await guest.enterCoupon('9030')
  await guest.expectTold(guest.t('problem.coupon.expired'))
  expect(await guest.basketTotal()).toBe(full)
  await guest.enterCoupon('9010')
  await expect(guest.live).toContainText('10 % off everything')
  expect(await guest.basketTotal()).not.toBe(full)
  await guest.removeCoupon('10 % off everything')
  await expect.poll(() => guest.basketTotal()).toBe(full)
  await guest.enterCoupon('9010')
  await expect(guest.live).toContainText('10 % off everything')
  await guest.checkout()
  await guest.expectQuestion('checkout')
  await guest.fillEmail(EMAIL)
  await guest.acceptPolicy()
  await guest.pay()
  await guest.expectQuestion('order')
  await expect(guest.live).toContainText('10 % off everything')
  expect(await ordersOf(page)).toHaveLength(1)
})
