import { randomUUID } from 'node:crypto'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { fromInstant } from '#contracts/wire/wire.ts'
import { webhookEventOf } from '#domain/orders/webhook-event.ts'
import { enqueue } from '../core/jobs/jobs.store.ts'
import type { Queries } from '../core/database/database.ts'
import type { StoredOrder } from '../orders/store/order-row.ts'
import { orderMessageOf } from './order-message.ts'

/** Whoever is told of orders: asked inside the transaction that changes one. */
export type WebhookEventWriter = {
  /** Whether there is anybody to be told. */
  readonly hasReaders: () => boolean
  readonly write: (
    before: StoredOrder | undefined,
    after: StoredOrder,
    queries: Queries,
    now: number,
  ) => Promise<void>
}

type Told = Pick<Deployment, 'webhooks' | 'defaultLanguage'>

/** Keeps a message for each webhook of the deployment whenever there is something to tell. */
export function webhookEventWriterOf(catalogue: { deployment(): Told }): WebhookEventWriter {
  return {
    hasReaders: () => catalogue.deployment().webhooks.length > 0,
    async write(before, after, queries, now) {
      const { webhooks, defaultLanguage } = catalogue.deployment()
      const kind = webhooks.length === 0 ? undefined : webhookEventOf(before?.order, after.order)
      if (kind === undefined) return
      const data = orderMessageOf(after, defaultLanguage)
      const payload = { type: kind, timestamp: fromInstant(now), data }
      for (const { id: lane } of webhooks) {
        const id = `msg_${randomUUID()}`
        await enqueue(queries, { kind: 'webhook', id, lane, orderId: after.order.id, payload }, now)
      }
    },
  }
}
