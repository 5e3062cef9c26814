import { expect, test } from '../fixtures.ts'
import { Account } from '../vocabulary/account.ts'
import { CARDS, Payer } from '../vocabulary/payer.ts'
import { fillBasket } from '../vocabulary/purchase.ts'

test.use({ isPaymentSimulated: true })

const PASSWORD = 'Brygga-2027'

test('a user saves a card while paying, pays the next order with it by one tap, and deletes it (S1.38, S3.41, S3.42, S2.106, S4.56)', async ({
  shopper,
  shop,
  page,
}) => {
  test.slow()
  const account = new Account(shopper, shop, 'kari')
  const payer = new Payer(shopper)
  await account.register(PASSWORD)

  await test.step('saved', async () => {
    await fillBasket(shopper)
    await payer.keepView()
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await payer.saveCard()
    await payer.payByCard(CARDS.accepted)
    await payer.expectPaid()
  })

  await test.step('paid by one tap', async () => {
    await shopper.forgetConversation()
    await fillBasket(shopper)
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await expect(shopper.place.getByText('•••• 4242').first()).toBeVisible()
    await expect(shopper.place.getByText('12/34').first()).toBeVisible()
    const taps = shopper.taps()
    await shopper.tap(shopper.payButton())
    await payer.expectPaid()
    expect(shopper.taps() - taps).toBe(1)
  })

  await test.step('deleted', async () => {
    await account.open('/profile')
    await page.getByRole('button', { name: 'Delete: Visa ending in 4242' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: shopper.t('account.cards.dialog.yes') })
      .click()
    await expect(page.getByText(shopper.t('account.cards.deleted'))).toBeVisible()
    await expect(page.getByText(shopper.t('account.cards.none'))).toBeVisible()
  })
})
