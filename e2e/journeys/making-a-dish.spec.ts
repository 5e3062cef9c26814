import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { tabTo } from '../vocabulary/keyboard.ts'
import type { Shopper } from '../vocabulary/shopper.ts'
import { startingWith } from '../vocabulary/texts.ts'

const MOST_TAPS_OF_A_MEAL = 3
const HIGHEST_MEAL = 1400
const HIGHEST_PIZZA = 1700

for (const view of ['chat', 'classic'] as const)
  test.describe(`in the ${view} view`, () => {
    test.use({ view, viewport: { width: 390, height: 844 } })

    test('a meal with a side and a drink to choose is on its way with three taps from its card', async ({
      shopper,
      page,
    }) => {
      await openMeal(shopper)
      expect(await heightOf(dish(shopper))).toBeLessThanOrEqual(HIGHEST_MEAL)
      const before = shopper.taps()
      const side = page.getByRole('radio', { name: /^Fries/ })
      const drink = page.getByRole('radio', { name: /^Cola/ })
      await expect(drink).toBeHidden()
      await shopper.pickOption('Side', 'Fries')
      await expect(side).toBeHidden()
      await expect(drink).toBeInViewport()
      await shopper.pickOption('Drink', 'Cola')
      await expect(drink).toBeHidden()
      await shopper.confirmProduct()
      await shopper.expectQuestion('basket')
      expect(shopper.taps() - before).toBe(MOST_TAPS_OF_A_MEAL)
    })

    test('a pizza stays on two screens with all of its extras open, and what is taken of them stands in front', async ({
      shopper,
      page,
    }) => {
      await shopper.open()
      await shopper.chooseRestaurant('Fjell & Forno', 'EATIN')
      await shopper.chooseCategory('Pizza')
      await shopper.openProduct('Margherita')
      await shopper.expectQuestion('customise')
      await shopper.addExtra('Fresh chilli')
      await shopper.addExtra('Fresh chilli')
      const extras = shopper.place.getByRole('group', { name: shopper.t('customise.extra') })
      expect(await extras.getByRole('checkbox').count()).toBeGreaterThan(12)
      expect(await heightOf(dish(shopper))).toBeLessThanOrEqual(HIGHEST_PIZZA)
      await expect(extras.getByRole('checkbox').last()).toHaveAccessibleName(/^Fresh chilli/)
      const line = page.locator('summary').filter({ hasText: shopper.t('customise.extraAsk') })
      await shopper.tap(line)
      await expect(line).toContainText('2 × Fresh chilli')
      await shopper.tap(line)
      await expect(extras.getByRole('checkbox').nth(1)).toHaveAccessibleName(/^Fresh chilli/)
    })

    test('the second tap of two on an option chooses nothing of the group that opens in its place', async ({
      shopper,
      page,
    }) => {
      await openMeal(shopper)
      await page.getByRole('radio', { name: /^Fries/ }).dblclick()
      await expect(page.getByRole('radio', { name: /^Cola/ })).toBeVisible()
      await expect(
        shopper.button(startingWith(shopper.t('customise.missing', { name: 'Drink' }))),
      ).toBeVisible()
    })

    test('by keys a group stays open until it is left, and the focus is never lost', async ({
      shopper,
      page,
    }) => {
      await openMeal(shopper)
      await tabTo(page, 'Fries')
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      const sweetPotato = page.getByRole('radio', { name: /^Sweet potato fries/ })
      await expect(sweetPotato).toBeChecked()
      await expect(sweetPotato).toBeFocused()
      await tabTo(page, 'Cola')
      await expect(sweetPotato).toBeHidden()
      await page.keyboard.press('Space')
      await expect(shopper.button(startingWith(shopper.t('customise.add')))).toBeVisible()
    })
  })

async function openMeal(shopper: Shopper): Promise<void> {
  await shopper.open()
  await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
  await shopper.chooseCategory('Meals')
  await shopper.openProduct('Brygga meal')
  await shopper.expectQuestion('customise')
}

function dish(shopper: Shopper): Locator {
  return shopper.page.locator('[data-product]:visible').last()
}

async function heightOf(target: Locator): Promise<number> {
  return (await target.boundingBox())?.height ?? Number.POSITIVE_INFINITY
}
