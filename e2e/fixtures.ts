import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, request, test as base, type APIRequestContext, type ConsoleMessage } from '@playwright/test'
import { keptPageOf, type KeptPage } from './kept-page.ts'
import { importDeployment, isShipped, startServer } from './server.ts'
import { Chat } from './vocabulary/chat.ts'
import { Classic } from './vocabulary/classic.ts'
import { expectFoldsAsLived } from './vocabulary/folded.ts'
import { Plain } from './vocabulary/plain.ts'
import { EVERY_VIEW, VIEWS, type Shopper, type View } from './vocabulary/shopper.ts'
import type { Language } from './vocabulary/texts.ts'
import { customerIn } from './vocabulary/views.ts'

/** What the simulated kitchen of a restaurant can be told. */
export type KitchenOrder = {
  restaurantId: string
  ordersEnabled?: boolean
  ordersInjectionDelay?: number
  outages?: readonly { productCode: string; state: 'DISABLED' | 'UNAVAILABLE' }[]
  /** One entry an interval, `HH:MM|HH:MM`; a day without an entry is closed. */
  openingHours?: readonly { name: string; value: string }[]
  injection?: 'accept' | 'refuse' | 'unreachable'
  delayMs?: number
  /** Whether it tells how far it is. */
  steps?: 'untold' | 'told'
  payment?: 'accept' | 'refuse' | 'undecided' | 'late' | 'authentication'
  capture?: 'accept' | 'refuse'
  /** What becomes of one order, now. */
  order?: {
    id: string
    fate: 'accept' | 'refuse' | 'soldOut' | 'refuseCapture' | 'preparing' | 'ready' | 'collected'
  }
  /** Major units by product code; publishes a new campaign. */
  publishPrices?: Record<string, number>
}

/** A production server of this worker alone, with its own data. */
export type Shop = {
  url: string
  /** The folder of its data, which commands of its owner are given. */
  dataDir: string
  /** Requests as nobody's browser: what the kitchen, the mail or the clock would do. */
  api: APIRequestContext
  kitchen: (order: KitchenOrder) => Promise<void>
  /** Moves the server's clock to an instant in epoch ms. */
  setTime: (now: number) => Promise<void>
  /** The server's time as a journey begins: a Wednesday around one o'clock in Oslo, a week later with each journey. */
  noon: () => number
  /** Puts back what kitchens were told, except prices, and goes to the next noon. */
  nextDay: () => Promise<void>
}

const WEEK_MS = 7 * 86_400_000
const FIRST_NOON = Date.parse('2027-01-06T12:00:00Z')

type Journey = {
  allowedNoise: RegExp[]
  isFresh: boolean
  language: Language
  view: View
  chat: Chat
  classic: Classic
  /** The customer of the journey's view. */
  shopper: Shopper
  /** The customer of the journey's view whose browser runs no code. */
  guest: Plain
  quietShop: undefined
}

/** `undefined` is the deployment every server is seeded with; any other is shipped too, or a folder of `deployments`. */
type Deployment = string | undefined

type Worker = {
  deployment: Deployment
  isPaymentSimulated: boolean
  isSignOnSimulated: boolean
  hasPseudoTexts: boolean
  takesConversations: boolean
  shop: Shop
  keptPage: KeptPage
}

