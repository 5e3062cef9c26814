import { describe, expect, test } from 'vitest'
import { id, type ProductCode } from '#domain/ids.ts'
import { recapLabelOf } from '#flows/core/transcript/recap-label.ts'
import { atTheMenu, type Talk } from '#tests/support/flows.ts'

describe('what came into the basket', () => {
  test('is told by its own name, where another line had recommended it', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    talk.says({ type: 'product.add', code: id('fries'), recommenderId: talk.line('burger').id })
    expect(told(talk)).toMatchObject([
      { key: 'ack.added', values: { quantity: 1, name: { text: talk.line('fries').name } } },
    ])
  })

  test('is told as one more of what was there, with how many there are now', () => {
    const talk = atTheMenu().says(
      { type: 'product.add', code: id('cola') },
      { type: 'product.add', code: id('cola') },
    )
    expect(told(talk)).toMatchObject([
      { key: 'ack.addedMore', values: { quantity: 1, name: { text: talk.line('cola').name }, total: 2 } },
    ])
  })

  test('is told as no more than a line can still hold', () => {
    const talk = atTheMenu().says(...taking('cola', 99), ...taking('cola', 5))
    expect(told(talk)).toMatchObject([{ key: 'ack.addedMore', values: { quantity: 1, total: 100 } }])
    expect(talk.turns().at(-2)?.answer?.say.values).toMatchObject({ quantity: 1 })
  })

  test('is told as changed where a line was opened again, and its one line later too', () => {
    const talk = atTheMenu().says(...taking('meal', 1))
    const { id: lineId, code } = talk.line('meal')
    talk.says(
      { type: 'product.open', code, lineId },
      { type: 'customise.choose', path: 'drink/meal-shake' },
      { type: 'customise.confirm' },
    )
    expect(told(talk)).toMatchObject([{ key: 'ack.changedWith', values: { quantity: 1 } }])
    expect(labels(talk)).toEqual(['recap.told.changed'])
  })

  test('is told with what it stands in place of, where another product took its place', () => {
    const talk = atTheMenu().says({ type: 'product.add', code: id('burger') })
    const burger = talk.line('burger')
    talk.says(
      { type: 'upsell.accept', lineId: burger.id, code: id('meal') },
      { type: 'customise.choose', path: 'drink/meal-cola' },
      { type: 'customise.confirm' },
    )
    expect(told(talk)).toMatchObject([
      { key: 'ack.replaced', values: { quantity: 1, was: { text: burger.name } } },
    ])
  })
})

describe('the one line an answered product folds to', () => {
  test('says added where it was added', () => {
    expect(labels(atTheMenu().says(...taking('meal', 2)))).toEqual(['recap.told.added'])
  })

  test('does not say so where the customer went away from it', () => {
    const talk = atTheMenu().says({ type: 'product.open', code: id('meal') })
    expect(labels(talk.says({ type: 'basket.open' }))).toEqual(['recap.asked.other'])
  })

  test('does not say so where something was typed that has no meaning there', () => {
    const talk = atTheMenu().says({ type: 'product.open', code: id('meal') })
    talk.types('token', { type: 'words.unknown', candidates: [] })
    expect(labels(talk)).toEqual(['recap.told.wrote'])
  })
})

function taking(code: string, quantity: number) {
  return [
    { type: 'product.open', code: id<ProductCode>(code) },
    ...(code === 'meal' ? [{ type: 'customise.choose', path: 'drink/meal-cola' } as const] : []),
    { type: 'customise.setQuantity', quantity },
    { type: 'customise.confirm' },
  ] as const
}

function told(talk: Talk) {
  return talk.turns().at(-1)?.acks
}

function labels(talk: Talk) {
  const turn = talk.turns().at(-2)
  return turn && recapLabelOf(turn)
}
