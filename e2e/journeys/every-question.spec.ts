import { expect, test } from '../fixtures.ts'
import { ALL_COLOURS, COLOURS, LIGHT } from '../vocabulary/colours.ts'
import { expectNoFaults } from '../vocabulary/faults.ts'
import { expectRoomForTexts } from '../vocabulary/layout.ts'
import { logInAsMember } from '../vocabulary/members.ts'
import { openInPlace, PAGES } from '../vocabulary/pages.ts'
import { questionsInParts, standAt, standStill } from '../vocabulary/questions.ts'
import { EVERY_VIEW } from '../vocabulary/shopper.ts'
import { pseudoTexts } from '../vocabulary/texts.ts'

// Texts that are two fifths longer than in English are as hard for a layout as any language.
test.use({ hasPseudoTexts: true })

/** Only a limit for what hangs. */
const A_QUESTION_MS = 20_000

for (const view of EVERY_VIEW)
  test.describe(`in the ${view} view`, () => {
    for (const [when, questions] of questionsInParts())
      test(`no question ${when} has a fault a machine can find, on a phone or a desktop, in each colour, or a text without room (WCAG 2.2 AA, 1.4.10)`, async ({
        page,
        shop,
      }) => {
        test.setTimeout(A_QUESTION_MS * (1 + questions.length))
        const tab = await standStill(page, shop)
        for (const question of questions)
          await test.step(question.name, async () => {
            await standAt(tab, question, view)
            await expectRoomForTexts(page)
            // What is around the questions on a desktop is the same at all of them.
            const onDesktop = question === questions[0] ? LIGHT : []
            await expectNoFaults(page, view === 'linear' ? ALL_COLOURS : COLOURS, onDesktop)
          })
      })

    test('no page beside the conversation has a fault a machine can find, or a text without room (WCAG 2.2 AA, 1.4.10)', async ({
      page,
      shop,
    }) => {
      test.setTimeout(A_QUESTION_MS * PAGES.length)
      await page.context().addCookies([{ name: 'orda-language', value: 'en', url: shop.url }])
      await page.goto(`/?view=${view}`)
      for (const [address, title] of PAGES)
        await test.step(address, async () => {
          await openInPlace(page, address)
          await expect(page.getByRole('heading', { name: pseudoTexts(title), exact: true })).toBeVisible()
          await expectRoomForTexts(page)
          await expectNoFaults(page, COLOURS, address === PAGES[0][0] ? LIGHT : [])
        })
    })

    test('no page of who is logged in has a text without room (WCAG 1.4.10)', async ({ page, shop }) => {
      await page.context().addCookies([{ name: 'orda-language', value: 'en', url: shop.url }])
      await logInAsMember(page, shop, `member.${view}@example.no`)
      await page.goto(`/profile?view=${view}`)
      const profile = page.getByRole('heading', { name: pseudoTexts('account.profile.title'), exact: true })
      await expect(profile).toBeVisible()
      await expect(page.getByText('Nordmann')).toBeVisible()
      await expectRoomForTexts(page)
      await page.getByRole('button', { name: pseudoTexts('account.profile.edit'), exact: true }).click()
      await expect(page.getByRole('textbox', { name: pseudoTexts('account.field.lastName') })).toBeVisible()
      await expectRoomForTexts(page)
    })
  })
