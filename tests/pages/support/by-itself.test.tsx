import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '#app/engine.ts'
import { Site } from '#app/page/site.tsx'
import { createPersonalData } from '#app/storage/personal-data.ts'
import type { View } from '#bindings/runtime/view-context.ts'
import { SendingContext, type SendConversation } from '#bindings/support/sending-context.ts'
import { prefetchAfterOrder, prefetchAsides } from '#chat/cards/card-registry.ts'
import { id } from '#domain/ids.ts'
import type { FeedbackKind } from '#domain/orders/after-order/feedback-message.ts'
import type { OrderState } from '#domain/orders/order.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { clientOf, says, type Answering, type Asked } from '#tests/api/fake-fetch.ts'
import { openShop, refusal } from '#tests/classic/rig.tsx'
import { anOrder } from '#tests/support/builders/order.ts'
import { NOON, PAY } from '#tests/support/flows.ts'
import { settled } from '#tests/support/render.tsx'

type Opening = NonNullable<Parameters<typeof openShop>[0]>

const VIEWS: readonly View[] = ['chat', 'linear', 'classic']
const SUPPORT = { support: { keptDays: 30, takesValues: true } }
const REFUSED = 'Your order did not go through'
const FAULTY = 'Something went wrong on this page'
const SENT = 'This conversation went along with your message'
const UNSENT = 'This conversation was not sent'
const OFFER = 'Send this conversation to the restaurant'
const TICK = /^Send this conversation too/
const TAKEN: Answering = ({ path }) =>
  path === '/x/conversations' ? says({ code: 'ACDEFG', wanted: [] }) : says({ items: [] })

