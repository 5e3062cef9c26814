import { expect, type Page } from '@playwright/test'
import { readLog } from '#app/storage/read-log.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import { fold } from '#flows/engine/fold.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import type { QuestionDefinition } from '#flows/questions/question.ts'
import { liveQuestionOf, QUESTIONS, type QuestionName } from '#flows/questions/questions.ts'
import { deviceStorage, storedLog } from '#scripts/device-storage.ts'
import { STANDINGS } from '#tests/support/standings.ts'
import type { Shop } from '../fixtures.ts'
import type { View } from './shopper.ts'
import { standAs, takeStandings } from './standing.ts'
import { pseudoTexts, textsOf } from './texts.ts'

const DEPLOYMENT = 'gardermoen'
/** What is shown while something is on its way, in either of the texts a shop may speak. */
const WAITING = [textsOf('en'), pseudoTexts].map((t) => t('wait.label'))

/** Prepares a tab for `standAt`: nothing outside ever answers it, so a conversation stays where it stands. */
export async function standStill(page: Page, shop: Shop): Promise<void> {
  await page.context().addCookies([{ name: 'orda-language', value: 'en', url: shop.url }])
  await takeStandings(page)
  await page.addInitScript(silenceOutside)
  await page.goto('/api/x/health')
}

/** Runs in the page. A route would do as well, but it turns off the cache, and each page would fetch all of its code anew. */
function silenceOutside(): void {
  const { fetch } = window
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    return pathname.startsWith('/api/') ? new Promise(() => undefined) : fetch(input, init)
  }
  navigator.geolocation.getCurrentPosition = () => undefined
}

/** Opens a conversation that stands at a question, in a view, and waits until all of it is drawn. */
export async function standAt(
  page: Page,
  shop: Shop,
  question: QuestionDefinition,
  view: View,
): Promise<void> {
  const talk = STANDINGS[question.name as QuestionName]()
  const conversation = talk.conversation()
  const log = talk.log()
  await shop.setTime(conversation.now)
  await standAs(page, {
    ...storedLog({ ...log, settings: { ...log.settings, deployment: DEPLOYMENT } }),
    // The device is known, so the server is asked who is at it.
    'orda.device': 'known',
  })
  await page.goto(`${hrefOf(placeRouteOf(conversation))}?view=${view}`)
  await expectDrawn(page, question, view)
  await expect
    .poll(() => questionOn(page), { message: 'what the conversation stands at' })
    .toBe(question.name)
}

async function expectDrawn(page: Page, { name, surface }: QuestionDefinition, view: View): Promise<void> {
  if (view === 'classic') await expect(page.locator('main h1')).toBeVisible()
  else await expect(page.locator(`[data-question="${name}"]`)).toBeAttached()
  if (view === 'chat') await expect(page.locator('html[data-live="true"]')).toBeAttached()
  if (view === 'classic' && surface === 'dialog') await expect(page.getByRole('dialog')).toBeVisible()
  if (surface !== 'wait')
    for (const text of WAITING) await expect(page.getByText(text, { exact: true })).toHaveCount(0)
}

/** What the conversation on this page's device stands at. */
async function questionOn(page: Page): Promise<string | undefined> {
  const kept = readLog(deviceStorage(await page.evaluate(() => ({ ...localStorage }))), DEPLOYMENT)
  return kept.kind === 'log' ? liveQuestionOf(fold(kept.log))?.name : undefined
}

/** What is looked up on the device alone is answered at once; while it is, they are drawn as every other wait. */
const FLEETING: readonly string[] = ['orderLoading', 'paymentRecalling'] satisfies QuestionName[]

/** The questions of each step of an order, and those about orders that are placed. */
export function questionsByStep(): ReadonlyMap<string, readonly QuestionDefinition[]> {
  const steps = new Map<string, QuestionDefinition[]>()
  for (const question of QUESTIONS.filter(({ name }) => !FLEETING.includes(name))) {
    const step = question.step ?? 'afterwards'
    steps.set(step, [...(steps.get(step) ?? []), question])
  }
  return steps
}
