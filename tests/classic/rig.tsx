import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { openingLog, settingsOf } from '#app/first-screen/boot.ts'
import { App } from '#app/page/providers.tsx'
import { signOnWaysOf } from '#app/sign-on-here.ts'
import { createI18n } from '#app/languages/i18n.ts'
import { loadTexts } from '#app/languages/languages.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import type { PersonalData } from '#bindings/words/use-formatter.ts'
import type { View } from '#bindings/runtime/view-context.ts'
import { prefetchCards, prefetchCheckoutCard } from '#chat/cards/card-registry.ts'
import { Chat } from '#chat/chat.tsx'
import { Linear } from '#chat/linear/linear.tsx'
import { prefetchPages } from '#chat/linear/paged-questions.ts'
import { Classic } from '#classic/classic.tsx'
import { prefetchLayers } from '#classic/later-layers.ts'
import { prefetchCheckoutScreen, prefetchScreens } from '#classic/screens/screen-registry.ts'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { linesFromItems } from '#domain/basket/order-items.ts'
import { EMPTY_BASKET } from '#domain/basket/basket.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderRequest } from '#flows/checkout/checkout.events.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import type { MenuKey } from '#flows/menu/menu.machine.ts'
import type { PortFailure } from '#flows/core/log/port.ts'
import { createRunner, type Ports } from '#flows/core/engine/runner.ts'
import type { AccountPorts } from '#flows/account/account-ports.ts'
import { accountPortsWith } from '#tests/support/account-ports.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { aCatalogue, aDeployment } from '#tests/support/catalogue.ts'
import { patientUser } from '#tests/support/tapping.ts'

type Given = {
  readonly view?: View
  readonly path?: string
  /** Where the conversation began, if it was there before this address was opened. */
  readonly began?: string
  readonly flags?: Partial<FeatureFlags>
  readonly deployment?: Partial<Deployment>
  readonly ports?: Ports
  readonly accounts?: AccountPorts
  /** What this tab has kept before. */
  readonly personalData?: PersonalData
  /** Epoch ms, or the clock that tells them; noon unless said otherwise. */
  readonly now?: number | (() => number)
  /** Those that are offered. */
  readonly languages?: readonly string[]
  /** Where the customer is; nobody asks unless said. */
  readonly deviceZone?: string
  /** How wide the window is (px); less than what has the basket beside the menu unless said. */
  readonly width?: number
  /** What was done before the page was drawn. */
  readonly done?: readonly Command[]
  /** What the page stands in besides. */
  readonly around?: (view: ReactNode) => ReactNode
}

const VIEWS = { chat: Chat, classic: Classic, linear: Linear } as const
const NOON = at('2026-03-10 12:00')

/** The app over a small shop that answers at once, in English, at noon. */
export async function openShop({
  view = 'classic',
  path = '/',
  began = path,
  flags = {},
  deployment: overrides = {},
  ports = {},
  accounts,
  personalData = createPersonalData(undefined),
  now = NOON,
  languages = ['en', 'no'],
  deviceZone,
  width = 1_000,
  done = [],
  around = (view) => view,
}: Given = {}) {
  // What comes by itself (a timer, an answer) is drawn by itself, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  happyDOM.setViewport({ width })
  await prefetchCards()
  await prefetchCheckoutCard()
  await prefetchPages()
  await prefetchScreens()
  await prefetchCheckoutScreen()
  await prefetchLayers()
  const deployment = aDeployment({ defaultLanguage: 'en', ...overrides })
  const switched = { ...deployment, flags: { ...deployment.flags, ...flags } }
  const settings = settingsOf(switched)
  const requests: OrderRequest[] = []
  const clock = typeof now === 'function' ? now : () => now
  const runner = createRunner({
    log: openingLog({ id: 'talk', path: began.split('?')[0] ?? '/', settings, now: clock() }),
    ports: { ...shopPorts(requests, personalData), ...ports },
    now: clock,
    store: { append: () => undefined, keepBlob: () => undefined },
  })
  const i18n = createI18n({
    language: 'en',
    languages,
    fallback: 'en',
    texts: { en: await loadTexts('en') },
  })
  const t = i18n.t
  await i18n.loadNamespaces('orders')
  runner.start()
  await settled()
  for (const command of done) {
    runner.dispatch(command)
    await settled()
  }
  const notices = createDeviceNotices()
  history.replaceState(null, '', path)
  const View = VIEWS[view]
  const screen = render(
    <App
      deployment={deployment}
      runner={runner}
      i18n={i18n}
      personalData={personalData}
      accounts={accounts ?? accountPortsWith({ signOnWays: signOnWaysOf(switched) })}
      clock={clock}
      deviceZone={deviceZone}
      view={view}
      onView={() => undefined}
      notices={notices}
    >
      {around(<View productName="Orda" languages={languages} />)}
    </App>,
  )
  return {
    ...screen,
    runner,
    requests,
    personalData,
    i18n,
    notices,
    t,
    user: patientUser(),
    asks: () => liveTurnOf(runner.conversation())?.question.name,
    commands: () =>
      runner.log().entries.flatMap(({ event }) => (event.type === 'command' ? [event.command] : [])),
  }
}

