import { expect, inEveryView, test } from '../fixtures.ts'
import { orderOf, ordersOf, tapAct } from '../vocabulary/orders.ts'
import { Payer } from '../vocabulary/payer.ts'
import type { Shopper } from '../vocabulary/shopper.ts'

test.use({ isPaymentSimulated: true, language: 'no' })

inEveryView(() => {
  test('in the app of Vipps a guest gives up, leaves it half way, goes on and pays the same order (S4.52, S4.55, S8.17)', async ({
    shopper,
    page,
  }) => {
    const orders: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url())
    })
    const { t } = shopper
    const payer = new Payer(shopper)
    await payer.goToCheckout('vipps')
    await payer.go('vipps')
    await test.step('gives it up: nothing is paid, and it can be tried again', async () => {
      await payer.answerThere('simulator.vipps.cancel')
      await shopper.expectTold(t('paymentProblem.payment.cancelled'))
    })
    await test.step('leaves it half way: it is not told as refused, and goes on where it was', async () => {
      await shopper.answer(t('payment.retry'))
      await expect(page.getByRole('button', { name: t('simulator.vipps.pay') })).toBeVisible()
      const half = page.url()
      await shopper.open()
      await shopper.expectTold(t('paymentSettling.title'))
      await shopper.answer(t('paymentSettling.again'))
      await expect(page).toHaveURL(half)
    })
    await payer.answerThere('simulator.vipps.pay')
    await payer.expectPaid()
    expect(orders).toHaveLength(1)
  })

  test('an order that was paid in the app is canceled, and its money let go (S4.17, S4.32)', async ({
    shopper,
    page,
    shop,
  }) => {
    const app = await payInTheApp(shopper)
    await cancel(shopper)
    await expect
      .poll(async () => (await shop.api.get(app)).text())
      .toContain(shopper.t('simulator.vipps.letGo'))
    expect(await ordersOf(page)).toHaveLength(1)
  })

  test('an order is canceled whose money the restaurant has taken by hand, and it is given back (S4.17, S4.32)', async ({
    shopper,
    shop,
  }) => {
    const app = await payInTheApp(shopper)
    await shop.api.post(app, { form: { answer: 'take' } })
    await cancel(shopper)
    await expect
      .poll(async () => (await shop.api.get(app)).text())
      .toContain(shopper.t('simulator.vipps.refunded'))
  })
})

/** An order paid in the app; the address at which that is opened for it. */
async function payInTheApp(shopper: Shopper): Promise<string> {
  const payer = new Payer(shopper)
  await payer.goToCheckout('vipps')
  await payer.go('vipps')
  await expect(shopper.page.getByRole('button', { name: shopper.t('simulator.vipps.pay') })).toBeVisible()
  const app = new URL(shopper.page.url()).pathname
  await payer.answerThere('simulator.vipps.pay')
  await payer.expectPaid()
  return app
}

async function cancel(shopper: Shopper): Promise<void> {
  await tapAct(shopper, 'order.cancel')
  await shopper.expectQuestion('orderCancel')
  await shopper.answer(shopper.t('order.cancelYes'))
  await shopper.expectQuestion('orderCancelled')
  expect((await orderOf(shopper.page)).state).toBe('CANCELLED')
}
