import { expect, inEachView, test } from '../fixtures.ts'

inEachView(() => {
  test('take-away hides beer and says why (S5.47)', async ({ shopper }) => {
    await shopper.open()
    await shopper.chooseRestaurant('Brygga Burger', 'TAKEOUT')
    await shopper.expectQuestion('categories')
    await shopper.expectTold(/\d+ products with alcohol are hidden/)
    await shopper.chooseCategory('Drinks')
    await shopper.expectQuestion('products')
    await expect(shopper.page.getByText('Spring water', { exact: true })).toBeVisible()
    await expect(shopper.page.getByText('Draught pilsner')).toHaveCount(0)
  })

  test('beer is added once its terms are confirmed, and not when they are declined (S5.46, S5.48)', async ({
    shopper,
  }) => {
    await shopper.open()
    await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
    await shopper.chooseCategory('Drinks')
    await shopper.addProduct('Draught pilsner')
    await shopper.expectQuestion('alcohol')
    await expect(
      shopper.page.getByText('Alcohol must be consumed on site and opened by staff.').first(),
    ).toBeVisible()
    await shopper.answer(shopper.t('alcohol.no'))
    await shopper.expectQuestion('products')
    await shopper.expectTold(shopper.t('ack.alcoholDeclined'))
    await shopper.expectEmptyBasket()

    await shopper.addProduct('Draught pilsner')
    await shopper.expectQuestion('alcohol')
    await shopper.answer(shopper.t('alcohol.yes'))
    await shopper.expectQuestion('basket')
    await expect.poll(() => shopper.basketTotal()).toContain('109')
  })
})
