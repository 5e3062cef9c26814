import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures.ts'
import { Account } from '../vocabulary/account.ts'
import { expectNoViolations } from '../vocabulary/faults.ts'
import { logInAsMember } from '../vocabulary/members.ts'
import { textsOf } from '../vocabulary/texts.ts'
import { fillBasket } from '../vocabulary/purchase.ts'

const HOUR_MS = 3_600_000
const PASSWORD = 'Sommer-Dag-26'
const NEW_PASSWORD = 'Ny-Vinter-27'
// A wrong password and a used link are answers; the browser tells of them all the same.
test.use({ allowedNoise: [/status of (401|410)/] })

test('somebody registers by a mailed link, logs in at the second try, orders without giving an address, and logs out (S2.62, S2.72-S2.76, S4.3, S5.17, S5.35)', async ({
  shopper,
  shop,
  page,
}) => {
  test.slow()
  const account = new Account(shopper, shop, 'order')
  await account.register(PASSWORD)
  await account.logOutOfProfile()
  await account.open('/login')
  await account.logIn('Not-The-One-1')
  await expect(page.getByText('Incorrect email or password')).toBeVisible()
  await account.logIn(PASSWORD)
  await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
  await shopper.chooseCategory('Drinks')
  await shopper.addProduct('Spring water')
  await shopper.expectQuestion('basket')
  await shopper.checkout()
  await shopper.expectQuestion('checkout')
  await expect(page.getByRole('textbox', { name: shopper.t('contact.email') })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: shopper.t('contact.policy') })).toHaveCount(0)
  await shopper.pay()
  await shopper.expectQuestion('order')
  await shopper.expectPlaced()
  await account.followOrder()
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(await kept()).toMatch(/accountId/)
  await account.logOut()
  // The restaurant stays; whoever comes next is asked how to eat (S2.1, S4.3).
  await shopper.expectQuestion('mode')
  expect(await kept()).not.toMatch(/accountId|productSnapshot|createOrder/)
  expect(await kept()).not.toContain(account.email)
  await shopper.reload()
  await shopper.expectQuestion('mode')
  expect((await account.session()).success).toBe(false)
})

test('the language and the favourite restaurant of who is logged in are kept with their account: mails come in it, and it is listed first (S6.7, S7.20)', async ({
  shopper,
  shop,
  page,
}) => {
  const account = new Account(shopper, shop, 'keeps')
  await logInAsMember(page, shop, account.email)
  await shopper.open('/restaurants')
  await shopper.expectQuestion('restaurant')
  await test.step('the star of a restaurant puts it first, and stays', async () => {
    const star = page.getByRole('button', { name: 'Favourite: Casa Maís' })
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(async () => (await account.session()).user?.favourites).toHaveLength(1)
    await shop.setTime(shop.noon() + HOUR_MS)
    await shopper.reload()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    const first = page.getByRole('button', { name: /^Favourite: / }).first()
    await expect(first).toHaveAccessibleName('Favourite: Casa Maís')
  })
  await test.step('mails come in the language that was chosen', async () => {
    const isTold = async () => (await account.session()).user?.language
    for (const [spoken, chosen] of [
      ['en', 'no'],
      ['no', 'en'],
    ] as const) {
      await page.getByRole('combobox', { name: textsOf(spoken)('language.label') }).selectOption(chosen)
      await expect.poll(isTold).toBe(chosen)
    }
    await shop.api.post('/api/accounts/users/lost-password', { data: { email: account.email } })
    await expect.poll(() => account.mailLanguage()).toBe('en')
  })
})

