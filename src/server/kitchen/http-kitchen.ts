import type { Clock } from '../core/database/clock.ts'
import type { HttpPointOfSale } from './point-of-sale-settings.ts'
import { signedHeaders } from '../webhooks/standard-webhooks.ts'
import type { Kitchen } from './kitchen.ts'
import { KITCHEN_PATIENCE_MS, answerOf, toldOf } from './point-of-sale-order.ts'

export type HttpKitchenDeps = {
  readonly clock: Clock
  readonly fetch: typeof fetch
  /** What products are called in. */
  readonly language: () => string
}

/**
 * A point of sale that is told orders over HTTP, signed, each under one name however often it is asked. Any answer but
 * a 2xx in ten seconds counts as none.
 */
export function httpKitchen({ url, secret }: HttpPointOfSale, deps: HttpKitchenDeps): Kitchen {
  const { clock, fetch, language } = deps
  return {
    async inject(stored) {
      const now = clock.now()
      const { name, message } = toldOf(stored, language(), now)
      const body = JSON.stringify(message)
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': name,
        ...signedHeaders(name, body, secret, now),
      }
      const signal = AbortSignal.timeout(KITCHEN_PATIENCE_MS)
      const response = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`the point of sale answered ${response.status}`)
      }
      return answerOf(await response.json())
    },
  }
}
