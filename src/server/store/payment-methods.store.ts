import { randomUUID } from 'node:crypto'
import { string } from 'superstruct'
import type { SavedMethod } from '#domain/account/saved-method.ts'
import type { AccountId, PaymentMethodId } from '#domain/ids.ts'
import { idOf } from './columns.ts'
import type { Queries } from './database.ts'
import { rowReader } from './row-reader.ts'

const methodRow = rowReader('payment_methods', {
  id: idOf<PaymentMethodId>(),
  masked_pan: string(),
  end_of_validity: string(),
})

/** The cards kept for an account, the newest first. */
export async function savedMethodsOf(
  queries: Queries,
  accountId: AccountId,
): Promise<readonly SavedMethod[]> {
  const rows = await queries.query(
    `SELECT id, masked_pan, end_of_validity FROM payment_methods WHERE account_id = $1
     ORDER BY created_at DESC, id`,
    [accountId],
  )
  return rows.map(methodRow).map((row) => ({
    id: row.id,
    maskedPan: row.masked_pan,
    endOfValidity: row.end_of_validity,
  }))
}

/** Keeps what a payment provider tells of a card it has saved. */
export async function insertSavedMethod(
  queries: Queries,
  accountId: AccountId,
  { maskedPan, endOfValidity }: Omit<SavedMethod, 'id'>,
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO payment_methods (id, account_id, masked_pan, end_of_validity, created_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [randomUUID(), accountId, maskedPan, endOfValidity, now],
  )
}

/** False where the account has no such card. */
export async function deleteSavedMethod(
  queries: Queries,
  accountId: AccountId,
  methodId: string,
): Promise<boolean> {
  const gone = await queries.query(
    'DELETE FROM payment_methods WHERE account_id = $1 AND id = $2 RETURNING id',
    [accountId, methodId],
  )
  return gone.length > 0
}
