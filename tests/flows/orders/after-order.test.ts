import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import type { Order } from '#domain/orders/order.ts'
import { anOrder, anOrderedItem } from '#tests/support/builders/order.ts'
import { atTheCheckout, atTheMenu, conversationWith, failed, PAY, refused } from '#tests/support/flows.ts'
import { MESSAGE } from '../walks.ts'

const HISTORY = { type: 'history.open' } as const
const BURGER = anOrderedItem({ productCode: id('burger'), quantity: 2 })
const WHALE = anOrderedItem({ productCode: id('whale') })
const BEER = anOrderedItem({ productCode: id('beer') })

function past(given: Partial<Order> = {}): Order {
  return anOrder({
    id: id('past'),
    restaurantId: id('brygga'),
    campaignId: id('brygga-1'),
    state: 'PAID',
    pickUpMode: 'EATIN',
    items: [BURGER],
    ...given,
  })
}

const AGAIN = { type: 'order.again', id: past().id } as const

describe('the order history', () => {
  const fourteen = Array.from({ length: 14 }, (_, index) => past({ id: id(`past-${index}`) }))
  const shown = (talk: ReturnType<typeof conversationWith>) =>
    talk.conversation().flows.history.context.history.orders.length

  test('comes six at a time until all are there (S1.27, S2.58, S9.4)', () => {
    const talk = conversationWith({ history: fourteen }).says(HISTORY)
    const counts = [shown(talk)]
    for (let page = 0; page < 3; page++) counts.push(shown(talk.says({ type: 'history.more' })))
    expect(counts).toEqual([6, 12, 14, 14])
    expect(talk.askedOf('listHistory')).toHaveLength(3)
  })

  test('a page that does not come is told and can be asked for again (S8.49)', () => {
    const talk = conversationWith({ history: fourteen }).says(HISTORY).next('listHistory', failed())
    talk.says({ type: 'history.more' })
    expect(talk.told()).toEqual(['ack.historyFailed'])
    expect(shown(talk.says({ type: 'history.more' }))).toBe(12)
  })

  test('a list that does not come at all can be asked for again', () => {
    const talk = conversationWith({ history: [past()] })
      .next('listHistory', failed())
      .says(HISTORY)
    expect(talk.asks()).toBe('historyFailed')
    expect(talk.says(HISTORY).asks()).toBe('history')
  })

  test('who is no guest yet has none, and a way on (S2.56)', () => {
    const talk = conversationWith().says(HISTORY)
    expect(talk.asks()).toBe('historyFailed')
    expect(talk.says({ type: 'order.new' }).asks()).toBe('restaurant')
  })

  test('leaves the order that is being made as it was', () => {
    const talk = atTheMenu({ history: [past()] }).says({ type: 'product.open', code: id('meal') }, HISTORY)
    expect(talk.says({ type: 'order.new' }).asks()).toBe('customise')
  })
})

