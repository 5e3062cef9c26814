import { expect, inViewsAndLanguages, test } from '../fixtures.ts'
import { ordersOf } from '../vocabulary/orders.ts'
import { Payer } from '../vocabulary/payer.ts'
import { customerIn } from '../vocabulary/views.ts'

test.use({ isPaymentSimulated: true })

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('a form payment that was refused or given up keeps the basket, and pays the same order once accepted; coming back twice changes nothing (S2.51, S3.44, S3.45, S4.52, S4.55, S8.16, S8.17)', async ({
    shopper,
    page,
  }) => {
    const orders: string[] = []
    const returns: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url())
      if (request.url().includes('/nepting/return/')) returns.push(request.url())
    })
    const payer = new Payer(shopper)
    await payer.goToCheckout('nepting')
    await payer.go('nepting')
    await payer.answerThere('simulator.pay.refuse')
    await shopper.expectTold(shopper.t('paymentProblem.payment.refused'))
    await shopper.answer(shopper.t('payment.retry'))
    await payer.answerThere('simulator.pay.cancel')
    await shopper.expectTold(shopper.t('paymentProblem.payment.cancelled'))
    await shopper.answer(shopper.t('payment.retry'))
    await payer.answerThere('simulator.pay.pay')
    await payer.expectPaid()
    const before = returns.length
    await page.goto(returns.at(-1) ?? '')
    await expect(page.getByText(shopper.t('classic.paid.text'))).toBeVisible()
    expect(returns.length).toBeGreaterThan(before)
    expect(orders).toHaveLength(1)
  })
})

test('whoever comes back without JavaScript has paid all the same (S2.51)', async ({
  shopper,
  page,
  shop,
  browser,
}) => {
  const payer = new Payer(shopper)
  await payer.goToCheckout('nepting')
  await payer.go('nepting')
  await expect(page.getByRole('button', { name: shopper.t('simulator.pay.pay') })).toBeVisible()
  const fields = await page.locator('input[name="transactionId"]').inputValue()
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const bare = await plain.newPage()
  const back = await shop.api.post('/simulator/gateway/answer', {
    form: { transactionId: fields, answer: 'pay' },
    maxRedirects: 0,
  })
  await bare.goto(new URL(back.headers()['location'] ?? '', shop.url).href)
  await expect(bare).toHaveURL(/\/payment-success/)
  await plain.close()
  await page.goto('/')
  await payer.expectPaid()
})

inViewsAndLanguages((view) => {
  test('a payment page that stands open is told as not confirmed in another tab, which goes on once it is paid there, with an empty basket (S4.52, S4.56, S8.17)', async ({
    shopper,
    page,
    shop,
    language,
  }) => {
    const { t } = shopper
    const payer = new Payer(shopper)
    await payer.goToCheckout('nepting')
    await payer.go('nepting')
    await expect(page.getByRole('button', { name: t('simulator.pay.pay') })).toBeVisible()
    const second = await page.context().newPage()
    const beside = customerIn(view, second, shop.url, language)
    await beside.open()
    await beside.expectTold(t('paymentSettling.title'))
    await expect(second.getByText(t('paymentProblem.payment.refused'))).toHaveCount(0)
    await payer.answerThere('simulator.pay.pay')
    // Either tab may hear of it first: the one that comes back is told by the order, or by the page of its payment.
    await expect(page).toHaveURL(/\/(current-order|payment-success)/)
    await beside.expectQuestion('order')
    await beside.expectEmptyBasket()
    await second.close()
    await shopper.open()
    await shopper.expectQuestion('order')
    await shopper.expectEmptyBasket()
    expect((await ordersOf(page)).map(({ state }) => state)).toEqual(['VALIDATED'])
  })
})
