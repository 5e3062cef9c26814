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
  const toChoose = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^${shopper.t('customise.missing', { name })} `) })
  await expect(toChoose('Side')).toBeInViewport({ ratio: 1 })
  await shopper.pickOption('Size', 'Double, 300 g')
  const fries = page.getByRole('radio', { name: /^Fries/ })
  await expect(fries).not.toBeInViewport({ ratio: 1 })
  await shopper.tap(toChoose('Side'))
  await expect(fries).toBeFocused()
  await expect(fries).toBeInViewport({ ratio: 1 })
  await expect(toChoose('Side')).toBeInViewport({ ratio: 1 })
  await shopper.pickOption('Side', 'Fries')
  await shopper.tap(toChoose('Drink'))
  await expect(page.getByRole('radio', { name: /^Cola/ })).toBeFocused()
  await shopper.pickOption('Drink', 'Cola')
  await expect(
    page.getByRole('button', { name: new RegExp(`^${shopper.t('customise.add')} `) }),
  ).toBeInViewport({ ratio: 1 })
})
