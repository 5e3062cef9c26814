import { expect, type Page } from '@playwright/test'
import { readLog } from '#app/storage/read-log.ts'
import { hrefOf } from '#domain/navigation/routes.ts'
import { fold } from '#flows/core/engine/fold.ts'
import type { Log } from '#flows/core/log/log.ts'
import { placeRouteOf } from '#flows/navigation/place-route.ts'
import type { QuestionDefinition } from '#flows/core/conversation/question.ts'
import { liveQuestionOf, QUESTIONS, type QuestionName } from '#flows/core/conversation/questions.ts'
import { deviceStorage, storedLog } from '#scripts/device-storage.ts'
import { STANDINGS } from '#tests/support/standings.ts'
import type { Shop } from '../fixtures.ts'
import { isPage } from './pages.ts'
import type { View } from './shopper.ts'
import { standAs, takeStandings } from './standing.ts'
import { pseudoTexts, textsOf } from './texts.ts'

const DEPLOYMENT = 'gardermoen'
/** What is shown while something is on its way, in either of the texts a shop may speak. */
const WAITING = [textsOf('en'), pseudoTexts].map((t) => t('wait.label'))

/** A tab in which nothing outside ever answers, so that a conversation stays where it stands, and another beside it. */
export type StillTab = {
  readonly page: Page
  readonly shop: Shop
  /** Shows no conversation: what it writes, the first tab hears of. */
  readonly beside: Page
  /** The server's time when the page was loaded (epoch ms), which is its own from then on. */
  loadedAt?: number
}

/** Prepares a tab for `standAt`. */
export async function standStill(page: Page, shop: Shop): Promise<StillTab> {
  await page.context().addCookies([{ name: 'orda-language', value: 'en', url: shop.url }])
  await takeStandings(page)
  await page.addInitScript(silenceOutside)
  const beside = await page.context().newPage()
  for (const tab of [page, beside]) await tab.goto('/api/x/health')
  return { page, shop, beside }
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

/**
 * Has a tab show a conversation that stands at a question, in a view, and waits until all of it is drawn. The page is
 * loaded once: from then on it follows the other tab, as it follows every tab of its customer.
 */
export async function standAt(
  tab: StillTab,
  question: QuestionDefinition<QuestionName>,
  view: View,
): Promise<void> {
  const { page, shop, beside } = tab
  const talk = STANDINGS[question.name]()
  const conversation = talk.conversation()
  const log = talk.log()
  const kept = {
    ...storedLog({
      ...log,
      settings: { ...log.settings, deployment: DEPLOYMENT },
      entries: begunEarlier(QUESTIONS.indexOf(question), log),
    }),
    // The device is known, so the server is asked who is at it.
    'orda.device': 'known',
  }
  // A page that opens with a question would cover the next.
  if (tab.loadedAt === conversation.now && !isPage(page.url())) {
    await page.evaluate((old) => document.querySelector('#root > *')?.classList.add(old), BEFORE)
    await beside.evaluate(keepAll, kept)
    await expect(page.locator(`.${BEFORE}`)).toHaveCount(0)
  } else {
    await shop.setTime(conversation.now)
    await standAs(page, kept)
    await page.goto(`${hrefOf(placeRouteOf(conversation))}?view=${view}`)
    tab.loadedAt = conversation.now
  }
  await expectDrawn(page, question, view)
  await expect
    .poll(() => questionOn(page), { message: 'what the conversation stands at' })
    .toBe(question.name)
}

/** Begun at a moment of its own it is another conversation: no command of the one before is taken for lost in it. */
function begunEarlier(ms: number, { entries }: Log): Log['entries'] {
  return entries.map((entry, step) => (step === 0 ? { ...entry, at: entry.at - ms } : entry))
}

/** On what was drawn of the conversation before: another one draws all of it anew. */
const BEFORE = 'e2e-before'

/** Runs in the page. */
function keepAll(kept: Readonly<Record<string, string>>): void {
  localStorage.clear()
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
}

async function expectDrawn(
  page: Page,
  { name, surface }: QuestionDefinition<QuestionName>,
  view: View,
): Promise<void> {
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
export function questionsByStep(): ReadonlyMap<string, readonly QuestionDefinition<QuestionName>[]> {
  const steps = new Map<string, QuestionDefinition<QuestionName>[]>()
  for (const question of QUESTIONS.filter(({ name }) => !FLEETING.includes(name))) {
    const step = question.step ?? 'afterwards'
    steps.set(step, [...(steps.get(step) ?? []), question])
  }
  return steps
}

/** The questions up to the checkout, there, and once an order is placed: about as many each. */
export function questionsInParts(): readonly (readonly [
  when: string,
  questions: readonly QuestionDefinition<QuestionName>[],
])[] {
  const { pay = [], afterwards = [], ...before } = Object.fromEntries(questionsByStep())
  return [
    ['before the checkout', Object.values(before).flat()],
    ['about paying', pay],
    ['about a placed order', afterwards],
  ]
}
