import type { Locator } from '@playwright/test'
import { expect, inEveryView, test } from '../fixtures.ts'
import { BRYGGA, haveOrdered, MINUTE_MS, openStars } from '../vocabulary/orders.ts'
import { Pictures } from '../vocabulary/pictures.ts'
import type { Shopper } from '../vocabulary/shopper.ts'
import { startingWith } from '../vocabulary/texts.ts'
import { fillBasket } from '../vocabulary/purchase.ts'

// Several ways to pay, so that there is one to choose.
test.use({ isPaymentSimulated: true, viewport: { width: 390, height: 844 } })

const SWEET_POTATO = { name: 'Sweet potato fries', code: '1303' }

/** A limit for what hangs: each state of each control is drawn twice. */
const PICTURES_MS = 400_000

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))
test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none' }))

inEveryView(() => {
  test('where the system chooses the colours, only what is ticked has a tick (WCAG 1.4.1)', async ({
    shopper,
    page,
  }) => {
    await fillBasket(shopper)
    await shopper.checkout()
    await shopper.expectQuestion('checkout')
    await shopper.fillEmail('kari@example.no')
    // A wallet that is offered above the details has a tick of its own.
    const policy = shopper.place
      .locator('label')
      .filter({ hasText: shopper.t('contact.policy') })
      .last()
    await expect(policy.locator('svg')).toBeHidden()
    await shopper.acceptPolicy()
    await expect(policy.locator('svg')).toBeVisible()
    await shopper.open('/allergens')
    const boxes = page.locator('main label:has([type="checkbox"])')
    await expect(boxes.first()).toBeVisible()
    for (const box of await boxes.all()) await expect(box.locator('svg')).toBeHidden()
  })

  test('where the system chooses the colours, every state shows without its fill, and no two states of a control look alike (WCAG 1.4.1, 1.4.11, 2.4.7)', async ({
    shopper,
    view,
    page,
    shop,
  }, info) => {
    test.setTimeout(PICTURES_MS)
    const { place } = shopper
    const pictures = new Pictures(page, info)
    await shop.kitchen({
      restaurantId: BRYGGA,
      outages: [{ productCode: SWEET_POTATO.code, state: 'UNAVAILABLE' }],
    })
    await shopper.open()
    if (view !== 'classic') await tellViewsApart(shopper, pictures)
    // The same buttons in every view; this one has each of their looks.
    const tellLooksApart = () => (view === 'classic' ? pictures.tellLooksApart(place) : undefined)
    await tellLooksApart()
    await shopper.chooseRestaurant('Brygga Burger', 'EATIN')
    await shopper.chooseCategory('Meals')
    await shopper.expectQuestion('products')
    if (view === 'classic') await tellCategoriesApart(shopper, pictures)
    await tellLooksApart()
    await shopper.openProduct('Brygga meal')
    await shopper.expectQuestion('customise')
    // A tile with a picture is what its label stands in.
    const option = (name: string) =>
      place
        .locator(view === 'linear' ? 'label' : 'div:has(> label > input)')
        .filter({ hasText: name })
        .first()
    await tellLooksApart()
    await tellSoldOutApart(pictures, option(SWEET_POTATO.name))
    await shopper.pickOption('Side', 'Fries')
    if (view === 'linear')
      await tellChoicesApart(pictures, 'option in a row', option('Fries'), option('Onion rings'))
    await shopper.pickOption('Drink', 'Cola')
    await shopper.pickOption('Cooking', 'Medium')
    await tellChoicesApart(pictures, 'option in a tile', option('Well done'), option('Medium'))
    await shopper.confirmProduct()
    if (view === 'chat') await tellStepsApart(shopper, pictures)
    await shopper.checkout()
    const turnPage = async () => {
      if (view === 'linear') await shopper.tap(shopper.button(shopper.t('linear.continue')))
    }
    await shopper.expectQuestion('checkout')
    await tellFieldApart(shopper, pictures)
    await shopper.fillDetail('email', 'kari@example.no')
    await turnPage()
    await tellTickApart(shopper, pictures)
    await turnPage()
    await tellWaysApart(shopper, pictures)
    await shopper.expectQuestion('checkout')
    await tellLooksApart()
    await shopper.tap(
      view === 'classic'
        ? place.getByRole('button', { name: shopper.t('classic.otherTimes') })
        : shopper.button('Change: Time'),
    )
    const slot = place.locator('label:has([type="radio"])')
    await expect(slot.first()).toBeVisible()
    await tellChoicesApart(pictures, 'earliest time', slot.first(), slot.nth(1))
    await tellChoicesApart(pictures, 'time', slot.nth(1), slot.first())
  })

  test('where the system chooses the colours, a notice, how far an order is and how many stars it was given show without a fill (WCAG 1.4.1)', async ({
    shopper,
    shop,
    page,
  }, info) => {
    test.setTimeout(PICTURES_MS)
    const pictures = new Pictures(page, info)
    const [placed] = await haveOrdered(shopper, shop)
    await shopper.open('/order-history')
    await shopper.expectQuestion('history')
    await tellNoticesApart(shopper, pictures)
    await shop.setTime(Date.parse(placed?.retrievalDate ?? '') + MINUTE_MS)
    await shopper.open('/current-order')
    await shopper.expectOrder('due')
    await tellStagesApart(shopper, pictures)
    const star = (await openStars(shopper, shopper.place)).locator('label:has([type="radio"])')
    await tellChoicesApart(pictures, 'star', star.nth(2), star.first())
  })
})

