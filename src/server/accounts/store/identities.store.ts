import type { ProvenIdentity } from '#domain/account/sign-on.ts'
import type { AccountId } from '#domain/ids.ts'
import { idOf } from '../../core/database/columns.ts'
import type { Queries } from '../../core/database/database.ts'
import { rowReader } from '../../core/database/row-reader.ts'

type IdentityKey = Pick<ProvenIdentity, 'issuer' | 'subject'>

const identityRow = rowReader('identities', { account_id: idOf<AccountId>() })

/** The account an identity is linked to. */
export async function findIdentity(
  queries: Queries,
  { issuer, subject }: IdentityKey,
): Promise<AccountId | undefined> {
  const [row] = await queries.query('SELECT account_id FROM identities WHERE issuer = $1 AND subject = $2', [
    issuer,
    subject,
  ])
  return row && identityRow(row).account_id
}

/** Links an identity to an account; an identity that is linked already stays where it is. */
export async function linkIdentity(
  queries: Queries,
  { issuer, subject }: IdentityKey,
  accountId: AccountId,
  now: number,
): Promise<void> {
  await queries.query(
    'INSERT INTO identities (issuer, subject, account_id, linked_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
    [issuer, subject, accountId, now],
  )
}
