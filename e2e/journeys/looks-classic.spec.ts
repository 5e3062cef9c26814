import { expect, test } from '../fixtures.ts'
import type { Classic } from '../vocabulary/classic.ts'
import { expectGoodLooks, expectNoAxeViolations, THEMES } from '../vocabulary/looks.ts'

type Step = { readonly name: string; readonly go: (classic: Classic) => Promise<void> }

/** Every screen, panel and dialog of an order, in the order a customer meets them. */
const STEPS: readonly Step[] = [
  { name: 'not-found', go: (classic) => classic.open('/404') },
  { name: 'contact', go: (classic) => classic.open('/contact') },
  { name: 'code', go: (classic) => classic.open('/restaurants/kantina-hangar-4/authenticate') },
  { name: 'restaurants', go: showRestaurants },
  { name: 'mode', go: (classic) => classic.openLink('brygga-burger') },
  { name: 'categories', go: (classic) => classic.chooseMode('EATIN') },
  { name: 'side-menu', go: openSideMenu },
  { name: 'info', go: openInfo },
  { name: 'products', go: showDrinks },
  { name: 'alcohol', go: (classic) => classic.addProduct('Draught pilsner') },
  { name: 'product', go: showMeal },
  { name: 'missing', go: (classic) => classic.confirmProduct() },
  { name: 'basket', go: addMeal },
  { name: 'removal', go: askRemoval },
  { name: 'start-over', go: startOver },
  { name: 'checkout', go: checkout },
  { name: 'errors', go: (classic) => classic.pay() },
  { name: 'paid', go: payAsAGuest },
  { name: 'order', go: (classic) => classic.answer(classic.t('classic.paid.follow')) },
]

for (const width of [360, 768, 1280])
  test.describe(`${width} px wide`, () => {
    test.describe.configure({ timeout: 300_000 })
    test.use({ viewport: { width, height: width < 768 ? 740 : 900 }, reducedMotion: 'reduce' })

    test('no screen or dialog of the menu view has a fault a machine can find, in light and dark, and each is drawn (WCAG 2.2 AA)', async ({
      classic,
      page,
    }) => {
      for (const { name, go } of STEPS) {
        await go(classic)
        await expectGoodLooks(page, `classic-${name}`)
        // What is looked at for faults is looked at where it is narrow and where it is wide.
        if (name === 'side-menu' && width !== 768) await expectThemes(classic)
      }
    })
  })

async function showRestaurants(classic: Classic): Promise<void> {
  await classic.open('/restaurants?openInfo=101')
  await classic.expectQuestion('restaurant')
}

async function openSideMenu(classic: Classic): Promise<void> {
  await classic.expectQuestion('categories')
  await classic.tap(classic.page.getByRole('button', { name: classic.t('classic.menu.open') }))
  await expect(classic.dialog).toBeVisible()
}

/** Each theme is chosen where it stands, shows at once, and has no fault of its own (S2.86). */
async function expectThemes(classic: Classic): Promise<void> {
  for (const theme of [...THEMES, 'system'] as const) {
    const choice = classic.dialog.getByRole('radio', {
      name: classic.t(`classic.theme.${theme}`),
      exact: true,
    })
    await choice.check()
    await expect(choice).toBeChecked()
    const shown = expect(classic.page.locator('html'))
    if (theme === 'system') await shown.not.toHaveAttribute('data-theme')
    else await shown.toHaveAttribute('data-theme', theme)
    await expectNoAxeViolations(classic.page, ['color-contrast'])
  }
}

async function openInfo(classic: Classic): Promise<void> {
  await classic.tap(classic.dialog.getByRole('button', { name: classic.t('classic.menu.close') }))
  await expect(classic.dialog).toHaveCount(0)
  await classic.tap(classic.page.getByRole('banner').getByRole('button', { name: /^Brygga Burger/ }))
  await expect(classic.dialog).toContainText(classic.t('classic.info.hours'))
}

async function showDrinks(classic: Classic): Promise<void> {
  await classic.tap(classic.dialog.getByRole('button', { name: classic.t('classic.close'), exact: true }))
  await classic.chooseCategory('Drinks')
}

async function showMeal(classic: Classic): Promise<void> {
  await classic.answer(classic.t('alcohol.no'))
  await classic.toCategories()
  await classic.chooseCategory('Meals')
  await classic.openProduct('Brygga meal')
  await classic.expectQuestion('customise')
}

async function addMeal(classic: Classic): Promise<void> {
  await classic.pickOption('Choose a side', 'Fries')
  await classic.pickOption('Choose a drink', 'Cola')
  await classic.confirmProduct()
  await classic.expectQuestion('basket')
  await classic.openBasket()
}

async function askRemoval(classic: Classic): Promise<void> {
  const name = classic.t('basket.removeLine', { name: 'Brygga meal' })
  await classic.tap(classic.panel().getByRole('button', { name }))
  await expect(classic.dialog.last()).toContainText(classic.t('classic.removal.text'))
}

async function startOver(classic: Classic): Promise<void> {
  await classic.tap(classic.dialog.last().getByRole('button', { name: classic.t('classic.removal.no') }))
  await classic.tap(classic.panel().getByRole('button', { name: classic.t('basket.startOver') }))
  await classic.expectQuestion('startOver')
}

async function checkout(classic: Classic): Promise<void> {
  await classic.answer(classic.t('startOver.no'))
  await expect(classic.dialog).toHaveCount(0)
  await classic.checkout()
  await classic.expectQuestion('checkout')
}

async function payAsAGuest(classic: Classic): Promise<void> {
  await classic.fillEmail('kari@example.no')
  await classic.acceptPolicy()
  await classic.pay()
  await expect(classic.dialog).toContainText(classic.t('classic.paid.title'))
}
