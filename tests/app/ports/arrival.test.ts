import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createArrivalPorts } from '#app/ports/arrival-ports.ts'
import { positionOfDevice } from '#app/ports/position.ts'
import { portRefusal } from '#app/ports/failing.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { BROWSER_PAGE } from '#app/ports/page-world.ts'
import { id } from '#domain/ids.ts'
import { ARRIVAL_FORGOTTEN_MS, type Arrival } from '#domain/orders/tracking/arrival.ts'
import { clientOf, says, type Asked } from '#tests/api/fake-fetch.ts'
import { NOON } from '#tests/support/flows.ts'

const MINUTE = 60_000
const HERE = { latitude: 60.12345678, longitude: 11.12345678 }
const UNDERWAY: Arrival = {
  sessionId: 's',
  eta: NOON + 12 * MINUTE,
  nextCheckAt: NOON + 3 * MINUTE,
  isThere: false,
}
const iso = (at: number) => new Date(at).toISOString()
const ANSWER = {
  SessionId: 's',
  ETA: iso(NOON + 12 * MINUTE),
  NextETACheck: iso(NOON + 3 * MINUTE),
  StatusCode: '0',
}
const down = () => new Response(null, { status: 503 })

beforeEach(() => vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function portsWith(answering: (asked: Asked) => Response, positionOf = vi.fn(async () => HERE)) {
  const { http, asked } = clientOf(answering)
  const personalData = createPersonalData(undefined)
  const ports = createArrivalPorts({ page: BROWSER_PAGE, http, personalData, now: Date.now }, positionOf)
  return { ports, asked, positionOf, personalData }
}

function following({ ports }: ReturnType<typeof portsWith>, arrival: Arrival | undefined) {
  const controller = new AbortController()
  const heard = vi.fn()
  const failed = vi.fn()
  ports.followArrival({ orderId: id('o'), arrival }, { signal: controller.signal }).then(heard, failed)
  return { heard, failed, controller }
}

const pass = (durationMs: number) => vi.advanceTimersByTimeAsync(durationMs)

describe('whether a kitchen wants to know (S4.101, S7.64, S7.65)', () => {
  test.each([
    ['the restaurant says yes', '0', '1', true],
    ['the restaurant says no', '1', '0', false],
    ['the restaurant does not answer and the service says yes', undefined, '0', true],
    ['the restaurant does not answer and the service says no', undefined, '1', false],
  ])('where %s', async (_who, restaurant, service, isWanted) => {
    const { ports } = portsWith(({ path }) => {
      if (path.includes('health')) return says({ StatusCode: service })
      return restaurant === undefined
        ? down()
        : says({ isAvailable: restaurant === '0', StatusCode: restaurant })
    })
    const answer = ports.checkArrival({ restaurantId: id('r') })
    await pass(MINUTE)
    expect(await answer).toBe(isWanted)
  })
})

describe('looking where a customer is', () => {
  test('at once when they agreed, and the answer holds no position (S7.60)', async () => {
    const rig = portsWith(() => says(ANSWER))
    const { heard } = following(rig, undefined)
    await pass(0)
    expect(rig.asked[0]).toMatchObject({
      path: '/predict/start',
      body: { OrderId: 'o', Latitude: HERE.latitude, Longitude: HERE.longitude },
    })
    expect(heard).toHaveBeenCalledWith(UNDERWAY)
    expect(JSON.stringify(heard.mock.calls)).not.toContain('12345678')
  })

  test('again only when the answer said so (S7.61, S4.102)', async () => {
    const rig = portsWith(() => says({ ...ANSWER, NextETACheck: iso(NOON + 6 * MINUTE) }))
    const { heard } = following(rig, UNDERWAY)
    await pass(3 * MINUTE - 1)
    expect(rig.positionOf).not.toHaveBeenCalled()
    await pass(3_000)
    expect(rig.asked.map(({ path }) => path)).toEqual(['/predict/update'])
    expect(heard).toHaveBeenCalledWith({ ...UNDERWAY, nextCheckAt: NOON + 6 * MINUTE })
  })

  test('not while the page is out of sight, and given up when that lasts', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const rig = portsWith(() => says(ANSWER))
    const { failed } = following(rig, UNDERWAY)
    await pass(3 * MINUTE + ARRIVAL_FORGOTTEN_MS - 3_000)
    expect(failed).not.toHaveBeenCalled()
    await pass(6_000)
    expect(failed).toHaveBeenCalledWith(portRefusal('arrival.forgotten'))
    // A page nobody sees does not keep its device awake: it looks every three seconds.
    expect(visibility.mock.calls.length).toBeLessThanOrEqual(ARRIVAL_FORGOTTEN_MS / 3_000 + 1)
    expect(rig.positionOf).not.toHaveBeenCalled()
  })

  test('at once when the page is seen again in time', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const rig = portsWith(() => says({ ...ANSWER, NextETACheck: iso(NOON + 20 * MINUTE) }))
    const { heard } = following(rig, UNDERWAY)
    await pass(8 * MINUTE)
    visibility.mockReturnValue('visible')
    await pass(3_000)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('never again when they stopped while the browser asked', async () => {
    let tell: (position: typeof HERE) => void = () => undefined
    const positionOf = vi.fn(() => new Promise<typeof HERE>((resolve) => void (tell = resolve)))
    const rig = portsWith(() => says(ANSWER), positionOf)
    const { controller } = following(rig, undefined)
    await pass(0)
    controller.abort()
    tell(HERE)
    await pass(MINUTE)
    expect(rig.asked).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a lost look on the way is made up for, and told when three were lost', async () => {
    const answers = [down(), down(), says(ANSWER)]
    const rig = portsWith(() => answers.shift() ?? down())
    const { heard, failed } = following(rig, UNDERWAY)
    await pass(4 * MINUTE)
    expect([heard.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0])
    const lost = following(portsWith(down), { ...UNDERWAY, nextCheckAt: Date.now() })
    await pass(2 * MINUTE)
    expect(lost.failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'failed' }))
  })

  test('a first look that fails is told at once', async () => {
    const { failed } = following(portsWith(down), undefined)
    await pass(0)
    expect(failed).toHaveBeenCalledTimes(1)
  })
})

