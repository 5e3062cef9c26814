import { randomUUID } from 'node:crypto'
import { loginEmail } from '#domain/account/login-email.ts'
import { id } from '#domain/ids.ts'
import type { AccountId } from '#domain/ids.ts'
import { SELECT_ACCOUNT, accountFrom, accountRow, consentColumns } from './account-row.ts'
import type { Account, NewAccount } from './account-row.ts'
import { boundedMap } from '../../core/http/bounded-map.ts'
import type { Queries } from '../../core/database/database.ts'
import { hasHash, hashOf } from '../../core/database/tokens.ts'

export type NewGuest = NewAccount & { readonly deviceToken?: string }

export type Accounts = ReturnType<typeof accountsOf>

const SHORTEST_DEVICE_TOKEN = 16
const REMEMBERED_ACCOUNTS = 50_000

/** Guests and users. A guest never changes, so a single process asks the database once for each. */
export function accountsOf(database: Queries, isOnlyProcess: boolean) {
  const remembered = boundedMap<string, Account>(REMEMBERED_ACCOUNTS)

  function remember(account: Account): Account {
    if (isOnlyProcess && account.kind === 'guest') remembered.set(account.id, account)
    return account
  }

  return {
    /** Reads these anew from here on. */
    forget(ids: readonly AccountId[]): void {
      for (const each of ids) remembered.delete(each)
    },

    /** Stores a guest; a device token too short to be a secret is not kept and never opens the account again. */
    async insertGuest(guest: NewGuest, now: number): Promise<Account> {
      const { deviceToken = '', termsVersion: _kept, ...details } = guest
      const account: Account = { id: id<AccountId>(randomUUID()), kind: 'guest', favourites: [], ...details }
      await database.query(INSERT_GUEST, [
        account.id,
        account.email,
        account.firstName,
        account.lastName,
        account.phoneNumber ?? null,
        account.language,
        deviceToken.length >= SHORTEST_DEVICE_TOKEN ? hashOf(deviceToken) : null,
        account.isTermsAccepted,
        account.isPolicyAccepted,
        account.isOffersAccepted,
        now,
        loginEmail(account.email),
        ...consentColumns(guest, now),
      ])
      return remember(account)
    },

    async find(accountId: string): Promise<Account | undefined> {
      const known = remembered.get(accountId)
      if (known) return known
      const [found] = await database.query(`${SELECT_ACCOUNT} AND a.id = $1`, [accountId])
      return found && remember(accountFrom(accountRow(found)))
    },

    /** S7.3: the guest whose device token this is. */
    async findGuestByDevice(guestId: string, deviceToken: string): Promise<Account | undefined> {
      const [found] = await database.query(`${SELECT_ACCOUNT} AND a.id = $1 AND a.kind = 'guest'`, [guestId])
      const row = found && accountRow(found)
      const hash = row?.device_token_hash ?? ''
      return row && hasHash(deviceToken, hash) ? remember(accountFrom(row)) : undefined
    },
  }
}

const INSERT_GUEST = `
  INSERT INTO accounts (id, kind, email, first_name, last_name, phone_number, language, device_token_hash,
    is_terms_accepted, is_policy_accepted, is_offers_accepted, created_at, guest_email, terms_accepted_at,
    terms_version)
  VALUES ($1, 'guest', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`
