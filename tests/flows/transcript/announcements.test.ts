import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { announcementOf } from '#flows/transcript/announcement.ts'
import { at } from '#tests/support/at.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY, refused } from '#tests/support/flows.ts'
import { numbersFrom, walk } from '../walks.ts'

test('every command that makes a turn is announced exactly once', () => {
  const steps = walk(conversationWith(), numbersFrom(11, 200)).steps()
  const turning = steps.filter(
    ({ event, before, after }) => event.type === 'command' && before.turns.length < after.turns.length,
  )
  expect(turning.length).toBeGreaterThan(40)
  for (const { before, after, event } of turning)
    expect(announcementOf(before, after), JSON.stringify(event)).toBeDefined()
})

test('nothing is announced where nothing new is asked or told', () => {
  const steps = walk(conversationWith(), numbersFrom(12, 200)).steps()
  for (const { before, after } of steps)
    if (before.turns === after.turns) expect(announcementOf(before, after)).toBeUndefined()
})

describe('polls', () => {
  test('that find nothing new are silent', () => {
    const talk = atTheCheckout()
    const count = talk.heard().length
    talk.restaurantBecomes({}).restaurantBecomes({ information: 'A new text about the house' })
    expect(talk.heard()).toHaveLength(count)
  })

  test('of an order whose state is the same are silent', () => {
    const talk = atTheCheckout().says(PAY)
    const count = talk.heard().length
    talk.orderBecomes({ isOnMyWay: true })
    expect(talk.heard()).toHaveLength(count)
  })

  test('that find the order sent are heard once', () => {
    const talk = atTheCheckout().says(PAY)
    const count = talk.heard().length
    talk.orderBecomes({ state: 'SENT' })
    expect(talk.heard().slice(count)).toMatchObject([{ acks: [{ key: 'ack.order.SENT' }], choices: 0 }])
  })

  test('that find a new campaign with the same products are silent once the menu is there', () => {
    const talk = atTheCheckout().restaurantBecomes({ currentCampaignId: id('brygga-2') })
    expect(talk.heard().at(-1)).toMatchObject({ question: { name: 'checkout' }, acks: [] })
  })
})

describe('what is heard', () => {
  test('is what was taken, the step, the question and how many choices it has', () => {
    const talk = conversationWith().says({ type: 'restaurant.choose', id: id('brygga') })
    expect(talk.heard().at(-1)).toMatchObject({
      acks: [{ key: 'ack.restaurant' }],
      step: { index: 2, of: 6 },
      ask: { key: 'ask.mode' },
      choices: 2,
      isUrgent: false,
    })
  })

  test('counts only the steps this deployment has (S1.45)', () => {
    const talk = atTheMenu({ flags: { pickup: false } })
    expect(talk.heard().at(-1)?.step).toEqual({ index: 2, of: 5 })
  })

  test('of an adjustment is only what was told, not the question again', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    talk.says({ type: 'basket.setQuantity', lineId: talk.line('burger').id, quantity: 3 })
    expect(talk.heard().at(-1)).toMatchObject({ acks: [{ key: 'ack.quantity' }], choices: 0 })
  })

  test('is urgent when payment failed', () => {
    const talk = atTheCheckout().next('pay', refused('payment.refused')).says(PAY)
    expect(talk.heard().at(-1)).toMatchObject({ question: { name: 'paymentFailed' }, isUrgent: true })
  })

  test('is urgent when the restaurant closes at the recap (S5.55)', () => {
    const talk = atTheCheckout({ now: at('2026-03-10 21:30') })
      .later(31 * 60_000)
      .restaurantBecomes({})
    expect(talk.heard().at(-1)).toMatchObject({ question: { name: 'closed' }, isUrgent: true })
  })
})
