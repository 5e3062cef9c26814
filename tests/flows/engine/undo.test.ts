import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Conversation } from '#flows/conversation/conversation.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY, refused } from '#tests/support/flows.ts'
import { numbersFrom, walk } from '../walks.ts'

describe('back', () => {
  test('takes back the last answer, with the adjustments before it', () => {
    const talk = atTheMenu().says(
      { type: 'product.open', code: id('meal') },
      { type: 'customise.setQuantity', quantity: 5 },
    )
    expect(talk.undo('answer')).toBe(true)
    expect(talk.asks()).toBe('categories')
    expect(talk.told()).toEqual(['ack.undone'])
  })

  test('goes all the way to the first question, and no further', () => {
    const talk = atTheCheckout()
    let count = 0
    while (talk.undo('answer')) count++
    expect([count, talk.asks()]).toEqual([4, 'restaurant'])
  })
})

describe('undo', () => {
  test('takes back the last act alone', () => {
    const talk = atTheMenu().says(
      { type: 'product.open', code: id('meal') },
      { type: 'customise.setQuantity', quantity: 5 },
      { type: 'customise.setQuantity', quantity: 6 },
    )
    expect(talk.undo('act')).toBe(true)
    expect(talk.conversation().flows.customise.context.quantity).toBe(5)
  })

  test('brings back a line that was removed', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    talk.says({ type: 'basket.removeLine', lineId: talk.line('burger').id }).undo('act')
    expect(talk.lines()).toEqual([['burger', 1]])
  })

  test('then another answer: the conversation goes on from there', () => {
    const talk = atTheMenu()
    talk.undo('answer')
    expect(talk.says({ type: 'mode.choose', mode: 'TAKEOUT' }).told()).toContain('ack.alcoholHidden')
  })

  test('cannot reach anything before the order was made', () => {
    const talk = atTheCheckout().says(PAY)
    expect([talk.undo('answer'), talk.undo('act')]).toEqual([false, false])
  })

  test('cannot reach anything before an order that was refused payment', () => {
    const talk = atTheCheckout().next('pay', refused('payment.refused')).says(PAY)
    expect(talk.undo('act')).toBe(false)
  })

  test('reaches what was done after the order, up to it', () => {
    const talk = atTheCheckout().says(PAY, { type: 'order.new' }, { type: 'product.add', code: id('cola') })
    expect([talk.undo('answer'), talk.undo('answer'), talk.undo('answer')]).toEqual([true, true, false])
    expect(talk.asks()).toBe('order')
  })
})

test('to go back to any step is the same as never having gone on', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 30 }), fc.nat({ max: 30 }), (seed, kept, gone) => {
      const numbers = numbersFrom(seed, kept + gone)
      const talk = walk(conversationWith(), numbers.slice(0, kept))
      const before = talk.conversation()
      const step = talk.step()
      const barrier = before.barrier
      walk(talk, numbers.slice(kept))
      fc.pre(talk.conversation().barrier === barrier)
      talk.undoTo(step)
      expect(gist(talk.conversation())).toEqual(gist(before))
    }),
    { numRuns: 30 },
  )
})

/** Everything but the time, the place in the log, and that the customer was told of going back. */
function gist(conversation: Conversation): unknown {
  const { flows, pending, turns } = conversation
  const live = turns.at(-1)
  return {
    flows: Object.entries(flows).map(([name, { value, context }]) => ({ name, value, context })),
    pending,
    turns: [...turns.slice(0, -1), { ...live, acks: [] }],
  }
}
