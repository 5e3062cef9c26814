import { describe, expect, test } from 'vitest'
import { VIEWS, type View } from '#bindings/runtime/view-context.ts'
import { commandTypes, dispatchedIn, filesOf } from './commands.ts'

type Reasons = Readonly<Record<string, string>>

const IN_ANY: Reasons = {
  'cache.clear': 'the device says it itself, a day after what it holds was fetched and in a new version',
  'session.check': 'the device says it itself, when it comes back and nobody was found out the last time',
  'basket.restore': 'the device says it itself, when its basket has outlived the conversation',
}

const IN_CHAT: Reasons = {
  ...IN_ANY,
  'restaurant.showAll': 'Back takes the search for a place back, and with it all restaurants are there again',
}

/** What a view does not offer, and why its customer misses nothing. */
const NOT_OFFERED: Readonly<Record<View, Reasons>> = {
  chat: IN_CHAT,
  linear: IN_CHAT,
  classic: IN_ANY,
}

const TYPES = commandTypes()

test('a root of a view that is gone fails the comparison, which would look at nothing', () => {
  expect(() => filesOf(['src/chat', 'src/gone'])).toThrow(/src\/gone/)
})

describe.each(VIEWS)('in the %s view', (view) => {
  const dispatched = dispatchedIn(view)
  const unoffered = NOT_OFFERED[view]

  test.each(TYPES.filter((type) => !(type in unoffered)))('a customer can do %s', (type) => {
    expect([...dispatched]).toContain(type)
  })

  test('what is said not to be offered is a command, and is indeed not offered', () => {
    const stale = Object.keys(unoffered).filter((type) => !TYPES.includes(type) || dispatched.has(type))
    expect(stale).toEqual([])
  })
})

test('the commands are found where they are declared', () => {
  expect(TYPES).toContain('checkout.pay')
})
