import { expect, test } from '../fixtures.ts'
import { Payer } from '../vocabulary/payer.ts'
import { BRYGGA } from '../vocabulary/orders.ts'
import { goToCheckout } from '../vocabulary/purchase.ts'

test('the bank of the test payment can say yes late, and the order waits for it (S4.12, S1.24)', async ({
  shopper,
  shop,
}) => {
  await shop.kitchen({ restaurantId: BRYGGA, payment: 'late' })
  await goToCheckout(shopper)
  await shopper.pay()
  await shopper.expectQuestion('order')
  await shopper.expectTold(shopper.t('ack.order.WAITING'))
  await shop.setTime(shop.noon() + 120_000)
  await expect(shopper.place.getByText(shopper.t('order.waiting'))).toHaveCount(0)
  await expect(shopper.place.getByText(shopper.t('order.pickup')).first()).toBeVisible()
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('the bank of the test payment can ask the customer first, who says no and then yes (S1.24, S4.55)', async ({
    shopper,
    shop,
    page,
  }) => {
    const payer = new Payer(shopper)
    await shop.kitchen({ restaurantId: BRYGGA, payment: 'authentication' })
    await goToCheckout(shopper)
    await payer.keepView()
    await shopper.pay()
    await payer.answerThere('simulator.bank.decline')
    await shopper.expectTold(shopper.t('paymentProblem.payment.refused'))
    await shopper.answer(shopper.t('payment.retry'))
    await payer.answerThere('simulator.bank.approve')
    await payer.expectPaid()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
