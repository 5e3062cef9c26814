import { createHmac, timingSafeEqual } from 'node:crypto'

export type Fields = Readonly<Record<string, string>>

/** HMAC-SHA256, in hex, over the fields in the order of their names, each `name=value` as an address would write it. */
export function signatureOf(fields: Fields, secret: string): string {
  const text = Object.keys(fields)
    .toSorted()
    .map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&')
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Whether fields were signed with this secret, found out in a time that tells nothing. */
export function isSignedBy(fields: Fields, signature: string, secret: string): boolean {
  const made = Buffer.from(signatureOf(fields, secret))
  const given = Buffer.from(signature)
  return made.length === given.length && timingSafeEqual(made, given)
}
