import { expect, test } from '../fixtures.ts'
import { Account } from '../vocabulary/account.ts'
import { ordersOf } from '../vocabulary/orders.ts'
import { fillBasket, goToCheckout } from '../vocabulary/purchase.ts'

const PASSWORD = 'Brygga-2027'

test.use({ allowedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/] })

test('a user whose session ended at the checkout keeps the basket, and pays once they have said who they are (F32)', async ({
  shopper,
  shop,
  context,
}) => {
  const account = new Account(shopper, shop, 'paying')
  await account.register(PASSWORD)
  await fillBasket(shopper)
  await shopper.checkout()
  await shopper.expectQuestion('checkout')
  await context.clearCookies({ name: /sid/ })
  await shopper.pay()
  await shopper.expectTold(shopper.t('paymentProblem.session.ended'))
  await shopper.expectQuestion('checkout')
  await shopper.fillEmail('kari@example.no')
  await shopper.acceptPolicy()
  await shopper.pay()
  await shopper.expectQuestion('order')
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('whoever is offline as they pay is told so and keeps all they filled in; nothing is paid by itself once they are online (F41)', async ({
    shopper,
    page,
    context,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname)
    })
    await goToCheckout(shopper)
    await context.setOffline(true)
    await shopper.pay()
    await shopper.expectQuestion('paymentFailed')
    await shopper.expectTold(shopper.t('paymentProblem.unreachable'))
    asked.length = 0
    const isOnline = page.evaluate(
      () => new Promise((told) => addEventListener('online', () => setTimeout(told), { once: true })),
    )
    await context.setOffline(false)
    await isOnline
    await shopper.answer(shopper.t('payment.back'))
    await shopper.expectQuestion('checkout')
    expect(asked.filter((path) => /orders|payments/.test(path))).toEqual([])
    await expect(shopper.place.getByRole('textbox', { name: shopper.t('contact.email') })).toHaveValue(
      'kari@example.no',
    )
    await shopper.pay()
    await shopper.expectQuestion('order')
    expect(await ordersOf(page)).toHaveLength(1)
  })
})