describe('the parking bay', () => {
  test('is told in the customer’s words, which only this tab knows (S7.62)', async () => {
    const { ports, asked, personalData } = portsWith(() => says({}))
    expect(await ports.tellParkingBay({ sessionId: 's', bay: personalData.keep('B7') })).toBeNull()
    expect(asked[0]?.body).toEqual({ SessionId: 's', CustomMessageDetails: { ParkingBayNumber: 'B7' } })
  })
})

describe('the end', () => {
  test('is told where something began, and nobody is asked where nothing did (S7.63)', async () => {
    const { ports, asked } = portsWith(() => says({}))
    await ports.endArrival({ sessionId: undefined })
    expect(asked).toEqual([])
    await ports.endArrival({ sessionId: 's' })
    expect(asked[0]).toMatchObject({ path: '/predict/cancel', body: { SessionId: 's' } })
  })
})

describe('the position of the device', () => {
  function browserThat(answer: (told: PositionCallback, failed: PositionErrorCallback) => void) {
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } })
  }
  const failing = (code: number) =>
    ({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' }) as const

  test('is what the browser tells', async () => {
    browserThat((told) => told({ coords: HERE } as GeolocationPosition))
    expect(await positionOfDevice()).toEqual(HERE)
  })

  test.each([
    [1, 'location.denied'],
    [2, 'location.unavailable'],
    [3, 'location.unavailable'],
  ])('error %d of the browser is %s', async (code, problem) => {
    browserThat((_told, failed) => failed(failing(code)))
    await expect(positionOfDevice()).rejects.toEqual(portRefusal(problem))
  })

  test('is not there where the browser has none', async () => {
    vi.stubGlobal('navigator', {})
    await expect(positionOfDevice()).rejects.toEqual(portRefusal('location.unavailable'))
  })
})