const TO_PAY: readonly Command[] = [
  { type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' },
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
]
const AGAIN: Command = { type: 'payment.retry' }
const SERVED = anOrder({ id: id('past'), state: 'PAID', restaurantId: id('brygga') })
const MESSAGE = { subject: 'food', body: 't1', name: 't2', email: 't3', phoneNumber: 't4' } as const

beforeAll(() => Promise.all([prefetchAfterOrder(), prefetchAsides()]))

describe.each(VIEWS)('in the %s view', (view) => {
  test('a payment that is refused offers by itself to send the conversation, and leads there', async () => {
    const { user, runner, notices } = await open(view, { done: TO_PAY, ports: payment('payment.refused') })
    expect(screen.queryByText(REFUSED)).toBeNull()
    runner.dispatch(PAY)
    await expect.poll(() => notices.current()).toEqual(['sendRefusal'])
    // The question has an offer of its own, and nothing stands between it and the way on.
    expect(screen.queryByText(REFUSED)).toBeNull()
    runner.dispatch({ type: 'payment.dismiss' })
    const notice = await noticeOf(REFUSED)
    expect(notice.closest('[aria-live="polite"]')).not.toBeNull()
    await user.click(within(notice).getByText(OFFER))
    expect(location.pathname + location.search).toBe('/send-conversation?why=refusal')
    expect(await screen.findByRole('heading', { level: 1, name: OFFER })).toBeVisible()
    await expect.poll(() => notices.current()).toEqual([])
  })

  test('it is offered once in a conversation, not at each refusal, nor after the page was loaded anew', async () => {
    const personalData = createPersonalData(undefined)
    const ports = payment('payment.refused')
    const first = await open(view, { done: TO_PAY, ports, personalData })
    first.runner.dispatch(PAY)
    await expect.poll(() => first.notices.current()).toEqual(['sendRefusal'])
    first.notices.dismiss('sendRefusal')
    first.runner.dispatch(AGAIN)
    await expect.poll(() => first.asks()).toBe('paymentFailed')
    await settled()
    expect(first.notices.current()).toEqual([])
    first.unmount()
    const second = await open(view, { done: TO_PAY, ports, personalData })
    second.runner.dispatch(PAY)
    await expect.poll(() => second.asks()).toBe('paymentFailed')
    await settled()
    expect(second.notices.current()).toEqual([])
  })

  test('nothing of it is told while the payment is tried again', async () => {
    const answers = [() => Promise.reject(refusal('payment.refused'))]
    const { runner, notices, asks } = await open(view, {
      done: TO_PAY,
      ports: { pay: () => answers.shift()?.() ?? new Promise<never>(() => undefined) },
    })
    runner.dispatch(PAY)
    await expect.poll(() => notices.current()).toEqual(['sendRefusal'])
    runner.dispatch(AGAIN)
    await expect.poll(() => asks()).toBe('paying')
    await settled()
    expect(screen.queryByText(REFUSED)).toBeNull()
  })

  test('an order that is placed after a refusal takes the offer away', async () => {
    let tries = 0
    const { runner, notices, asks } = await open(view, {
      done: TO_PAY,
      ports: {
        pay: async ({ order }: { order: object }) => {
          tries += 1
          if (tries === 1) throw refusal('payment.refused')
          return { ...order, state: 'VALIDATED' }
        },
      },
    })
    runner.dispatch(PAY)
    await expect.poll(() => notices.current()).toEqual(['sendRefusal'])
    runner.dispatch(AGAIN)
    await expect.poll(() => asks()).toMatch(/^order/)
    await expect.poll(() => notices.current()).toEqual([])
  })

  test('a problem that is reported and taken brings the conversation, whose code is told', async () => {
    const { asked, runner } = await reporting(view, 'problem')
    expect(await screen.findByRole('checkbox', { name: TICK })).toBeChecked()
    runner.dispatch({ type: 'report.send', message: MESSAGE })
    expect(await noticeOf(SENT)).toHaveTextContent('Your code: ACD-EFG.')
    expect(sentBy(asked)).toMatchObject([{ reason: 'report', view }])
    expect(sentBy(asked)[0]).not.toHaveProperty('values')
  })

  test('where that is unticked only the report goes', async () => {
    const shop = await reporting(view, 'problem')
    const { user, asks, runner, notices } = shop
    await user.click(await screen.findByRole('checkbox', { name: TICK }))
    runner.dispatch({ type: 'report.send', message: MESSAGE })
    await expect.poll(() => asks()).toBe('history')
    expect(await reasonsOf(shop)).toEqual(['help'])
    expect(notices.current()).toEqual([])
  })

  test('where the conversation gets lost the report stands, and the conversation can be sent', async () => {
    const { user, asks, runner } = await reporting(view, 'problem', {
      answering: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    runner.dispatch({ type: 'report.send', message: MESSAGE })
    const notice = await noticeOf(UNSENT)
    expect(notice).toHaveTextContent('Your message has arrived.')
    expect(asks()).toBe('history')
    await user.click(within(notice).getByText(OFFER))
    expect(location.pathname + location.search).toBe('/send-conversation?why=report')
  })

  test('a report that is not taken brings nothing', async () => {
    const shop = await reporting(view, 'problem', {
      sendFeedback: () => Promise.reject(refusal('order.feedbackTooLate')),
    })
    const { asks, runner } = shop
    runner.dispatch({ type: 'report.send', message: MESSAGE })
    await expect.poll(() => runner.conversation().flows.care.value).toBe('writing')
    expect(asks()).toBe('report')
    expect(await reasonsOf(shop)).toEqual(['help'])
  })

  test('feedback brings no conversation, and offers to bring none', async () => {
    const shop = await reporting(view, 'feedback')
    const { asks, runner } = shop
    expect(screen.queryByRole('checkbox', { name: TICK })).toBeNull()
    runner.dispatch({ type: 'report.send', message: MESSAGE })
    await expect.poll(() => asks()).toBe('history')
    expect(await reasonsOf(shop)).toEqual(['help'])
  })

  test('nothing of it is there where the restaurant takes no conversations', async () => {
    const shop = await reporting(view, 'problem', { deployment: {} })
    const { asks, runner, notices } = shop
    expect(screen.queryByRole('checkbox', { name: TICK })).toBeNull()
    runner.dispatch({ type: 'report.send', message: MESSAGE })
    await expect.poll(() => asks()).toBe('history')
    breakPage()
    expect(await reasonsOf(shop)).toEqual(['help'])
    expect(notices.current()).toEqual([])
  })
})

test.each<[OrderState, readonly string[]]>([
  ['INJECTION_ERROR', ['sendRefusal']],
  ['CONFLICTED', ['sendRefusal']],
  ['CANCELLED', []],
  ['SENT', []],
])('an order that was placed and is now %s offers it: %j', async (state, offered) => {
  const placed = anOrder({ id: id('o1'), state: 'VALIDATED', restaurantId: id('brygga') })
  let tell: (heard: unknown) => void = () => undefined
  const told = new Promise<unknown>((resolve) => {
    tell = resolve
  })
  const hears = (state: OrderState, heardAt: number) => ({
    orders: [{ ...placed, state }],
    order: { ...placed, state },
    at: heardAt,
    isLost: false,
  })
  const { runner, notices } = await open('chat', {
    path: '/current-order',
    ports: {
      currentVisitor: async () => ({ kind: 'guest', isContactKnown: true, usual: undefined }),
      watchOrders: ({ heardAt }: { heardAt: number | undefined }) => {
        if (heardAt === undefined) return Promise.resolve(hears('VALIDATED', NOON))
        return heardAt === NOON ? told : new Promise(() => undefined)
      },
    },
  })
  tell(hears(state, NOON + 1))
  await expect.poll(() => runner.conversation().flows.tracking.context.order?.state).toBe(state)
  await settled()
  expect(notices.current()).toEqual(offered)
})

test.each(['payment.cancelled', 'payment.notChosen', 'pickup.gone', 'unreachable'])(
  'a payment that does not go on as %s is no refusal to be looked into',
  async (code) => {
    const { asks, runner, notices } = await open('chat', { done: TO_PAY, ports: payment(code) })
    runner.dispatch(PAY)
    await expect.poll(() => asks()).toBe('paymentFailed')
    await settled()
    expect(notices.current()).toEqual([])
  },
)

test('a fault of the page offers it, one of an extension of the browser does not', async () => {
  const { notices } = await open('chat', {})
  breakPage('chrome-extension://abc/script.js')
  await settled()
  expect(notices.current()).toEqual([])
  breakPage()
  const notice = await noticeOf(FAULTY)
  expect(notice).toHaveTextContent('If you need help, send this conversation to the restaurant.')
})

test('what has no way to itself offers nothing: the page that sends is open', async () => {
  const { notices } = await open('chat', { path: '/send-conversation' })
  breakPage()
  await settled()
  expect(notices.current()).toEqual([])
  expect(screen.queryByText(FAULTY)).toBeNull()
})

/** The app with what concerns the whole site around its view, and what its server was asked. */
async function open(
  view: View,
  { answering = TAKEN, ...opening }: Opening & { readonly answering?: Answering },
) {
  const { http, asked } = clientOf(answering)
  const personalData = opening.personalData ?? createPersonalData(undefined)
  let send: SendConversation | undefined
  const engine = {
    world: { http, personalData, language: () => 'en' },
    healthStatus: async () => undefined,
  } as Partial<Engine> as Engine
  const shop = await openShop({
    view,
    deployment: SUPPORT,
    ...opening,
    personalData,
    around: (shown) => (
      <Site engine={async () => engine} version="5">
        <SendingContext.Consumer>
          {(given) => {
            send = given
            return shown
          }}
        </SendingContext.Consumer>
      </Site>
    ),
  })
  return { ...shop, asked, send: () => send?.({ reason: 'help', withValues: false }) }
}

/** Why conversations were sent, one of them by hand at last: what was on its way before has arrived by then. */
async function reasonsOf({ send, asked }: Pick<Awaited<ReturnType<typeof open>>, 'send' | 'asked'>) {
  await settled()
  await send()
  return sentBy(asked).map((body) => (body as { reason: string }).reason)
}

function payment(code: string) {
  return { pay: () => Promise.reject(refusal(code)) }
}

/** The form about a past order, open. */
async function reporting(
  view: View,
  kind: FeedbackKind,
  given: Pick<Opening, 'deployment'> & {
    readonly answering?: Answering
    readonly sendFeedback?: () => Promise<unknown>
  } = {},
) {
  const { sendFeedback = async () => ({ ...SERVED, reportedAt: NOON }), ...rest } = given
  return open(view, {
    ...rest,
    done: [{ type: 'history.open' }, { type: 'report.open', id: SERVED.id, kind }],
    ports: {
      currentVisitor: async () => ({ kind: 'guest', isContactKnown: true, usual: undefined }),
      listHistory: async () => ({ orders: [SERVED], nextSkip: 1, total: 1 }),
      findOrder: async () => SERVED,
      sendFeedback,
    },
  })
}

function sentBy(asked: readonly Asked[]) {
  return asked.filter(({ path }) => path === '/x/conversations').map(({ body }) => body)
}

function noticeOf(name: string): Promise<HTMLElement> {
  return screen.findByRole('group', { name, hidden: true })
}

function breakPage(filename = `${location.origin}/assets/app.js`): void {
  dispatchEvent(new ErrorEvent('error', { error: new Error('no such thing'), filename }))
}
