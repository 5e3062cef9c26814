import { array, create, literal, nonempty, size, string, type } from 'superstruct'
import { either } from '#contracts/wire/accepts.ts'
import { fromInstant } from '#contracts/wire/wire.ts'
import { id } from '#domain/ids.ts'
import type { Clock } from '../process/clock.ts'
import type { PointOfSaleSettings } from '../process/point-of-sale-settings.ts'
import { orderMessageOf } from '../webhooks/order-message.ts'
import { signedHeaders } from '../webhooks/standard-webhooks.ts'
import type { Kitchen, KitchenAnswer } from './kitchen.ts'

export type HttpKitchenDeps = {
  readonly clock: Clock
  readonly fetch: typeof fetch
  /** What products are called in. */
  readonly language: () => string
}

/** Shorter than an order is one process's alone. */
const PATIENCE_MS = 10_000

/** What is called out at the counter. */
export const PickupNumber = size(nonempty(string()), 1, 20)
/** Why not, in the words of the kitchen. */
export const Reason = size(string(), 1, 200)

/** What a point of sale says of an order it is told. */
export const KitchenAnswerWire = either([
  type({ status: literal('accepted'), number: PickupNumber }),
  type({ status: literal('refused'), reason: Reason }),
  type({ status: literal('soldOut'), productCodes: nonempty(array(string())) }),
  type({ status: literal('pending') }),
])

/**
 * A point of sale that is told orders over HTTP, signed, each under one name however often it is asked. Any answer but
 * a 2xx in ten seconds counts as none.
 */
export function httpKitchen({ url, secret }: PointOfSaleSettings, deps: HttpKitchenDeps): Kitchen {
  const { clock, fetch, language } = deps
  return {
    async inject(stored) {
      const name = `order_${stored.order.id}`
      const now = clock.now()
      const data = orderMessageOf(stored, language())
      const body = JSON.stringify({ type: 'order.sent', timestamp: fromInstant(now), data })
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': name,
        ...signedHeaders(name, body, secret, now),
      }
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`the point of sale answered ${response.status}`)
      }
      return answerOf(await response.json())
    },
  }
}

function answerOf(said: unknown): KitchenAnswer {
  const answer = create(said, KitchenAnswerWire)
  switch (answer.status) {
    case 'accepted':
      return { kind: 'accepted', posId: answer.number, isFollowed: true }
    case 'refused':
      return { kind: 'refused', reason: answer.reason }
    case 'soldOut':
      return { kind: 'soldOut', productCodes: answer.productCodes.map((code) => id(code)) }
    case 'pending':
      return { kind: 'pending' }
  }
}
