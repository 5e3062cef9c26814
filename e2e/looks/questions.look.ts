import { test } from '../fixtures.ts'
import { draw } from '../vocabulary/draw.ts'
import { questionsByStep, standAt, standStill } from '../vocabulary/questions.ts'
import { EVERY_VIEW } from '../vocabulary/shopper.ts'

for (const view of EVERY_VIEW)
  for (const [step, questions] of questionsByStep())
    test(`every question in the ${view} view: ${step}`, async ({ page, shop }) => {
      const tab = await standStill(page, shop)
      for (const question of questions) {
        await standAt(tab, question, view)
        await draw(page, `question-${view}-${question.name}`)
      }
    })
