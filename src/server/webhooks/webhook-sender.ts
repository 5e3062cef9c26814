import type { Deployment, Webhook } from '#contracts/system/deployment.contract.ts'
import type { Clock } from '../process/clock.ts'
import { pollerOf } from '../process/poller.ts'
import { webhookSettingOf } from '../process/webhook-settings.ts'
import type { Database } from '../store/database.ts'
import { signedHeaders } from './standard-webhooks.ts'
import { markDelivered, markFailed, takeMessage } from './webhooks.store.ts'
import type { WebhookMessage } from './webhooks.store.ts'

export type WebhookSenderDeps = {
  readonly database: Database
  readonly catalogue: { deployment(): Pick<Deployment, 'webhooks'> }
  /** By the name of their setting. */
  readonly secrets: Readonly<Record<string, string>>
  readonly clock: Clock
  readonly fetch: typeof fetch
  /** Told about a message that did not arrive; `isLast` where it is not tried again. */
  readonly onError: (error: unknown, messageId: string, isLast: boolean) => void
}

export type WebhookSender = ReturnType<typeof webhookSenderOf>

const POLL_MS = 1_000
const LEASE_MS = 60_000
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

/**
 * Sends what waits for each webhook; several processes may do so at once, each message is one sender's at a time. A
 * process killed between sending and noting it sends that message again, under the same id.
 */
export function webhookSenderOf(deps: WebhookSenderDeps) {
  const stopping = new AbortController()

  /** Sends every message that is due; a webhook that does not answer holds up no other. */
  async function turn(): Promise<void> {
    await Promise.all(deps.catalogue.deployment().webhooks.map((webhook) => serve(webhook)))
  }

  async function serve(webhook: Webhook): Promise<void> {
    while (!stopping.signal.aborted) {
      const now = deps.clock.now()
      const message = await takeMessage(deps.database, webhook.id, now, now + LEASE_MS)
      if (!message) return
      if (!(await deliver(message, webhook, deps, stopping.signal))) return
    }
  }

  const poller = pollerOf(turn, POLL_MS, (error) => deps.onError(error, 'all', false))
  return {
    turn,
    start: poller.start,
    async stop(): Promise<void> {
      stopping.abort()
      await poller.stop()
    },
  }
}

/** Whether it arrived. What is broken off because this process ends goes to another when its time is over. */
async function deliver(
  message: WebhookMessage,
  webhook: Webhook,
  deps: WebhookSenderDeps,
  stopping: AbortSignal,
): Promise<boolean> {
  const { database, clock, onError } = deps
  const failure = await post(message, webhook, deps, stopping).catch((error: unknown) => reasonOf(error))
  if (failure === undefined) {
    await markDelivered(database, message.id, clock.now())
    return true
  }
  if (stopping.aborted) return false
  const delay = failure === GONE ? undefined : DELAYS_MS[message.attempts - 1]
  onError(new Error(`${webhook.id}: ${failure}`), message.id, delay === undefined)
  const now = clock.now()
  await markFailed(database, message.id, failure, delay === undefined ? undefined : now + delay, now)
  return false
}

/** Why it was not taken. */
async function post(
  { id, body }: WebhookMessage,
  webhook: Webhook,
  { secrets, clock, fetch }: WebhookSenderDeps,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const setting = webhookSettingOf(webhook.id)
  const secret = secrets[setting]
  if (secret === undefined) return `${setting} is not set`
  const response = await fetch(webhook.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(id, body, secret, clock.now()) },
    body,
    // Who has moved says so to who runs the shop: what is signed for one address is told to no other.
    redirect: 'manual',
    signal: AbortSignal.any([stopping, AbortSignal.timeout(PATIENCE_MS)]),
  })
  await response.body?.cancel()
  return response.ok ? undefined : `answered ${response.status}`
}

/** Nobody wants it there any more (Standard Webhooks). */
const GONE = 'answered 410'

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'not reached'
  if (error.name === 'TimeoutError') return `no answer in ${PATIENCE_MS / SECOND} s`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? `not reached (${code})` : 'not reached'
}
