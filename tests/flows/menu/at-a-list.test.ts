import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import { recapLabelOf } from '#flows/core/transcript/recap-label.ts'
import { atTheMenu } from '#tests/support/flows.ts'

const BEER: Command = { type: 'product.add', code: id('beer'), stays: true }
const WRITTEN: Command = {
  type: 'proposal.make',
  text: 'token',
  order: { lines: [{ product: id('burger'), quantity: 1, choices: [], others: [] }], marks: [] },
}

const atTheFood = () => atTheMenu().says({ type: 'category.choose', id: id('food') })
const BURGER: Command = { type: 'product.add', code: id('burger'), stays: true }
const MEAL: Command = { type: 'product.add', code: id('meal'), stays: true }

describe('who adds a product of a list', () => {
  test('stays at it, and at the same question of it', () => {
    const talk = atTheFood()
    const before = talk.turns().at(-1)?.id
    talk.says(BURGER, BURGER)
    expect([talk.asks(), talk.turns().at(-1)?.id]).toEqual(['products', before])
    expect(talk.lines()).toEqual([['burger', 2]])
  })

  test('is told what was added', () => {
    expect(atTheFood().says(BURGER).told()).toEqual(['ack.added'])
  })

  test('is asked what has to be chosen of it, and led to the basket once that is added', () => {
    const talk = atTheFood().says(MEAL)
    expect(talk.asks()).toBe('customise')
    talk.says({ type: 'customise.choose', path: 'drink/meal-cola' }, { type: 'customise.confirm' })
    expect([talk.asks(), talk.lines()]).toEqual(['basket', [['meal', 1]]])
  })

  test('is led to the basket by what is added elsewhere, as before', () => {
    const talk = atTheFood().says(BURGER, { type: 'basket.open' }, { type: 'product.add', code: id('cola') })
    expect(talk.asks()).toBe('basket')
  })

  test.each<[string, readonly Command[]]>([
    ['a sentence', [WRITTEN, { type: 'proposal.accept' }]],
    ['opening it', [{ type: 'product.open', code: id('burger') }, { type: 'customise.confirm' }]],
  ])(
    'is led to the basket by %s, also once a product of the list was declined for its age limit',
    (_, acts) => {
      const talk = atTheFood().says(BEER, { type: 'alcohol.decline' }, ...acts)
      expect([talk.asks(), talk.lines()]).toEqual(['basket', [['burger', 1]]])
    },
  )

  test('leaves one line that says what was taken', () => {
    const talk = atTheFood().says(BURGER, BURGER, { type: 'menu.categories' })
    const left = talk.turns().at(-2)
    expect(left?.answer?.say.key).toBe('answer.taken')
    expect(left && recapLabelOf(left)).toEqual(['recap.told.added'])
  })

  test('leaves the category that is chosen where all that was taken was taken away again', () => {
    const talk = atTheFood().says(BURGER)
    talk.says({ type: 'basket.removeLine', lineId: talk.line('burger').id, stays: true, code: id('burger') })
    expect(talk.asks()).toBe('products')
    const left = talk
      .says({ type: 'category.choose', id: id('food') })
      .turns()
      .at(-2)
    expect(left && recapLabelOf(left)).toEqual(['recap.asked.categories'])
  })

  test('takes it back piece by piece, by name, and stays', () => {
    const talk = atTheFood().says(BURGER, BURGER)
    talk.undo('answer')
    expect([talk.asks(), talk.told(), talk.lines()]).toEqual([
      'products',
      ['ack.undoneWhat'],
      [['burger', 1]],
    ])
    talk.says({ type: 'basket.removeLine', lineId: talk.line('burger').id, stays: true, code: id('burger') })
    talk.undo('answer')
    expect(talk.toldWith('ack.undoneWhat')).toMatchObject({ what: { say: { key: 'answer.remove' } } })
    expect(talk.lines()).toEqual([['burger', 1]])
  })

  test('in words has the words in the conversation, and stays at the list', () => {
    const talk = atTheFood()
    talk.types('a burger', BURGER)
    expect(talk.asks()).toBe('products')
    expect(talk.turns().at(-2)?.answer?.said).toBeDefined()
  })
})
