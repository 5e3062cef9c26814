import type { Locator } from '@playwright/test'
import { expect, inOneShop, test } from '../fixtures.ts'
import { Account } from '../vocabulary/account.ts'
import { expectNoFaults } from '../vocabulary/faults.ts'
import { MINUTE_MS } from '../vocabulary/orders.ts'
import { fillContact } from '../vocabulary/purchase.ts'
import type { Chat } from '../vocabulary/chat.ts'
import type { Classic } from '../vocabulary/classic.ts'

const ACCESS_ENDS_MS = 31 * MINUTE_MS

// Every switch is on: two restaurants, one of them with the code 2468, and 9010 is 10 % off the food.
test.use({
  deployment: 'everything',
  isSignOnSimulated: true,
  allowedNoise: [/status of 4\d\d/],
})
inOneShop()

test.describe('on a phone, in Finnish', () => {
  test.use({ viewport: { width: 360, height: 740 }, language: 'fi', locale: 'fi-FI' })

  test('a guest with the code of a restaurant orders with a discount and is asked for name and phone (S1.14, S1.48, S2.42, S2.43, S2.45)', async ({
    chat,
    page,
  }) => {
    await chat.open()
    await expect(chat.heading).toHaveText('Ciao! Missä Corsossa kokataan sinulle?')
    await expectShown(page.getByRole('banner').getByRole('img', { name: 'Corso' }))
    const mode = chat.t('mode.EATIN')
    await chat.tap(chat.button(chat.t('restaurant.chooseWithMode', { mode, name: 'Corso Klubi' })))
    await enterBothCodes(chat)
    await expectNoFaults(page)
    await chat.chooseCategory('Pizzat')
    await chat.addProduct('Diavola')
    await chat.expectQuestion('basket')
    await chat.enterCoupon('9010')
    await expect.poll(() => chat.basketTotal()).toContain('13,05')
    await chat.checkout()
    await chat.expectQuestion('checkout')
    await fillContact(chat)
    await expectNoFaults(page)
    await chat.pay()
    await chat.expectQuestion('order')
    await chat.expectPlaced()
  })
})

test.describe('at a desk, in Swedish', () => {
  test.use({ viewport: { width: 1280, height: 800 }, language: 'sv', locale: 'sv-SE' })

  test('a link to a restaurant asks for its code, the basket opens on what is added, and is paid for (S2.39, S1.47, S1.48)', async ({
    classic,
    page,
  }) => {
    await classic.openLink('corso-klubi')
    await expect(page).toHaveURL(/\/restaurants\/corso-klubi\/authenticate/)
    await enterBothCodes(classic)
    await expectShown(page.getByRole('banner').getByRole('img', { name: 'Corso' }))
    await expect(classic.button(classic.t('mode.TABLE_SERVICE'))).toBeVisible()
    await expectNoFaults(page)
    await classic.chooseMode('TAKEOUT')
    await classic.chooseCategory('Pizza')
    await classic.addProduct('Margherita')
    await expect(classic.panel()).toBeVisible()
    await expectNoFaults(page)
    await classic.checkout()
    await classic.expectQuestion('checkout')
    await fillContact(classic)
    await classic.pay()
    await classic.expectQuestion('order')
    await classic.expectPlaced()
  })
})

test.describe('at a table, in English', () => {
  test.use({ viewport: { width: 390, height: 780 }, language: 'en', locale: 'en-GB' })

  test('the code on a table tells it; another one is told at the checkout, and the kitchen brings it there (S3.26, S7.45)', async ({
    chat,
    shop,
  }) => {
    await test.step('a code of a table that is not there is asked about', async () => {
      await chat.openLink('corso-kamppi?table=99')
      await chat.expectQuestion('table')
      await chat.enterTable('99')
      await expect(chat.place.getByText(chat.t('problem.basket.tableUnknown'))).toBeVisible()
    })
    await chat.openLink('corso-kamppi?table=12')
    await chat.chooseCategory('Pizza')
    await chat.addProduct('Margherita')
    await chat.checkout()
    await chat.expectQuestion('checkout')
    await expect(chat.place).toContainText('12')
    await chat.tap(chat.button(chat.t('recap.changeOf', { what: chat.t('recap.table') })))
    await chat.enterTable('7 & 8')
    await expect(chat.place.getByText(chat.t('problem.field.tableNumber'))).toBeVisible()
    await chat.enterTable('14')
    await chat.expectQuestion('checkout')
    await fillContact(chat)
    await chat.pay()
    await chat.expectQuestion('order')
    await expect(chat.place.getByText(chat.t('table.at', { number: '14' }))).toBeVisible()
    const kitchen = await shop.api.get('/kitchen/corso-kamppi')
    expect(await kitchen.text()).toContain('Pöytä 14')
  })
})

test('whoever registered by a mailed link is asked for nothing but a phone number, and is still known half an hour later (S1.8, S4.5, S5.17)', async ({
  chat,
  shop,
}) => {
  test.slow()
  const account = new Account(chat, shop, 'corso')
  await account.register('Sommer-Dag-26')
  await chat.openLink('corso-kamppi')
  await chat.expectQuestion('mode')
  await chat.chooseMode('EATIN')
  await chat.chooseCategory('Pizza')
  await chat.addProduct('Margherita')
  await chat.checkout()
  await chat.expectQuestion('checkout')
  await expect(chat.place.getByRole('textbox', { name: chat.t('contact.email') })).toHaveCount(0)
  await expect(chat.place.getByRole('textbox', { name: chat.t('contact.firstName') })).toHaveCount(0)
  await chat.place.getByRole('textbox', { name: chat.t('contact.phoneNumber') }).fill('0401234567')
  await shop.setTime(shop.noon() + ACCESS_ENDS_MS)
  await chat.reload()
  await chat.expectQuestion('checkout')
  await chat.pay()
  await chat.expectQuestion('order')
  await chat.expectPlaced()
  expect((await account.session()).user).toMatchObject({ phoneNumber: '0401234567' })
})

async function enterBothCodes(shopper: Chat | Classic): Promise<void> {
  await shopper.expectQuestion('code')
  await shopper.enterCode('9999')
  await shopper.expectTold(shopper.t('problem.restaurant.wrongCode'))
  await shopper.enterCode('2468')
}

/** The name of the house as it writes it: one of its two pictures, come and undistorted. */
async function expectShown(wordmark: Locator): Promise<void> {
  await expect(wordmark).toHaveCount(1)
  const ratios = () =>
    wordmark.evaluate((each: HTMLImageElement) => [
      each.naturalWidth / each.naturalHeight,
      each.clientWidth / each.clientHeight,
    ])
  await expect.poll(async () => (await ratios()).map(Math.round)).toEqual([4, 4])
}
