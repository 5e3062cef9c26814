import type { Staff } from '#domain/staff/staff-role.ts'
import type { Queries } from '../core/database/database.ts'

/** What somebody of the staff did with what is a customer's. */
export const LOOKS = ['opened', 'revealed', 'exported', 'acted'] as const
export type LookKind = (typeof LOOKS)[number]

/** Writes down that somebody looked at something (the code of a conversation, an order) at an instant in epoch ms, and why. */
export async function noteLook(
  queries: Queries,
  { id, email }: Staff,
  { what, subject, why }: { readonly what: LookKind; readonly subject: string; readonly why: string },
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO staff_looks (staff_id, staff_email, at, what, subject, why) VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, email, now, what, subject, why],
  )
}
