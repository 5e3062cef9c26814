import type { Page, ViewportSize } from '@playwright/test'
import { expect, inEachView, inEveryView, test } from '../fixtures.ts'
import { logInAsMember } from '../vocabulary/members.ts'
import { openInPlace, PAGES } from '../vocabulary/pages.ts'
import { questionsInParts, standAt, standStill } from '../vocabulary/questions.ts'
import { troubleReading } from '../vocabulary/reading-room.ts'
import { EVERY_VIEW } from '../vocabulary/shopper.ts'
import { textsOf } from '../vocabulary/texts.ts'
import { inTextSizes, withTextSpacing } from '../vocabulary/text-size.ts'
import { openMenu } from '../vocabulary/purchase.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
/** A desktop at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }

type Look = { readonly size: ViewportSize; readonly percent: number; readonly isSetApart?: true }

/**
 * What is seen at the usual size, and at one and a half times that on a desktop, is less hard than its neighbours. In this
 * order little changes from one to the next: each change has the page drawn anew.
 */
const LOOKS: readonly Look[] = [
  { size: DESKTOP, percent: 200 },
  { size: PHONE, percent: 200 },
  { size: PHONE, percent: 150 },
  { size: PHONE, percent: 100, isSetApart: true },
  { size: ZOOMED, percent: 100 },
]

/** Only a limit for what hangs. */
const A_QUESTION_MS = 20_000

for (const view of EVERY_VIEW)
  test.describe(`in the ${view} view`, () => {
    for (const [when, questions] of questionsInParts())
      test(`every question ${when} can be read and answered in large text, with text set apart, and zoomed in (WCAG 1.4.4, 1.4.10, 1.4.12)`, async ({
        page,
        shop,
      }) => {
        test.setTimeout(A_QUESTION_MS * (1 + questions.length))
        const tab = await standStill(page, shop)
        for (const question of questions)
          await test.step(question.name, async () => {
            await standAt(tab, question, view)
            await expectReadable(page, question.name)
          })
      })
  })

inEveryView((view) => {
  test('every page beside the conversation can be read in large text, with text set apart, and zoomed in (WCAG 1.4.4, 1.4.10, 1.4.12)', async ({
    page,
    shop,
  }) => {
    test.setTimeout(A_QUESTION_MS * PAGES.length)
    const t = textsOf('en')
    await page.context().addCookies([{ name: 'orda-language', value: 'en', url: shop.url }])
    await page.goto(`/?view=${view}`)
    for (const [address, title] of PAGES)
      await test.step(address, async () => {
        await openInPlace(page, address)
        await expect(page.getByRole('heading', { name: t(title), exact: true })).toBeVisible()
        await expectReadable(page, address)
      })
  })

  test('the pages of who is logged in can be read in large text, with text set apart, and zoomed in (WCAG 1.4.4, 1.4.10, 1.4.12)', async ({
    page,
    shop,
  }) => {
    const t = textsOf('en')
    await page.context().addCookies([{ name: 'orda-language', value: 'en', url: shop.url }])
    await logInAsMember(page, shop, `reader.${view}@example.no`)
    await page.goto(`/profile?view=${view}`)
    await expect(page.getByText('Nordmann')).toBeVisible()
    await expectReadable(page, 'profile')
    await page.getByRole('button', { name: t('account.profile.edit'), exact: true }).click()
    await expect(page.getByRole('textbox', { name: t('account.field.lastName') })).toBeVisible()
    await expectReadable(page, 'profile, changing')
  })
})

/** Nothing is in the way of reading and answering the page as it stands, at any size of text or zoom. */
async function expectReadable(page: Page, what: string): Promise<void> {
  const before = page.viewportSize() ?? DESKTOP
  await inTextSizes(page, async (choose) => {
    for (const { size, percent, isSetApart } of LOOKS) {
      await page.setViewportSize(size)
      await choose(percent)
      const look = () => troubleReading(page)
      const trouble = await (isSetApart ? withTextSpacing(page, look) : look())
      const how = isSetApart ? 'set apart' : `${percent} %`
      expect.soft(trouble, `${what} at ${size.width} px, ${how}`).toEqual([])
    }
  })
  await page.setViewportSize(before)
}

const LONG_NAMES = [
  'Flyplassrestaurantbryggaogburgerkompaniet',
  'Restaurant Gardermoen Internasjonale Lufthavnkafé og Bakeri avdeling nord',
]

inEachView((view) => {
  test('a long name of a restaurant leaves the controls of the head together, and nothing of what stays below under it (WCAG 1.4.10)', async ({
    shopper,
    page,
  }) => {
    await openMenu(shopper)
    await shopper.chooseCategory('Burgers')
    await shopper.expectQuestion('products')
    const head = page.getByRole('banner')
    const name = await head.getByText('Brygga Burger', { exact: true }).elementHandle()
    for (const width of [390, 660])
      for (const long of LONG_NAMES)
        await test.step(`${long} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: PHONE.height })
          await name?.evaluate((element, text) => (element.textContent = text), long)
          await expect.poll(() => head.evaluate(linesOfControls)).toBe(1)
          if (view === 'chat') return
          await page.evaluate(() => window.scrollTo(0, 600))
          const row = page.getByRole('navigation', { name: shopper.t('classic.title.categories') })
          await expect
            .poll(async () => {
              const [above, below] = await Promise.all([head.boundingBox(), row.boundingBox()])
              return above && below && below.y - (above.y + above.height)
            })
            .toBeGreaterThanOrEqual(0)
        })
  })
})

/** Runs in the page: on how many lines that which can be chosen at the end of the head stands. */
function linesOfControls(head: Element): number {
  const shown = [...head.querySelectorAll('nav, select')].filter((each) => each.checkVisibility())
  const middles = shown.map((each) => {
    const { top, bottom } = each.getBoundingClientRect()
    return Math.round((top + bottom) / 8)
  })
  return new Set(middles).size
}
