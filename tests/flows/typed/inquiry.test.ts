import { describe, expect, test } from 'vitest'
import type { Allergen, PickupMode } from '#domain/catalogue/product.ts'
import { at } from '#tests/support/at.ts'
import { id, type ProductCode } from '#domain/ids.ts'
import { minor } from '#domain/money/minor.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { Inquiry } from '#flows/core/log/inquiry.ts'
import type { Say } from '#flows/core/log/say.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY, type Talk } from '#tests/support/flows.ts'
import { burgerRestaurant } from '#tests/support/shipped.ts'

const BURGERS = burgerRestaurant()

describe('asked of one product', () => {
  test.each<readonly [Inquiry, readonly string[]]>([
    [{ about: 'price', product: code('1101') }, ['inquiry.price']],
    [{ about: 'contents', product: code('1101') }, ['inquiry.contents', 'inquiry.marks', 'inquiry.noteCall']],
    [ofAllergens('1101', 'milk'), ['inquiry.contains', 'inquiry.noteCall']],
    [ofAllergens('1101', 'fish'), ['inquiry.marks', 'inquiry.noteCall']],
    [ofAllergens('1505', 'milk'), ['inquiry.noMarks', 'inquiry.noteCall']],
    [{ about: 'isDiet', product: code('1122'), diet: 'vegan' }, ['inquiry.veganIs']],
    [{ about: 'isDiet', product: code('1122'), diet: 'vegetarian' }, ['inquiry.vegetarianIs']],
    [{ about: 'isDiet', product: code('1101'), diet: 'vegan' }, ['inquiry.veganNot']],
    [{ about: 'price', product: code('1113') }, ['inquiry.price', 'proposal.gone']],
  ])('%j is answered from the menu', (inquiry, keys) => {
    expect(answered(atTheBurgers().says(ask(inquiry))).map(({ key }) => key)).toEqual(keys)
  })

  test('the answer leads to the product, to be added or looked at', () => {
    const talk = atTheBurgers().says(ask({ about: 'price', product: code('1101') }))
    expect(actsOf(talk)).toEqual([
      { type: 'product.add', code: '1101' },
      { type: 'product.open', code: '1101' },
    ])
  })

  test('where it is open already, or sold out, there is nothing more to be done about it', () => {
    const open = atTheBurgers().says({ type: 'product.open', code: code('1101') })
    expect(actsOf(open.says(ask({ about: 'price', product: code('1101') })))).toEqual([])
    expect(actsOf(atTheBurgers().says(ask({ about: 'price', product: code('1113') })))).toEqual([])
  })

  test('no answer about an allergen is without the word that it is the restaurant that tells', () => {
    for (const product of Object.values(BURGERS[0]?.menus.EATIN.products ?? {}))
      for (const allergen of ['milk', 'gluten', 'peanuts'] as const) {
        const says = answered(atTheBurgers().says(ask(ofAllergens(product.code, allergen))))
        if (says.length > 0) expect(says.map(({ key }) => key)).toContain('inquiry.noteCall')
      }
  })
})

