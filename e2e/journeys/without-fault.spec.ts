import { expect, test } from '../fixtures.ts'
import { expectNoViolationsOf, expectNoFaults } from '../vocabulary/faults.ts'
import { walkTheChat, walkTheMenu } from '../vocabulary/walks.ts'

// What opens beside the questions of an order, and the screens that a desktop lays out otherwise, as they are shipped;
// each question by itself stands in `every-question.spec.ts`.
const IN_THE_CHAT = ['map', 'missing', 'unknown', 'errors'].map((place) => `chat-${place}`)
const IN_THE_MENU = [
  'restaurants',
  'side-menu',
  'info',
  'products',
  'missing',
  'basket',
  'removal',
  'checkout',
  'errors',
  'paid',
].map((place) => `classic-${place}`)

test.use({ viewport: { width: 360, height: 740 } })
test.describe.configure({ timeout: 240_000 })

test('nothing that opens beside the questions of the chat has a fault a machine can find, on a phone or a desktop, in light or dark (WCAG 2.2 AA, 1.4.10)', async ({
  chat,
  page,
}) => {
  await walkTheChat(chat, async (place) => {
    if (IN_THE_CHAT.includes(place)) await test.step(place, () => expectNoFaults(page))
  })
})

test('no screen, panel or dialog of the menu view has a fault a machine can find, on a phone or a desktop, in light or dark (WCAG 2.2 AA, 1.4.10)', async ({
  classic,
  page,
}) => {
  await walkTheMenu(classic, async (place) => {
    if (IN_THE_MENU.includes(place)) await test.step(place, () => expectNoFaults(page))
  })
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
