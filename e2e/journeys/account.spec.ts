import { expect, expectNoAxeViolations, test } from '../fixtures.ts'
import { Account } from '../vocabulary/account.ts'

const HOUR_MS = 3_600_000
const PASSWORD = 'Sommer-Dag-26'
const NEW_PASSWORD = 'Ny-Vinter-27'
const FORM_RULES = [
  'label',
  'color-contrast',
  'button-name',
  'link-name',
  'aria-valid-attr-value',
  'heading-order',
]

// A wrong password is an answer; the browser tells of it all the same.
test.use({ allowedNoise: [/status of 401/] })

test.describe('an account', () => {
  test('a forgotten password is made anew by mail, the profile is changed, and the account is deleted (S2.66-S2.71, S2.77, S7.16-S7.19)', async ({
    shopper,
    shop,
    page,
  }) => {
    test.slow()
    const account = new Account(shopper, shop, 'forgot@example.no')
    await account.register(PASSWORD)
    await account.open('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await account.field('Email').fill(account.email.toUpperCase())
    await account.press('Send the link')
    await account.expectPage('Check your email')
    await account.open(await account.mailed('/profile/forgot-password/request#'))
    await account.field('New password').fill(NEW_PASSWORD)
    await account.field('Repeat the password').fill(NEW_PASSWORD)
    await account.press('Change the password')
    await account.expectPage('Your password is changed')
    await account.open('/profile')
    await account.logIn(NEW_PASSWORD)
    await account.expectPage('Your profile')
    await account.press('Edit')
    await account.field('Last name').fill('Hansen')
    await account.press('Save')
    await expect(page.getByText('Hansen')).toBeVisible()
    await expectNoAxeViolations(page, FORM_RULES)
    await page.reload()
    await expect(page.getByText('Hansen')).toBeVisible()
    await account.press('Edit')
    await account.press('Delete account')
    await account.press('Yes, delete')
    await expect(page).not.toHaveURL(/profile/)
    await account.open('/login')
    await account.logIn(NEW_PASSWORD)
    await expect(page.getByText('Incorrect email or password')).toBeVisible()
  })

  test('the star of a restaurant puts it first, and stays (S7.20)', async ({ shopper, shop, page }) => {
    test.slow()
    const account = new Account(shopper, shop, 'star@example.no')
    await account.register(PASSWORD)
    await account.open('/login')
    await account.logIn(PASSWORD)
    const star = page.getByRole('button', { name: 'Favourite: Casa Maís' })
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await shop.setTime(shop.noon() + HOUR_MS)
    await page.reload()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    const first = page.getByRole('button', { name: /^Favourite: / }).first()
    await expect(first).toHaveAccessibleName('Favourite: Casa Maís')
  })
})
