import { expect, inEachView, test } from '../fixtures.ts'
import { stopsToPay } from '../vocabulary/figures.ts'

const MOST_TAPS_OF_A_NEW_GUEST = 6
const MOST_TAPS_OF_THE_USUAL = 2
const MOST_STOPS_OF_A_NEW_GUEST = 60
const PAST_INJECTION_MS = 20 * 60_000

test('a new guest pays after six taps and an address, a returning one after two (S2.2, S2.31, S4.50)', async ({
  chat,
  shop,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Drinks')
  // From the list they go on to the checkout at once.
  await chat.tap(await chat.addButton('Spring water'))
  await chat.checkout()
  await chat.fillEmail('ola@example.no')
  await chat.acceptPolicy()
  await chat.pay()
  await chat.expectQuestion('order')
  expect(chat.taps()).toBeLessThanOrEqual(MOST_TAPS_OF_A_NEW_GUEST)

  await shop.setTime(shop.noon() + PAST_INJECTION_MS)
  await expect(chat.pickupNumber()).toHaveText(/\w+/)
  await chat.forgetConversation()
  await chat.open()
  const before = chat.taps()
  await chat.orderTheUsual()
  await chat.expectQuestion('checkout')
  await chat.pay()
  await chat.expectQuestion('order')
  expect(chat.taps() - before).toBeLessThanOrEqual(MOST_TAPS_OF_THE_USUAL)
})

inEachView(() => {
  test(`a new guest pays after ${MOST_STOPS_OF_A_NEW_GUEST} stops of the Tab key`, async ({
    shopper,
    classic,
  }) => {
    await shopper.open()
    const { stops, legs } = await stopsToPay(shopper, classic)
    expect(stops, legs).toBeLessThanOrEqual(MOST_STOPS_OF_A_NEW_GUEST)
  })
})
