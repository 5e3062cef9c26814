import { expect, test } from '../fixtures.ts'
import type { Shopper } from '../vocabulary/shopper.ts'

test.use({ view: 'classic' })

test('a meal with a beer stays where it is eaten, or is taken away with another drink: the customer decides (S4.84, S5.47)', async ({
  shopper,
}) => {
  const { t } = shopper
  await mealWithBeer(shopper)
  await expect.poll(() => shopper.basketTotal()).toContain('329')
  await shopper.checkout()
  await shopper.expectQuestion('checkout')
  await test.step('everything stays', async () => {
    await takeAway(shopper)
    await shopper.expectTold('Not available for takeaway: 1 × Draught pilsner')
    await shopper.expectTold('You can choose something else to drink with: Brygga meal')
    await shopper.answer(t('modeConflict.stay.EATIN'))
    await shopper.expectQuestion('checkout')
    await expect(shopper.payButton()).toContainText('329')
  })
  await test.step('another drink', async () => {
    await takeAway(shopper)
    await shopper.answer(t('modeConflict.replace'))
    await shopper.expectQuestion('customise')
    await shopper.expectPicked('Onion rings')
    await shopper.pickOption('Drink', 'Cola')
    await shopper.tap(shopper.button(/^Save/))
    await shopper.expectQuestion('checkout')
    await expect(shopper.payButton()).toContainText('259')
    for (const told of [t('modeNoun.TAKEOUT'), 'Brygga meal', 'Onion rings', 'Cola'])
      await shopper.expectTold(told)
  })
})

/** Eating in: a meal with onion rings and a pilsner. */
async function mealWithBeer(shopper: Shopper): Promise<void> {
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
  await shopper.chooseCategory('Meals')
  await shopper.openProduct('Brygga meal')
  await shopper.pickOption('Side', 'Onion rings')
  await shopper.pickOption('Drink', 'Draught pilsner')
  await shopper.confirmProduct()
  await shopper.expectQuestion('alcohol')
  await shopper.answer(shopper.t('alcohol.yesFrom', { age: 18 }))
  await shopper.expectQuestion('basket')
}

/** From the recap to another way of eating. */
async function takeAway(shopper: Shopper): Promise<void> {
  const { t, place } = shopper
  await shopper.tap(place.getByRole('button', { name: t('recap.changeOf', { what: t('recap.mode') }) }))
  await shopper.expectQuestion('mode')
  await shopper.chooseMode('TAKEOUT')
  await shopper.expectQuestion('modeConflict')
}