/** Lets answers that are already there arrive. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

/** What a tab has kept whose customer has said before who they are. */
export function personalDataFilledIn(): PersonalData {
  const personalData = createPersonalData(undefined)
  personalData.keepDraft('email', 'kari@example.no')
  personalData.keepDraft('policy', 'yes')
  return personalData
}

export function refusal(code: string): PortFailure {
  return { kind: 'refused', code }
}

function shopPorts(requests: OrderRequest[], personalData: PersonalData): Ports {
  const { restaurants } = aCatalogue()
  const silent = () => new Promise<never>(() => undefined)
  const shopOf = (wanted: string) =>
    restaurants.find(({ restaurant }) => restaurant.id === wanted || restaurant.slug === wanted)
  const answers: Record<string, (input: never) => Promise<unknown>> = {
    currentVisitor: silent,
    watchRestaurant: silent,
    watchOrders: silent,
    waitForLapse: silent,
    locate: () => Promise.reject(refusal('notLocated')),
    geocode: () => Promise.reject(refusal('noResults')),
    listRestaurants: async () => restaurants.map(({ restaurant }) => restaurant),
    findRestaurant: async ({ slug }: { slug: string }) =>
      shopOf(slug)?.restaurant ?? Promise.reject(refusal('restaurant.notFound')),
    submitCode: async ({ id: wanted, code }: { id: string; code: string }) =>
      personalData.read(code) === '1234'
        ? shopOf(wanted)?.restaurant
        : Promise.reject(refusal('restaurant.wrongCode')),
    loadMenu: async ({ restaurantId, mode }: MenuKey) =>
      shopOf(restaurantId)?.menus[mode === 'TAKEOUT' ? 'TAKEOUT' : 'EATIN'],
    checkArrival: async () => false,
    followArrival: silent,
    tellParkingBay: async () => null,
    endArrival: async () => null,
    logOut: async () => null,
    identify: async () => ({}),
    createOrder: async (request: OrderRequest) => {
      requests.push(request)
      return orderOf(request)
    },
    pay: async ({ order }: { order: Order }): Promise<Order> => ({ ...order, state: 'VALIDATED' }),
    findOrder: async () => Promise.reject(refusal('order.notFound')),
  }
  function orderOf(request: OrderRequest): Order {
    const menu = shopOf(request.restaurantId)?.menus[request.pickUpMode === 'TAKEOUT' ? 'TAKEOUT' : 'EATIN']
    const lines = menu && linesFromItems(request.items, menu, (index) => id(`line-${index}`))
    if (!lines?.ok) throw new Error('the menu does not know what was ordered')
    const { tax, withoutTax } = basketTotals({ ...EMPTY_BASKET, lines: lines.value })
    return anOrder({
      state: 'CREATED',
      restaurantId: request.restaurantId,
      retrievalDate: request.retrievalDate,
      price: withoutTax,
      taxes: tax,
    })
  }
  return answers as Ports
}
