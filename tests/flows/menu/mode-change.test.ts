import { describe, expect, test } from 'vitest'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import { id } from '#domain/ids.ts'
import { answersOf } from '#flows/core/conversation/questions.ts'
import { atTheMenu, type Talk } from '#tests/support/flows.ts'

const ADD_BURGER = { type: 'product.add', code: id<never>('burger') } as const
const TAKE_AWAY = { type: 'mode.choose', mode: 'TAKEOUT', asks: true } as const

test('beer is not taken out before it was asked (S4.84, S5.47)', () => {
  const talk = leavingTheHouse(withBeer().says(ADD_BURGER))
  expect([talk.asks(), talk.told(), isTakenAway(talk)]).toEqual(['modeConflict', [], false])
  expect(talk.lines()).toEqual([
    ['beer', 1],
    ['burger', 1],
  ])
  expect(offers(talk)).toEqual(['leaveOut', 'stay'])
})

test('what is left out is told with the mode, and the rest is as it was (S4.84, S5.47)', () => {
  const talk = leavingTheHouse(withBeer().says(ADD_BURGER))
  talk.says({ type: 'mode.resolve', choice: 'leaveOut' })
  expect(talk.asks()).toBe('checkout')
  expect([talk.lines(), isTakenAway(talk)]).toEqual([[['burger', 1]], true])
  expect(talk.told()).toEqual(expect.arrayContaining(['ack.removed', 'ack.mode.TAKEOUT']))
})

test('whoever leaves out all there was goes on with the menu', () => {
  const talk = leavingTheHouse(withBeer()).says({ type: 'mode.resolve', choice: 'leaveOut' })
  expect([talk.asks(), talk.lines(), isTakenAway(talk)]).toEqual(['categories', [], true])
})

test('whoever stays keeps everything (S4.84)', () => {
  const talk = leavingTheHouse(withBeer())
  talk.says({ type: 'mode.resolve', choice: 'stay' })
  expect([talk.asks(), talk.lines(), isTakenAway(talk)]).toEqual(['checkout', [['beer', 1]], false])
})

describe('a meal with a beer, taken away', () => {
  const chosen = () => withBeerInAMeal()

  test('asks for another drink and keeps the meal, its number and the mode until then (S4.84)', () => {
    const talk = leavingTheHouse(chosen())
    expect([talk.asks(), offers(talk)]).toEqual(['modeConflict', ['replace', 'leaveOut', 'stay']])
    talk.says({ type: 'mode.resolve', choice: 'replace' })
    expect([talk.asks(), isTakenAway(talk)]).toEqual(['customise', false])
    const { selection, quantity } = talk.conversation().flows.customise.context
    expect([selection, quantity]).toEqual([{}, 2])
  })

  test('is taken away with the other drink (S4.84)', () => {
    const talk = leavingTheHouse(chosen()).says({ type: 'mode.resolve', choice: 'replace' })
    talk.says({ type: 'customise.choose', path: 'drink/meal-cola' }, { type: 'customise.confirm' })
    expect([talk.asks(), isTakenAway(talk)]).toEqual(['checkout', true])
    expect(talk.line('meal')).toMatchObject({ quantity: 2, selection: { 'drink/meal-cola': 1 } })
    expect(talk.told()).toEqual(expect.arrayContaining(['ack.changedWith', 'ack.mode.TAKEOUT']))
  })

  test('cannot have beer as the other drink either (S5.47)', () => {
    const talk = leavingTheHouse(chosen()).says({ type: 'mode.resolve', choice: 'replace' })
    talk.says({ type: 'customise.choose', path: 'drink/meal-beer' })
    const { selection, problem } = talk.conversation().flows.customise.context
    expect([selection, problem?.code]).toEqual([{}, 'product.alcoholForTakeout'])
    expect([talk.says({ type: 'customise.confirm' }).asks(), isTakenAway(talk)]).toEqual(['customise', false])
  })

  test('stays as it was where no other drink is chosen after all', () => {
    const talk = leavingTheHouse(chosen()).says({ type: 'mode.resolve', choice: 'replace' })
    const before = talk.line('meal')
    talk.says({ type: 'customise.cancel' })
    expect([talk.line('meal'), isTakenAway(talk)]).toEqual([before, false])
    talk.says({ type: 'product.open', code: id('meal'), lineId: before.id })
    talk.says({ type: 'customise.choose', path: 'drink/meal-cola' }, { type: 'customise.confirm' })
    expect(isTakenAway(talk)).toBe(false)
  })

  test('gets its drink where a beer of its own goes (S4.84)', () => {
    const talk = leavingTheHouse(
      chosen().says({ type: 'product.add', code: id('beer') }, { type: 'alcohol.confirm' }),
    )
    talk.says({ type: 'mode.resolve', choice: 'replace' })
    talk.says({ type: 'customise.choose', path: 'drink/meal-cola' }, { type: 'customise.confirm' })
    expect([talk.asks(), isTakenAway(talk)]).toEqual(['checkout', true])
    expect(talk.lines()).toEqual([['meal', 2]])
    expect(talk.told()).toContain('ack.removed')
  })
})