describe('ordering again', () => {
  test('takes two taps: the order, and Pay (S1.34, S4.92, S4.99)', () => {
    const talk = conversationWith({ history: [past()] }).says(HISTORY, AGAIN)
    expect(talk.asks()).toBe('checkout')
    expect(talk.told()).toContain('ack.reordered')
    expect(talk.lines()).toEqual([['burger', 2]])
    expect(talk.total()).toBe(29_800)
    expect(talk.says(PAY).asks()).toBe('order')
  })

  test('at the restaurant that is chosen fetches nothing more', () => {
    const talk = atTheMenu({ history: [past()] }).says(HISTORY, AGAIN)
    expect(talk.asks()).toBe('checkout')
    expect(talk.askedOf('loadMenu')).toHaveLength(1)
  })

  test('adds to what is in the basket already', () => {
    const talk = atTheMenu({ history: [past()] }).says(
      { type: 'product.add', code: id('cola') },
      HISTORY,
      AGAIN,
    )
    expect(talk.lines()).toEqual([
      ['cola', 1],
      ['burger', 2],
    ])
  })

  test('of another restaurant is refused; yes goes to the restaurants, no goes back (S4.94)', () => {
    const elsewhere = past({ restaurantId: id('canteen') })
    const refusedTalk = () => atTheMenu({ history: [elsewhere] }).says(HISTORY, AGAIN)
    expect(refusedTalk().asks()).toBe('reorderElsewhere')
    expect(refusedTalk().says({ type: 'restaurant.change' }).asks()).toBe('restaurant')
    expect(refusedTalk().says({ type: 'reorder.cancel' }).asks()).toBe('history')
  })

  test('where no restaurant is chosen takes the one of the order, and its code is asked (S2.42)', () => {
    const talk = conversationWith({
      history: [past({ restaurantId: id('canteen'), campaignId: id('canteen-1') })],
    })
    expect(talk.says(HISTORY, AGAIN).asks()).toBe('code')
    expect(talk.says({ type: 'code.submit', code: '1234' }).asks()).toBe('checkout')
    expect(talk.lines()).toEqual([['burger', 2]])
  })

  describe('of another restaurant than the basket, from the list (S4.109)', () => {
    const ofCanteen = { restaurantId: id<never>('canteen'), campaignId: id<never>('canteen-1') }
    const asked = (order = past(ofCanteen)) =>
      atTheMenu({ history: [order] }).says(
        { type: 'product.add', code: id('cola') },
        { type: 'restaurant.change' },
        HISTORY,
        AGAIN,
      )

    test('asks before the basket goes, and goes on with the order after a yes', () => {
      const talk = asked()
      expect([talk.asks(), talk.told(), talk.lines()]).toEqual(['basketElsewhere', [], [['cola', 1]]])
      expect(talk.says({ type: 'basket.confirmMove' }).asks()).toBe('code')
      expect(talk.says({ type: 'code.submit', code: '1234' }).asks()).toBe('checkout')
      expect(talk.lines()).toEqual([['burger', 2]])
    })

    test('keeps the basket after a no, and goes back to the orders', () => {
      const talk = asked().says({ type: 'basket.cancelMove' })
      expect([talk.asks(), talk.told(), talk.lines()]).toEqual(['history', ['ack.basketKept'], [['cola', 1]]])
      expect(talk.says(AGAIN).asks()).toBe('basketElsewhere')
    })

    test('keeps the basket where the restaurants are looked at instead, and repeats nothing later', () => {
      const talk = asked().says({ type: 'restaurant.showAll' })
      expect([talk.asks(), talk.lines()]).toEqual(['restaurant', [['cola', 1]]])
      talk.says({ type: 'restaurant.choose', id: id('canteen'), mode: 'EATIN' })
      talk.says({ type: 'basket.confirmMove' }, { type: 'code.submit', code: '1234' })
      expect([talk.asks(), talk.lines()]).toEqual(['categories', []])
    })

    test('asks the same of a restaurant that is no longer listed, and keeps the basket where it is gone', () => {
      const talk = asked(past({ restaurantId: id('gone') }))
      expect(talk.asks()).toBe('basketElsewhere')
      expect(talk.says({ type: 'basket.confirmMove' }).asks()).toBe('restaurant')
      expect(talk.lines()).toEqual([['cola', 1]])
    })

    test('asks nothing where the basket is of the same restaurant', () => {
      const talk = asked(past())
      expect([talk.asks(), talk.lines()]).toEqual([
        'checkout',
        [
          ['cola', 1],
          ['burger', 2],
        ],
      ])
    })
  })

  test('of a restaurant that is gone asks for another', () => {
    const talk = conversationWith({ history: [past({ restaurantId: id('gone') })] }).says(HISTORY, AGAIN)
    expect(talk.asks()).toBe('restaurant')
    expect(talk.says({ type: 'restaurant.choose', id: id('brygga'), mode: 'EATIN' }).asks()).toBe(
      'categories',
    )
  })

  test('at another price shows both totals: agreed it is in the basket, else it is not (S4.95)', () => {
    const dearer = past({ campaignId: id('old'), price: minor(20_000), taxes: minor(5_000) })
    const asked = () => conversationWith({ history: [dearer] }).says(HISTORY, AGAIN)
    expect(asked().asks()).toBe('reorderPrice')
    expect(asked().conversation().flows.reorder.context.outcome).toMatchObject({ was: 25_000, is: 29_800 })
    expect(asked().says({ type: 'reorder.accept' }).asks()).toBe('checkout')
    const declined = asked().says({ type: 'reorder.cancel' })
    expect(declined.asks()).toBe('history')
    expect(declined.lines()).toEqual([])
  })

  test.each([
    ['continue', 'checkout', [['burger', 2]]],
    ['replace', 'categories', [['burger', 2]]],
    ['delete', 'history', []],
  ] as const)('with something gone, "%s" leads to %s (S4.98)', (choice, question, lines) => {
    const talk = conversationWith({ history: [past({ items: [BURGER, WHALE] })] }).says(HISTORY, AGAIN)
    expect(talk.asks()).toBe('reorderUnavailable')
    expect(talk.says({ type: 'reorder.resolve', choice }).asks()).toBe(question)
    expect(talk.lines()).toEqual(lines)
  })

  test('with all of it gone tells so (S4.97)', () => {
    const talk = conversationWith({ history: [past({ items: [WHALE] })] }).says(HISTORY, AGAIN)
    expect(talk.asks()).toBe('reorderNothing')
    expect(talk.says({ type: 'menu.categories' }).asks()).toBe('categories')
  })

  test('a beer to take away is refused (S4.96)', () => {
    const history = [past({ items: [BEER], pickUpMode: 'TAKEOUT' })]
    expect(atTheMenu({ history }).says(HISTORY, AGAIN).asks()).toBe('reorderAlcohol')
  })

  test('what is beside a beer to take away can be had without it (S4.96)', () => {
    const history = [past({ items: [BURGER, BEER], pickUpMode: 'TAKEOUT' })]
    const talk = atTheMenu({ history }).says(HISTORY, AGAIN)
    expect(talk.asks()).toBe('reorderAlcohol')
    expect(talk.says({ type: 'reorder.resolve', choice: 'continue' }).asks()).toBe('checkout')
    expect(talk.lines()).toEqual([['burger', 2]])
  })

  test.each([
    ['in its own mode', atTheMenu({ history: [past({ pickUpMode: 'TAKEOUT' })] }), 'TAKEOUT'],
    [
      'in that of the basket it is added to',
      atTheMenu({ history: [past({ pickUpMode: 'TAKEOUT' })] }).says({
        type: 'product.add',
        code: id('burger'),
      }),
      'EATIN',
    ],
  ])('an order is had %s (S4.96)', (_, talk, mode) => {
    talk.says(HISTORY, AGAIN)
    expect([talk.asks(), talk.conversation().flows.menu.context.mode]).toEqual(['checkout', mode])
  })

  test('what was asked is asked of the new menu when it changes meanwhile', () => {
    const talk = atTheMenu({ history: [past({ items: [BURGER, WHALE] })] }).says(HISTORY, AGAIN)
    talk.menusBecome((menu) => ({ ...menu, campaignId: id('brygga-2'), products: {} }))
    talk.restaurantBecomes({ currentCampaignId: id('brygga-2') })
    expect(talk.asks()).toBe('reorderNothing')
  })
})

