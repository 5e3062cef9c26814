import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Conversation } from '#flows/core/conversation/conversation.ts'
import { replay } from '#flows/core/engine/replay.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY, refused } from '#tests/support/flows.ts'
import { STANDINGS } from '#tests/support/standings.ts'
import type { Visitor } from '#flows/account/visitor.ts'
import { numbersFrom, walk } from '../../walks.ts'

const USER: Visitor = { kind: 'user', isContactKnown: true, usual: undefined, accountId: id('account-9') }

describe('back', () => {
  test('takes back the last answer, with the adjustments before it', () => {
    const talk = atTheMenu().says(
      { type: 'product.open', code: id('meal') },
      { type: 'customise.setQuantity', quantity: 5 },
    )
    expect(talk.undo('answer')).toBe(true)
    expect(talk.asks()).toBe('categories')
    expect(talk.told()).toEqual(['ack.undoneWhat'])
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

  test.each(['orderCancelling', 'orderChanging'] as const)(
    'cannot reach anything before a change the server may have made already: %s',
    (standing) => {
      const talk = STANDINGS[standing]()
      expect([talk.undo('answer'), talk.undo('act')]).toEqual([false, false])
    },
  )

  test('reaches what was done after the order, up to it', () => {
    const talk = atTheCheckout().says(PAY, { type: 'order.new' }, { type: 'product.add', code: id('cola') })
    expect([talk.undo('answer'), talk.undo('answer'), talk.undo('answer')]).toEqual([true, true, false])
    expect(talk.asks()).toBe('order')
  })
})

describe('what was taken back', () => {
  test('is named: the product that was added', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    const { name } = talk.line('burger')
    talk.undo('answer')
    expect(talk.toldWith('ack.undoneWhat')).toEqual({
      what: { say: { key: 'answer.text', values: { text: { text: name } } } },
    })
  })

  test('is named: the part that was chosen, where that was no answer', () => {
    const talk = atTheMenu().says(
      { type: 'product.open', code: id('meal') },
      { type: 'customise.choose', path: 'drink/meal-shake' },
    )
    talk.undo('act')
    expect(talk.toldWith('ack.undoneWhat')).toMatchObject({
      what: { say: { values: { text: { text: { plain: 'meal-shake' } } } } },
    })
  })

  test('is the last thing done: a sentence that was not understood is no step', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    talk.types('token-1', { type: 'words.unknown', candidates: [] })
    talk.undo('answer')
    expect(talk.lines()).toEqual([])
    expect(talk.toldWith('ack.undoneWhat')).toMatchObject({
      what: { say: { values: { text: { text: { plain: 'burger' } } } } },
    })
  })

  test('of an older log is only said to be taken back', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    expect(talk.undoTo(talk.step() - 1).told()).toEqual(['ack.undone'])
  })
})

describe('redo', () => {
  test('does again what was taken back, one by one, and names it', () => {
    const talk = atTheMenu().says(
      { type: 'product.add', code: id('burger') },
      { type: 'product.add', code: id('cola') },
    )
    talk.undo('answer')
    talk.undo('answer')
    expect([talk.redo(), talk.lines()]).toEqual([true, [['burger', 1]]])
    expect(talk.told()).toEqual(['ack.redoneWhat'])
    expect([talk.redo(), talk.lines()]).toEqual([
      true,
      [
        ['burger', 1],
        ['cola', 1],
      ],
    ])
    expect(talk.redo()).toBe(false)
  })

  test('outlasts a sentence that was not understood', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    talk.undo('answer')
    talk.types('token-1', { type: 'words.unknown', candidates: [] })
    expect([talk.redo(), talk.lines()]).toEqual([true, [['burger', 1]]])
  })

  test('ends once something new is done', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    talk.undo('answer')
    talk.says({ type: 'product.add', code: id('cola') })
    expect([talk.redo(), talk.lines()]).toEqual([false, [['cola', 1]]])
  })

  test('outlives what comes by itself, and keeps what the server was told meanwhile', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    talk.undo('answer')
    talk.restaurantBecomes({ information: 'A new text about the house' })
    talk.next('currentVisitor', { output: USER }).says({ type: 'session.renew' })
    expect([talk.redo(), talk.lines()]).toEqual([true, [['burger', 1]]])
    expect(talk.conversation().flows.session.context.visitor.kind).toBe('user')
  })

  test('asks the outside again for what was on its way when it was taken back', () => {
    const talk = conversationWith()
      .holds('loadMenu')
      .says({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' })
    talk.undo('answer')
    talk.redo()
    expect(talk.letsGo('loadMenu').asks()).toBe('categories')
  })

  test('is folded the same from the log, step for step', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    talk.undo('answer')
    talk.redo()
    talk.says({ type: 'product.add', code: id('cola') })
    talk.undo('act')
    expect(replay(talk.recording())).toMatchObject({ outcome: 'identical' })
  })
})

test('to take back and do again is the same as having done neither', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 30 }), fc.nat({ max: 4 }), (seed, length, count) => {
      const talk = walk(conversationWith(), numbersFrom(seed, length))
      const before = talk.conversation()
      let taken = 0
      for (; taken < count; taken++) if (!talk.undo('act')) break
      for (let again = 0; again < taken; again++) talk.redo()
      expect(gist(talk.conversation())).toEqual(gist(before))
    }),
    { numRuns: 30 },
  )
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
