import { expect, inOneShop, inViewsWithoutCode, test } from '../fixtures.ts'
import { expectNoFaults } from '../vocabulary/faults.ts'
import { BRYGGA, orderOf, ordersOf } from '../vocabulary/orders.ts'
import { Payer } from '../vocabulary/payer.ts'
import { fillBasket } from '../vocabulary/purchase.ts'
import { startingWith } from '../vocabulary/texts.ts'

test.use({ javaScriptEnabled: false, isPaymentSimulated: true })
inOneShop()

test('a card is said to need JavaScript, and the other ways are named', async ({ guest }) => {
  const { t } = guest
  await fillBasket(guest)
  await guest.checkout()
  await guest.expectQuestion('checkout')
  await guest.toWays(t('payment.way.test'))
  await guest.expectQuestion('paymentWay')
  const [before = ''] = t('payment.cardNeedsCode', { list: '\n' }).split('\n')
  const told = guest.live.getByText(before.trim())
  for (const way of ['nepting', 'vipps', 'test']) {
    await expect(told).toContainText(t(`payment.way.${way}`))
    await expect(guest.button(startingWith(t(`payment.way.${way}`)))).toBeVisible()
  }
  await expect(guest.button(startingWith(t('payment.way.stripe')))).toHaveCount(0)
})

inViewsWithoutCode(() => {
  test('who typed a mail address, agreed to the policy and then chooses another way to pay finds both as they stood', async ({
    guest,
  }) => {
    await fillBasket(guest)
    await guest.checkout()
    await guest.expectQuestion('checkout')
    await guest.fillEmail('kari@example.no')
    await guest.acceptPolicy()
    await guest.toWays(guest.t('payment.way.vipps'))
    await guest.expectQuestion('paymentWay')
    await guest.tap(guest.button(startingWith(guest.t('payment.way.vipps'))))
    await guest.expectQuestion('checkout')
    await expect(guest.email()).toHaveValue('kari@example.no')
    await expect(guest.policy()).toBeChecked()
  })

  test('who was refused at the payment page, and then gave up there, finds everything as it stood, and pays the same order there', async ({
    guest,
    page,
  }) => {
    const payer = new Payer(guest)
    await payer.goToCheckout('nepting')
    const total = await guest.basketTotal()
    await payer.go('nepting')
    await guest.leave()
    await payer.answerThere('simulator.pay.refuse')
    await guest.expectQuestion('paymentFailed')
    await guest.expectTold(guest.t('paymentProblem.payment.refused'))
    expect(await guest.basketTotal()).toBe(total)
    await guest.answer(guest.t('payment.retry'))
    await guest.leave()
    await payer.answerThere('simulator.pay.cancel')
    await guest.expectTold(guest.t('paymentProblem.payment.cancelled'))
    await guest.answer(guest.t('payment.retry'))
    await guest.leave()
    await payer.answerThere('simulator.pay.pay')
    await payer.expectPaid()
    expect((await ordersOf(page)).map(({ state }) => state)).toEqual(['VALIDATED'])
  })

  test('who gave up in the app of Vipps chooses another way to pay for what stands in the basket', async ({
    guest,
    page,
  }) => {
    const payer = new Payer(guest)
    await payer.goToCheckout('vipps')
    const total = await guest.basketTotal()
    await payer.go('vipps')
    await payer.answerThere('simulator.vipps.cancel')
    await guest.expectTold(guest.t('paymentProblem.payment.cancelled'))
    await guest.answer(guest.t('payment.other'))
    await guest.expectQuestion('paymentWay')
    expect(await guest.basketTotal()).toBe(total)
    await payer.choose('test')
    await guest.expectQuestion('checkout')
    await payer.go('test')
    await payer.expectPaid()
    expect((await ordersOf(page)).map(({ state }) => state)).toEqual(['VALIDATED'])
  })

  test('the bank of the test payment asks first: who says no there, and then yes, has paid one order', async ({
    guest,
    page,
    shop,
  }) => {
    const payer = new Payer(guest)
    await shop.kitchen({ restaurantId: BRYGGA, payment: 'authentication' })
    await payer.goToCheckout('test')
    await payer.go('test')
    await payer.answerThere('simulator.bank.decline')
    await guest.expectTold(guest.t('paymentProblem.payment.refused'))
    await guest.answer(guest.t('payment.retry'))
    await payer.answerThere('simulator.bank.approve')
    await payer.expectPaid()
    expect((await ordersOf(page)).map(({ state }) => state)).toEqual(['VALIDATED'])
  })

  test('who is refused by the restaurant of the test payment tries again', async ({ guest, page, shop }) => {
    const payer = new Payer(guest)
    await shop.kitchen({ restaurantId: BRYGGA, payment: 'refuse' })
    await payer.goToCheckout('test')
    await payer.go('test')
    await guest.expectQuestion('paymentFailed')
    await shop.kitchen({ restaurantId: BRYGGA, payment: 'accept' })
    await guest.answer(guest.t('payment.retry'))
    await payer.expectPaid()
    expect((await ordersOf(page)).map(({ state }) => state)).toEqual(['VALIDATED'])
  })

  test('an order is paid in the app of Vipps, and the page that is come back to is that of the order', async ({
    guest,
    page,
  }) => {
    const payer = new Payer(guest)
    await payer.goToCheckout('vipps')
    await payer.go('vipps')
    await payer.answerThere('simulator.vipps.pay')
    await payer.expectPaid()
    await guest.expectPlaced()
    expect((await orderOf(page)).state).toBe('VALIDATED')
    await expect(guest.refreshes()).toBeVisible()
  })
})

test.describe('as a browser that runs code shows it', () => {
  test.use({ javaScriptEnabled: true })

  test('the page that leads to the payment page has no fault a machine can find', async ({ guest, page }) => {
    const payer = new Payer(guest)
    await guest.openPlain()
    await guest.chooseRestaurant('Brygga Burger', 'EATIN')
    await guest.chooseCategory('Drinks')
    await guest.addProduct('Spring water')
    await guest.checkout()
    await payer.choose('nepting')
    await guest.fillEmail('kari@example.no')
    await guest.acceptPolicy()
    await payer.go('nepting')
    await expect(page.getByRole('heading', { name: guest.t('payment.way.nepting') })).toBeVisible()
    await expectNoFaults(page)
  })
})
