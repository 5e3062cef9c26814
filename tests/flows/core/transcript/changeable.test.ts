import { describe, expect, test } from 'vitest'
import type { Basket } from '#domain/basket/basket.ts'
import { id } from '#domain/ids.ts'
import type { Command } from '#flows/core/log/commands.ts'
import type { Turn } from '#flows/core/log/turn.ts'
import { changeableTurns } from '#flows/core/transcript/changeable.ts'

const MODE: Command = { type: 'mode.change' }
const LINE: Command = { type: 'product.open', code: id('burger'), lineId: id('l1') }
const PRODUCT: Command = { type: 'product.open', code: id('burger') }

describe('an answer can be given again', () => {
  test.each([
    ['that can be given again', MODE, 3, 2, [], true],
    ['of the step with which it was paid', MODE, 2, 2, [], true],
    ['paid for since', MODE, 1, 2, [], false],
    ['about a line in the basket', LINE, 3, 0, ['l1'], true],
    ['about a line that is gone', LINE, 3, 0, ['l2'], false],
    ['about a product that was looked at', PRODUCT, 3, 0, [], true],
    ['that no command opens', undefined, 3, 0, [], false],
  ] as const)('%s', (_, change, step, barrier, lines, isChangeable) => {
    const turn = {
      id: 't1',
      step,
      answer: { say: { key: 'x' }, ...(change ? { change } : {}) },
    } as unknown as Turn
    const basket = { lines: lines.map((line) => ({ id: line })) } as unknown as Basket
    expect(changeableTurns([turn], barrier, basket).has('t1')).toBe(isChangeable)
  })
})