test('a saved card is deleted after a yes, with the keyboard alone, and stays deleted (S2.68, S2.106, S3.41, S3.42, S7.57, S7.58)', async ({
  shopper,
  shop,
  page,
}) => {
  const account = new Account(shopper, shop, 'cards')
  await logInAsMember(page, shop, account.email)
  await account.haveCardSaved('mastercard', '2028-04')
  await account.haveCardSaved('visa', '2030-12')
  await account.open('/profile')
  const cards = page.getByRole('list', { name: 'Saved cards' })
  await expect(cards.getByRole('listitem')).toHaveText([/Visa.*12\/30/, /Mastercard.*04\/28/])
  await expectNoViolations(page)
  const removal = page.getByRole('button', { name: 'Delete: Visa ending in 4242' })
  await removal.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete this card?' })
  await expect(dialog).toContainText('Visa ending in 4242')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(removal).toBeFocused()
  await removal.press('Enter')
  await dialog.getByRole('button', { name: 'Yes, delete' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'The card is deleted.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Saved cards' })).toBeFocused()
  await page.reload()
  await expect(cards.getByRole('listitem')).toHaveText([/Mastercard/])
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('a session that ends at the checkout is told when paying, and its owner logs in to the same basket (S4.5, S4.9, F32)', async ({
    shopper,
    shop,
    page,
  }) => {
    test.slow()
    const account = new Account(shopper, shop, 'ended')
    await account.register(PASSWORD)
    await fillBasket(shopper)
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await account.loseSession()
    await shopper.pay()
    await shopper.expectTold(shopper.t('paymentProblem.session.ended'))
    await expect(shopper.payButton()).toContainText('35')
    await page.getByRole('link', { name: shopper.t('accountMenu.offer') }).click()
    await account.expectPage('Log in')
    await account.logIn(PASSWORD)
    await shopper.expectQuestion('checkout')
    await expect(page.getByRole('textbox', { name: shopper.t('contact.email') })).toHaveCount(0)
    await shopper.pay()
    await shopper.expectQuestion('order')
    await shopper.expectPlaced()
  })

  test('a forgotten password is made anew by mail, the profile is changed and is theirs as a file, and the account is deleted (S2.66-S2.71, S2.77, S2.78, S4.106, S7.16-S7.19)', async ({
    shopper,
    shop,
    page,
  }) => {
    test.slow()
    const account = new Account(shopper, shop, 'forgot')
    await account.register(PASSWORD)
    await account.logOutOfProfile()
    await account.renewPassword(PASSWORD, NEW_PASSWORD)
    await account.open('/profile')
    await account.logIn(NEW_PASSWORD)
    await account.expectPage('Your profile')
    await account.press('Edit')
    await account.field('Last name').fill('Hansen')
    await account.press('Save')
    await expect(page.getByText('Your changes are saved')).toBeVisible()
    await expect(page.getByText('Hansen')).toBeVisible()
    await expectNoViolations(page)
    await test.step('everything we know of them is theirs as a file', async () => {
      const saving = page.waitForEvent('download')
      await account.press(shopper.t('account.export.act'))
      const file = await saving
      expect(file.suggestedFilename()).toBe('my-data.json')
      const told = JSON.parse(await readFile(await file.path(), 'utf8')) as { account: object[] }
      expect(told.account).toMatchObject([{ email: account.email, lastName: 'Hansen' }])
    })
    await account.press('Edit')
    await account.press('Delete account')
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
    await expectNoViolations(page)
    await account.press('Yes, delete')
    await expect(page).not.toHaveURL(/profile/)
    await expect(page.getByText('Your account is deleted')).toBeVisible()
    await expect(page.getByText('You are logged out')).toHaveCount(0)
    await account.open('/login')
    await account.logIn(NEW_PASSWORD)
    await expect(page.getByText('Incorrect email or password')).toBeVisible()
  })
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the chat leads to the account from its head, where the name of the restaurant and its hours stand on one line', async ({
    chat,
    page,
  }) => {
    await chat.openLink('brygga-burger')
    await chat.openMore()
    const account = page.getByRole('banner').getByRole('link', { name: chat.t('accountMenu.login') })
    const box = await account.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const hours = page.getByRole('banner').getByText(chat.t('restaurant.allDay'))
    await expect.poll(() => hours.evaluate(linesOf)).toBe(1)
    await account.click()
    await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible()
  })
})

/** Runs in the page: on how many lines a text stands. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}
