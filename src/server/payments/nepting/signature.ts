import { createHmac, timingSafeEqual } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/** What is signed: the form a customer brings to the gateway, what the shop asks it, what it tells the shop. */
export type SignedPurpose = 'form' | 'request' | 'message'

/**
 * HMAC-SHA256, in hex, over the purpose, a line break, and the fields in the order of their names, each `name=value` as an
 * address would write it: what was signed for one purpose passes for no other.
 */
export function signatureOf(purpose: SignedPurpose, fields: Fields, secret: string): string {
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&')
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('hex')
}

/** Whether fields were signed for this purpose with this secret, found out in a time that tells nothing. */
export function isSignedBy(
  purpose: SignedPurpose,
  fields: Fields,
  signature: string,
  secret: string,
): boolean {
  const made = Buffer.from(signatureOf(purpose, fields, secret))
  const given = Buffer.from(signature)
  return made.length === given.length && timingSafeEqual(made, given)
}
