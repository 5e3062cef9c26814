import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { orderWrittenIn } from '#flows/language/propose-order.ts'
import { termsWrittenIn } from '#flows/language/written/terms-written.ts'
import { ENGLISH } from '#flows/language/words/en/words.en.ts'
import { NORWEGIAN } from '#flows/language/words/no/words.no.ts'
import { at } from '#tests/support/at.ts'
import { atTheCheckout, atTheMenu, conversationWith, type Talk } from '#tests/support/flows.ts'

const BOTH = [ENGLISH, NORWEGIAN]

describe('where it is asked how to eat', () => {
  test.each([
    ['to go please', 'TAKEOUT'],
    ["I'd like to eat here", 'EATIN'],
    ['takeaway thanks', 'TAKEOUT'],
    ['vi vil spise her', 'EATIN'],
    ['ta med, takk', 'TAKEOUT'],
  ])('"%s" is the answer', (text, mode) => {
    const talk = conversationWith().says({ type: 'restaurant.choose', id: id('brygga') })
    expect(talk.asks()).toBe('mode')
    expect(written(text, talk)).toEqual({ type: 'mode.choose', mode, asks: true })
  })

  test.each(['to go fishing', 'at 18:30', 'two burgers to go', ''])('"%s" is none', (text) => {
    const talk = conversationWith().says({ type: 'restaurant.choose', id: id('brygga') })
    expect(written(text, talk)).toBeUndefined()
  })
})

describe('where a time is asked for', () => {
  test.each([
    ['18:30', '2026-03-10 18:30'],
    ['7:00', '2026-03-10 19:00'],
    ['half past six please', '2026-03-10 18:30'],
    ['halv sju', '2026-03-10 18:30'],
    ['kl 19', '2026-03-10 19:00'],
    ['19', '2026-03-10 19:00'],
    ['in an hour and a half', undefined],
    ['09:00', undefined],
    ['23:00', undefined],
    ['at the door', undefined],
  ])('"%s" is the answer where it can be had then', (text, taken) => {
    const command = taken && { type: 'pickup.choose', at: at(taken) }
    expect(written(text, atThePickup())).toEqual(command)
  })

  test('"as soon as possible" is the earliest', () => {
    expect(written('as soon as possible', atThePickup())).toEqual({ type: 'pickup.choose', at: 'earliest' })
  })
})

test('elsewhere they are no answer', () => {
  expect(written('take away', atTheMenu())).toBeUndefined()
  expect(written('18:30', atTheMenu())).toBeUndefined()
})

describe('said alone elsewhere, they are proposed', () => {
  test.each([
    ['take away', { mode: 'TAKEOUT' }],
    ['at 18:30 please', { time: '18:30' }],
    ['klokka halv sju, ta med', { mode: 'TAKEOUT', time: '18:30' }],
    ['07:30', { time: '07:30' }],
  ])('"%s"', (text, terms) => {
    const order = orderWrittenIn(text, atTheMenu().conversation(), BOTH)
    expect(order).toMatchObject({ lines: [], ...terms, takesTerms: true })
  })

  test('with the lines of what is proposed already', () => {
    const talk = atTheMenu()
    const order = orderWrittenIn('two burgers to go', talk.conversation(), BOTH)
    if (!order) throw new Error('no order was read')
    talk.says({ type: 'proposal.make', text: 'token', order })
    expect(orderWrittenIn('at 18:30', talk.conversation(), BOTH)).toMatchObject({
      lines: [{ product: 'burger', quantity: 2 }],
      mode: 'TAKEOUT',
      time: '18:30',
      takesTerms: true,
    })
  })

  test.each(['take away zzz', 'take', 'half', 'six'])('"%s" says neither', (text) => {
    expect(orderWrittenIn(text, atTheMenu().conversation(), BOTH)).toBeUndefined()
  })
})

function atThePickup(): Talk {
  const talk = atTheCheckout().says({ type: 'pickup.change' })
  expect(talk.asks()).toBe('pickup')
  return talk
}

function written(text: string, talk: Talk) {
  return termsWrittenIn(text, talk.conversation(), BOTH)
}
