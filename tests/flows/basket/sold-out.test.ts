import { describe, expect, test } from 'vitest'
import type { Menu, Outage } from '#domain/catalogue/product.ts'
import { id, type ProductCode } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { answersOf, liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { anOrderedItem } from '#tests/support/builders/order.ts'
import {
  aRegular,
  atTheMenu,
  conversationWith,
  failed,
  PAY,
  refused,
  type Talk,
} from '#tests/support/flows.ts'

const OPEN_MEAL: Command = { type: 'product.open', code: id('meal') }
const COLA: Command = { type: 'customise.choose', path: 'drink/meal-cola' }
const SHAKE: Command = { type: 'customise.choose', path: 'drink/meal-shake' }
const ADD: Command = { type: 'customise.confirm' }
const MEND: Command = { type: 'outage.resolve', choice: 'mend' }

const out = (...codes: readonly string[]): { readonly outageProducts: readonly Outage[] } => ({
  outageProducts: codes.map((code) => ({ productCode: id<ProductCode>(code), state: 'UNAVAILABLE' })),
})
const COLA_OUT = out('meal-cola')

/** A meal with a cola in the basket. */
function mealWithCola(): Talk {
  return atTheMenu().says(OPEN_MEAL, COLA, ADD)
}

function offers(talk: Talk): readonly string[] {
  return answersOf(talk.conversation()).map((each) => each.id)
}

function told(talk: Talk): string {
  const conversation = talk.conversation()
  return JSON.stringify(liveQuestionOf(conversation)?.prompt?.(conversation)?.text)
}

describe('a choice that is sold out by itself (S4.69)', () => {
  test.each<[string, readonly Command[]]>([
    ['tapped', [OPEN_MEAL, COLA]],
    ['given in numbers', [OPEN_MEAL, { type: 'customise.setPart', path: 'drink/meal-cola', quantity: 1 }]],
    [
      'typed',
      [
        OPEN_MEAL,
        {
          type: 'customise.wish',
          wishes: [{ part: id('drink'), option: id('meal-cola'), quantity: 1, mode: 'with' }],
        },
      ],
    ],
  ])('does not get into the basket, %s', (_how, commands) => {
    const talk = atTheMenu()
      .restaurantBecomes(COLA_OUT)
      .says(...commands, ADD)
    expect([talk.asks(), talk.lines()]).toEqual(['customise', []])
  })

  test('does not come with a proposal that names it', () => {
    const talk = atTheMenu()
      .restaurantBecomes(COLA_OUT)
      .says(
        {
          type: 'proposal.make',
          text: 'token',
          order: {
            lines: [
              {
                product: id('meal'),
                quantity: 1,
                choices: [{ part: id('drink'), option: id('meal-cola'), quantity: 1, mode: 'with' }],
                others: [],
              },
            ],
            marks: [],
          },
        },
        { type: 'proposal.accept' },
      )
    expect([talk.asks(), talk.lines()]).toEqual(['customise', []])
  })

  test('leaves what is being made, and is told by its name', () => {
    const talk = atTheMenu().says(OPEN_MEAL, COLA).restaurantBecomes(COLA_OUT)
    const { selection, problem } = talk.conversation().flows.customise.context
    expect([selection, problem]).toEqual([{}, { code: 'product.outage', path: 'drink/meal-cola' }])
    expect(talk.told()).toContain('ack.goneMeanwhile')
    expect(talk.says(SHAKE, ADD).lines()).toEqual([['meal', 1]])
  })

  test('is not repeated with a past order: what holds it is named', () => {
    const drink = anOrderedItem({
      productCode: id('drink'),
      children: [anOrderedItem({ productCode: id('meal-cola'), kind: 'option' })],
    })
    const meal = anOrderedItem({ productCode: id('meal'), children: [drink] })
    const items = [anOrderedItem({ productCode: id('burger') }), meal]
    const talk = conversationWith({ visitor: aRegular({ items }) })
      .says({ type: 'restaurant.choose', id: id('brygga') }, { type: 'mode.choose', mode: 'EATIN' })
      .restaurantBecomes(COLA_OUT)
      .says({ type: 'usual.choose' })
    expect(talk.asks()).toBe('reorderUnavailable')
  })
})

describe('a choice of a dish in the basket sells out (S4.69, S4.86)', () => {
  const sold = () => mealWithCola().restaurantBecomes(COLA_OUT)

  test('it is told with its dish, and with what can be had in its place', () => {
    const talk = sold()
    expect(talk.asks()).toBe('outage')
    expect(told(talk)).toContain('"part":{"text":{"plain":"meal-cola"')
    expect(told(talk)).toMatch(/outage\.instead.*meal-shake/)
    expect(offers(talk)).toEqual(['mend', 'replace', 'continue', 'delete'])
  })

  test('another is chosen in its place, and the line stays where it was (S4.87)', () => {
    const talk = sold().says(MEND)
    expect([talk.asks(), talk.conversation().flows.customise.context.selection]).toEqual(['customise', {}])
    talk.says(SHAKE, ADD)
    expect([talk.asks(), talk.line('meal').selection]).toEqual(['basket', { 'drink/meal-shake': 1 }])
  })

  test('at the checkout the customer is back there afterwards', () => {
    const talk = mealWithCola().says({ type: 'checkout.start' }).restaurantBecomes(COLA_OUT)
    expect(talk.says(MEND, SHAKE, ADD).asks()).toBe('checkout')
  })

  test('whoever leaves the choice is asked again: it is not ordered as it is', () => {
    expect(sold().says(MEND, { type: 'customise.cancel' }).asks()).toBe('outage')
  })

  test('each dish that holds it is asked about, one after the other', () => {
    const two = mealWithCola().says(OPEN_MEAL, { type: 'customise.choose', path: 'drink/meal-beer' }, ADD, {
      type: 'alcohol.confirm',
    })
    const talk = two.restaurantBecomes(out('meal-cola', 'meal-beer')).says(MEND, SHAKE, ADD)
    expect([talk.asks(), told(talk)]).toEqual(['outage', expect.not.stringContaining('"plain":"meal-cola"')])
  })

  test.each([
    ['itself', out('burger'), [['burger', 1]]],
    ['with what it needs', out('meal-burger'), [['meal', 1]]],
  ] as const)('a dish sold out %s has nothing to choose', (_what, gone, lines) => {
    const talk = gone.outageProducts[0]?.productCode === id('burger') ? burger() : mealWithCola()
    talk.restaurantBecomes(gone)
    expect([talk.asks(), talk.lines(), offers(talk)]).toEqual([
      'outage',
      lines,
      ['replace', 'continue', 'delete'],
    ])
  })

  test('what is back on sale closes the question', () => {
    const talk = sold().restaurantBecomes(out())
    expect([talk.asks(), talk.lines()]).toEqual(['basket', [['meal', 1]]])
  })

  test('a menu that is fetched again takes nothing out before that is answered', () => {
    const talk = sold().restaurantBecomes({ currentCampaignId: id('brygga-2') })
    expect([talk.asks(), talk.lines()]).toEqual(['outage', [['meal', 1]]])
  })
})

test('a repeated order waits for nothing that is back on sale', () => {
  const items = [anOrderedItem({ productCode: id('burger') }), anOrderedItem({ productCode: id('cola') })]
  const talk = conversationWith({ visitor: aRegular({ items }) })
    .says({ type: 'restaurant.choose', id: id('brygga') }, { type: 'mode.choose', mode: 'EATIN' })
    .restaurantBecomes(out('cola'))
    .says({ type: 'usual.choose' })
  expect(talk.asks()).toBe('reorderUnavailable')
  talk.restaurantBecomes(out())
  expect([talk.asks(), talk.lines()]).toEqual([
    'checkout',
    [
      ['burger', 1],
      ['cola', 1],
    ],
  ])
})

test('a product that sells out while it is looked at is left, and told by its name', () => {
  const talk = atTheMenu()
    .says({ type: 'product.open', code: id('burger') })
    .restaurantBecomes(out('burger'))
  expect([talk.asks(), talk.told()]).toEqual(['categories', ['ack.goneMeanwhile']])
})

describe('what the server says is sold out when it is ordered', () => {
  const REFUSED = refused('product.outage', 'items.0.children.1.children.0')
  const refusedOrder = () =>
    mealWithCola().says({ type: 'checkout.start' }).next('createOrder', REFUSED).says(PAY)

  test('is asked about with line and part, and never tried again as it is', () => {
    const talk = refusedOrder()
    expect([talk.asks(), talk.told()]).toEqual(['outage', ['ack.soldOut']])
    expect(told(talk)).toContain('"part":{"text":{"plain":"meal-cola"')
    expect(offers(talk)).not.toContain('retry')
  })

  test('is paid for once something else is chosen', () => {
    const talk = refusedOrder().says(MEND, SHAKE, ADD, { type: 'checkout.start' }, PAY)
    expect([talk.asks(), talk.orders()]).toEqual(['order', [expect.objectContaining({ state: 'VALIDATED' })]])
  })

  test('is asked about too where it is refused only when it is paid', () => {
    const talk = mealWithCola().says({ type: 'checkout.start' }).next('pay', REFUSED).says(PAY)
    expect([talk.asks(), talk.told()]).toEqual(['outage', ['ack.soldOut']])
    talk.says(MEND, SHAKE, ADD, { type: 'checkout.start' }, PAY)
    expect(talk.asks()).toBe('order')
  })

  test('is no placed order: earlier answers can be changed', () => {
    const talk = refusedOrder()
    expect([talk.conversation().barrier, talk.undo('answer')]).toEqual([0, true])
  })

  test('and so it is where the order was made and refused only when it was to be paid', () => {
    const talk = mealWithCola().says({ type: 'checkout.start' }).next('pay', REFUSED).says(PAY)
    expect(talk.conversation().barrier).toBe(0)
  })

  test('changes nothing of an order that was placed before', () => {
    const talk = burger().says({ type: 'checkout.start' }, PAY)
    const { barrier } = talk.conversation()
    talk.says({ type: 'order.new' }, OPEN_MEAL, COLA, ADD, { type: 'checkout.start' })
    talk.next('createOrder', REFUSED).says(PAY)
    expect([talk.conversation().barrier, barrier > 0]).toEqual([barrier, true])
  })

  test('is no placed order where any other reason refuses it', () => {
    const talk = mealWithCola()
      .says({ type: 'checkout.start' })
      .next('createOrder', refused('restaurant.closed'))
      .says(PAY)
    expect(talk.conversation().barrier).toBe(0)
  })

  test('where nobody answered there may be an order, and earlier answers stand', () => {
    const talk = mealWithCola().says({ type: 'checkout.start' }).next('createOrder', failed()).says(PAY)
    expect(talk.conversation().barrier).toBeGreaterThan(0)
  })

  test('any other refusal about a line leads back to the order as well', () => {
    const talk = mealWithCola()
      .says({ type: 'checkout.start' })
      .next('createOrder', refused('part.maxReached', 'items.0'))
      .says(PAY)
    expect([talk.asks(), talk.told()]).toEqual(['basket', ['problem.part.maxReached']])
  })
})

describe('a category', () => {
  const inFood = () => atTheMenu().says({ type: 'category.choose', id: categoryId() })

  test('that is gone from the menu leads to the categories', () => {
    const talk = inFood().menusBecome((menu) => ({ ...renamed(menu), campaignId: id('brygga-2') }))
    talk.restaurantBecomes({ currentCampaignId: id('brygga-2') })
    expect([talk.asks(), offers(talk)]).toEqual(['categories', ['other']])
  })

  test('that is still there is where the customer goes on', () => {
    const talk = inFood().menusBecome((menu) => ({ ...menu, campaignId: id('brygga-2') }))
    talk.restaurantBecomes({ currentCampaignId: id('brygga-2') })
    expect(talk.asks()).toBe('products')
  })

  test('with nothing left to show leads to the categories', () => {
    const { products } = categoryOf(inFood())
    const outageProducts = products.map(({ code }) => ({ productCode: code, state: 'DISABLED' as const }))
    expect(inFood().restaurantBecomes({ outageProducts }).asks()).toBe('categories')
  })
})

function burger(): Talk {
  return atTheMenu().says({ type: 'product.add', code: id('burger') })
}

function categoryOf(talk: Talk) {
  const category = talk.conversation().flows.menu.context.menu?.categories[0]
  if (!category) throw new Error('the menu has a category')
  return category
}

function categoryId() {
  return categoryOf(atTheMenu()).id
}

/** The same menu under another category. */
function renamed(menu: Menu): Menu {
  return { ...menu, categories: menu.categories.map((each) => ({ ...each, id: id<never>('other') })) }
}