describe('stars', () => {
  const RATE = { type: 'order.rate', id: past().id, rating: 4 } as const
  const ratingOf = (talk: ReturnType<typeof conversationWith>) =>
    talk.conversation().flows.history.context.history.orders[0]?.rating

  test('are given once and then stand (S4.27-S4.29)', () => {
    const talk = conversationWith({ history: [past()] }).says(HISTORY, RATE)
    expect(ratingOf(talk)).toBe(4)
    expect(talk.told()).toEqual(['ack.rated'])
    talk.says({ ...RATE, rating: 1 })
    expect(ratingOf(talk)).toBe(4)
    expect(talk.told()).toEqual(['problem.order.alreadyRated'])
    expect(talk.askedOf('rateOrder')).toHaveLength(1)
  })

  test('for the order that is followed show on it too (S4.27)', () => {
    const talk = atTheCheckout().says(PAY).orderBecomes({ state: 'PAID', posId: '042' })
    const made = talk.order()
    if (!made) throw new Error('no order is followed')
    expect(talk.says({ type: 'order.rate', id: made.id, rating: 5 }).order()?.rating).toBe(5)
    expect(talk.asks()).toBe('order')
  })

  test('that did not arrive are told and can be given again (S8.41)', () => {
    const talk = conversationWith({ history: [past()] })
      .says(HISTORY)
      .next('rateOrder', failed())
    expect(talk.says(RATE).told()).toEqual(['ack.ratingFailed'])
    expect(ratingOf(talk.says(RATE))).toBe(4)
  })
})

