import { enums, string } from '#contracts/wire/wire-types.ts'
import { PAYMENT_PROVIDERS } from '#domain/checkout/payment-provider.ts'
import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { AccountId } from '#domain/ids.ts'
import { idOf, orNull } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'

const customerRow = rowReader('payment_customers', {
  account_id: idOf<AccountId>(),
  provider: enums(PAYMENT_PROVIDERS),
  reference: orNull(string()),
})

/** What a provider calls a user whose cards it keeps; the row stands before the provider is asked. */
export async function customerReferenceOf(
  queries: Queries,
  accountId: AccountId,
  provider: ProviderName,
): Promise<string | undefined> {
  await queries.query(
    'INSERT INTO payment_customers (account_id, provider) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [accountId, provider],
  )
  const [row] = await queries.query(
    'SELECT account_id, provider, reference FROM payment_customers WHERE account_id = $1 AND provider = $2',
    [accountId, provider],
  )
  return row && (customerRow(row).reference ?? undefined)
}

export async function noteCustomer(
  queries: Queries,
  accountId: AccountId,
  provider: ProviderName,
  reference: string,
): Promise<void> {
  await queries.query('UPDATE payment_customers SET reference = $3 WHERE account_id = $1 AND provider = $2', [
    accountId,
    provider,
    reference,
  ])
}

export type LeavingCustomer = {
  readonly accountId: AccountId
  readonly provider: ProviderName
  readonly reference?: string
}

/** Users who are gone here and whose provider does not know yet. */
export async function leavingCustomers(
  queries: Queries,
  now: number,
  limit: number,
): Promise<readonly LeavingCustomer[]> {
  const rows = await queries.query(
    `SELECT account_id, provider, reference FROM payment_customers
     WHERE leaving_at <= $1 ORDER BY leaving_at LIMIT $2`,
    [now, limit],
  )
  return rows.map(customerRow).map((row) => ({
    accountId: row.account_id,
    provider: row.provider,
    ...(row.reference !== null && { reference: row.reference }),
  }))
}

/** Has the provider told at another time (epoch ms). */
export async function postponeCustomer(
  queries: Queries,
  accountId: AccountId,
  provider: ProviderName,
  until: number,
): Promise<void> {
  await queries.query(
    'UPDATE payment_customers SET leaving_at = $3 WHERE account_id = $1 AND provider = $2',
    [accountId, provider, until],
  )
}

export async function forgetCustomer(
  queries: Queries,
  accountId: AccountId,
  provider: ProviderName,
): Promise<void> {
  await queries.query('DELETE FROM payment_customers WHERE account_id = $1 AND provider = $2', [
    accountId,
    provider,
  ])
}
