import { expect, test } from '../fixtures.ts'
import { Payer } from '../vocabulary/payer.ts'
import { fillBasket } from '../vocabulary/purchase.ts'

test.use({ isPaymentSimulated: true })

test.use({ view: 'linear' })

test('a wallet pays at once, once the policy is accepted, and makes the payer the guest (S1.25, S5.25)', async ({
  shopper,
  page,
}) => {
  const payer = new Payer(shopper)
  await fillBasket(shopper)
  await payer.keepView()
  await shopper.checkout()
  await shopper.expectQuestion('checkout')
  const wallets = page.locator('[data-payment="wallet"]')
  const wallet = wallets.getByRole('button', { name: shopper.t('simulator.form.wallet') })
  await shopper.tap(wallet)
  await expect(wallets.getByText(shopper.t('problem.checkout.policyRequired'))).toBeVisible()
  await wallets
    .locator('label')
    .filter({ hasText: shopper.t('contact.policy') })
    .click()
  await shopper.tap(wallet)
  await payer.expectPaid()
  const session = await page.request.get('/api/accounts/authentication/current')
  expect(JSON.stringify(await session.json())).toContain('kari@example.com')
})
