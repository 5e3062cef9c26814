import { test } from '../fixtures.ts'
import { ALL_COLOURS, COLOURS, LIGHT } from '../vocabulary/colours.ts'
import { expectNoFaults } from '../vocabulary/faults.ts'
import { expectRoomForTexts } from '../vocabulary/layout.ts'
import { questionsByStep, standAt, standStill } from '../vocabulary/questions.ts'
import { EVERY_VIEW } from '../vocabulary/shopper.ts'

// Texts that are two fifths longer than in English are as hard for a layout as any language.
test.use({ reducedMotion: 'reduce', hasPseudoTexts: true })

/** A page opened anew for each; only a limit for what hangs. */
const A_QUESTION_MS = 20_000

for (const view of EVERY_VIEW)
  test.describe(`in the ${view} view`, () => {
    for (const [step, questions] of questionsByStep())
      test(`no question has a fault a machine can find, on a phone or a desktop, in each colour, or a text without room: ${step} (WCAG 2.2 AA, 1.4.10)`, async ({
        page,
        shop,
      }) => {
        test.setTimeout(A_QUESTION_MS * (1 + questions.length))
        await standStill(page, shop)
        for (const question of questions)
          await test.step(question.name, async () => {
            await standAt(page, shop, question, view)
            await expectRoomForTexts(page)
            await expectNoFaults(page, view === 'linear' ? ALL_COLOURS : COLOURS, LIGHT)
          })
      })
  })
