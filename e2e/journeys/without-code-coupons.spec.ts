import { expect, inOneShop, inViewsWithoutCode, test } from '../fixtures.ts'
import { ordersOf } from '../vocabulary/orders.ts'

// 9010 is 10 % off everything, 9030 was last year's.
test.use({ javaScriptEnabled: false, deployment: 'corner-cafe' })

const EMAIL = 'kari@example.no'
const TENTH_OFF = { en: '10 % off everything', no: '10 % på alt' }

inOneShop()

inViewsWithoutCode(() => {
  test('a discount code is refused, then taken off, and taken out again', async ({ guest, page }) => {
    await guest.open()
    await guest.chooseMode('EATIN')
    await guest.chooseCategory(guest.word({ en: 'At the counter', no: 'Over disk' }))
    await guest.addProduct(guest.word({ en: 'Coffee', no: 'Kaffe' }))
    await guest.expectQuestion('basket')
    const full = await guest.basketTotal()
    await guest.enterCoupon('9030')
    await guest.expectTold(guest.t('problem.coupon.expired'))
    expect(await guest.basketTotal()).toBe(full)
    await guest.enterCoupon('9010')
    await expect(guest.live).toContainText(guest.word(TENTH_OFF))
    expect(await guest.basketTotal()).not.toBe(full)
    await guest.removeCoupon(guest.word(TENTH_OFF))
    await expect.poll(() => guest.basketTotal()).toBe(full)
    await guest.enterCoupon('9010')
    await expect(guest.live).toContainText(guest.word(TENTH_OFF))
    await guest.checkout()
    await guest.expectQuestion('checkout')
    await guest.fillEmail(EMAIL)
    await guest.acceptPolicy()
    await guest.pay()
    await guest.expectQuestion('order')
    await expect(guest.live).toContainText(guest.word(TENTH_OFF))
    expect(await ordersOf(page)).toHaveLength(1)
  })
})
