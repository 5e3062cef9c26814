import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A key a provider signs with, and what it publishes of it. */
export type SigningKey = ReturnType<typeof newSigningKey>

export function newSigningKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomBytes(6).toString('hex')
  return {
    published: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'ES256' },

    /** Claims as a signed token (RFC 7519); `as` is the name of the key it claims to be signed with. */
    tokenOf(claims: object, as = kid): string {
      const content = `${encoded({ alg: 'ES256', typ: 'JWT', kid: as })}.${encoded(claims)}`
      const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return `${content}.${signature.toString('base64url')}`
    },
    kid,
  }
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
