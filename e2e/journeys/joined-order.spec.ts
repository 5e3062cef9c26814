import { expect, test } from '../fixtures.ts'
import { Account } from '../vocabulary/account.ts'
import { MINUTE_MS, order } from '../vocabulary/orders.ts'
import { fillBasket } from '../vocabulary/purchase.ts'

// The browser tells of calls the page made for the guest before it knew of the login.
test.use({ allowedNoise: [/status of 40[14]/] })

const PASSWORD = 'Sommer-Dag-26'

test('what a guest paid for is theirs after registering and after the next login, with its pickup number (S4.2, S7.13, S7.43)', async ({
  shopper,
  shop,
}) => {
  test.slow()
  const account = new Account(shopper, shop, 'joined')
  await fillBasket(shopper)
  await expect.poll(() => shopper.basketTotal()).toContain('35')
  await shopper.checkout()
  await shopper.expectQuestion('checkout')
  await shopper.fillEmail(account.email)
  await shopper.acceptPolicy()
  await shopper.pay()
  await shopper.expectQuestion('order')
  await account.followOrder()
  await shopper.expectPlaced()

  await account.open('/profile/create')
  await account.field('Email').fill(account.email)
  await account.press('Send the link')
  await account.expectPage('Check your email')
  await shopper.open('/current-order')
  await shopper.expectPlaced()

  await account.confirm(PASSWORD)
  await shop.setTime(shop.noon() + 20 * MINUTE_MS)
  await shopper.open('/current-order')
  await shopper.expectQuestion('order')
  await expect(shopper.pickupNumber()).toHaveText(/\w+/)
  const number = await shopper.pickupNumber().innerText()

  await account.open('/profile')
  await account.logOutOfProfile()
  expect((await account.session()).success).toBe(false)
  await account.open('/login')
  await account.logIn(PASSWORD)
  await account.expectLoggedIn()
  await shopper.open('/current-order')
  await expect(shopper.pickupNumber()).toHaveText(number)
  await shopper.open('/order-history')
  await shopper.expectQuestion('history')
  await expect(shopper.place).toContainText(/35/)
})

test.describe('in the menu view', () => {
  test.use({ view: 'classic' })

  test('an order made as a guest stays in sight where one logs in with another address on the same device (S4.2)', async ({
    shopper,
    shop,
  }) => {
    test.slow()
    const account = new Account(shopper, shop, 'another')
    await account.register(PASSWORD)
    await account.logOutOfProfile()
    expect((await account.session()).success).toBe(false)
    await order(shopper)
    await account.open('/login')
    await account.logIn(PASSWORD)
    await account.expectLoggedIn()
    await shopper.open('/current-order')
    await shopper.expectPlaced()
  })
})
