import { at, clockAt } from '#tests/support/at.ts'
import { expect, inOneShop, inViewsAndLanguages, test } from '../fixtures.ts'
import { MINUTE_MS, ordersOf } from '../vocabulary/orders.ts'
import { afterAPoll, takeClock } from '../vocabulary/polls.ts'
import { startingWith } from '../vocabulary/texts.ts'
import { fillContact } from '../vocabulary/purchase.ts'

// Corso Kamppi takes orders ahead, from 10.00 to 23.00 in Helsinki, and wants ten minutes.
test.use({ deployment: 'everything', isFresh: true })
inOneShop()
test.beforeEach(({ page }) => takeClock(page))

const DAY_MS = 1_440 * MINUTE_MS
/** The instant a clock in Helsinki shows a time on the day of another instant. */
const inHelsinki = (day: number, time: string) =>
  at(`${clockAt(day, 'Europe/Helsinki').slice(0, 10)} ${time}`, 'Europe/Helsinki')

inViewsAndLanguages((view) => {
  test('the last time of a day that passes at the till is asked about, and the order is for the time that stands there (S4.48, S4.83)', async ({
    shopper,
    shop,
    page,
  }) => {
    await shop.setTime(inHelsinki(shop.noon(), '22:40'))
    await shopper.openLink('corso-kamppi')
    await shopper.chooseMode('TAKEOUT')
    await shopper.chooseCategory('Pizza')
    await shopper.addProduct('Margherita')
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await fillContact(shopper)
    await shop.setTime(inHelsinki(shop.noon(), '22:55'))
    await afterAPoll(page)
    await shopper.expectQuestion('otherOpening')
    const take = shopper.t('payment.takeNext', { time: '|' }).split('|')[0]?.trim() ?? ''
    const taken = page.getByRole('button', { name: startingWith(take) })
    await expect(taken).toHaveText(/10[:.]10/)
    await shopper.tap(taken)
    await shopper.expectQuestion('checkout')
    await shopper.pay()
    await shopper.expectQuestion('order')
    if (view === 'classic') await shopper.answer(shopper.t('classic.paid.follow'))
    const [order] = await ordersOf(page)
    expect(Date.parse(order?.retrievalDate ?? '')).toBe(inHelsinki(shop.noon() + DAY_MS, '10:10'))
    await expect(shopper.place).toContainText(/10[:.]10/)
  })
})
