import { expect, inEachView, test } from '../fixtures.ts'
import type { Shopper } from '../vocabulary/shopper.ts'

inEachView(() => {
  test('a meal with a beer is taken away with another drink, after that was asked (S4.84, S5.47)', async ({
    shopper,
  }) => {
    await mealWithBeer(shopper)
    await expect.poll(() => shopper.basketTotal()).toContain('329')
    await takeAway(shopper)
    await shopper.expectTold('1 × Draught pilsner cannot be taken away')
    await shopper.expectTold('You can choose another drink for Brygga meal')
    await shopper.answer(shopper.t('modeConflict.replace'))
    await shopper.expectQuestion('customise')
    await expect(shopper.place.getByRole('radio', { name: 'Onion rings' })).toBeChecked()
    await shopper.pickOption('Choose a drink', 'Cola')
    await shopper.tap(shopper.button(/^Save/))
    await shopper.expectQuestion('checkout')
    await expect(shopper.payButton()).toContainText('259')
    for (const told of [shopper.t('mode.TAKEOUT'), 'Brygga meal', 'Onion rings', 'Cola'])
      await shopper.expectTold(told)
  })

  test('the meal is left out, or everything stays: the customer decides (S4.84)', async ({ shopper }) => {
    await mealWithBeer(shopper)
    await takeAway(shopper)
    await shopper.answer(shopper.t('modeConflict.stay.EATIN'))
    await shopper.expectQuestion('checkout')
    await expect(shopper.payButton()).toContainText('329')
    await changeMode(shopper)
    await shopper.answer(shopper.t('modeConflict.leaveOut', { list: 'Brygga meal' }))
    await shopper.expectEmptyBasket()
  })

  test('the beer says how old one must be (S5.45)', async ({ shopper }) => {
    await shopper.open()
    await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
    await shopper.chooseCategory('Drinks')
    await shopper.addProduct('Draught pilsner')
    await shopper.expectQuestion('alcohol')
    await shopper.expectTold('The age limit is 18.')
  })

  /** From the recap to another way of eating. */
  async function changeMode(shopper: Shopper): Promise<void> {
    const { t, place } = shopper
    await shopper.tap(place.getByRole('button', { name: t('recap.changeOf', { what: t('recap.mode') }) }))
    await shopper.expectQuestion('mode')
    await shopper.chooseMode('TAKEOUT')
    await shopper.expectQuestion('modeConflict')
  }

  async function takeAway(shopper: Shopper): Promise<void> {
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await changeMode(shopper)
  }
})

/** Eating in: a meal with onion rings and a pilsner. */
async function mealWithBeer(shopper: Shopper): Promise<void> {
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
  await shopper.chooseCategory('Meals')
  await shopper.openProduct('Brygga meal')
  await shopper.pickOption('Choose a side', 'Onion rings')
  await shopper.pickOption('Choose a drink', 'Draught pilsner')
  await shopper.confirmProduct()
  await shopper.expectQuestion('alcohol')
  await shopper.answer(shopper.t('alcohol.yes'))
  await shopper.expectQuestion('basket')
}
