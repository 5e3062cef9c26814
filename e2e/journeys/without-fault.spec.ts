import { expect, inEachView, test } from '../fixtures.ts'
import { ALL_COLOURS } from '../vocabulary/colours.ts'
import { expectNoViolationsOf, expectNoFaults } from '../vocabulary/faults.ts'
import { PAGES } from '../vocabulary/pages.ts'
import { walkTheChat, walkTheMenu, walkThePages } from '../vocabulary/walks.ts'

// What is shipped, with what opens beside its questions; each question by itself stands in `every-question.spec.ts`.
test.use({ viewport: { width: 360, height: 740 } })
test.describe.configure({ timeout: 240_000 })

test('no step of an order in the chat has a fault a machine can find, on a phone or a desktop, in light or dark (WCAG 2.2 AA, 1.4.10)', async ({
  chat,
  page,
}) => {
  await walkTheChat(chat, (place) => test.step(place, () => expectNoFaults(page)))
})

test('no screen, panel or dialog of the menu view has a fault a machine can find, on a phone or a desktop, in light or dark (WCAG 2.2 AA, 1.4.10)', async ({
  classic,
  page,
}) => {
  await walkTheMenu(classic, (place) => test.step(place, () => expectNoFaults(page)))
})

test('no page of one question has a fault a machine can find, on a phone or a desktop, in light, dark or high contrast (WCAG 2.2 AA, 1.4.10)', async ({
  page,
  shop,
}) => {
  await page.context().addCookies([{ name: 'orda-language', value: 'en', url: shop.url }])
  await walkThePages(page, (place) => test.step(place, () => expectNoFaults(page, ALL_COLOURS)))
})

test('each theme is chosen in the side menu, shows at once, and has no fault of its own (S2.86)', async ({
  classic,
  page,
}) => {
  await classic.open()
  await classic.tap(page.getByRole('button', { name: classic.t('classic.menu.open') }))
  for (const theme of ['contrast', 'dark', 'light', 'system'] as const)
    await test.step(theme, async () => {
      const name = classic.t(`theme.${theme}`)
      const choice = classic.dialog.getByRole('radio', { name, exact: true })
      await choice.check()
      await expect(choice).toBeChecked()
      const shown = expect(page.locator('html'))
      if (theme === 'system') await shown.not.toHaveAttribute('data-theme')
      else await shown.toHaveAttribute('data-theme', theme)
      await expectNoViolationsOf(page, ['color-contrast'])
    })
})

inEachView(() => {
  test('no page beside the conversation has a fault a machine can find, in light or dark (WCAG 2.2 AA, 1.4.10)', async ({
    shopper,
    page,
  }) => {
    for (const [address, title] of PAGES)
      await test.step(address, async () => {
        await shopper.open(address)
        await expect(page.getByRole('heading', { name: shopper.t(title), exact: true })).toBeVisible()
        await expectNoFaults(page)
      })
  })
})
