import { hash, verify } from '@node-rs/argon2'

/** OWASP ASVS 5, appendix C: one pass over 46 MiB; argon2id is the library's own choice. */
const PARAMETERS = { memoryCost: 47_104, timeCost: 1, parallelism: 1 } as const
const CURRENT = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`

/** A hash that no password has: who is nobody is told so after the same work as who has typed wrongly. */
const NOBODYS_HASH = `${CURRENT}bm9ib2R5J3Mgc2FsdA$${'A'.repeat(43)}`

/** The hash a password is stored as; made outside the database's transaction, as it takes a while. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, PARAMETERS)
}

/** Whether this is the password of a hash, in the same time where there is no hash. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? NOBODYS_HASH, password)
  return isRight && passwordHash !== undefined
}

/** Whether a hash was made with older parameters, and is made anew at the next login. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(CURRENT)
}