/** The other view, as it is and as it would be were it on. */
async function tellViewsApart({ page, t }: Shopper, pictures: Pictures): Promise<void> {
  const view = page
    .getByRole('navigation', { name: t('view.label') })
    .getByRole('link')
    .last()
  await pictures.tellAttributesApart('view', view, { other: {}, current: { 'aria-current': 'true' } })
}

async function tellCategoriesApart({ page, t }: Shopper, pictures: Pictures): Promise<void> {
  const row = page.getByRole('navigation', { name: t('classic.title.categories') })
  // Beside the first: the row follows the page, which a look at the row scrolls to its top.
  const category = row.getByRole('link', { name: 'Burgers', exact: true })
  await pictures.tellAttributesApart('category', category, { other: {}, current: { 'aria-current': 'page' } })
}

/** One of several, with its label: not chosen yet or no more, and chosen. */
async function tellChoicesApart(
  pictures: Pictures,
  control: string,
  label: Locator,
  other: Locator,
): Promise<void> {
  const input = label.locator('input')
  await pictures.tellApart(control, label, {
    open: async () => {
      await other.locator('input').check()
      await pictures.blur()
    },
    'chosen, focused': async () => {
      await input.check()
      await pictures.focus(input)
    },
    chosen: () => pictures.blur(),
  })
}

/** One that is really sold out, beside what it would look like were it not. */
async function tellSoldOutApart(pictures: Pictures, label: Locator): Promise<void> {
  const input = label.locator('input')
  await expect(input).toHaveAttribute('aria-disabled', 'true')
  await pictures.tellApart('sold-out option', label, {
    'sold out': () => pictures.mark(input, { 'aria-disabled': 'true' }),
    'to be had': () => pictures.mark(input, { 'aria-disabled': null }),
  })
  await pictures.mark(input, { 'aria-disabled': 'true' })
}

async function tellFieldApart({ place, t }: Shopper, pictures: Pictures): Promise<void> {
  await pictures.tellAttributesApart('text field', place.getByRole('textbox', { name: t('contact.email') }), {
    open: {},
    invalid: { 'aria-invalid': 'true' },
    'to be read only': { readonly: '' },
  })
}

async function tellTickApart({ place, t }: Shopper, pictures: Pictures): Promise<void> {
  const label = place
    .locator('label')
    .filter({ hasText: t('contact.policy') })
    .last()
  const input = label.getByRole('checkbox')
  await pictures.tellApart('tick', label, {
    off: async () => {
      await input.uncheck()
      await pictures.blur()
    },
    invalid: () => pictures.mark(input, { 'aria-invalid': 'true' }),
    focused: async () => {
      await pictures.mark(input, { 'aria-invalid': null })
      await pictures.focus(input)
    },
    'on, focused': () => input.press('Space'),
    on: () => pictures.blur(),
  })
}

/** At the basket, the fourth of six steps. */
async function tellStepsApart({ page, t }: Shopper, pictures: Pictures): Promise<void> {
  const steps = page.getByRole('navigation', { name: t('step.nav') }).locator('li')
  await page.getByRole('button', { name: t('frame.more') }).click()
  await pictures.tellEachApart('step', { done: steps.nth(2), current: steps.nth(3), ahead: steps.nth(5) })
  await page.keyboard.press('Escape')
}

/** Beside what is around it, and one that says what went wrong beside others. */
async function tellNoticesApart({ page, place, t }: Shopper, pictures: Pictures): Promise<void> {
  const notice = place.getByRole('group', { name: t('orderHistory.empty') })
  const looks = (await notice.getAttribute('class')) ?? ''
  const error = await page.evaluate(classOf, 'notice-error-')
  await pictures.tellApart('notice', notice, {
    'no notice': () => pictures.mark(notice, { class: looks.replace(/notice-notice-\S+/, '') }),
    notice: () => pictures.mark(notice, { class: looks }),
    error: () => pictures.mark(notice, { class: `${looks} ${error}` }),
  })
}

/** Runs in the page: the class of its styles that begins so. */
function classOf(beginning: string): string {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const [found] = rules.flatMap(({ cssText }) => new RegExp(`${beginning}[\\w-]+`).exec(cssText) ?? [])
  return found ?? ''
}

/** By their marks: what they are called differs anyway. */
async function tellStagesApart({ place, t }: Shopper, pictures: Pictures): Promise<void> {
  const stages = place.getByRole('list', { name: t('order.stages') }).locator('li')
  const mark = (stage: Locator) => stage.locator('span').first()
  await pictures.tellEachApart('stage', {
    done: mark(stages.first()),
    current: mark(stages.and(place.locator('[aria-current]'))),
    ahead: mark(stages.last()),
  })
}

/** A way to pay that was chosen, and one that was not; the test payment is. */
async function tellWaysApart(shopper: Shopper, pictures: Pictures): Promise<void> {
  await shopper.toWays(shopper.t('payment.way.stripe'))
  const way = shopper.button(startingWith(shopper.t('payment.way.stripe')))
  await expect(way).toBeVisible()
  await pictures.tellAttributesApart('way to pay', way, {
    open: { 'data-chosen': null, 'aria-disabled': null },
    chosen: { 'data-chosen': 'true' },
    'chosen, spent': { 'data-chosen': 'true', 'aria-disabled': 'true' },
  })
  await shopper.tap(shopper.button(startingWith(shopper.t('payment.way.test'))))
}