describe('the basket’s own restaurant, chosen again to take away', () => {
  const AGAIN = { type: 'restaurant.choose', id: id<never>('brygga'), mode: 'TAKEOUT', asks: true } as const
  const chosenAgain = () => withBeerInAMeal().says({ type: 'restaurant.change' }, AGAIN)

  test('asks before anything goes, with its menu at hand (S4.84)', () => {
    const talk = chosenAgain()
    expect([talk.asks(), offers(talk)]).toEqual(['modeConflict', ['replace', 'leaveOut', 'stay']])
    expect([talk.lines(), isTakenAway(talk)]).toEqual([[['meal', 2]], false])
  })

  test('keeps the meal with another drink (S4.84)', () => {
    const talk = chosenAgain().says({ type: 'mode.resolve', choice: 'replace' })
    talk.says({ type: 'customise.choose', path: 'drink/meal-cola' }, { type: 'customise.confirm' })
    expect([talk.lines(), isTakenAway(talk)]).toEqual([[['meal', 2]], true])
  })

  test('asks nothing where all of the basket can be taken away', () => {
    const talk = atTheMenu().says(ADD_BURGER, { type: 'restaurant.change' }, AGAIN)
    expect([talk.asks(), talk.lines(), isTakenAway(talk)]).toEqual(['categories', [['burger', 1]], true])
  })

  test('gives way to another restaurant, chosen while it is asked (S4.109)', () => {
    const talk = chosenAgain().says(
      { type: 'mode.resolve', choice: 'stay' },
      { type: 'restaurant.change' },
      { type: 'restaurant.choose', id: id('canteen'), mode: 'TAKEOUT', asks: true },
    )
    expect([talk.asks(), talk.lines()]).toEqual(['basketElsewhere', [['meal', 2]]])
  })
})

test('where the deployment lets beer be taken away nothing is asked (S1.45)', () => {
  const talk = leavingTheHouse(withBeer({ noAlcoholForPickup: false }))
  expect([talk.asks(), talk.lines()]).toEqual(['checkout', [['beer', 1]]])
})

function withBeer(flags: Partial<FeatureFlags> = {}): Talk {
  return atTheMenu({ flags }).says({ type: 'product.add', code: id('beer') }, { type: 'alcohol.confirm' })
}

/** Two meals with a beer each. */
function withBeerInAMeal(): Talk {
  return atTheMenu().says(
    { type: 'product.open', code: id('meal') },
    { type: 'customise.choose', path: 'drink/meal-beer' },
    { type: 'customise.setQuantity', quantity: 2 },
    { type: 'customise.confirm' },
    { type: 'alcohol.confirm' },
  )
}

/** From the recap back to how it is eaten. */
function leavingTheHouse(talk: Talk): Talk {
  return talk.says({ type: 'checkout.start' }, { type: 'mode.change' }, TAKE_AWAY)
}

function isTakenAway(talk: Talk): boolean {
  return talk.basket().pickUpMode === 'TAKEOUT'
}

function offers(talk: Talk): readonly string[] {
  return answersOf(talk.conversation()).map((each) => each.id)
}
