import { randomUUID } from 'node:crypto'
import { enums, string } from '#contracts/wire/wire-types.ts'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { SavedMethod } from '#domain/account/saved-method.ts'
import type { AccountId, PaymentMethodId } from '#domain/ids.ts'
import type { KeptCard } from '../payment.ts'
import { idOf } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'

const methodRow = rowReader('payment_methods', {
  id: idOf<PaymentMethodId>(),
  masked_pan: string(),
  end_of_validity: string(),
})
const referenceRow = rowReader('payment_methods', { reference: string() })
const leavingRow = rowReader('payment_methods', {
  id: idOf<PaymentMethodId>(),
  provider: enums(PAYMENT_PROVIDERS),
  reference: string(),
})

/** The cards kept for an account by one provider, the newest first. */
export async function savedMethodsOf(
  queries: Queries,
  accountId: AccountId,
  provider: ProviderName,
): Promise<readonly SavedMethod[]> {
  const rows = await queries.query(
    `SELECT id, masked_pan, end_of_validity FROM payment_methods
     WHERE account_id = $1 AND provider = $2 AND leaving_at IS NULL ORDER BY created_at DESC, id`,
    [accountId, provider],
  )
  return rows.map(methodRow).map((row) => ({
    id: row.id,
    maskedPan: row.masked_pan,
    endOfValidity: row.end_of_validity,
  }))
}

/** One of them, with what its provider calls it. */
export async function findSavedMethod(
  queries: Queries,
  accountId: AccountId,
  provider: ProviderName,
  methodId: PaymentMethodId,
): Promise<{ readonly reference: string } | undefined> {
  const [row] = await queries.query(
    `SELECT reference FROM payment_methods
     WHERE account_id = $1 AND provider = $2 AND id = $3 AND leaving_at IS NULL`,
    [accountId, provider, methodId],
  )
  return row && referenceRow(row)
}

export type NewSavedMethod = KeptCard & { readonly provider: ProviderName }

/** Keeps what a payment provider tells of a card it has saved; told once more, it is the same card. */
export async function insertSavedMethod(
  queries: Queries,
  accountId: AccountId,
  { maskedPan, endOfValidity, reference, provider }: NewSavedMethod,
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO payment_methods (id, account_id, provider, reference, masked_pan, end_of_validity, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (provider, reference) DO NOTHING`,
    [randomUUID(), accountId, provider, reference, maskedPan, endOfValidity, now],
  )
}

/** Forgets what a card looks like at once; its provider is told by the sweeper. False where the account has no such card. */
export async function leaveSavedMethod(
  queries: Queries,
  accountId: AccountId,
  provider: ProviderName,
  methodId: string,
  now: number,
): Promise<boolean> {
  const left = await queries.query(
    `UPDATE payment_methods SET leaving_at = $4, masked_pan = '', end_of_validity = ''
     WHERE account_id = $1 AND provider = $2 AND id = $3 AND leaving_at IS NULL RETURNING id`,
    [accountId, provider, methodId, now],
  )
  return left.length > 0
}

/** All cards of an account leave with it, and so does what providers know it by. */
export async function leaveProviders(queries: Queries, accountId: AccountId, now: number): Promise<void> {
  await queries.query(
    `UPDATE payment_methods SET leaving_at = coalesce(leaving_at, $2), masked_pan = '', end_of_validity = ''
     WHERE account_id = $1`,
    [accountId, now],
  )
  await queries.query('UPDATE payment_customers SET leaving_at = $2 WHERE account_id = $1', [accountId, now])
}

/** Cards whose provider is to forget them, the longest waiting first. */
export async function leavingMethods(queries: Queries, now: number, limit: number) {
  const rows = await queries.query(
    `SELECT id, provider, reference FROM payment_methods WHERE leaving_at <= $1 ORDER BY leaving_at LIMIT $2`,
    [now, limit],
  )
  return rows.map(leavingRow)
}

/** Has the provider told at another time (epoch ms). */
export async function postponeMethod(queries: Queries, methodId: string, until: number): Promise<void> {
  await queries.query('UPDATE payment_methods SET leaving_at = $2 WHERE id = $1', [methodId, until])
}

export async function deleteMethod(queries: Queries, methodId: string): Promise<void> {
  await queries.query('DELETE FROM payment_methods WHERE id = $1', [methodId])
}
