import { UNDERWAY_STATES, canDeleteAccount } from '#domain/account/delete-account.ts'
import { PENDING_ORDER_KEPT_MS } from '#domain/constants.ts'
import type { Problem } from '#domain/problem.ts'
import type { Deps } from '../core/process/deps.ts'
import type { Account } from './store/account-row.ts'
import { eraseUser } from './store/users.store.ts'

/** Erases a user and ends all sessions, or says which rule refuses it (S7.16). */
export async function deleteUser(
  account: Account,
  { orders, sessions, accounts, clock }: Pick<Deps, 'orders' | 'sessions' | 'accounts' | 'clock'>,
): Promise<Problem | undefined> {
  const now = clock.now()
  // What was ordered with the address since the last login goes with the account too.
  await orders.join(account, now)
  const pending = await orders.list(account.id, {
    states: UNDERWAY_STATES,
    retrievedAfter: now - PENDING_ORDER_KEPT_MS,
    skip: 0,
    limit: 20,
  })
  const verdict = canDeleteAccount(pending.orders, now)
  if (!verdict.ok) return verdict.problem
  const guests = await sessions.endAllWith(account.id, (queries) => eraseUser(queries, account, now))
  accounts.forget(guests)
  return undefined
}
