import { describe, expect, test } from 'vitest'
import { id } from '#domain/ids.ts'
import type { Order } from '#domain/orders/order.ts'
import { newStandings } from '#domain/orders/tracking/standing.ts'
import { anOrder } from '#tests/support/builders/order.ts'

describe('what became of orders since they were heard of', () => {
  const SENT = anOrder({ state: 'SENT' })

  test.each<readonly [what: string, now: Partial<Order>, standing: string | undefined]>([
    ['its kitchen has it', { state: 'PAID', posId: '42' }, 'PAID'],
    ['its kitchen has it, and says so', { state: 'PAID', posId: '42', kitchenStep: 'accepted' }, 'PAID'],
    ['its kitchen makes it', { state: 'PAID', posId: '42', kitchenStep: 'preparing' }, 'preparing'],
    ['its kitchen does not answer', { isKitchenUnreached: true }, 'unreached'],
    ['its time is another one', { retrievalDate: SENT.retrievalDate + 1 }, undefined],
  ])('%s', (_, change, standing) => {
    expect(newStandings([SENT], [{ ...SENT, ...change }]).map((each) => each.standing)).toEqual(
      standing === undefined ? [] : [standing],
    )
  })

  test('of one that is new nothing is told, and none that is gone', () => {
    expect(newStandings([SENT], [anOrder({ id: id('another') })])).toEqual([])
  })
})
