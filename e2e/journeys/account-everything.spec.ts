import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { Account } from '../vocabulary/account.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import { asAnotherDevice, mailedLink, MINUTE_MS } from '../vocabulary/orders.ts'
import type { Shopper } from '../vocabulary/shopper.ts'

// Names and phone numbers are asked for here, and two providers of single sign-on are offered.
test.use({
  deployment: 'everything',
  isSignOnSimulated: true,
  language: 'en',
  // A wrong password, a session that ended and a stale link are answers; the browser tells of them all the same.
  allowedNoise: [/status of (401|404|410)/],
})

const PASSWORD = 'Sommer-Dag-26'
const NEW_PASSWORD = 'Ny-Vinter-27'
const ACCESS_ENDS_MS = 31 * MINUTE_MS

test.describe('in the chat', () => {
  test.use({ view: 'chat' })

  test('somebody registers by a mailed link, logs in at the second try, is asked for nothing but a phone number, and is still known half an hour later (S1.8, S4.5, S5.17, S5.35)', async ({
    shopper,
    shop,
    page,
  }) => {
    test.slow()
    const account = new Account(shopper, shop, 'corso')
    await account.register(PASSWORD)
    await account.press(shopper.t('accountMenu.logOut'))
    await account.open('/login')
    await account.logIn('Not-The-One-1')
    await expect(page.getByText('Incorrect email or password')).toBeVisible()
    await account.logIn(PASSWORD)
    await account.expectLoggedIn()
    await goToTheTill(shopper)
    await expect(contactField(shopper, 'email')).toHaveCount(0)
    await expect(contactField(shopper, 'firstName')).toHaveCount(0)
    await contactField(shopper, 'phoneNumber').fill('0401234567')
    await shop.setTime(shop.noon() + ACCESS_ENDS_MS)
    await shopper.reload()
    await shopper.expectQuestion('checkout')
    await shopper.pay()
    await shopper.expectQuestion('order')
    await shopper.expectPlaced()
    expect((await account.session()).user).toMatchObject({ phoneNumber: '0401234567' })
  })

  test('a guest cancels by the link of the mail on another device, and is the guest no more once logged in there (S4.2, S4.44, S6.4)', async ({
    shopper,
    shop,
  }) => {
    test.slow()
    const account = new Account(shopper, shop, 'guest')
    await account.register(PASSWORD)
    await account.press(shopper.t('accountMenu.logOut'))
    await expect.poll(async () => (await account.session()).success).toBe(false)
    await goToTheTill(shopper)
    await fillContact(shopper)
    await shopper.pay()
    await shopper.expectQuestion('order')
    const link = await mailedLink(shop, '/cancel-order/')
    await asAnotherDevice(shopper)
    await shopper.open(link)
    await shopper.expectQuestion('orderCancel')
    await shopper.answer(shopper.t('order.cancelYes'))
    await shopper.expectQuestion('orderCancelled')
    expect((await account.session()).guest).toBeDefined()
    await account.open('/login')
    await account.logIn(PASSWORD)
    await account.expectLoggedIn()
    expect((await account.session()).guest).toBeUndefined()
  })

  test('the language chosen while logged in is the one mails come in from then on (S6.7)', async ({
    shopper,
    shop,
    page,
  }) => {
    const account = new Account(shopper, shop, 'kieli')
    await account.register(PASSWORD)
    await account.open('/restaurants')
    await page.getByRole('combobox', { name: shopper.t('language.label') }).selectOption('fi')
    await expect.poll(async () => (await account.session()).user?.language).toBe('fi')
    await shop.api.post('/api/accounts/users/lost-password', { data: { email: account.email } })
    await expect.poll(() => account.mailLanguage()).toBe('fi')
  })
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('a forgotten password is made anew by mail, once, and the profile, its file and its end are in their owner’s hands (S2.68-S2.71, S2.77, S2.78, S4.106, S7.16-S7.19)', async ({
    shopper,
    shop,
    page,
  }) => {
    test.slow()
    const account = new Account(shopper, shop, 'corso')
    await account.register(PASSWORD)
    await account.press(shopper.t('accountMenu.logOut'))
    await account.renewPassword(PASSWORD, NEW_PASSWORD)
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Try again' }).click()
    await account.expectPage('Forgot your password?')
    await account.open('/profile')
    await account.logIn(NEW_PASSWORD)
    await account.expectPage('Your profile')
    await account.press('Edit')
    await account.field('Phone number (optional)').fill('040 123 4567')
    await account.press('Save')
    await expect(page.getByText('040 123 4567')).toBeVisible()
    const saving = page.waitForEvent('download')
    await account.press(shopper.t('account.export.act'))
    const told: unknown = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
    expect(told).toMatchObject({
      account: [{ email: account.email, isTermsAccepted: true, termsVersion: '2026-11-01' }],
    })
    await account.press('Edit')
    await account.press('Delete account')
    await account.press('Yes, delete')
    await expect(page.getByText('Your account is deleted')).toBeVisible()
    await account.open('/login')
    await account.logIn(NEW_PASSWORD)
    await expect(page.getByText('Incorrect email or password')).toBeVisible()
  })

  test('a session that ends at the checkout takes neither the basket nor what was typed: one pays as a guest instead (S4.5, S6.4, F32)', async ({
    shopper,
    shop,
  }) => {
    test.slow()
    const account = new Account(shopper, shop, 'ended')
    await account.register(PASSWORD)
    await goToTheTill(shopper)
    await contactField(shopper, 'phoneNumber').fill('0409876543')
    await account.loseSession()
    await shopper.pay()
    await shopper.expectTold(shopper.t('paymentProblem.session.ended'))
    await expect(contactField(shopper, 'phoneNumber')).toHaveValue('0409876543')
    await fillContact(shopper)
    await expect(shopper.payButton()).toContainText('12')
    await shopper.pay()
    await shopper.expectQuestion('order')
    await shopper.expectPlaced()
    expect((await account.session()).guest).toBeDefined()
  })

  test('who logs in with a provider at the checkout goes on with the same basket and is asked for a phone number alone (S1.10, S5.17, S6.9, S7.5)', async ({
    shopper,
    shop,
    page,
  }) => {
    test.slow()
    const account = new Account(shopper, shop, 'provider')
    await goToTheTill(shopper)
    await page.getByRole('link', { name: shopper.t('accountMenu.offer') }).click()
    await account.signOn('Nordlys')
    await shopper.expectQuestion('checkout')
    await expect(contactField(shopper, 'email')).toHaveCount(0)
    await contactField(shopper, 'phoneNumber').fill('0401234567')
    await shopper.pay()
    await shopper.expectQuestion('order')
    expect((await account.session()).user?.email).toBe(account.email)
  })
})

async function goToTheTill(shopper: Shopper): Promise<void> {
  await shopper.openLink('corso-kamppi')
  await shopper.expectQuestion('mode')
  await shopper.chooseMode('EATIN')
  await shopper.chooseCategory('Pizza')
  await shopper.addProduct('Margherita')
  await shopper.checkout()
  await shopper.expectQuestion('checkout')
}

function contactField({ place, t }: Shopper, field: 'email' | 'firstName' | 'phoneNumber') {
  return place.getByRole('textbox', { name: t(`contact.${field}`) })
}

async function fillContact(shopper: Shopper): Promise<void> {
  const { place, t } = shopper
  await shopper.fillEmail('aino@example.org')
  await contactField(shopper, 'firstName').fill('Aino')
  await place.getByRole('textbox', { name: t('contact.lastName') }).fill('Virtanen')
  await contactField(shopper, 'phoneNumber').fill('0401234567')
  await shopper.acceptPolicy()
}
