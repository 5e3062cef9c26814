import type { Deps } from '../deps.ts'
import { TooManyTries } from '../http/failure.ts'
import type { Call } from '../http/route.ts'
import { countTry } from '../store/tries.store.ts'
import { loginEmail } from '#domain/account/login-email.ts'

type Counting = Pick<Deps, 'database' | 'clock' | 'limits'>

/** Many customers may share one address, as behind the wireless network of an airport. */
const LOGINS_OF_AN_ADDRESS = 20

/** Logins to one account from one address, and from one address at all (ASVS 6.3.1); else 429. */
export async function limitLogins(email: string, { address }: Call, deps: Counting): Promise<void> {
  const { loginsPerMinute } = deps.limits
  await limit(`login/${address}`, loginsPerMinute * LOGINS_OF_AN_ADDRESS, 60_000, deps)
  await limit(`login/${address}/${loginEmail(email)}`, loginsPerMinute, 60_000, deps)
}

/** Mails of one kind to one mail address, whoever asks for them and whether it has an account; else 429. */
export async function limitMails(kind: string, email: string, deps: Counting): Promise<void> {
  await limit(`mail/${kind}/${loginEmail(email)}`, deps.limits.accountMailsPerHour, 3_600_000, deps)
}

async function limit(key: string, max: number, windowMs: number, deps: Counting): Promise<void> {
  const now = deps.clock.now()
  const { count, until } = await countTry(deps.database, key, windowMs, now)
  if (count > max) throw new TooManyTries(until - now)
}
