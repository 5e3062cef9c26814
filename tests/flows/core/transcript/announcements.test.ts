import { describe, expect, test } from 'vitest'
import { id, type ProductCode } from '#domain/ids.ts'
import { announcementOf } from '#flows/core/transcript/announcement.ts'
import { at } from '#tests/support/at.ts'
import { aPart } from '#tests/support/builders/catalogue.ts'
import { aCatalogue } from '#tests/support/catalogue.ts'
import { atTheCheckout, atTheMenu, conversationWith, PAY, refused } from '#tests/support/flows.ts'
import { numbersFrom, walk } from '../../walks.ts'

test('every command that makes a turn is announced exactly once', () => {
  const steps = walk(conversationWith(), numbersFrom(11, 200)).steps()
  const turning = steps.filter(
    ({ event, before, after }) => event.type === 'command' && before.turns.length < after.turns.length,
  )
  expect(turning.length).toBeGreaterThan(40)
  for (const { before, after, event } of turning)
    expect(announcementOf(before, after, event, []), JSON.stringify(event)).toBeDefined()
})

test('nothing is announced where nothing new is asked or told', () => {
  const steps = walk(conversationWith(), numbersFrom(12, 200)).steps()
  for (const { before, after, event } of steps) {
    const isAdjusted = event.type === 'command' && event.command.type.startsWith('customise.')
    if (before.turns === after.turns && !isAdjusted)
      expect(announcementOf(before, after, event, [])).toBeUndefined()
  }
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

describe('what stands in the way is heard with the question', () => {
  test('when beer leaves the basket with a change of mode (S4.84)', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('beer') }, { type: 'alcohol.confirm' })
    talk.says({ type: 'mode.change' }, { type: 'mode.choose', mode: 'TAKEOUT' })
    expect(talk.heard().at(-1)).toMatchObject({
      question: { name: 'basketUpdated' },
      title: { key: 'basketUpdated.title' },
      told: [{ key: 'basketUpdated.removed' }],
    })
  })

  test('when something is sold out (S4.86)', () => {
    const talk = atTheCheckout()
    const { code } = talk.line('burger')
    talk.restaurantBecomes({ outageProducts: [{ productCode: code, state: 'DISABLED' }] })
    expect(talk.heard().at(-1)).toMatchObject({
      question: { name: 'outage' },
      title: { key: 'outage.title' },
      told: [{ key: 'outage.text', values: { list: { list: [{ text: talk.line('burger').name }] } } }],
    })
  })

  test('when another product is sold out while the first is asked about (S4.86)', () => {
    const talk = atTheMenu()
      .says({ type: 'product.add', code: id('burger') })
      .says({ type: 'product.add', code: id('fries') })
    const [burger, fries] = [talk.line('burger'), talk.line('fries')]
    const gone = [{ productCode: burger.code, state: 'DISABLED' as const }]
    talk.restaurantBecomes({ outageProducts: gone })
    talk.restaurantBecomes({
      outageProducts: [...gone, { productCode: fries.code, state: 'DISABLED' }],
    })
    expect(talk.heard().at(-1)).toMatchObject({
      title: { key: 'outage.title' },
      told: [
        { key: 'outage.text', values: { list: { list: [{ text: burger.name }, { text: fries.name }] } } },
      ],
    })
  })
})

describe('the choices that are counted', () => {
  test('are the categories of the menu', () => {
    expect(atTheMenu().heard().at(-1)).toMatchObject({ question: { name: 'categories' }, choices: 1 })
  })

  test('are the products of a category, without the way to the others', () => {
    const talk = atTheMenu().says({ type: 'category.choose', id: id('food') })
    expect(talk.heard().at(-1)).toMatchObject({ question: { name: 'products' }, choices: 6 })
  })

  test('are as many products as are listed, though one cannot be had now', () => {
    const talk = atTheMenu()
    const gone = [{ productCode: id<ProductCode>('burger'), state: 'UNAVAILABLE' as const }]
    talk.restaurantBecomes({ outageProducts: gone })
    talk.says({ type: 'category.choose', id: id('food') })
    expect(talk.heard().at(-1)).toMatchObject({ question: { name: 'products' }, choices: 6 })
  })

  test('are none where a card holds more than a list', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    expect(talk.heard().at(-1)).toMatchObject({ question: { name: 'basket' }, choices: 0 })
  })
})

describe('an open product', () => {
  test('is asked about by its name', () => {
    const talk = atTheMenu().says({ type: 'product.open', code: id('meal') })
    const { product } = talk.conversation().flows.customise.context
    expect(talk.heard().at(-1)?.ask).toEqual({
      key: 'ask.customise',
      values: { name: { text: product?.name } },
    })
  })

  test('tells what was chosen and the price so far', () => {
    const talk = atTheMenu().says({ type: 'product.open', code: id('meal') })
    talk.says({ type: 'customise.choose', path: 'drink/meal-shake' })
    expect(talk.heard().at(-1)?.acks).toMatchObject([
      { key: 'told.part', values: { quantity: 1 } },
      { key: 'told.price', values: { total: { price: 21_400 } } },
    ])
  })

  test('tells what is left out and what is not as such, not as a number', () => {
    const talk = atTheMenu({ shops: withOnion() }).says(
      { type: 'product.open', code: id('burger') },
      { type: 'customise.setPart', path: 'onion', quantity: 1 },
    )
    const name = { text: { plain: 'onion' } }
    expect(talk.heard().at(-1)?.acks[0]).toMatchObject({ key: 'told.leftOut', values: { name } })
    talk.says({ type: 'customise.setPart', path: 'onion', quantity: 0 })
    expect(talk.heard().at(-1)?.acks[0]).toMatchObject({ key: 'told.leftIn', values: { name } })
  })

  test('tells the new number, its price, and that no more can be had', () => {
    const talk = atTheMenu().says(
      { type: 'product.open', code: id('cola') },
      { type: 'customise.setQuantity', quantity: 100 },
    )
    expect(talk.heard().at(-1)?.acks).toMatchObject([
      { key: 'told.quantity', values: { quantity: 100 } },
      { key: 'told.most' },
      { key: 'told.price', values: { total: { price: 390_000 } } },
    ])
  })

  test('tells what is still to be chosen where it is added too soon', () => {
    const talk = atTheMenu().says({ type: 'product.open', code: id('meal') }, { type: 'customise.confirm' })
    expect(talk.heard().at(-1)?.acks).toMatchObject([{ key: 'told.missing' }])
  })
})

/** The shops of the tests, whose burger comes with onion. */
function withOnion() {
  const parts = [aPart({ code: 'onion', kind: 'without' })]
  return aCatalogue().restaurants.map(({ menus, ...shop }) => {
    const { EATIN } = menus
    const burger = EATIN?.products['burger']
    if (!EATIN || !burger) throw new Error('there is no burger')
    const products = { ...EATIN.products, burger: { ...burger, parts } }
    return { ...shop, menus: { ...menus, EATIN: { ...EATIN, products } } }
  })
}
