import { expect, test, inEachView } from '../fixtures.ts'
import { CARDS, Payer } from '../vocabulary/payer.ts'

test.use({ isPaymentSimulated: true })

inEachView(() => {
  test('payment by form leads to the gateway and back to the paid order; coming back twice changes nothing (S3.44, S3.45, S2.51)', async ({
    shopper,
    page,
  }) => {
    const returns: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/nepting/return/')) returns.push(request.url())
    })
    const payer = new Payer(shopper)
    await payer.goToTheTill('nepting')
    await payer.go('nepting')
    await payer.answerThere('simulator.pay.pay')
    await payer.expectPaid()
    await page.goto(returns[0] ?? '')
    await expect(page.getByText(shopper.t('classic.paid.text'))).toBeVisible()
    expect(returns.length).toBeGreaterThan(1)
  })

  test('a form payment that was refused or given up leaves the basket, and another way pays the same order (S8.16, S8.17, S4.52, S4.55)', async ({
    shopper,
    page,
  }) => {
    const orders: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url())
    })
    const payer = new Payer(shopper)
    await payer.goToTheTill('nepting')
    await payer.go('nepting')
    await payer.answerThere('simulator.pay.refuse')
    await shopper.expectTold(shopper.t('paymentProblem.payment.refused'))
    await shopper.answer(shopper.t('payment.retry'))
    await payer.answerThere('simulator.pay.cancel')
    await shopper.expectTold(shopper.t('paymentProblem.payment.cancelled'))
    await shopper.answer(shopper.t('payment.other'))
    await payer.choose('stripe')
    await payer.go('stripe')
    await payer.payByCard(CARDS.accepted)
    await payer.expectPaid()
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
  await payer.goToTheTill('nepting')
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
