import { expect, test } from '../fixtures.ts'
import { expectNoFaults } from '../vocabulary/faults.ts'

test.use({ viewport: { width: 360, height: 740 }, language: 'en', locale: 'en-GB' })

test('what a customer avoids is marked on the menu, in the dish and before paying, in the other view and after a reload too (S1.40, S3.53)', async ({
  chat,
  page,
}) => {
  await chat.open()
  await chat.chooseRestaurant('Brygga Burger', 'EATIN')
  await chat.chooseCategory('Sides')
  const warning = page.getByText(chat.t('avoid.contains', { list: chat.t('allergen.milk') }))
  await expect(warning).toHaveCount(0)
  await page.getByRole('link', { name: chat.t('avoid.link') }).click()
  await expect(page.getByText(chat.t('legal.avoid.note'))).toBeVisible()
  await page.getByRole('checkbox', { name: chat.t('allergen.milk'), exact: true }).check()
  await expectNoFaults(page)
  await page.getByRole('link', { name: chat.t('legal.back') }).click()
  await expect(chat.place.getByText('Watch out, contains: milk').first()).toBeVisible()
  await expect(chat.place.getByText('Fries', { exact: true })).toBeVisible()
  await expectNoFaults(page)
  await chat.addProduct('Loaded fries')
  await chat.expectQuestion('basket')
  const lines = chat.place.getByRole('group', { name: chat.t('basket.title') }).getByRole('list')
  await expect(lines.getByText('Watch out, contains: milk')).toBeVisible()
  await chat.checkout()
  await chat.expectQuestion('checkout')
  await expect(chat.place.getByText('Watch out, contains: milk').first()).toBeVisible()
  await page.goto('/checkout?view=classic')
  await expect(page.getByText('Watch out, contains: milk').first()).toBeVisible()
})
