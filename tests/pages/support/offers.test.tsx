import { screen, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { View } from '#bindings/runtime/view-context.ts'
import { prefetchAfterOrder, prefetchAsides } from '#chat/cards/card-registry.ts'
import { id } from '#domain/ids.ts'
import type { SendingReason } from '#domain/support/sent-conversation.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { NOON, PAY } from '#tests/support/flows.ts'
import { openShop, refusal } from '#tests/classic/rig.tsx'

type Opening = NonNullable<Parameters<typeof openShop>[0]>

const VIEWS: readonly View[] = ['chat', 'linear', 'classic']
const SUPPORT = { support: { keptDays: 30, takesValues: true } }
const OFFER = 'Send this conversation to the restaurant'
const FAILS = () => Promise.reject(new Error('the line has dropped'))
const silence = () => new Promise<never>(() => undefined)

const CHOOSE: Command = { type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' }
const PAID: readonly Command[] = [
  CHOOSE,
  { type: 'product.add', code: id('burger') },
  { type: 'checkout.start' },
  PAY,
]
const AN_ORDER = anOrder({ id: id('o1'), state: 'VALIDATED', restaurantId: id('brygga') })
const GUEST = { currentVisitor: async () => ({ kind: 'guest', isContactKnown: true, usual: undefined }) }
const FOLLOWED: Opening = {
  path: '/current-order',
  ports: {
    ...GUEST,
    watchOrders: ({ heardAt }: { heardAt: number | undefined }) =>
      heardAt === undefined
        ? Promise.resolve({ orders: [AN_ORDER], order: AN_ORDER, at: NOON, isLost: false })
        : silence(),
  },
}
const REPORTED = anOrder({ id: id('past'), state: 'PAID', restaurantId: id('brygga'), reportedAt: NOON })
const HISTORY: Command = { type: 'history.open' }

const PLACES: readonly (readonly [string, Opening, SendingReason])[] = [
  ['the card of an order that was placed', FOLLOWED, 'order'],
  [
    'an order whose problem was reported',
    {
      done: [HISTORY],
      ports: { ...GUEST, listHistory: async () => ({ orders: [REPORTED], nextSkip: 1, total: 1 }) },
    },
    'report',
  ],
  [
    'a payment that is refused',
    { done: PAID, ports: { pay: () => Promise.reject(refusal('payment.refused')) } },
    'refusal',
  ],
  ['a menu that does not come', { done: [CHOOSE], ports: { loadMenu: FAILS } }, 'fault'],
  ['restaurants that do not come', { ports: { listRestaurants: FAILS } }, 'fault'],
  ['past orders that do not come', { done: [HISTORY], ports: { ...GUEST, listHistory: FAILS } }, 'fault'],
  [
    'an order that does not come',
    { path: '/current-order/conflict/o1', ports: { ...GUEST, openOrder: FAILS } },
    'fault',
  ],
  ['the page of a technical issue', { path: '/technical-issue?code=502' }, 'fault'],
  ['the page of a refused payment', { path: '/payment-refused' }, 'refusal'],
]

beforeAll(() => Promise.all([prefetchAfterOrder(), prefetchAsides()]))

describe.each(VIEWS)('in the %s view', (view) => {
  test.each(PLACES)('%s leads to the page that sends the conversation', async (_, opening, reason) => {
    const { user } = await openShop({ view, deployment: SUPPORT, ...opening })
    await user.click(await offerBesideHelp())
    expect(await screen.findByRole('heading', { level: 1, name: OFFER })).toBeVisible()
    expect(location.pathname + location.search).toBe(`/send-conversation?why=${reason}`)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each(PLACES)('%s offers nothing where the restaurant takes no conversations', async (_, opening) => {
    await openShop({ view, ...opening })
    await screen.findAllByRole('heading')
    expect(screen.queryByText(OFFER)).toBeNull()
  })

  test('a question where all is well has no such offer', async () => {
    await openShop({ view, deployment: SUPPORT, done: [CHOOSE] })
    await screen.findAllByRole('heading')
    expect(screen.queryAllByRole('button', { name: OFFER })).toHaveLength(view === 'classic' ? 1 : 0)
  })
})

test('who comes back from that page finds the refused payment as it was', async () => {
  const { user, t } = await openShop({
    view: 'classic',
    deployment: SUPPORT,
    done: PAID,
    ports: { pay: () => Promise.reject(refusal('payment.refused')) },
  })
  await user.click(await offerBesideHelp())
  await user.click(await screen.findByRole('button', { name: t('classic.close') }))
  expect(await screen.findByRole('dialog', { name: t('payment.failed') })).toBeVisible()
})

/** The offer that is no part of the help, which stands in the footer of the menu view. */
function offerBesideHelp(): Promise<HTMLElement> {
  return waitFor(() => {
    const found = screen.getAllByRole('button', { name: OFFER }).find((each) => !each.closest('footer'))
    if (!found) throw new Error('it is only in the footer')
    return found
  })
}
