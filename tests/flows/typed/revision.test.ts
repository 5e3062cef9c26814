import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Wish } from '#domain/basket/wished-selection.ts'
import { id, type LineId } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { WrittenChange } from '#flows/core/log/command-data.ts'
import { atTheMenu, type Talk } from '#tests/support/flows.ts'

const ACCEPT: Command = { type: 'revision.accept' }
const SHAKE = drink('meal-shake')
const COLA = drink('meal-cola')

describe('a sentence read as a change of the basket', () => {
  test('is proposed with both prices, and nothing is changed before it is accepted', () => {
    const talk = withBasket('burger', 'cola')
    talk.says(revision(change(talk, 'cola', 'swap', { product: id('fries') })))
    expect(talk.asks()).toBe('revision')
    expect(basketOf(talk)).toEqual(['1 burger', '1 cola'])
    expect(talk.heard().at(-1)?.told).toMatchObject([
      { key: 'revision.becomes', values: { before: { price: 3_900 }, after: { price: 4_900 } } },
      { key: 'revision.total', values: { was: { money: 18_800 }, is: { money: 19_800 } } },
    ])
    talk.says(ACCEPT)
    expect(talk.asks()).toBe('basket')
    expect(basketOf(talk)).toEqual(['1 burger', '1 fries'])
    expect(talk.turns().at(-1)?.acks).toMatchObject([{ key: 'ack.replaced' }])
  })

  test('may bring something new beside what it takes out, also where that is all there was', () => {
    const talk = withBasket('burger')
    const cola = change(talk, 'burger', 'add', { product: id('cola'), quantity: 2 })
    talk.says(revision(change(talk, 'burger', 'remove'), cola))
    expect(talk.heard().at(-1)?.told).toMatchObject([
      { key: 'revision.out' },
      { key: 'revision.added', values: { after: { price: 7_800 } } },
      { key: 'revision.total' },
    ])
    talk.says(ACCEPT)
    expect(basketOf(talk)).toEqual(['2 cola'])
  })

  test('leaves the basket as it is where it is declined, and the customer where they were', () => {
    const talk = withBasket('burger').says({ type: 'menu.categories' })
    talk.says(revision(change(talk, 'burger', 'remove')), { type: 'revision.decline' })
    expect(talk.asks()).toBe('categories')
    expect(basketOf(talk)).toEqual(['1 burger'])
    expect(talk.turns().at(-1)?.acks).toMatchObject([{ key: 'ack.basketKept' }])
  })

  test('is over as soon as the customer does something else', () => {
    const talk = withBasket('burger')
    talk.says(revision(change(talk, 'burger', 'remove')), { type: 'menu.categories' })
    expect(talk.asks()).toBe('categories')
    expect(basketOf(talk)).toEqual(['1 burger'])
  })

  test('is taken back whole, in one step, and done again', () => {
    const talk = withBasket('burger', 'cola', 'fries')
    talk.says(
      revision(change(talk, 'burger', 'remove'), change(talk, 'cola', 'count', { quantity: 3 })),
      ACCEPT,
    )
    expect(basketOf(talk)).toEqual(['3 cola', '1 fries'])
    talk.undo('act')
    expect(basketOf(talk)).toEqual(['1 burger', '1 cola', '1 fries'])
    expect(talk.asks()).toBe('revision')
    talk.redo()
    expect(basketOf(talk)).toEqual(['3 cola', '1 fries'])
  })

  test('is announced once, with its title and each of its lines', () => {
    const talk = withBasket('burger', 'cola')
    const count = talk.heard().length
    talk.says(revision(change(talk, 'burger', 'remove'), change(talk, 'cola', 'more', { quantity: 1 })))
    expect(talk.heard().slice(count)).toMatchObject([
      {
        title: { key: 'revision.title' },
        told: [{ key: 'revision.out' }, { key: 'revision.becomes' }, { key: 'revision.total' }],
        ask: { key: 'ask.revision' },
      },
    ])
  })

  test('leaves a product that is half made as it is', () => {
    const talk = withBasket('burger').says({ type: 'product.open', code: id('meal') })
    talk.says({ type: 'customise.choose', path: 'drink/meal-shake' })
    talk.says(revision(change(talk, 'burger', 'remove')), ACCEPT)
    expect(talk.asks()).toBe('customise')
    talk.says({ type: 'customise.confirm' })
    expect(basketOf(talk)).toEqual(['1 meal drink/meal-shake'])
  })
})

describe('a line that is not clear', () => {
  test('is asked for, and then the change is proposed', () => {
    const talk = withBasket('burger', 'cola')
    const of = linesIn(talk).map(({ id: line }) => ({ line, choices: [] }))
    talk.says(revision({ of, does: 'remove' }))
    expect(talk.asks()).toBe('revisionLine')
    talk.says({ type: 'revision.pick', change: 0, line: lineOf(talk, 'cola') })
    expect(talk.asks()).toBe('revision')
    talk.says(ACCEPT)
    expect(basketOf(talk)).toEqual(['1 burger'])
  })
})

