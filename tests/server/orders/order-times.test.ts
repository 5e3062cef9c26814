import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { LiveFacts } from '#domain/restaurant/live-facts.ts'
import { at } from '#tests/support/at.ts'
import { everyDay, hoursOn } from '#tests/support/builders/restaurant.ts'
import { aGuest, openTestShop, order } from '#tests/support/test-shop.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

const NIGHT = everyDay('01:00|04:00')
const EVENING = hoursOn({ tuesday: ['18:00|02:00'] })

describe('when an order is picked up', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openTestShop()
  })
  beforeEach(() => shop.reset())
  afterAll(() => shop.close())

  const isOpenOn = (hours: Pick<LiveFacts, 'openingHours'>) => shop.deps.catalogue.tell(id('brygga'), hours)
  const iso = (local: string) => new Date(at(local)).toISOString()
  const statusAt = async (now: string, pickup: string) => {
    shop.clock.value = at(now)
    return (await order(await aGuest(shop), { retrievalDate: iso(pickup) })).statusCode
  }

  test('half past two comes twice when the clocks go back: two instants, each kept as it was chosen (F28)', async () => {
    await isOpenOn({ openingHours: NIGHT })
    shop.clock.value = at('2026-10-25 01:30+02:00')
    const guest = await aGuest(shop)
    const chosen = [iso('2026-10-25 02:30+02:00'), iso('2026-10-25 02:30+01:00')]
    const made = await Promise.all(chosen.map((retrievalDate) => order(guest, { retrievalDate })))
    expect(made.map((answer) => answer.statusCode)).toEqual([201, 201])
    const kept = await Promise.all(made.map((answer) => guest.ask('GET', `orders/${answer.json().id}`)))
    expect(kept.map((answer) => Date.parse(answer.json().retrievalDate))).toEqual(
      chosen.map((each) => Date.parse(each)),
    )
  })

  test.each([
    ['after midnight, in the night of the evening that is open', '2026-03-11 00:30', '2026-03-11 01:00', 201],
    ['at its very end', '2026-03-11 01:30', '2026-03-11 02:00', 201],
    ['after its end', '2026-03-11 01:30', '2026-03-11 02:10', 409],
    ['after midnight of an evening that was closed', '2026-03-10 00:30', '2026-03-10 01:00', 409],
  ])('%s (F29)', async (_what, now, pickup, status) => {
    await isOpenOn({ openingHours: EVENING })
    expect(await statusAt(now, pickup)).toBe(status)
  })

  test.each([
    ['around the clock', everyDay('00:00|00:00'), '2026-03-10 23:45', '2026-03-11 00:10', 201],
    ['until midnight', everyDay('10:00|00:00'), '2026-03-10 23:30', '2026-03-11 00:00', 201],
    ['until midnight, and not beyond', everyDay('10:00|00:00'), '2026-03-10 23:30', '2026-03-11 00:10', 409],
    ['never', [], '2026-03-10 12:00', '2026-03-10 12:30', 409],
  ])('of a restaurant open %s (F29)', async (_what, openingHours, now, pickup, status) => {
    await isOpenOn({ openingHours })
    expect(await statusAt(now, pickup)).toBe(status)
  })

  test('the server’s clock says what is too early, whatever time the browser believes it is (F30)', async () => {
    const [now, pickup] = ['2026-03-10 12:00', '2026-03-10 12:05']
    expect(await statusAt(now, pickup)).toBe(409)
    const told = (await shop.customer().ask('GET', 'x/time')).json()
    expect(told).toEqual({ now: at(now) })
  })
})
