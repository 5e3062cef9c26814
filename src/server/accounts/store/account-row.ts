import { array, boolean, enums, string } from '#contracts/wire/wire-types.ts'
import type { AccountId, RestaurantId } from '#domain/ids.ts'
import { idOf, orNull } from '../../core/database/columns.ts'
import { ACCOUNT_KINDS } from '../../core/session/session-row.ts'
import { rowReader } from '../../core/database/row-reader.ts'

/** What a guest or user has told about themselves. */
export type AccountDetails = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber?: string
  readonly language: string
  readonly isTermsAccepted: boolean
  readonly isPolicyAccepted: boolean
  readonly isOffersAccepted: boolean
}

/** What somebody new has told, and the version of the terms that was agreed to where the deployment names one. */
export type NewAccount = AccountDetails & { readonly termsVersion?: string | undefined }

/** S3.1, S3.2: a guest or a user; the account id is the id of the guest or user itself. */
export type Account = AccountDetails & {
  readonly id: AccountId
  readonly kind: (typeof ACCOUNT_KINDS)[number]
  readonly favourites: readonly RestaurantId[]
}

export const accountRow = rowReader('accounts', {
  id: idOf<AccountId>(),
  kind: enums(ACCOUNT_KINDS),
  email: string(),
  first_name: string(),
  last_name: string(),
  phone_number: orNull(string()),
  language: string(),
  device_token_hash: orNull(string()),
  password_hash: orNull(string()),
  is_terms_accepted: boolean(),
  is_policy_accepted: boolean(),
  is_offers_accepted: boolean(),
  favourites: array(idOf<RestaurantId>()),
})
export type AccountRow = ReturnType<typeof accountRow>

/** Accounts as they stand; what was deleted is not there. More conditions follow with AND. */
export const SELECT_ACCOUNT = `
  SELECT a.*, coalesce((SELECT json_agg(f.restaurant_id ORDER BY f.created_at, f.restaurant_id)
    FROM favourites f WHERE f.account_id = a.id), '[]') AS favourites
  FROM accounts a WHERE a.deleted_at IS NULL`

/** When the terms were agreed to and which they were, as the columns keep it; nothing of who has not agreed. */
export function consentColumns({ isTermsAccepted, termsVersion }: NewAccount, now: number) {
  return isTermsAccepted ? ([now, termsVersion ?? null] as const) : ([null, null] as const)
}

export function accountFrom(row: AccountRow): Account {
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.phone_number !== null && { phoneNumber: row.phone_number }),
    language: row.language,
    isTermsAccepted: row.is_terms_accepted,
    isPolicyAccepted: row.is_policy_accepted,
    isOffersAccepted: row.is_offers_accepted,
    favourites: row.favourites,
  }
}
