import { expect, inEveryView, test } from '../fixtures.ts'
import { fillBasket } from '../vocabulary/till.ts'

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
    const policy = page.locator('label').filter({ hasText: shopper.t('contact.policy') })
    await expect(policy.locator('svg')).toBeHidden()
    await shopper.acceptPolicy()
    await expect(policy.locator('svg')).toBeVisible()
    await shopper.open('/allergens')
    const boxes = page.locator('main label:has([type="checkbox"])')
    await expect(boxes.first()).toBeVisible()
    for (const box of await boxes.all()) await expect(box.locator('svg')).toBeHidden()
  })
})
