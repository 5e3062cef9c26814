import { expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { atTheCheckout, NOON } from '#tests/support/flows.ts'

const LATER = NOON + 2 * 3_600_000
const CANTEEN = { type: 'restaurant.choose', id: id<never>('canteen'), mode: 'EATIN' } as const
const CHOOSE_LATER = [{ type: 'pickup.change' }, { type: 'pickup.choose', at: LATER }] as const

test('a time that was chosen for one restaurant is not kept for another (S4.48)', () => {
  const talk = atTheCheckout().says(...CHOOSE_LATER)
  expect(timeOf(talk)).toBe(LATER)
  talk.says({ type: 'restaurant.change' }, CANTEEN, { type: 'basket.confirmMove' })
  talk.says({ type: 'code.submit', code: '1234' })
  expect(timeOf(talk)).toBeUndefined()
})

test('a time that was chosen is kept where its own restaurant is chosen again, in another mode', () => {
  const talk = atTheCheckout().says(...CHOOSE_LATER)
  talk.says({ type: 'restaurant.change' }, { type: 'restaurant.choose', id: id('brygga'), mode: 'TAKEOUT' })
  expect(timeOf(talk)).toBe(LATER)
})

function timeOf(talk: ReturnType<typeof atTheCheckout>): number | undefined {
  const { shown } = talk.conversation().flows.checkout.context
  return shown?.isChosen ? shown.at : undefined
}
