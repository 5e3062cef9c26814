import { expect, test } from '../fixtures.ts'
import type { Shopper } from '../vocabulary/shopper.ts'

test('two burgers as they were chosen become two such meals, for what the offer says (S2.116)', async ({
  shopper,
}) => {
  const { t } = shopper
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
  await shopper.chooseCategory('Burgers')
  await shopper.openProduct('The Classic')
  await shopper.expectQuestion('customise')
  await shopper.pickOption('Size', 'Double, 300 g')
  await shopper.pickOption('Bun', 'Gluten-free bun')
  await shopper.addExtra('Cheddar')
  await shopper.pickOption(t('customise.without'), 'Onion')
  await shopper.pickOption(t('customise.without'), 'Mustard')
  await one(shopper, 'The Classic')
  await expect(shopper.button(/^Add.*448/)).toBeVisible()
  await shopper.confirmProduct()
  await shopper.expectQuestion('basket')
  await expect.poll(() => shopper.basketTotal()).toContain('448')

  const offer = shopper.page.getByRole('group', { name: '2 × Classic meal' })
  await expect(offer).toContainText('+ kr 180')
  await expect(offer).not.toContainText(/cannot keep|allergies/)
  await shopper.tap(offer.getByRole('button', { name: t('upsell.yes') }))
  await shopper.expectQuestion('customise')
  for (const kept of ['Double, 300 g', 'Gluten-free bun', 'Onion', 'Mustard'])
    await shopper.expectPicked(kept)
  await shopper.pickOption('Side', 'Fries')
  await shopper.pickOption('Drink', 'Cola')
  await expect(shopper.button(/^Add.*628/)).toBeVisible()
  await shopper.confirmProduct()
  await shopper.expectQuestion('basket')
  await expect.poll(() => shopper.basketTotal()).toContain('628')
  await shopper.checkout()
  await shopper.expectQuestion('checkout')
  for (const told of [
    '2 ×',
    'Classic meal',
    'Double, 300 g',
    'Gluten-free bun',
    'Cheddar',
    'without onion',
    'without mustard',
  ])
    await shopper.expectTold(new RegExp(told, 'i'))
  await expect(shopper.payButton()).toContainText('628')
})

/** One more of the product itself. */
async function one(shopper: Shopper, name: string): Promise<void> {
  const { t, place } = shopper
  const stepper = place.getByRole('group', { name: t('quantity.of', { name }) })
  await shopper.tap(stepper.getByRole('button', { name: t('quantity.increase', { name }) }))
}
