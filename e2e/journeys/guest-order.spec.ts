import { expect, test } from '../fixtures.ts'

const MINUTE_MS = 60_000

test('a guest orders a customised meal, pays, and sees its pickup number (S4.37-S4.42, S2.28-S2.30)', async ({
  chat,
  shop,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Meals')
  await chat.openProduct('Brygga meal')
  await chat.pickOption('Size', 'Double, 300 g')
  await chat.pickOption('Choose a side', 'Onion rings')
  await chat.pickOption('Choose a drink', 'Cola')
  await chat.confirmProduct()
  await chat.expectQuestion('basket')
  await expect(chat.live).toContainText('Onion rings')
  expect(await chat.basketTotal()).toMatch(/299/)
  await chat.checkout()
  await chat.fillEmail('kari@example.no')
  await chat.acceptPolicy()
  await chat.pay()
  await chat.expectQuestion('order')
  await chat.expectOrder('will_be_send')
  await shop.setTime(shop.noon() + 20 * MINUTE_MS)
  await expect(chat.pickupNumber()).toHaveText(/\w+/)
})