describe('asked of the menu', () => {
  test('what is vegan is listed with the way to each', () => {
    const talk = atTheBurgers().says(ask({ about: 'diet', diet: 'vegan' }))
    expect(answered(talk)).toMatchObject([{ key: 'inquiry.vegan' }])
    const acts = actsOf(talk)
    expect(acts).toHaveLength(4)
    expect(acts.every(({ type }) => type === 'product.open')).toBe(true)
  })

  test('what is not marked with gluten is listed, as no more than that', () => {
    const talk = atTheBurgers().says(ask({ about: 'without', allergens: ['gluten'] }))
    expect(answered(talk).map(({ key }) => key)).toEqual(['inquiry.unmarked', 'inquiry.noteCall'])
    const menu = BURGERS[0]?.menus.EATIN
    for (const act of actsOf(talk))
      if (act.type === 'product.open')
        expect(menu?.products[act.code]?.metadata.allergens).not.toContain('gluten')
  })

  test('what is sold is told with its price where it is one thing, and listed where it is several', () => {
    const one = atTheBurgers().says(ask({ about: 'offer', products: [code('1304')] }))
    expect(answered(one)).toMatchObject([{ key: 'inquiry.price' }])
    const several = atTheBurgers().says(ask({ about: 'offer', products: [code('1304'), code('1301')] }))
    expect(answered(several)).toMatchObject([{ key: 'inquiry.have' }])
  })

  test('what can be chosen with something is told with what, the open product first', () => {
    const inquiry = {
      about: 'choice',
      option: code('gluten-free-bun'),
      products: [code('1101'), code('1106')],
    } as const
    const talk = atTheBurgers().says({ type: 'product.open', code: code('1106') }, ask(inquiry))
    expect(answered(talk)).toMatchObject([{ key: 'inquiry.choice' }])
    expect(actsOf(talk)).toEqual([
      { type: 'product.open', code: '1106' },
      { type: 'product.open', code: '1101' },
    ])
  })

  test('a choice that is sold out is said to be, and nothing is offered with it (S2.21)', () => {
    const outageProducts = [{ productCode: code('gluten-free-bun'), state: 'UNAVAILABLE' as const }]
    const inquiry = { about: 'choice', option: code('gluten-free-bun'), products: [code('1101')] } as const
    const talk = atTheBurgers().restaurantBecomes({ outageProducts }).says(ask(inquiry))
    expect([answered(talk), actsOf(talk)]).toMatchObject([[{ key: 'proposal.gone' }], []])
  })

  test('what the restaurant puts first is told where nothing is known of what the customer likes', () => {
    const talk = atTheBurgers().says(ask({ about: 'advice' }))
    expect(answered(talk)).toMatchObject([{ key: 'inquiry.advice' }])
    const first = BURGERS[0]?.menus.EATIN.categories[0]?.products[0]?.code
    expect(actsOf(talk)[0]).toEqual({ type: 'product.open', code: first })
  })

  test('the cheapest of some comes first, and up to an amount what is nearest to it', () => {
    const among = [code('1101'), code('1301'), code('1304')]
    const cheapest = atTheBurgers().says(ask({ about: 'cheap', among }))
    expect(answered(cheapest)).toMatchObject([{ key: 'inquiry.cheapest' }])
    expect(actsOf(cheapest).map(codeOf)).toEqual(byPrice(among))
    const within = atTheBurgers().says(ask({ about: 'cheap', among, most: minor(10_000) }))
    expect(answered(within)).toMatchObject([{ key: 'inquiry.within' }])
    expect(actsOf(within).map(codeOf)).toEqual(byPrice(among).slice(0, 2).toReversed())
  })

  test('where nothing costs so little, the cheapest is told', () => {
    const talk = atTheBurgers().says(ask({ about: 'cheap', among: [code('1101')], most: minor(1_000) }))
    expect(answered(talk)).toMatchObject([{ key: 'inquiry.withinNone' }])
    expect(actsOf(talk).map(codeOf)).toEqual(['1101'])
  })

  test('which of several is meant is asked, and the choice answers it', () => {
    const of = [
      { about: 'price', product: code('1401') },
      { about: 'price', product: code('1402') },
    ] as const
    const talk = atTheBurgers().says(ask({ about: 'which', of }))
    expect(answered(talk)).toMatchObject([{ key: 'inquiry.which' }])
    const [, second] = actsOf(talk)
    if (second) talk.says(second)
    expect(answered(talk)).toMatchObject([{ key: 'inquiry.price' }])
  })
})

describe('asked of the order and the restaurant', () => {
  test.each<readonly [string, () => Talk, Inquiry, readonly Say[]]>([
    ['an empty basket', atTheMenu, { about: 'total' }, [{ key: 'inquiry.empty' }]],
    [
      'a basket',
      () => atTheMenu().says({ type: 'product.add', code: code('burger') }),
      { about: 'total' },
      [{ key: 'inquiry.total', values: { total: { money: 14_900 as never } } }],
    ],
    [
      'a proposal, which is asked about before the basket',
      () =>
        atTheMenu().says(
          { type: 'product.add', code: code('burger') },
          {
            type: 'proposal.make',
            text: 'token',
            order: {
              lines: [{ product: code('burger'), quantity: 2, choices: [], others: [] }],
              marks: [],
            },
          },
        ),
      { about: 'total' },
      [{ key: 'inquiry.proposed', values: { total: { money: 29_800 as never } } }],
    ],
    ['when it is ready', atTheMenu, { about: 'ready' }, [{ key: 'inquiry.ready' }]],
    [
      'when it is ready once it is paid',
      () => atTheCheckout().says(PAY),
      { about: 'ready' },
      [{ key: 'inquiry.orderReady' }],
    ],
    ['whether it is open', atTheMenu, { about: 'hours' }, [{ key: 'inquiry.openUntil' }]],
    ['one that never closes', () => atTheBurgers(), { about: 'hours' }, [{ key: 'inquiry.openAlways' }]],
    ['where it is', atTheMenu, { about: 'address' }, [{ key: 'inquiry.address' }]],
    ['whom to call', () => atTheBurgers(), { about: 'contact' }, [{ key: 'inquiry.contactCall' }]],
    [
      'how it is paid',
      atTheMenu,
      { about: 'payments' },
      [{ key: 'inquiry.payments', values: { list: { list: [{ key: 'payment.way.test' }] } } }],
    ],
    ['whether it is brought', atTheMenu, { about: 'delivery' }, [{ key: 'inquiry.delivery' }]],
    [
      'a greeting, before anything is chosen',
      conversationWith,
      { about: 'greeting' },
      [{ key: 'inquiry.greeting' }],
    ],
    [
      'what is open, while nothing is',
      () => conversationWith({ now: at('2026-03-10 23:30') }),
      { about: 'open' },
      [{ key: 'inquiry.openNone' }],
    ],
    [
      'what is open, before anything is chosen',
      conversationWith,
      { about: 'open' },
      [{ key: 'inquiry.open', values: { list: { list: ['Brygga Burger', 'Kantina'] } } }],
    ],
  ])('%s', (_, talk, inquiry, says) => {
    expect(answered(talk().says(ask(inquiry)))).toMatchObject(says)
  })
})

