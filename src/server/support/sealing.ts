import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Closes what only the owner of a key may read. */
export type Sealing = {
  readonly seal: (text: string) => string
  /** What was sealed; undefined where it was with another key, or changed since. */
  readonly open: (sealed: string) => string | undefined
}

/** Seals with a key that is made of a secret of any length (AES-256-GCM). */
export function sealingWith(secret: string): Sealing {
  const key = createHash('sha256').update(`orda/personal/${secret}`).digest()
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      const cut = NONCE_BYTES + TAG_BYTES
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES))
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, cut))
        return Buffer.concat([decipher.update(bytes.subarray(cut)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
