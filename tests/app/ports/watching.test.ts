import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPorts } from '#app/ports/ports.ts'
import type { World } from '#app/ports/world.ts'
import { createPersonalData } from '#app/storage/personal-data.ts'
import { BROWSER_PAGE } from '#app/ports/page-world.ts'
import { fromRestaurant, toRestaurant } from '#contracts/catalogue/restaurants.contract.ts'
import { id, type CampaignId } from '#domain/ids.ts'
import { DESCRIBED_FLAGS } from '#domain/feature-flags.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Port } from '#flows/core/engine/runner.ts'
import { clientOf, says, type Answering } from '#tests/api/fake-fetch.ts'
import { at } from '#tests/support/at.ts'
import { aRestaurant } from '#tests/support/builders/restaurant.ts'
import { atTheMenu, NOON } from '#tests/support/flows.ts'
import { aPaymentWorld } from '#tests/support/payment-world.ts'

beforeEach(() => vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('watching a restaurant (S4.59, S9.9)', () => {
  const known = toRestaurant(fromRestaurant(aRestaurant()))
  const same: Answering = () => says(fromRestaurant(known))

  test('asks at once and then every 15 s, and says nothing while nothing changes', async () => {
    const { asked, heard } = watchRestaurant(same)
    await pass(0)
    expect(asked).toHaveLength(1)
    await pass(14_999)
    expect(asked).toHaveLength(1)
    await pass(45_001)
    expect(asked).toHaveLength(5)
    expect(heard).not.toHaveBeenCalled()
  })

  test('asks again soon after the customer has gone somewhere else (S4.65)', async () => {
    const { asked } = watchRestaurant(same)
    await pass(0)
    history.pushState(null, '', '/order/somewhere-else')
    await pass(3_000)
    expect(asked).toHaveLength(2)
    await pass(14_000)
    expect(asked).toHaveLength(2)
  })

  test('answers with the change as soon as there is one', async () => {
    const changed = { ...known, settings: { ...known.settings, ordersEnabled: false } }
    const answers = [known, changed]
    const { heard } = watchRestaurant(() => says(fromRestaurant(answers.shift() ?? changed)))
    await pass(15_000)
    expect(heard).toHaveBeenCalledWith(changed)
  })

  test('answers with another campaign within 15 s: oftener than the 150 that are asked for (S9.14, S4.67)', async () => {
    const campaign = { ...known, currentCampaignId: id<CampaignId>('easter') }
    const { heard } = watchRestaurant(() =>
      says(fromRestaurant(Date.now() < NOON + 15_000 ? known : campaign)),
    )
    await pass(14_999)
    expect(heard).not.toHaveBeenCalled()
    await pass(1)
    expect(heard).toHaveBeenCalledWith(campaign)
  })

  test('answers when it closes, without the server`s help (S4.65)', async () => {
    const { heard } = watchRestaurant(() => new Response(null, { status: 500 }), at('2026-03-10 21:59'))
    await pass(59_000)
    expect(heard).not.toHaveBeenCalled()
    await pass(4_000)
    expect(heard).toHaveBeenCalledWith(known)
  })

  test('asks less and less while the server does not answer', async () => {
    const { asked } = watchRestaurant(() => new Response(null, { status: 500 }))
    const counts: number[] = []
    for (let minute = 0; minute < 4; minute++) {
      await pass(60_000)
      counts.push(asked.length)
    }
    expect(counts).toEqual([2, 3, 4, 5])
  })

  test('never asks twice at once, however slow the server', async () => {
    const { asked } = watchRestaurant(() => new Promise(() => undefined))
    await pass(9_000)
    expect(asked).toHaveLength(1)
  })

  test('asks nothing in a tab nobody sees, and at once when it is seen again', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { asked } = watchRestaurant(same)
    await pass(60_000)
    expect(asked).toHaveLength(0)
    visibility.mockReturnValue('visible')
    await pass(3_000)
    expect(asked).toHaveLength(1)
  })

  test('ends when nobody waits any more', async () => {
    const { asked, controller } = watchRestaurant(same)
    await pass(0)
    controller.abort()
    await pass(60_000)
    expect(asked).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('ends when nobody waits any more, even while an answer is on its way', async () => {
    let answer: (response: Response) => void = () => undefined
    const { asked, controller } = watchRestaurant(
      () => new Promise<Response>((resolve) => void (answer = resolve)),
    )
    await pass(0)
    controller.abort()
    answer(new Response(null, { status: 500 }))
    await pass(300_000)
    expect(asked).toHaveLength(1)
  })

  function watchRestaurant(answering: Answering, now = NOON) {
    vi.setSystemTime(now)
    const { world, asked } = worldWith(answering)
    return { asked, ...watched(createPorts(world)['watchRestaurant'], { restaurant: known }, now) }
  }
})

function worldWith(answering: Answering) {
  const { http, asked } = clientOf(answering)
  const world: World = {
    http,
    page: BROWSER_PAGE,
    personalData: createPersonalData(undefined),
    storage: undefined,
    now: Date.now,
    language: () => 'en',
    deviceToken: () => 'device',
    isDeviceKnown: () => false,
    flags: DESCRIBED_FLAGS,
    payments: aPaymentWorld(),
  }
  return { world, asked }
}

function watched(port: Port | undefined, input: { restaurant: Restaurant } | object, now: number) {
  if (!port) throw new Error('there is no such port')
  const controller = new AbortController()
  const heard = vi.fn()
  const failed = vi.fn()
  const conversation = { ...atTheMenu().conversation(), now }
  port(input as never, { signal: controller.signal, conversation }).then(heard, failed)
  return { heard, failed, controller }
}

async function pass(durationMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(durationMs)
}
