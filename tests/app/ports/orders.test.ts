import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLaterPorts } from '#app/ports/later-ports.ts'
import type { World } from '#app/ports/world.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { BROWSER_PAGE } from '#app/ports/page-world.ts'
import { fromRestaurant } from '#contracts/catalogue/restaurants.contract.ts'
import { fromOrder, fromOrderList } from '#contracts/orders/orders.contract.ts'
import { fromSession } from '#contracts/accounts/authentication.contract.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Port } from '#flows/core/engine/runner.ts'
import { clientOf, says, type Answering } from '#tests/api/fake-fetch.ts'
import { at } from '#tests/support/at.ts'
import { anOrder } from '#tests/support/builders/order.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'
import { atTheMenu } from '#tests/support/flows.ts'
import { aPaymentWorld } from '#tests/support/payment-world.ts'

const NOW = at('2026-03-10 11:00')
const known = anOrder({ state: 'VALIDATED', restaurantId: id('brygga') })
const watch = { order: known, orders: [known], heardAt: NOW, isLost: false }

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('watching the current orders (S7.43, S9.10)', () => {
  test('asks every 3 s while one is active, items and all, and says nothing while nothing changes (S4.35, S7.70, S9.11)', async () => {
    const { asked, heard } = watching(() => listOf())
    await pass(2_999)
    expect(asked).toHaveLength(0)
    await pass(6_001)
    expect(asked).toHaveLength(3)
    expect(heard).not.toHaveBeenCalled()
  })

  test('asks every 300 s once none is active (S7.70)', async () => {
    const paid = anOrder({ ...known, state: 'PAID', posId: '7', retrievalDate: NOW + 3_600_000 })
    const { asked } = watching(() => listOf(), { ...watch, order: paid, orders: [paid] })
    await pass(299_999)
    expect(asked).toHaveLength(0)
    await pass(1)
    expect(asked).toHaveLength(1)
  })

  test('asks at once, and for all of them, when nothing was heard yet', async () => {
    const { asked, heard } = watching(() => listOf({ orders: [known] }), {
      ...watch,
      orders: [],
      heardAt: undefined,
    })
    await pass(0)
    expect(asked[0]?.query).toMatchObject({ checkUpdate: 'false', limit: '20', orderState: 'PENDING' })
    expect(heard).toHaveBeenCalledWith({ orders: [known], order: known, at: NOW, isLost: false })
  })

  test('asks for what changed since 3000 ms before the last answer, by the server`s own clock, as that answer told it (S7.43)', async () => {
    const behind = NOW - 600_000
    const { asked } = watching(() => listOf({ toldAt: behind + (Date.now() - NOW) }))
    await pass(9_000)
    expect(asked.map(({ query }) => query['since-time'])).toEqual([
      undefined,
      new Date(behind + 3_000 - 3_000).toISOString(),
      new Date(behind + 6_000 - 3_000).toISOString(),
    ])
    expect(asked.map(({ query }) => query['checkUpdate'])).toEqual(['false', 'true', 'true'])
  })

  test('asks for all of them where no answer tells a time, and as the first of a page, whatever an earlier one heard', async () => {
    const { asked } = watching(() => listOf())
    await pass(6_000)
    expect(asked.map(({ query }) => query['checkUpdate'])).toEqual(['false', 'false'])
  })

  test('asks whatever the orders were made on (S7.43)', async () => {
    const { asked } = watching(() => listOf())
    await pass(3_000)
    expect(asked[0]?.query['mobileOnly']).toBe('false')
  })

  test('says which version it has, and is content with being told that there is no other', async () => {
    const { asked, heard } = watching(({ headers }) =>
      headers['if-none-match'] === '"1"'
        ? new Response(null, { status: 304 })
        : listOf({ toldAt: NOW, version: '"1"' }),
    )
    await pass(12_000)
    expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"', '"1"', '"1"'])
    expect(heard).not.toHaveBeenCalled()
  })

  test('keeps with what it heard when the server told it, by its own clock', async () => {
    const changed = { ...known, state: 'SENT' as const }
    const { heard } = watching(() => listOf({ orders: [changed], toldAt: NOW - 600_000 }))
    await pass(3_000)
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ at: NOW - 600_000 }))
  })

  test('answers with the change as soon as there is one', async () => {
    const { heard } = watching(() => listOf({ orders: [{ ...known, state: 'SENT' }] }))
    await pass(3_000)
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ order: expect.objectContaining({ id: known.id, state: 'SENT' }) }),
    )
  })

  test('drops an order 15 minutes after its pickup, without the server`s help (S4.36, S9.7)', async () => {
    const { heard } = watching(() => new Response(null, { status: 503 }), {
      ...watch,
      orders: [anOrder({ state: 'PAID', retrievalDate: NOW - 900_000 + 3_000 })],
      isLost: true,
    })
    await pass(2_999)
    expect(heard).not.toHaveBeenCalled()
    await pass(3_001)
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ orders: [] }))
  })

  test('tells once that it has lost contact, with when it last heard, and goes on less and less often', async () => {
    const down = () => new Response(null, { status: 503 })
    const { asked, heard } = watching(down)
    await pass(9_000)
    expect(asked).toHaveLength(2)
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ isLost: true, at: NOW }))
    const lost = watching(down, { ...watch, isLost: true })
    await pass(60_000)
    expect(lost.asked.length).toBeLessThan(4)
    expect(lost.heard).not.toHaveBeenCalled()
  })

  test('tells when contact is there again, though nothing changed', async () => {
    const { heard } = watching(() => listOf(), { ...watch, isLost: true })
    await pass(12_000)
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ isLost: false }))
  })

  test.each([401, 404])(
    'ends where the server does not know the customer any more: %i (S4.7, S4.8)',
    async (status) => {
      const { failed } = watching(() => says({ code: 'order.notFound' }, status))
      await pass(3_000)
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'refused', status }))
    },
  )

  test('never asks twice at once, however slow the server', async () => {
    const { asked } = watching(() => new Promise(() => undefined))
    await pass(9_000)
    expect(asked).toHaveLength(1)
  })

  test('asks nothing while the question of a watch that has ended is still on its way (S7.43)', async () => {
    const waiting: (() => void)[] = []
    const { asked, controller, again } = watching(
      () => new Promise((resolve) => waiting.push(() => resolve(listOf()))),
    )
    await pass(3_000)
    controller.abort()
    again()
    await pass(9_000)
    expect(asked).toHaveLength(1)
    waiting[0]?.()
    await pass(0)
    expect(asked).toHaveLength(2)
  })

  test('asks seldom in a tab nobody sees, and soon after it is seen again', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { asked } = watching(() => listOf())
    await pass(66_000)
    expect(asked).toHaveLength(2)
    visibility.mockReturnValue('visible')
    await pass(3_000)
    expect(asked).toHaveLength(3)
  })

  test('asks nothing in a tab nobody sees while no order can change', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const ended = anOrder({ state: 'CANCELLED', retrievalDate: NOW + 3_600_000 })
    const { asked } = watching(() => listOf(), { ...watch, order: ended, orders: [ended] })
    await pass(600_000)
    expect(asked).toHaveLength(0)
  })

  test('ends where nobody is signed in and no order tells whose they would be (S4.8)', async () => {
    const nobody = { order: undefined, orders: [], heardAt: undefined, isLost: false }
    const { failed } = watching(() => says(fromSession({ identity: { kind: 'visitor' } })), nobody)
    await pass(0)
    expect(failed).toHaveBeenCalledWith({ kind: 'refused', code: 'account.notSignedIn' })
  })

  test('ends when nobody waits any more', async () => {
    const { asked, controller } = watching(() => listOf())
    controller.abort()
    await pass(60_000)
    expect(asked).toHaveLength(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('names nobody in what it answers', async () => {
    const mine = { ...known, customerEmail: 'kari@example.no', firstName: 'Kari', phoneNumber: '99887766' }
    const { heard } = watching(() => listOf({ orders: [mine] }), { ...watch, heardAt: undefined })
    await pass(0)
    expect(JSON.stringify(heard.mock.calls)).not.toMatch(/kari|99887766/i)
  })

  test('tells the restaurant of an order that nobody knew, and asks for it once', async () => {
    const restaurant = aRestaurant({ id: id('elsewhere') })
    const order = anOrder({ ...known, restaurantId: restaurant.id })
    const { asked, heard } = watching(
      ({ path }) =>
        path === '/restaurants/elsewhere'
          ? says(fromRestaurant(restaurant))
          : says(fromOrderList({ orders: [order], total: 1 })),
      { ...watch, order, orders: [order] },
    )
    await pass(9_000)
    expect(asked.filter(({ path }) => path === '/restaurants/elsewhere')).toHaveLength(1)
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ orders: [order], restaurants: [restaurant] }),
    )
  })

  function watching(answering: Answering, input: object = watch) {
    return called('watchOrders', answering, input)
  }
})

