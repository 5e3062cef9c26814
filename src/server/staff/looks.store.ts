import { enums, string } from '#contracts/wire/wire-types.ts'
import type { Staff } from '#domain/staff/staff-role.ts'
import { Finite } from '../core/database/columns.ts'
import type { Queries } from '../core/database/database.ts'
import { rowReader } from '../core/database/row-reader.ts'

/** What somebody of the staff did with what is a customer's. */
const LOOKS = ['opened', 'revealed', 'exported', 'acted'] as const
export type LookKind = (typeof LOOKS)[number]

/** For so long whoever opens the same again for the same reason still looks at it: what they did there is shown anew. */
const SAME_LOOK_MS = 900_000

/** Writes down that somebody looked at something (the code of a conversation, an order) at an instant in epoch ms, and why. */
export async function noteLook(
  queries: Queries,
  { id, email }: Staff,
  { what, subject, why }: { readonly what: LookKind; readonly subject: string; readonly why: string },
  now: number,
): Promise<void> {
  await queries.query(
    `INSERT INTO staff_looks (staff_id, staff_email, at, what, subject, why)
     SELECT $1::text, $2::text, $3::float8, $4::text, $5::text, $6::text
     WHERE $4 <> 'opened' OR NOT EXISTS (
       SELECT 1 FROM staff_looks WHERE staff_id = $1 AND what = 'opened' AND subject = $5 AND why = $6 AND at > $7)`,
    [id, email, now, what, subject, why, now - SAME_LOOK_MS],
  )
}

export const LOOKS_PAGE_SIZE = 100

/** A look that was written down; `at` in epoch ms. */
export type Look = {
  readonly at: number
  readonly email: string
  readonly what: LookKind
  readonly subject: string
  readonly why: string
}

const lookRow = rowReader('staff_looks', {
  at: Finite,
  staff_email: string(),
  what: enums([...LOOKS]),
  subject: string(),
  why: string(),
})

/** A page of looks, newest first and the first being 1, of one person or at one thing where these are named; and whether there are older ones. */
export async function listLooks(
  queries: Queries,
  { person, subject, page }: { readonly person: string; readonly subject: string; readonly page: number },
): Promise<{ readonly looks: readonly Look[]; readonly hasOlder: boolean }> {
  const rows = await queries.query(
    `SELECT at, staff_email, what, subject, why FROM staff_looks
     WHERE ($1 = '' OR staff_id = $1) AND ($2 = '' OR subject = $2)
     ORDER BY at DESC, id DESC LIMIT $3 OFFSET $4`,
    [person, subject, LOOKS_PAGE_SIZE + 1, (page - 1) * LOOKS_PAGE_SIZE],
  )
  const looks = rows.slice(0, LOOKS_PAGE_SIZE).map(lookRow)
  return {
    looks: looks.map(({ staff_email: email, ...look }) => ({ ...look, email })),
    hasOlder: rows.length > LOOKS_PAGE_SIZE,
  }
}
