import { randomUUID } from 'node:crypto'
import type { ProfileFields } from '#domain/account/registration.ts'
import { loginEmail } from '#domain/account/login-email.ts'
import { id } from '#domain/ids.ts'
import type { AccountId, RestaurantId } from '#domain/ids.ts'
import { SELECT_ACCOUNT, accountFrom, accountRow, consentColumns } from './account-row.ts'
import type { Account, NewAccount } from './account-row.ts'
import { forgetAddress } from '../../orders/store/coupon-uses.store.ts'
import { forgetSender } from '../../support/store/sender.store.ts'
import { leaveProviders } from '../../payments/store/payment-methods.store.ts'
import type { Queries, Row } from '../../core/database/database.ts'
import { idOf } from '../../core/database/columns.ts'
import { forgetDevices } from '../../core/session/known-devices.store.ts'
import { rowReader } from '../../core/database/row-reader.ts'

/** A user by mail, with what the password is checked against; nothing where it was never set. */
export type KnownUser = { readonly account: Account; readonly passwordHash: string | undefined }

/** What a customer may change of a profile (S7.14); an empty phone number takes it away. */
export type ProfileChange = ProfileFields & { readonly language?: string | undefined }

export async function findUserByEmail(queries: Queries, email: string): Promise<KnownUser | undefined> {
  const [found] = await queries.query(`${SELECT_ACCOUNT} AND a.login_email = $1`, [loginEmail(email)])
  const row = found && accountRow(found)
  return row && { account: accountFrom(row), passwordHash: row.password_hash ?? undefined }
}

/** Stores a user, who may have no password; nothing where the mail address has an account already. */
export async function insertUser(
  queries: Queries,
  user: NewAccount,
  passwordHash: string | null,
  now: number,
): Promise<Account | undefined> {
  const { termsVersion: _kept, ...details } = user
  const account: Account = { id: id<AccountId>(randomUUID()), kind: 'user', favourites: [], ...details }
  const made = await queries.query(
    `INSERT INTO accounts (id, kind, email, login_email, first_name, last_name, phone_number, language,
       password_hash, is_terms_accepted, is_policy_accepted, is_offers_accepted, created_at,
       terms_accepted_at, terms_version)
     VALUES ($1, 'user', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     ON CONFLICT (login_email) DO NOTHING RETURNING id`,
    [
      account.id,
      user.email,
      loginEmail(user.email),
      user.firstName,
      user.lastName,
      user.phoneNumber ?? null,
      user.language,
      passwordHash,
      user.isTermsAccepted,
      user.isPolicyAccepted,
      user.isOffersAccepted,
      now,
      ...consentColumns(user, now),
    ],
  )
  return made.length > 0 ? account : undefined
}

export async function changeProfile(
  queries: Queries,
  accountId: AccountId,
  { firstName, lastName, language, phoneNumber }: ProfileChange,
): Promise<void> {
  await queries.query(
    `UPDATE accounts SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
       language = coalesce($4, language), phone_number = nullif(coalesce($5, phone_number), '')
     WHERE id = $1 AND deleted_at IS NULL`,
    [accountId, firstName ?? null, lastName ?? null, language ?? null, phoneNumber ?? null],
  )
}

export async function setPasswordHash(
  queries: Queries,
  accountId: AccountId,
  passwordHash: string,
): Promise<void> {
  await queries.query('UPDATE accounts SET password_hash = $2 WHERE id = $1 AND deleted_at IS NULL', [
    accountId,
    passwordHash,
  ])
}

/**
 * Takes away everything that tells who a user was, also as the guest whose orders have joined; orders stay as what was
 * sold, without a name (S7.16). Answers with those guests.
 */
export async function eraseUser(
  queries: Queries,
  { id: accountId, email }: Account,
  now: number,
): Promise<readonly AccountId[]> {
  const erased = await queries.query(
    `UPDATE accounts SET email = '', login_email = NULL, guest_email = NULL, password_hash = NULL,
       device_token_hash = NULL, first_name = '', last_name = '', phone_number = NULL, terms_accepted_at = NULL,
       terms_version = NULL, deleted_at = $2
     WHERE id = $1 OR id IN (SELECT guest_id FROM orders WHERE account_id = $1)
       OR (guest_email = $3 AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.account_id = accounts.id))
     RETURNING id`,
    [accountId, now, loginEmail(email)],
  )
  await queries.query(
    `UPDATE orders SET email = NULL, first_name = NULL, last_name = NULL, phone_number = NULL
     WHERE account_id = $1`,
    [accountId],
  )
  // Messages stay to be sent as what was sold.
  await queries.query(
    `UPDATE jobs SET payload = (payload::jsonb #- '{data,customer}')::json
     WHERE kind = 'webhook' AND order_id IN (SELECT id FROM orders WHERE account_id = $1)`,
    [accountId],
  )
  await queries.query(
    'DELETE FROM order_feedback WHERE order_id IN (SELECT id FROM orders WHERE account_id = $1)',
    [accountId],
  )
  await queries.query(
    'DELETE FROM predictions WHERE order_id IN (SELECT id FROM orders WHERE account_id = $1)',
    [accountId],
  )
  await forgetSender(queries, accountId)
  const unnamed = await eraseAddress(queries, accountId, loginEmail(email))
  await queries.query('DELETE FROM favourites WHERE account_id = $1', [accountId])
  await forgetDevices(queries, accountId)
  await queries.query('DELETE FROM identities WHERE account_id = $1', [accountId])
  await leaveProviders(queries, accountId, now)
  return [...erased, ...unnamed].map((row) => erasedRow(row).id).filter((each) => each !== accountId)
}

/** Takes the address of a user away wherever it stands besides, however it was typed; what it stood beside is not theirs. */
async function eraseAddress(
  queries: Queries,
  accountId: AccountId,
  address: string,
): Promise<readonly Row[]> {
  await queries.query(
    `DELETE FROM jobs WHERE kind = 'mail' AND (order_id IN (SELECT id FROM orders WHERE account_id = $1)
       OR ${typed("payload ->> 'recipient'")} = $2)`,
    [accountId, address],
  )
  await queries.query(`UPDATE orders SET email = NULL WHERE ${typed('email')} = $1`, [address])
  await queries.query(`UPDATE order_feedback SET email = '' WHERE ${typed('email')} = $1`, [address])
  await queries.query(`DELETE FROM sign_on_tickets WHERE ${typed('email')} = $1`, [address])
  await queries.query('DELETE FROM account_links WHERE login_email = $1', [address])
  await forgetAddress(queries, address)
  // A guest whose orders went to other addresses keeps them.
  return queries.query(
    `UPDATE accounts SET email = '', guest_email = NULL WHERE guest_email = $1 RETURNING id`,
    [address],
  )
}

/** A column with what was typed, as `loginEmail` writes an address. */
function typed(column: string): string {
  return `lower(normalize(btrim(${column}), NFC))`
}

const erasedRow = rowReader('accounts', { id: idOf<AccountId>() })

/** Choosing a favourite again changes nothing. */
export async function insertFavourite(
  queries: Queries,
  accountId: AccountId,
  restaurantId: RestaurantId,
  now: number,
): Promise<void> {
  await queries.query(
    'INSERT INTO favourites (account_id, restaurant_id, created_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [accountId, restaurantId, now],
  )
}

export async function deleteFavourite(
  queries: Queries,
  accountId: AccountId,
  restaurantId: string,
): Promise<void> {
  await queries.query('DELETE FROM favourites WHERE account_id = $1 AND restaurant_id = $2', [
    accountId,
    restaurantId,
  ])
}
