import { expect, test } from '../fixtures.ts'

test('beer is not there to take away, and says why; eating in, it is added once its terms are confirmed, and not when they are declined (S5.45-S5.48)', async ({
  shopper,
}) => {
  await test.step('to take away', async () => {
    await shopper.open()
    await shopper.chooseRestaurant('Brygga Burger', 'TAKEOUT')
    await shopper.expectQuestion('categories')
    await shopper.expectTold(/\d+ products with alcohol are hidden/)
    await shopper.chooseCategory('Drinks')
    await shopper.expectQuestion('products')
    await expect(shopper.page.getByText('Spring water', { exact: true })).toBeVisible()
    await expect(shopper.page.getByText('Draught pilsner')).toHaveCount(0)
    await shopper.back()
    await shopper.back()
  })
  await test.step('eating in, declined', async () => {
    await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
    await shopper.chooseCategory('Drinks')
    await shopper.addProduct('Draught pilsner')
    await shopper.expectQuestion('alcohol')
    await shopper.expectTold('Alcohol must be consumed on site and opened by staff.')
    await shopper.expectTold('The age limit is 18.')
    await shopper.answer(shopper.t('alcohol.no'))
    await shopper.expectQuestion('products')
    await shopper.expectTold(shopper.t('ack.alcoholDeclined'))
    await shopper.expectEmptyBasket()
  })
  await test.step('eating in, confirmed', async () => {
    await shopper.addProduct('Draught pilsner')
    await shopper.expectQuestion('alcohol')
    await shopper.answer(shopper.t('alcohol.yesFrom', { age: 18 }))
    await shopper.expectQuestion('products')
    await expect.poll(() => shopper.basketTotal()).toContain('109')
  })
})
