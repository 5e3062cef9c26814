import { expect, inEachView, test } from '../fixtures.ts'

test.use({ reducedMotion: 'no-preference' })

const MINUTE_MS = 60_000

inEachView(() => {
  test('a guest orders a customised meal, pays, and sees its pickup number (S4.37-S4.42, S2.28-S2.30)', async ({
    shopper,
    shop,
  }) => {
    await shopper.open()
    await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
    await shopper.chooseCategory('Meals')
    await shopper.openProduct('Brygga meal')
    await shopper.pickOption('Size', 'Double, 300 g')
    await shopper.pickOption('Side', 'Onion rings')
    await shopper.pickOption('Drink', 'Cola')
    await shopper.confirmProduct()
    await shopper.expectQuestion('basket')
    await expect.poll(() => shopper.basketTotal()).toMatch(/299/)
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await shopper.expectTold('Onion rings')
    await shopper.fillEmail('kari@example.no')
    await shopper.acceptPolicy()
    await shopper.pay()
    await shopper.expectQuestion('order')
    await shopper.expectPlaced()
    await shop.setTime(shop.noon() + 20 * MINUTE_MS)
    await expect(shopper.pickupNumber()).toHaveText(/\w+/)
  })
})
