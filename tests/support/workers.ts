import { takeJobs } from '#server/core/jobs/jobs.store.ts'
import { workerOf } from '#server/core/jobs/worker.ts'
import type { JobKind, Worker } from '#server/core/jobs/worker.ts'
import { mailJob } from '#server/mail/mail-job.ts'
import type { MailJobDeps } from '#server/mail/mail-job.ts'
import { smtpTransport } from '#server/mail/smtp.ts'
import { KITCHEN_LEASE_MS } from '#server/orders/kitchen-job.ts'
import type { StoredOrder } from '#server/orders/store/order-row.ts'
import { webhookJob } from '#server/webhooks/webhook-job.ts'
import type { WebhookJobDeps } from '#server/webhooks/webhook-job.ts'
import type { MailSink } from './mail-sink.ts'
import type { TestShop } from './test-shop.ts'
import { WEBHOOK_SECRET } from './webhook-receiver.ts'

/** A process that does jobs of one kind for a shop, when it is told to. */
export function aWorkerAt({ deps, errors }: TestShop, kind: JobKind): Worker {
  return workerOf([kind], [], { ...deps, isOnlyProcess: true, onError: (error) => errors.push(error) })
}

/** One that sends the mails of a shop to a mail server. */
export function aMailSenderAt(
  shop: TestShop,
  sink: Pick<MailSink, 'url'>,
  other: Partial<Pick<MailJobDeps, 'catalogue' | 'onError' | 'wordmark'>> = {},
): Worker {
  const transport = smtpTransport(sink.url, 'Orda <no-reply@orda.test>')
  const onError = (error: unknown) => shop.errors.push(error)
  return aWorkerAt(shop, mailJob({ ...shop.deps, transport, onError, ...other }))
}

/** One that tells the webhooks of a shop. */
export function aWebhookSenderAt(
  shop: TestShop,
  other: Partial<Pick<WebhookJobDeps, 'secrets' | 'onError'>> = {},
): Worker {
  const secrets = { WEBHOOK_TILL_SECRET: WEBHOOK_SECRET }
  return aWorkerAt(shop, webhookJob({ ...shop.deps, secrets, fetch, onError: () => undefined, ...other }))
}

/** A process begins to bring what is due to the kitchen, and is gone. */
export async function takenToTheKitchen({ deps, clock }: TestShop): Promise<readonly StoredOrder[]> {
  const wanted = { kind: 'kitchen', lane: '', limit: 50, writtenAfter: 0 } as const
  const jobs = await takeJobs(deps.database, wanted, clock.value, clock.value + KITCHEN_LEASE_MS)
  return deps.orders.send(
    jobs.flatMap(({ orderId }) => orderId ?? []),
    clock.value,
  )
}
