import { Secret, TOTP } from 'otpauth'

/** A code may be of the step before or after, for clocks that differ. */
const STEPS_EITHER_WAY = 1
/** Bytes; RFC 4226 wants 16 at least, and apps take 20. */
const SECRET_BYTES = 20

/** A new secret of a second factor, in base32 as apps of codes are given it. */
export function newFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address by which an app of codes takes a secret up, as a QR code holds it. */
export function factorAddress(secret: string, email: string, issuer: string): string {
  return new TOTP({ secret, label: email, issuer }).toString()
}

/** The step of time (30 s since 1970) a code is of at an instant in epoch ms, if it is one of the secret's about then. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ secret })
  const delta = totp.validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp: now,
    window: STEPS_EITHER_WAY,
  })
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta
}
