import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A secret of 256 bits for a cookie or a link; only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(secret: string): string {
  return hash('sha256', secret)
}

/** Whether a secret has this hash, in a time that tells nothing. */
export function hasHash(secret: string, hash: string): boolean {
  const made = Buffer.from(hashOf(secret))
  const known = Buffer.from(hash)
  return made.length === known.length && timingSafeEqual(made, known)
}
