import { expect, inOneShop, test } from '../fixtures.ts'
import { Account } from '../vocabulary/account.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import { fillBasket } from '../vocabulary/purchase.ts'

const PASSWORD = 'Sommer-Dag-26'
// What is refused is an answer; the browser tells of it all the same.
test.use({ isSignOnSimulated: true, allowedNoise: [/status of 40[19]/] })
inOneShop()

test.describe('one question to a page', () => {
  test.use({ view: 'linear' })

  test('somebody at the checkout logs in with a provider and goes on with the same basket (S1.10, S7.5)', async ({
    shopper,
    shop,
    page,
  }) => {
    test.slow()
    const account = new Account(shopper, shop, 'sign-on')
    await fillBasket(shopper)
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await page.getByRole('link', { name: shopper.t('accountMenu.offer') }).click()
    await expect(page.getByRole('link', { name: 'Continue with Fjord-ID' })).toBeVisible()
    await expectNoViolations(page)
    await account.signOn('Fjord-ID')
    await shopper.expectQuestion('checkout')
    await expect(page.getByRole('textbox', { name: shopper.t('contact.email') })).toHaveCount(0)
    expect((await account.session()).success).toBe(true)
    await shopper.pay()
    await shopper.expectQuestion('order')
  })
})

test('an address that has an account is linked by logging in to it once, and signs on from then on (S6.9, ASVS 6.8.1)', async ({
  shopper,
  shop,
  page,
}) => {
  test.slow()
  const account = new Account(shopper, shop, 'linked')
  await account.register(PASSWORD)
  await account.logOutOfProfile()
  await account.open('/profile')
  await account.signOn('Nordlys')
  await expect(page.getByText(shopper.t('problem.account.ssoKnownAddress'))).toBeVisible()
  await expectNoViolations(page)
  await account.logIn(PASSWORD)
  await account.expectPage('Your profile')
  await account.logOutOfProfile()
  await account.open('/profile')
  await account.signOn('Nordlys')
  await account.expectPage('Your profile')
  await expect(page.getByText(account.email)).toBeVisible()
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('a provider that says something wrong is told of, and the form is still there (S8.24)', async ({
    shopper,
    shop,
    page,
  }) => {
    const account = new Account(shopper, shop, 'wrong')
    await account.haveSignOnFault('signature')
    await account.open('/login')
    await account.signOn('Fjord-ID')
    await expect(page.getByText('SSO authentication failed.')).toBeVisible()
    await expect(account.field('Email')).toBeVisible()
    await account.haveSignOnFault('none')
    await account.signOn('Fjord-ID')
    await expect.poll(async () => (await account.session()).success).toBe(true)
  })
})
