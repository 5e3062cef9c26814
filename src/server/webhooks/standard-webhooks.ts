import { createHmac } from 'node:crypto'

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

const SECRET_BEGINS = 'whsec_'
