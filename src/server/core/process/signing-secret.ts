/** What messages are signed with (Standard Webhooks): `whsec_` and 24 to 64 bytes in base64. */
export function isSigningSecret(value: string): boolean {
  return /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/.test(value)
}

/** What is said of one that is none, never what it is. */
export const NO_SIGNING_SECRET = 'must be whsec_ and 24 to 64 bytes in base64'
