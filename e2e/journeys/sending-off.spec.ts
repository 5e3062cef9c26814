import { expect, inEachView, test } from '../fixtures.ts'
import { BRYGGA, followOrders } from '../vocabulary/orders.ts'
import { goToCheckout } from '../vocabulary/purchase.ts'
import { askForHelp, offer } from '../vocabulary/sending.ts'

// A refused payment is an answer; the browser tells of it all the same.
test.use({ takesConversations: false, allowedNoise: [/status of 4\d\d/] })

inEachView(() => {
  test('nothing is offered at an order', async ({ shopper, shop }) => {
    await followOrders(shopper, shop)
    await expect(offer(shopper)).toHaveCount(0)
  })

  test('nothing is offered in the help and after a refusal, and the page says why', async ({
    shopper,
    shop,
    page,
  }) => {
    await shop.kitchen({ restaurantId: BRYGGA, payment: 'refuse' })
    await goToCheckout(shopper)
    await askForHelp(shopper)
    await expect(offer(shopper)).toHaveCount(0)
    await shopper.pay()
    await shopper.expectQuestion('paymentFailed')
    await expect(offer(shopper)).toHaveCount(0)
    await shopper.open('/send-conversation')
    await expect(page.getByText(shopper.t('sendPage.off'))).toBeVisible()
    await expect(page.getByRole('button', { name: shopper.t('sendPage.act') })).toHaveCount(0)
  })
})
