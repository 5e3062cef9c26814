import { inEachView, test } from '../fixtures.ts'
import { expectGoodLooks } from '../vocabulary/looks.ts'
import { BRYGGA, WATER } from '../vocabulary/orders.ts'
import { afterAPoll, takeClock } from '../vocabulary/polls.ts'
import { fillBasket } from '../vocabulary/till.ts'

const CARROTS = '1309'

test.use({ allowedNoise: [/ERR_FAILED/], reducedMotion: 'reduce' })
test.describe.configure({ timeout: 240_000 })

inEachView(() => {
  test('nothing that stands in the way has a fault a machine can find, in light and dark (WCAG 2.2 AA)', async ({
    shopper,
    page,
    shop,
  }) => {
    const isFine = async (asked: Parameters<typeof shopper.expectQuestion>[0]) => {
      await shopper.expectQuestion(asked)
      await expectGoodLooks(page, `interrupted-${shopper.view}-${asked}`)
    }

    await takeClock(page)
    await fillBasket(shopper)
    await shopper.toCategories()
    await shopper.chooseCategory('Sides')
    await shopper.addProduct('Carrot sticks')
    await shopper.expectQuestion('basket')
    await shop.kitchen({ restaurantId: BRYGGA, outages: [{ productCode: WATER, state: 'UNAVAILABLE' }] })
    await afterAPoll(page)
    await isFine('outage')
    await shopper.answer(shopper.t('outage.continue'))
    await shop.kitchen({
      restaurantId: BRYGGA,
      publishPrices: { [CARROTS]: shopper.view === 'chat' ? 36 : 37 },
    })
    await afterAPoll(page)
    await isFine('basketUpdated')
    await shopper.answer(shopper.t('basketUpdated.keep'))
    await shopper.expectQuestion('basket')
    await page.route('**/api/payments/fake', (route) => route.abort())
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await shopper.fillEmail('kari@example.no')
    await shopper.acceptPolicy()
    await shopper.pay()
    await isFine('paymentFailed')
    await shopper.answer(shopper.t('payment.back'))
    await shopper.expectQuestion('checkout')
    await shop.kitchen({ restaurantId: BRYGGA, ordersEnabled: false })
    await afterAPoll(page)
    await isFine('orderingDisabled')
    await shop.kitchen({ restaurantId: BRYGGA, ordersEnabled: true, openingHours: [] })
    await afterAPoll(page)
    await isFine('closed')
  })
})
