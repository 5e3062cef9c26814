import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 390, height: 740 }, reducedMotion: 'no-preference' })

test('the price and what is still to be chosen stay in sight on a long product, and a tap leads there', async ({
  shopper,
  page,
}) => {
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
  await shopper.chooseCategory('Meals')
  await shopper.openProduct('Brygga meal')
  await shopper.expectQuestion('customise')
  const add = page.getByRole('button', { name: new RegExp(`^${shopper.t('customise.add')} `) })
  await expect(add).toBeInViewport({ ratio: 1 })
  const next = page.getByRole('button', {
    name: shopper.t('customise.next', { count: 2, name: 'Side' }),
  })
  const fries = page.getByRole('radio', { name: /^Fries/ })
  await expect(fries).not.toBeInViewport()
  await shopper.tap(next)
  await expect(fries).toBeFocused()
  await expect(fries).toBeInViewport({ ratio: 1 })
  await expect(add).toBeInViewport({ ratio: 1 })
  await shopper.pickOption('Side', 'Fries')
  await shopper.confirmProduct()
  await expect(
    page
      .getByRole('group', { name: /^Drink/ })
      .getByRole('radio')
      .first(),
  ).toBeFocused()
})