describe('a question', () => {
  const PRICE: Command = ask({ about: 'price', product: code('burger') })

  test('leaves everything as it is, and the same is asked again', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: code('burger') })
    const before = talk.conversation().flows
    talk.says(PRICE)
    expect(talk.asks()).toBe('basket')
    const { dialogue: _, ...after } = talk.conversation().flows
    expect(before).toMatchObject(after)
  })

  test('is no step: back takes back what was done before it', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: code('burger') }, PRICE)
    talk.undo('answer')
    expect(talk.asks()).toBe('categories')
    expect(talk.conversation().flows.basket.context.basket.lines).toEqual([])
  })

  test('is answered once, aloud as well', () => {
    const talk = atTheMenu()
    const count = talk.heard().length
    talk.says(PRICE)
    expect(talk.heard().slice(count)).toMatchObject([{ acks: [{ key: 'inquiry.price' }] }])
  })

  test('leaves what is proposed as it stands', () => {
    const line = { product: code('burger'), quantity: 2, choices: [], others: [] }
    const talk = atTheMenu().says({
      type: 'proposal.make',
      text: 'token',
      order: { lines: [line], marks: [] },
    })
    talk.says(PRICE)
    expect(talk.asks()).toBe('proposal')
    talk.says({ type: 'proposal.accept' })
    expect(talk.conversation().flows.basket.context.basket.lines).toHaveLength(1)
  })

  test('does not count as something that was not understood', () => {
    const talk = atTheMenu().says({ type: 'words.unknown', candidates: [] }, PRICE)
    talk.says({ type: 'words.unknown', candidates: [] })
    expect(talk.turns().at(-1)?.acks).toMatchObject([{ key: 'unknown.1' }])
  })

  test('about what is no longer sold is answered with nothing', () => {
    const talk = atTheMenu()
    const turns = talk.turns()
    talk.says(ask({ about: 'price', product: code('gone') }))
    expect(talk.turns()).toBe(turns)
  })
})

describe('why the customer cannot pay', () => {
  test('is that nothing is ordered yet', () => {
    expect(whyNotPaid(atTheMenu())).toEqual(['problem.basket.empty'])
  })

  test('is the sum that is still too small', () => {
    expect(whyNotPaid(atTheCheckout({ minimumOrder: 100_000 }))).toEqual(['problem.checkout.minimumAmount'])
  })

  test('is what the form still asks of a guest', () => {
    expect(whyNotPaid(atTheCheckout())).toEqual(['inquiry.payableOnce'])
  })

  test('is nothing where the customer is known', () => {
    const visitor = { kind: 'user', isContactKnown: true, usual: undefined } as const
    expect(whyNotPaid(atTheCheckout({ visitor }))).toEqual(['inquiry.payable'])
  })

  test('is that it was not said how', () => {
    expect(whyNotPaid(atTheCheckout({ payments: ['stripe', 'nepting'] }))).toEqual([
      'problem.payment.notChosen',
    ])
  })
})

function whyNotPaid(talk: Talk): readonly string[] {
  return answered(talk.says(ask({ about: 'unpayable' }))).map(({ key }) => key)
}

function atTheBurgers(mode: PickupMode = 'EATIN'): Talk {
  return conversationWith({ shops: BURGERS }).says({ type: 'mode.choose', mode })
}

function ask(inquiry: Inquiry): Command {
  return { type: 'inquiry.make', inquiry }
}

function ofAllergens(product: string, allergen: Allergen): Inquiry {
  return { about: 'allergens', product: code(product), allergens: [allergen] }
}

function code(product: string): ProductCode {
  return id<ProductCode>(product)
}

function codeOf(command: Command): string | undefined {
  return command.type === 'product.open' ? command.code : undefined
}

function byPrice(codes: readonly ProductCode[]): readonly string[] {
  const { products = {} } = BURGERS[0]?.menus.EATIN ?? {}
  const priceOf = (each: string) => products[each]?.price.defaultUnitPrice ?? 0
  return codes.toSorted((one, other) => priceOf(one) - priceOf(other))
}

function answered(talk: Talk): readonly Say[] {
  return talk.turns().at(-1)?.acks ?? []
}

function actsOf(talk: Talk): readonly Command[] {
  return talk.conversation().flows.dialogue.context.candidates.map(({ command }) => command)
}
