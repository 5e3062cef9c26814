import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What every signed message bears. */
export const SIGNATURE_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

/** What a message is named, when it leaves, and that it is ours (Standard Webhooks): a secret is `whsec_` and base64. */
export function signedHeaders(
  id: string,
  body: string,
  secret: string,
  now: number,
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000))
  const key = Buffer.from(secret.slice(SECRET_BEGINS.length), 'base64')
  const mac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${mac}` }
}

/** A message that is older was taken from somebody, or its sender's clock is wrong. */
const TOLERANCE_MS = 300_000

/** Whether a message was signed with the secret, lately. */
export function isSigned(headers: IncomingHttpHeaders, body: Buffer, secret: string, now: number): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures } = headers
  if (typeof id !== 'string' || typeof seconds !== 'string' || typeof signatures !== 'string') return false
  const sentAt = Number(seconds) * 1000
  if (!/^\d+$/.test(seconds) || Math.abs(now - sentAt) > TOLERANCE_MS) return false
  const wanted = Buffer.from(signedHeaders(id, body.toString(), secret, sentAt)['webhook-signature'] ?? '')
  return signatures
    .split(' ')
    .map((signature) => Buffer.from(signature))
    .some((given) => given.length === wanted.length && timingSafeEqual(given, wanted))
}

const SECRET_BEGINS = 'whsec_'
