import { expect, inOneShop, test } from '../fixtures.ts'
import { orderOf } from '../vocabulary/orders.ts'
import { Payer } from '../vocabulary/payer.ts'
import type { Plain } from '../vocabulary/plain.ts'
import { fillBasket } from '../vocabulary/purchase.ts'
import { startingWith } from '../vocabulary/texts.ts'

test.use({ javaScriptEnabled: false, isPaymentSimulated: true })
inOneShop()

test('a card is said to need JavaScript, and the other ways are named', async ({ guest }) => {
  const { t } = guest
  await fillBasket(guest)
  await guest.checkout()
  await guest.expectQuestion('paymentWay')
  const [before = ''] = t('payment.cardNeedsCode', { list: '\n' }).split('\n')
  const told = guest.live.getByText(before.trim())
  for (const way of ['nepting', 'vipps', 'test']) {
    await expect(told).toContainText(t(`payment.way.${way}`))
    await expect(guest.button(startingWith(t(`payment.way.${way}`)))).toBeVisible()
  }
  await expect(guest.button(startingWith(t('payment.way.stripe')))).toHaveCount(0)
})

test.describe('one question to a page', () => {
  test.use({ view: 'linear' })

  test('an order is paid in the app of Vipps, which the page that is come back to tells, and leads to the order', async ({
    guest,
    page,
  }) => {
    const payer = new Payer(guest)
    await goToPay(guest, 'vipps')
    await payer.answerThere('simulator.vipps.pay')
    await expectPaid(guest)
    expect((await orderOf(page)).state).toBe('VALIDATED')
  })
})

test('who was refused at the payment page is told so, orders again as the guest they are, and pays there', async ({
  guest,
  page,
}) => {
  const payer = new Payer(guest)
  await goToPay(guest, 'nepting')
  await leave(guest)
  await payer.answerThere('simulator.pay.refuse')
  await expect(page.getByText(guest.t('paymentProblem.payment.refused'))).toBeVisible()
  await chooseWay(guest, 'nepting')
  await payer.go('nepting')
  await leave(guest)
  await payer.answerThere('simulator.pay.pay')
  await expectPaid(guest)
  expect((await orderOf(page)).state).toBe('VALIDATED')
})

type Way = 'nepting' | 'vipps'

/** From the first page to the tap that leads to where it is paid. */
async function goToPay(guest: Plain, way: Way): Promise<void> {
  await chooseWay(guest, way)
  await guest.fillEmail('kari@example.no')
  await guest.acceptPolicy()
  await new Payer(guest).go(way)
}

async function chooseWay(guest: Plain, way: Way): Promise<void> {
  await fillBasket(guest)
  await guest.checkout()
  await new Payer(guest).choose(way)
  await guest.expectQuestion('checkout')
}

/** What is sent to the payment page is signed: it is a form of its own, sent by whoever reads it. */
async function leave({ page, t }: Plain): Promise<void> {
  await page
    .locator('main.leaving')
    .getByRole('button', { name: t('payment.toPageShort') })
    .click()
}

async function expectPaid(guest: Plain): Promise<void> {
  const { page, t } = guest
  await expect(page.getByRole('heading', { name: t('classic.paid.title') })).toBeVisible()
  await page.getByRole('link', { name: t('classic.paid.follow') }).click()
  await expect(page).toHaveURL(/\/current-order\?.*plain=/)
  await expect(guest.live.locator('[data-question="order"]')).toBeVisible()
  await guest.expectPlaced()
}
