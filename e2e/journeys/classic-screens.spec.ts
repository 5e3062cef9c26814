import { expect, test } from '../fixtures.ts'
import type { Classic } from '../vocabulary/classic.ts'
import { goToCheckout } from '../vocabulary/purchase.ts'

test.use({ reducedMotion: 'no-preference' })

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 900 }

test('the menu has its categories in a field on a phone and in a list on a desktop, its products grouped, and a way back (S2.16-S2.19)', async ({
  classic,
  page,
}) => {
  await classic.open()
  await classic.chooseRestaurant('Brygga Burger', 'EATIN')
  await classic.chooseCategory('Drinks')
  const field = classic.main.getByRole('combobox', { name: classic.t('classic.category') })
  const list = classic.main.getByRole('navigation', { name: classic.t('classic.title.categories') })
  await page.setViewportSize(DESKTOP)
  await expect(field).toBeHidden()
  await expect(list.getByRole('link', { name: 'Drinks' })).toHaveAttribute('aria-current', 'page')
  await expect(classic.main.getByRole('heading', { level: 3, name: 'Cold' })).toBeVisible()
  await expect(classic.main.getByRole('heading', { level: 3, name: 'Hot' })).toBeAttached()
  await page.setViewportSize(PHONE)
  await expect(list.getByRole('link', { name: 'Drinks' })).toHaveAttribute('aria-current', 'page')
  await expect(list.getByRole('link', { name: 'Drinks' })).toBeInViewport()
  await field.selectOption('Sides')
  await expect(classic.category('Sides')).toBeInViewport()
  await expect(classic.main.getByRole('link', { name: 'Fries', exact: true }).last()).toBeVisible()
  await classic.main.getByRole('searchbox', { name: classic.t('classic.search.label') }).fill('lem')
  await expect(classic.main.getByRole('link', { name: 'Homemade lemonade', exact: true })).toBeVisible()
  await expect(classic.main.getByRole('link', { name: 'Fries', exact: true })).toHaveCount(0)
  await classic.toCategories()
})

test('the whole menu is one page: its tabs follow the scroll and say nothing of it, and a tab leads to its category (S2.10, S2.13, S2.17)', async ({
  classic,
  page,
}) => {
  await page.setViewportSize(PHONE)
  await classic.open()
  await classic.chooseRestaurant('Brygga Burger', 'EATIN')
  await classic.chooseCategory('Popular')
  const tab = (name: string) => classic.main.getByRole('navigation').getByRole('link', { name, exact: true })
  await expect(tab('Popular')).toHaveAttribute('aria-current', 'page')
  // From the first turn of the wheel on the page is held no more where it was opened.
  await page.mouse.wheel(0, 60)
  await classic.category('Sides').evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  await expect(tab('Sides')).toHaveAttribute('aria-current', 'page')
  await expect(tab('Sides')).toBeInViewport()
  await expect(tab('Popular')).not.toHaveAttribute('aria-current')
  await expect(page).toHaveURL(/\/order\/popular/)
  await tab('Drinks').click()
  await expect(page).toHaveURL(/\/order\/drinks/)
  await expect(classic.category('Drinks')).toBeInViewport()
  await expect(classic.category('Drinks')).toBeFocused()
  await page.goBack()
  await expect(classic.category('Popular')).toBeInViewport()
})

test('a menu that is on its way says so, and one of a closed restaurant is paler (S2.22, S2.23)', async ({
  classic,
  page,
}) => {
  const menu = aGate()
  await page.route('**/cache/TAKEOUT', async (route) => {
    await menu.passed
    await route.continue()
  })
  await classic.open()
  await classic.chooseRestaurant('Kardemomme Tandoori', 'TAKEOUT')
  await expect(classic.main.getByText(classic.t('wait.label'), { exact: true })).toBeVisible()
  menu.open()
  await classic.chooseCategory('Drinks')
  await expect.poll(() => paleness(classic)).toBe('saturate(0.6)')
  await page.unroute('**/cache/TAKEOUT')
  await classic.open('/restaurants')
  await classic.chooseRestaurant('Brygga Burger', 'TAKEOUT')
  await classic.chooseCategory('Drinks')
  await expect.poll(() => paleness(classic)).toBe('none')
})

test.describe('with room for two columns', () => {
  test.use({ viewport: DESKTOP })

  test('the restaurants stand beside their map, and a marker leads to its entry (S2.31, S1.11)', async ({
    classic,
  }) => {
    await classic.open('/restaurants')
    const entry = await classic.restaurant('Kantina Hangar 4')
    const map = classic.main.getByRole('group', { name: classic.t('map.label') })
    await expect(map).toBeVisible()
    await expect
      .poll(async () => (await leftOf(map)) > (await leftOf(classic.restaurants().first())))
      .toBe(true)
    await classic.tap(classic.button(classic.t('map.showAll')))
    const marker = map.getByRole('button', { name: /^Kantina Hangar 4/ })
    await expect(marker).toBeVisible()
    await marker.focus()
    await classic.page.keyboard.press('Enter')
    await expect(entry).toBeInViewport()
    await expect(marker).toHaveAttribute('aria-pressed', 'true')
  })

  test('the checkout has the order to the right of pickup, contact and payment, what was typed outlives a reload, and the first field that is wrong has the focus (S2.49, S5.9, S5.32)', async ({
    classic,
  }) => {
    await goToCheckout(classic)
    const recap = classic.main.getByText(classic.t('basket.total'), { exact: true })
    await expect(recap).toBeVisible()
    expect(await leftOf(recap)).toBeGreaterThan(await leftOf(classic.payButton()))
    const email = classic.main.getByRole('textbox', { name: classic.t('contact.email') })
    const policy = classic.main.getByRole('checkbox', { name: classic.t('contact.policy') })
    await classic.reload()
    await classic.expectQuestion('checkout')
    await expect(email).toHaveValue('kari@example.no')
    await expect(policy).toBeChecked()
    await classic.fillEmail('kari@')
    await classic.pay()
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(new RegExp(classic.t('Form.errors.pattern.email')))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a product tells its total in a bar that stays in sight, as options are chosen and put back (S2.29, S2.30)', async ({
    classic,
  }) => {
    await classic.open()
    await classic.chooseRestaurant('Brygga Burger', 'EATIN')
    await classic.chooseCategory('Burgers')
    await classic.openProduct('Brygga burger')
    await classic.expectQuestion('customise')
    const bar = classic.main.getByRole('region', { name: classic.t('classic.productBar') })
    const add = bar.getByRole('button', { name: classic.t('customise.add') })
    await expect(bar).toBeInViewport()
    const before = (await add.textContent()) ?? ''
    await classic.pickOption('Bun', 'Gluten-free bun')
    await expect(add).not.toHaveText(before)
    await expect(bar).toBeInViewport()
    await classic.tap(classic.button(classic.t('customise.reset')))
    await expect(add).toHaveText(before)
    await classic.tap(bar.getByRole('button', { name: classic.t('quantity.increase', { name: '' }) }))
    await expect(add).not.toHaveText(before)
  })
})

function paleness(classic: Classic): Promise<string> {
  return classic.main
    .getByRole('link', { name: /./ })
    .last()
    .evaluate((element) => {
      const filters = []
      for (let at: Element | null = element; at; at = at.parentElement)
        filters.push(getComputedStyle(at).filter)
      return filters.find((filter) => filter !== 'none') ?? 'none'
    })
}

async function leftOf(target: ReturnType<Classic['button']>): Promise<number> {
  return (await target.boundingBox())?.x ?? Number.NaN
}

/** What waits until it is let on. */
function aGate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open: () => open() }
}