describe('what a change needs', () => {
  test('is asked for once it is accepted, and the line stays as it is until then', () => {
    const talk = withBasket('burger', 'cola')
    talk.says(revision(change(talk, 'burger', 'swap', { product: id('meal') })), ACCEPT)
    expect(talk.asks()).toBe('customise')
    expect(basketOf(talk)).toEqual(['1 burger', '1 cola'])
    talk.says({ type: 'customise.choose', path: 'drink/meal-cola' }, { type: 'customise.confirm' })
    expect(basketOf(talk)).toEqual(['1 meal drink/meal-cola', '1 cola'])
    expect(talk.turns().at(-1)?.acks).toMatchObject([{ key: 'ack.replaced' }])
  })

  test('of alcohol has to be confirmed', () => {
    const talk = withBasket('cola')
    talk.says(revision(change(talk, 'cola', 'swap', { product: id('beer') })), ACCEPT)
    expect(talk.asks()).toBe('alcohol')
    expect(basketOf(talk)).toEqual(['1 cola'])
    talk.says({ type: 'alcohol.confirm' })
    expect(basketOf(talk)).toEqual(['1 beer'])
  })
})

describe('what cannot be', () => {
  test.each<readonly [string, Partial<WrittenChange> & Pick<WrittenChange, 'does'>, string]>([
    ['more than a line holds', { does: 'count', quantity: 101 }, 'problem.line.maxReached'],
    ['what is not served this way', { does: 'swap', product: id('soup') }, 'problem.product.unavailable'],
    [
      'alcohol that stays in the house',
      { does: 'swap', product: id('beer') },
      'problem.product.alcoholForTakeout',
    ],
  ])('%s is refused by name, and there is nothing to accept', (_, { does, ...more }, why) => {
    const talk = withBasket('cola', { mode: 'TAKEOUT' })
    talk.says(revision(change(talk, 'cola', does, more)), ACCEPT)
    expect(talk.asks()).toBe('revision')
    expect(talk.heard().at(-1)?.told[0]).toMatchObject({
      key: 'proposal.gone',
      values: { why: { say: { key: why } } },
    })
    expect(basketOf(talk)).toEqual(['1 cola'])
  })
})

test('what is said of a change that is proposed is changed with it, and told as one', () => {
  const talk = withBasket('burger', 'cola')
  const swap = change(talk, 'cola', 'swap', { product: id('fries') })
  const count = change(talk, 'cola', 'count', { quantity: 2 })
  talk.says(revision(swap, count))
  expect(
    talk
      .heard()
      .at(-1)
      ?.told.map(({ key }) => key),
  ).toEqual(['revision.becomes', 'revision.total'])
  talk.says(ACCEPT)
  expect(basketOf(talk)).toEqual(['1 burger', '2 fries'])
})

test('some pieces of a line become a line of their own', () => {
  const talk = withBasket('cola')
  talk.says({ type: 'product.open', code: id('meal') }, { type: 'customise.setQuantity', quantity: 3 })
  talk.says({ type: 'customise.choose', path: 'drink/meal-cola' }, { type: 'customise.confirm' })
  talk.says(revision(change(talk, 'meal', 'alter', { quantity: 1 }, [SHAKE])), ACCEPT)
  expect(basketOf(talk)).toEqual(['1 cola', '2 meal drink/meal-cola', '1 meal drink/meal-shake'])
})