describe('finding an order', () => {
  test('by a mailed link lets its guest in first (S4.44, S6.4)', async () => {
    const personalData = createPersonalData(undefined)
    const link = { guest: personalData.keep('guest-1'), secret: personalData.keep('secret') }
    const { asked, heard } = called(
      'openOrder',
      ({ path }) => {
        if (path.includes('/authentication/guests'))
          return says(fromSession({ identity: { kind: 'visitor' } }))
        return path.includes('/orders/') ? says(fromOrder(known)) : new Response(null, { status: 503 })
      },
      { id: known.id, link },
      personalData,
    )
    await pass(0)
    expect(asked.map(({ path }) => path)).toEqual([
      '/accounts/authentication/guests',
      '/orders/order-1',
      '/restaurants/brygga',
    ])
    expect(asked[0]?.body).toEqual({ guestId: 'guest-1', deviceToken: 'secret' })
    expect(heard).toHaveBeenCalledWith({ order: known, restaurant: undefined })
  })

  test('by a link that is not valid any more says so', async () => {
    const personalData = createPersonalData(undefined)
    const link = { guest: personalData.keep('guest-1'), secret: personalData.keep('old') }
    const refusing = () => says({ code: 'order.linkExpired' }, 401)
    const { failed } = called('openOrder', refusing, { id: known.id, link }, personalData)
    await pass(0)
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'order.linkExpired' }))
  })

  test('by a link of another tab, whose words are gone, says so', async () => {
    const { asked, failed } = called('openOrder', () => says({}, 500), {
      id: known.id,
      link: { guest: 'gone', secret: 'gone' },
    })
    await pass(0)
    expect(asked).toEqual([])
    expect(failed).toHaveBeenCalledWith({ kind: 'refused', code: 'order.linkInvalid' })
  })

  test('of somebody who is not signed in says so', async () => {
    const { failed } = called('openOrder', () => says({ code: 'account.notSignedIn' }, 401), { id: id('x') })
    await pass(0)
    expect(failed).toHaveBeenCalledWith({ kind: 'refused', code: 'account.notSignedIn' })
  })
})

function listOf({
  orders = [],
  toldAt,
  version,
}: { orders?: readonly Order[]; toldAt?: number; version?: string } = {}) {
  return says(fromOrderList({ orders, total: orders.length }), 200, {
    ...(toldAt !== undefined && { date: new Date(toldAt).toUTCString() }),
    ...(version !== undefined && { etag: version }),
  })
}

function called(
  name: 'watchOrders' | 'openOrder',
  answering: Answering,
  input: object,
  personalData = createPersonalData(undefined),
) {
  const { http, asked } = clientOf(answering)
  const world: World = {
    http,
    page: BROWSER_PAGE,
    personalData,
    now: Date.now,
    language: () => 'en',
    deviceToken: () => 'device',
    isDeviceKnown: () => false,
    storage: undefined,
    flags: DESCRIBED_FLAGS,
    payments: aPaymentWorld(),
  }
  const port: Port = createLaterPorts(world)[name]
  const conversation = atTheMenu().conversation()
  function again() {
    const controller = new AbortController()
    const heard = vi.fn()
    const failed = vi.fn()
    port(input as never, { signal: controller.signal, conversation }).then(heard, failed)
    return { heard, failed, controller }
  }
  return { asked, again, ...again() }
}

async function pass(durationMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(durationMs)
}
