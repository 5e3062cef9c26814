import { act, fireEvent, render, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { App } from '#app/page/providers.tsx'
import { createI18n } from '#app/languages/i18n.ts'
import { loadTexts } from '#app/languages/languages.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { createDeviceNotices } from '#bindings/runtime/device-notices.ts'
import type { PersonalData } from '#bindings/words/use-formatter.ts'
import type { View } from '#bindings/runtime/view-context.ts'
import { Chat } from '#chat/chat.tsx'
import {
  prefetchAfterOrder,
  prefetchAsides,
  prefetchCards,
  prefetchCheckoutCard,
} from '#chat/cards/card-registry.ts'
import { Linear } from '#chat/linear/linear.tsx'
import { prefetchPages } from '#chat/linear/paged-questions.ts'
import { basketTotals } from '#domain/basket/totals.ts'
import { id } from '#domain/ids.ts'
import { NO_HISTORY } from '#domain/orders/history/history.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { liveTurnOf, type Conversation } from '#flows/core/conversation/conversation.ts'
import { isWaiting } from '#flows/core/conversation/questions.ts'
import { FLOW_VERSION, type Log, type LoggedEvent } from '#flows/core/log/log.ts'
import type { SimulatedShop } from '#scripts/simulation/simulated-backend.ts'
import { createRunner, type Port, type Ports, type Runner } from '#flows/core/engine/runner.ts'
import { anOrder } from './builders/order.ts'
import { aCatalogue, aDeployment } from './catalogue.ts'
import { conversationWith, NOON, type Talk } from './flows.ts'
import { tapping } from './tapping.ts'

// happy-dom does not know the <search> element; to a browser it is an element like any other.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { get: () => 'HTMLElement' })

type Language = 'en' | 'no'

const [en, no] = await Promise.all([loadTexts('en'), loadTexts('no')])

type RenderGiven = {
  /** Where the conversation stands when the page opens; a new one otherwise. */
  readonly talk?: Talk
  readonly language?: Language
  /** Ports that answer otherwise than the small shop does. */
  readonly ports?: Ports
  readonly shops?: readonly SimulatedShop[]
  readonly personalData?: PersonalData
  readonly now?: () => number
  /** What the page sees of the runner; all of it otherwise. */
  readonly seen?: (runner: Runner) => Runner
  /** Whether the thread library is there from the start; it comes with `threadArrives` otherwise. */
  readonly hasThread?: boolean
  readonly view?: Exclude<View, 'classic'>
  readonly onView?: (view: View) => void
}

export type RenderedChat = Awaited<ReturnType<typeof renderChat>>

/** A texts of both languages at hand, the rest as in the app. */
export function i18nIn(language: Language) {
  return createI18n({ language, languages: ['en', 'no'], fallback: 'no', texts: { en, no } })
}

/** The small shop's answers, as ports; what nobody speaks for stays silent. */
export function shopPorts(shops: readonly SimulatedShop[] = aCatalogue().restaurants): Ports {
  const never: Port = () => new Promise(() => undefined)
  const silent = ['currentVisitor', 'watchRestaurant', 'watchOrders', 'waitForLapse', 'findCoupon', 'locate']
  return {
    ...Object.fromEntries(silent.map((name) => [name, never])),
    listRestaurants: () => Promise.resolve(shops.map(({ restaurant }) => restaurant)),
    geocode: () => Promise.resolve({ latitude: 59.9, longitude: 10.7, label: 'Oslo' }),
    submitCode: ({ id }: { id: string }) =>
      Promise.resolve(shops.find(({ restaurant }) => restaurant.id === id)?.restaurant),
    loadMenu: ({ restaurantId, mode }: { restaurantId: string; mode: 'EATIN' | 'TAKEOUT' }) =>
      Promise.resolve(shops.find(({ restaurant }) => restaurant.id === restaurantId)?.menus[mode]),
    checkArrival: () => Promise.resolve(false),
    followArrival: never,
    tellParkingBay: () => Promise.resolve(null),
    endArrival: () => Promise.resolve(null),
    logOut: () => Promise.resolve(null),
    listHistory: () => Promise.resolve(NO_HISTORY),
    resendEmail: () => Promise.resolve(null),
    findOrder: () => Promise.resolve(anOrder({ id: id('past'), state: 'PAID' })),
    identify: () => Promise.resolve({}),
    createOrder: (_, { conversation }) => Promise.resolve(orderOf(conversation)),
    pay: ({ order }: { order: object }) => Promise.resolve({ ...order, state: 'VALIDATED' }),
  } satisfies Record<string, Port>
}

/** The chat as it stands on the page: a real runner over fake ports, the real texts, personal data in memory. */
export async function renderChat(given: RenderGiven = {}) {
  // What comes by itself (a timer, an answer) is drawn by itself, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  // Opened at the bare address, wherever the page of the test before was left.
  history.replaceState(null, '', '/')
  await prefetchCards()
  await prefetchCheckoutCard()
  await prefetchPages()
  await prefetchAfterOrder()
  await prefetchAsides()
  const talk = given.talk ?? conversationWith()
  const i18n = i18nIn(given.language ?? 'en')
  // At hand as the cards are: no test waits for what is fetched.
  await i18n.loadNamespaces('orders')
  const personalData = given.personalData ?? createPersonalData(undefined)
  const clock = given.now ?? (() => talk.conversation().now)
  const own = runnerOf(talk.log(), { ...shopPorts(given.shops), ...given.ports }, clock)
  const runner = given.seen?.(own) ?? own
  const thread = threadLater()
  const notices = createDeviceNotices()
  const events: LoggedEvent[] = []
  const Shown = given.view === 'linear' ? Linear : Chat
  const user = userEvent.setup({ advanceTimers: advanced })
  const tap = tapping(user)
  runner.on('step', ({ entry }) => events.push(entry.event))
  const rendered = render(
    <App
      deployment={aDeployment()}
      runner={runner}
      i18n={i18n}
      personalData={personalData}
      clock={clock}
      view={given.view ?? 'chat'}
      onView={given.onView ?? (() => undefined)}
      notices={notices}
    >
      <Shown productName="Orda" languages={['en', 'no']} />
    </App>,
  )
  await settled()
  const chat = {
    runner,
    i18n,
    personalData,
    notices,
    events,
    unmount: rendered.unmount,
    user,
    /** The commands the customer gave since the page was opened. */
    commands: (): readonly Command[] =>
      events.flatMap((event) => (event.type === 'command' ? [event.command] : [])),
    asks: () => liveTurnOf(runner.conversation())?.question.name,
    live: () => liveTurn(rendered.container),
    question: () =>
      within(liveTurn(rendered.container)).getByRole('heading', { level: given.view === 'linear' ? 1 : 3 }),
    /** A tap that lands elsewhere than the last one did: two in one place are a double tap. */
    click: async (target: Element) => {
      await tap(target)
      await settled()
    },
    /** Taps a button of the live turn by its name. */
    tap: async (name: string | RegExp) => {
      await chat.click(within(liveTurn(rendered.container)).getByRole('button', { name }))
    },
    /** Something happens that is no act on the page. */
    happens: async (what: () => unknown) => {
      await act(async () => {
        await what()
      })
      await settled()
    },
    threadArrives: async () => {
      await act(async () => thread.arrive())
      await settled()
    },
    /** What is typed into the composer and sent. */
    types: async (text: string) => {
      const field = rendered.container.querySelector('[data-composer]')
      if (!(field instanceof HTMLElement)) throw new Error('there is no composer')
      field.focus()
      fireEvent.change(field, { target: { value: text } })
      fireEvent.keyDown(field, { key: 'Enter' })
      await settled()
    },
  }
  await act(async () => runner.start())
  await settled()
  if (given.hasThread === true) await chat.threadArrives()
  return chat
}

/** A runner that keeps nothing. */
export function runnerOf(log: Log, ports: Ports = shopPorts(), now: () => number = () => NOON): Runner {
  return createRunner({ log, ports, now, store: { append: () => undefined, keepBlob: () => undefined } })
}

/** A conversation that has only been opened. */
export function openedLog(path = '/'): Log {
  const { settings } = conversationWith().log()
  return {
    version: FLOW_VERSION,
    settings,
    blobs: {},
    entries: [{ at: NOON, event: { type: 'started', id: 'opened', path } }],
  }
}

/** Lets what was asked of the outside and what is fetched on demand be heard and drawn. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 2; round++)
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setImmediate(resolve))
    })
  for (let round = 0; round < MOST_ROUNDS && isCardComing(); round++)
    await act(() => new Promise((resolve) => realTimeout(resolve, 10)))
}

const MOST_ROUNDS = 200
/** A test may have stopped time; what is fetched still takes its own. */
const realTimeout = setTimeout

/** Whether the live card is still fetched, not the outside asked for what it shows. */
function isCardComing(): boolean {
  const card = document.querySelector<HTMLElement>('[data-turn="live"] [data-question]')
  const name = card?.dataset['question']
  if (!card || !name || isWaiting({ name, key: name })) return false
  return card.querySelector('[aria-label="Loading"], [aria-label="Laster"]') !== null
}

/** The controls the Tab key stops at, in the order of the page. */
export function tabStops(root: ParentNode = document): readonly HTMLElement[] {
  const controls = root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
  const radios = new Set<string>()
  return [...controls].filter((control) => {
    if (control.getAttribute('tabindex')?.startsWith('-') === true) return false
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true
    if (radios.has(control.name)) return false
    radios.add(control.name)
    return true
  })
}

/** The browser has time to spare when the test says so, and the thread library comes then. */
function threadLater() {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (act: () => void) => waiting.push(act))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  return { arrive: () => waiting.splice(0).forEach((act) => act()) }
}

function advanced(durationMs: number): void {
  if (vi.isFakeTimers()) vi.advanceTimersByTime(durationMs)
}

function liveTurn(root: HTMLElement): HTMLElement {
  const live = root.querySelector<HTMLElement>('[data-turn="live"]')
  if (!live) throw new Error('no turn waits for an answer')
  return live
}

function orderOf({ flows, now }: Conversation) {
  const { withoutTax, tax, count } = basketTotals(flows.basket.context.basket)
  return anOrder({ state: 'CREATED', price: withoutTax, taxes: tax, count, createdAt: now })
}