test('confirming a change gives exactly the basket that tapping would', () => {
  const kinds = fc.constantFrom('more', 'fewer', 'remove', 'shake', 'cola', 'again' as const)
  const steps = fc.array(
    fc.record({ at: fc.nat({ max: 3 }), kind: kinds, quantity: fc.integer({ min: 1, max: 3 }) }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  fc.assert(
    fc.property(steps, (list) => {
      const said = fullBasket()
      const tapped = fullBasket()
      for (const { at, kind, quantity } of list) {
        const line = linesIn(said)[at]
        const same = linesIn(tapped)[at]
        if (!line || !same) continue
        const isMeal = line.code === 'meal'
        if ((kind === 'shake' || kind === 'cola') && !isMeal) continue
        const of = (choices: readonly Wish[] = []) => [{ line: line.id, choices }]
        switch (kind) {
          case 'more':
            said.says(revision({ of: of(), does: 'more', quantity }), ACCEPT)
            tapped.says({ type: 'basket.setQuantity', lineId: same.id, quantity: same.quantity + quantity })
            break
          case 'fewer':
            said.says(revision({ of: of(), does: 'more', quantity: -quantity }), ACCEPT)
            tapped.says(
              same.quantity > quantity
                ? { type: 'basket.setQuantity', lineId: same.id, quantity: same.quantity - quantity }
                : { type: 'basket.removeLine', lineId: same.id },
            )
            break
          case 'remove':
            said.says(revision({ of: of(), does: 'remove' }), ACCEPT)
            tapped.says({ type: 'basket.removeLine', lineId: same.id })
            break
          case 'shake':
          case 'cola':
            said.says(revision({ of: of([kind === 'shake' ? SHAKE : COLA]), does: 'alter' }), ACCEPT)
            tapped.says(
              { type: 'product.open', code: same.code, lineId: same.id },
              { type: 'customise.choose', path: `drink/meal-${kind}` },
              { type: 'customise.confirm' },
            )
            break
          case 'again':
            said.says(revision({ of: of(), does: 'again', quantity }), ACCEPT)
            tapped.says(
              { type: 'product.open', code: same.code },
              { type: 'customise.setQuantity', quantity },
            )
            for (const path of Object.keys(same.selection)) tapped.says({ type: 'customise.choose', path })
            tapped.says({ type: 'customise.confirm' })
            break
        }
        expect(unnamed(said)).toEqual(unnamed(tapped))
      }
    }),
    { numRuns: 60 },
  )
})

describe('what is said of the open product', () => {
  test('is chosen and told with the price, and one step back takes it all back', () => {
    const talk = atTheMenu().says({ type: 'product.open', code: id('meal') })
    talk.types('token', { type: 'customise.wish', wishes: [SHAKE] })
    expect(talk.asks()).toBe('customise')
    expect(talk.conversation().flows.customise.context.selection).toEqual({ 'drink/meal-shake': 1 })
    expect(talk.turns().at(-1)?.acks).toMatchObject([
      { key: 'ack.wished', values: { total: { price: 21_400 } } },
    ])
    expect(talk.heard().at(-1)?.acks).toMatchObject([{ key: 'ack.wished' }])
    talk.undo('answer')
    expect(talk.conversation().flows.customise.context.selection).toEqual({})
  })

  test('is refused by name where it cannot be had, and never told as chosen', () => {
    const talk = atTheMenu({}, 'TAKEOUT').says({ type: 'product.open', code: id('meal') })
    talk.types('token', { type: 'customise.wish', wishes: [drink('meal-beer')] })
    expect(talk.conversation().flows.customise.context.selection).toEqual({})
    expect(talk.turns().at(-1)?.acks).toMatchObject([
      { key: 'proposal.refused', values: { name: { text: { plain: 'meal-beer' } } } },
    ])
  })
})

function fullBasket(): Talk {
  return withBasket('burger', 'cola').says(
    { type: 'product.open', code: id('meal') },
    { type: 'customise.setQuantity', quantity: 2 },
    { type: 'customise.choose', path: 'drink/meal-cola' },
    { type: 'customise.confirm' },
    { type: 'product.open', code: id('meal') },
    { type: 'customise.choose', path: 'drink/meal-shake' },
    { type: 'customise.confirm' },
  )
}

function withBasket(...given: readonly (string | { readonly mode: 'TAKEOUT' })[]): Talk {
  const mode = given.some((each) => typeof each !== 'string') ? 'TAKEOUT' : 'EATIN'
  const codes = given.filter((each) => typeof each === 'string')
  return atTheMenu({}, mode).says(...codes.map((code): Command => ({ type: 'product.add', code: id(code) })))
}

function revision(...changes: readonly WrittenChange[]): Command {
  return { type: 'revision.make', text: `token-${changes.length}`, changes }
}

function change(
  talk: Talk,
  code: string,
  does: WrittenChange['does'],
  more: Partial<WrittenChange> = {},
  choices: readonly Wish[] = [],
): WrittenChange {
  return { of: [{ line: lineOf(talk, code), choices }], does, ...more }
}

function lineOf(talk: Talk, code: string): LineId {
  return linesIn(talk).find((line) => line.code === code)?.id ?? id('nothing')
}

function linesIn(talk: Talk) {
  return talk.conversation().flows.basket.context.basket.lines
}

/** The lines of the basket, but for the names they go by. */
function unnamed(talk: Talk) {
  return linesIn(talk).map((each) => ({ ...each, id: '' }))
}

function basketOf(talk: Talk): readonly string[] {
  return linesIn(talk).map(({ quantity, code, selection }) =>
    [`${quantity} ${code}`, ...Object.keys(selection).filter((path) => (selection[path] ?? 0) > 0)].join(' '),
  )
}

function drink(option: string): Wish {
  return { part: id('drink'), option: id(option), quantity: 1, mode: 'with' }
}