export const test = base.extend<Journey, Worker>({
  deployment: [undefined, { option: true, scope: 'worker' }],

  /** Whether every payment provider is offered, each played by the shop itself. */
  isPaymentSimulated: [false, { option: true, scope: 'worker' }],

  /** Whether two providers of single sign-on are offered, both played by the shop itself. */
  isSignOnSimulated: [false, { option: true, scope: 'worker' }],

  /** Whether every text is accented, in brackets and two fifths longer than in English. */
  hasPseudoTexts: [false, { option: true, scope: 'worker' }],

  /** Whether customers can send their conversations. */
  takesConversations: [true, { option: true, scope: 'worker' }],

  shop: [
    async (
      { deployment, isPaymentSimulated, isSignOnSimulated, hasPseudoTexts, takesConversations },
      use,
    ) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'orda-e2e-'))
      if (deployment === undefined) await cp(process.env['SEEDED_DATA'] ?? '', dataDir, { recursive: true })
      else if (!isShipped(deployment)) await importDeployment(deployment, dataDir)
      const { url, stop } = await startServer(dataDir, {
        ...(isPaymentSimulated && { PAYMENTS: 'simulator' }),
        ...(isSignOnSimulated && { SIGN_ON: 'simulator' }),
        ...(hasPseudoTexts && { PSEUDO_TEXTS: '1' }),
        ...(!takesConversations && { SUPPORT: 'off' }),
        ...(deployment !== undefined && isShipped(deployment) && { DEPLOYMENT: deployment }),
      })
      const api = await request.newContext({ baseURL: url })
      const touched = new Map<string, KitchenOrder>()
      let noon = FIRST_NOON
      await use({
        url,
        dataDir,
        api,
        kitchen: async (order) => {
          const { restaurantId } = order
          if (!touched.has(restaurantId)) touched.set(restaurantId, await kitchenAsItIs(api, restaurantId))
          await post(api, '/api/x/kitchen', order)
        },
        setTime: (now) => post(api, '/api/x/test/clock', { now }),
        noon: () => noon,
        nextDay: async () => {
          for (const order of touched.values()) await post(api, '/api/x/kitchen', order)
          touched.clear()
          noon += WEEK_MS
          await post(api, '/api/x/test/clock', { now: noon })
        },
      })
      await api.dispose()
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  keptPage: [async ({ browser, shop }, use) => use(keptPageOf(browser, shop.url)), { scope: 'worker' }],

  /** Whether the browser must have seen nothing of the shop before, or its clock is put forward. */
  isFresh: [false, { option: true }],

  context: async (
    { browser, keptPage, isFresh, javaScriptEnabled, locale, viewport, colorScheme, reducedMotion },
    use,
    info,
  ) => {
    const isOwn = isFresh || javaScriptEnabled === false || locale !== info.project.use.locale || !viewport
    if (isOwn) {
      const context = await browser.newContext()
      await use(context)
      await context.close()
      return
    }
    const page = await keptPage.take({ viewport, colorScheme, reducedMotion })
    await use(page.context())
    await keptPage.leave(info.status !== info.expectedStatus)
  },

  /** Each journey finds the kitchens as they were seeded. Time only goes forward: pages made earlier are old. */
  quietShop: [
    async ({ shop }, use) => {
      await shop.nextDay()
      await use(undefined)
    },
    { auto: true },
  ],

  language: ['en', { option: true }],

  chat: async ({ page, shop, language }, use) => use(new Chat(page, shop.url, language)),

  classic: async ({ page, shop, language }, use) => use(new Classic(page, shop.url, language)),

  view: ['chat', { option: true }],

  shopper: async ({ view, page, shop, language }, use) => use(customerIn(view, page, shop.url, language)),

  guest: async ({ view, page, shop, language }, use) => use(new Plain(page, shop.url, language, view)),

  /** Console messages a journey expects, because it breaks something on purpose. */
  allowedNoise: [[], { option: true }],

  page: async ({ context, allowedNoise }, use) => {
    const page = context.pages()[0] ?? (await context.newPage())
    const noise: string[] = []
    const hear = (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
    }
    const fail = (error: Error) => noise.push(String(error))
    page.on('console', hear).on('pageerror', fail)
    await use(page)
    page.off('console', hear).off('pageerror', fail)
    await expectFoldsAsLived(page)
    expect(noise.filter((text) => !allowedNoise.some((allowed) => allowed.test(text)))).toEqual([])
  },
})

export { expect }

/** Tells the stories of a file one after another: to make their shop a second time would take longer than they do. */
export function inOneShop(): void {
  test.describe.configure({ mode: 'default' })
}

/** Tells the same stories in each view. */
export function inEachView(tell: (view: (typeof VIEWS)[number]) => void): void {
  inViews(VIEWS, tell)
}

/** Tells the same stories in each view, and one question to a page. */
export function inEveryView(tell: (view: View) => void): void {
  inViews(EVERY_VIEW, tell)
}

/** Tells the same stories in each of the three views, in English and in Norwegian. */
export function inViewsAndLanguages(tell: (view: View) => void): void {
  for (const [view, language] of SEEN_IN)
    test.describe(`in the ${view} view, in ${language}`, () => {
      test.use({ view, language })
      tell(view)
    })
}

/** Tells the same stories without code: in both views that need none, one of them in another language. */
export function inViewsWithoutCode(tell: () => void): void {
  for (const [view, language] of WITHOUT_CODE_IN)
    test.describe(`in the ${view} view, in ${language}`, () => {
      test.use({ view, language })
      tell()
    })
}

const WITHOUT_CODE_IN = [
  ['chat', 'en'],
  ['linear', 'no'],
] as const

const SEEN_IN = [
  ['chat', 'en'],
  ['linear', 'no'],
  ['classic', 'no'],
] as const

function inViews<Of extends View>(views: readonly Of[], tell: (view: Of) => void): void {
  for (const view of views)
    test.describe(`in the ${view} view`, () => {
      test.use({ view })
      tell(view)
    })
}

async function kitchenAsItIs(api: APIRequestContext, restaurantId: string): Promise<KitchenOrder> {
  const answer = await api.get(`/api/restaurants/${restaurantId}`)
  const { openingHours, outageProducts, settings } = (await answer.json()) as {
    openingHours: NonNullable<KitchenOrder['openingHours']>
    outageProducts: NonNullable<KitchenOrder['outages']>
    settings: { ordersEnabled: boolean; ordersInjectionDelay: number }
  }
  const { ordersEnabled, ordersInjectionDelay } = settings
  const calm = {
    injection: 'accept',
    delayMs: 0,
    payment: 'accept',
    capture: 'accept',
    steps: 'untold',
  } as const
  return {
    restaurantId,
    openingHours,
    outages: outageProducts,
    ordersEnabled,
    ordersInjectionDelay,
    ...calm,
  }
}

async function post(api: APIRequestContext, path: string, data: unknown): Promise<void> {
  const answer = await api.post(path, { data })
  expect(answer.ok(), `${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
}
