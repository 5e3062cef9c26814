import type { Deployment, Webhook } from '#contracts/system/deployment.contract.ts'
import { FailedForGood, attempt } from '../core/jobs/attempt.ts'
import type { AttemptDeps } from '../core/jobs/attempt.ts'
import type { Job } from '../core/jobs/jobs.store.ts'
import type { JobKind } from '../core/jobs/worker.ts'
import { webhookSettingOf } from './webhook-settings.ts'
import { signedHeaders } from './standard-webhooks.ts'

export type WebhookJobDeps = Omit<AttemptDeps, 'delayAfter'> & {
  readonly catalogue: { deployment(): Pick<Deployment, 'webhooks'> }
  /** By the name of their setting. */
  readonly secrets: Readonly<Record<string, string>>
  readonly fetch: typeof fetch
}

const PATIENCE_MS = 15_000
const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long is waited after each attempt that failed; behind the last one a message is given up. */
export const DELAYS_MS = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** Sends what waits for each webhook; one that does not answer holds up no other, and is asked no more in this turn. */
export function webhookJob(deps: WebhookJobDeps): JobKind {
  const attempts = { ...deps, delayAfter: (count: number) => DELAYS_MS[count - 1] }
  const webhooks = () => deps.catalogue.deployment().webhooks
  return {
    kind: 'webhook',
    lanes: () => webhooks().map(({ id }) => id),
    leaseMs: 60_000,
    atOnce: 1,
    async run([job], stopping) {
      const webhook = webhooks().find(({ id }) => id === job?.lane)
      if (!job || !webhook) return false
      return attempt(job, () => post(job, webhook, deps, stopping), attempts, stopping)
    },
  }
}

/** Throws why it was not taken. */
async function post(
  { id, payload }: Job,
  webhook: Webhook,
  { secrets, clock, fetch }: WebhookJobDeps,
  stopping: AbortSignal,
): Promise<void> {
  const setting = webhookSettingOf(webhook.id)
  const secret = secrets[setting]
  if (secret === undefined) throw new Error(`${setting} is not set`)
  // As it was written: the store keeps a document's text.
  const body = JSON.stringify(payload)
  const response = await fetch(webhook.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(id, body, secret, clock.now()) },
    body,
    // Who has moved says so to who runs the shop: what is signed for one address is told to no other.
    redirect: 'manual',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]),
  }).catch((error: unknown) => {
    throw new Error(reasonOf(error))
  })
  await response.body?.cancel()
  if (response.status === GONE) throw new FailedForGood(`answered ${GONE}`)
  if (!response.ok) throw new Error(`answered ${response.status}`)
}

/** Nobody wants it there any more (Standard Webhooks). */
const GONE = 410

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not reached'
  if (error.name === 'TimeoutError') return `no answer in ${PATIENCE_MS / SECOND} s`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? `not reached (${code})` : 'not reached'
}
