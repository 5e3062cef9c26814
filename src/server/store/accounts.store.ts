import { randomUUID } from 'node:crypto'
import { id } from '#domain/ids.ts'
import type { AccountId } from '#domain/ids.ts'
import { boundedMap } from './bounded-map.ts'
import type { Queries } from './database.ts'
import { hasHash, hashOf } from './tokens.ts'

/** S3.1, S3.2: a guest or a user; the account id is the id of the guest or user itself. */
export type Account = {
  readonly id: AccountId
  readonly kind: 'guest' | 'user'
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber?: string
  readonly language: string
  readonly isTermsAccepted: boolean
  readonly isPolicyAccepted: boolean
  readonly isOffersAccepted: boolean
}

export type NewGuest = Omit<Account, 'id' | 'kind'> & { readonly deviceToken?: string }

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
    /** Stores a guest; a device token too short to be a secret is not kept and never opens the account again. */
    async insertGuest(guest: NewGuest, now: number): Promise<Account> {
      const { deviceToken = '', ...details } = guest
      const account: Account = { id: id<AccountId>(randomUUID()), kind: 'guest', ...details }
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
      ])
      return remember(account)
    },

    async find(accountId: string): Promise<Account | undefined> {
      const known = remembered.get(accountId)
      if (known) return known
      const [row] = await database.query<AccountRow>('SELECT * FROM accounts WHERE id = $1', [accountId])
      return row && remember(accountFrom(row))
    },

    /** S7.3: the guest whose device token this is. */
    async findGuestByDevice(guestId: string, deviceToken: string): Promise<Account | undefined> {
      const [row] = await database.query<AccountRow>(
        `SELECT * FROM accounts WHERE id = $1 AND kind = 'guest'`,
        [guestId],
      )
      const hash = row?.device_token_hash ?? ''
      return row && hasHash(deviceToken, hash) ? remember(accountFrom(row)) : undefined
    },
  }
}

const INSERT_GUEST = `
  INSERT INTO accounts (id, kind, email, first_name, last_name, phone_number, language, device_token_hash,
    is_terms_accepted, is_policy_accepted, is_offers_accepted, created_at)
  VALUES ($1, 'guest', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`

type AccountRow = {
  id: string
  kind: 'guest' | 'user'
  email: string
  first_name: string
  last_name: string
  phone_number: string | null
  language: string
  device_token_hash: string | null
  is_terms_accepted: boolean
  is_policy_accepted: boolean
  is_offers_accepted: boolean
}

function accountFrom(row: AccountRow): Account {
  return {
    id: id<AccountId>(row.id),
    kind: row.kind,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.phone_number !== null && { phoneNumber: row.phone_number }),
    language: row.language,
    isTermsAccepted: row.is_terms_accepted,
    isPolicyAccepted: row.is_policy_accepted,
    isOffersAccepted: row.is_offers_accepted,
  }
}