describe('the confirmation once more', () => {
  const RESEND = { type: 'order.resend', id: past().id } as const

  test('is sent for a paid order with a mail address, and told (S4.31)', () => {
    const talk = conversationWith({ history: [past({ customerEmail: 'token' })] }).says(HISTORY, RESEND)
    expect(talk.told()).toEqual(['ack.resent'])
    expect(talk.conversation().flows.care.context.resent).toEqual(['past'])
  })

  test('is not asked for where there is no address', () => {
    const talk = conversationWith({ history: [past()] }).says(HISTORY, RESEND)
    expect(talk.askedOf('resendEmail')).toEqual([])
    expect(talk.told()).toEqual(['problem.order.notResendable'])
  })

  test('that could not be sent is told (S8.40)', () => {
    const talk = conversationWith({ history: [past({ customerEmail: 'token' })] }).says(HISTORY)
    expect(talk.next('resendEmail', failed()).says(RESEND).told()).toEqual(['ack.resendFailed'])
  })
})

describe('words about an order', () => {
  const open = (kind: 'feedback' | 'problem', id = past().id) => ({ type: 'report.open', id, kind }) as const
  const SEND = { type: 'report.send', message: MESSAGE } as const

  test('are sent as tokens and thanked for, back where one came from (S4.30, S2.61)', () => {
    const talk = conversationWith({ history: [past()] }).says(HISTORY, open('feedback'), SEND)
    expect(talk.askedOf('sendFeedback')).toEqual([{ id: 'past', kind: 'feedback', message: MESSAGE }])
    expect(talk.asks()).toBe('history')
    expect(talk.told()).toEqual(['ack.feedbackSent'])
    expect(talk.conversation().flows.history.context.history.orders[0]?.feedbackedAt).toBeDefined()
  })

  test('can be told once of each kind (S4.30)', () => {
    const talk = conversationWith({ history: [past({ feedbackedAt: 1 })] }).says(HISTORY)
    expect(talk.says(open('feedback')).asks()).toBe('reportClosed')
    expect(talk.says({ type: 'report.close' }, open('problem')).asks()).toBe('report')
  })

  test("about an order that is not one's own cannot be written (S2.61)", () => {
    const talk = conversationWith({ history: [past()] }).says(open('problem', id('other')))
    expect(talk.asks()).toBe('reportClosed')
    expect(talk.says({ type: 'report.close' }).asks()).toBe('restaurant')
  })

  test.each([
    ['failed', failed(), 'ack.feedbackFailed'],
    ['refused', refused('request.botCheck'), 'ack.feedbackFailed'],
    ['known already', refused('order.feedbackSent'), 'problem.order.feedbackSent'],
  ])('that %s are told, and the form stays open (S8.40, S8.41)', (_, answer, told) => {
    const talk = conversationWith({ history: [past()] }).says(HISTORY, open('problem'))
    talk.next('sendFeedback', answer).says(SEND)
    expect(talk.asks()).toBe('report')
    expect(talk.told()).toEqual([told])
  })

  test('that are not written after all lead back', () => {
    const talk = conversationWith({ history: [past()] }).says(HISTORY, open('problem'))
    expect(talk.says({ type: 'report.close' }).asks()).toBe('history')
  })
})
