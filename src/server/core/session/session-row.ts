import { array, enums, record, string } from '#contracts/wire/wire-types.ts'
import type { Device } from '#domain/account/open-session.ts'
import type { AccountId, OrderId, RestaurantId, SessionId } from '#domain/ids.ts'
import { Finite, idOf, orNull } from '../database/columns.ts'
import type { Queries } from '../database/database.ts'
import { rowReader } from '../database/row-reader.ts'

/** Who has an account; a visitor has none. */
export const ACCOUNT_KINDS = ['guest', 'user'] as const

export type LinkEnds = Readonly<Record<string, number>>

export type Session = {
  readonly tokenHash: string
  readonly family: string
  readonly accountId?: AccountId
  readonly kind: 'visitor' | 'guest' | 'user'
  readonly restaurantIds: readonly RestaurantId[]
  /** The only orders it may see, where it was opened by the link of a mail (S4.44). */
  readonly orderIds?: readonly OrderId[]
  /** Orders a guest had underway on this device when they left to log in: whoever logs in sees them beside their own. */
  readonly broughtOrderIds: readonly OrderId[]
  /** Of them those it sees by a link, until when: what a link opens ends with it, whatever becomes of the session; epoch ms. */
  readonly linkEnds: LinkEnds
  readonly device: Device
  readonly accessUntil: number
  readonly expiresAt: number
}

export const tokenRow = rowReader('sessions', { token_hash: string() })

export const sessionRow = rowReader('sessions', {
  token_hash: string(),
  family: string(),
  account_id: orNull(idOf<AccountId>()),
  kind: orNull(enums(ACCOUNT_KINDS)),
  restaurant_ids: array(idOf<RestaurantId>()),
  order_ids: orNull(array(idOf<OrderId>())),
  brought_order_ids: array(idOf<OrderId>()),
  link_ends: record(Finite),
  access_until: Finite,
  expires_at: Finite,
  rotated_at: orNull(Finite),
  browser: orNull(string()),
  system: orNull(string()),
})

export const openRow = rowReader('sessions', {
  family: idOf<SessionId>(),
  browser: orNull(string()),
  system: orNull(string()),
  access_until: Finite,
})

/** The device of a session, as far as it told. */
export function deviceIn({ browser, system }: Record<'browser' | 'system', string | null>): Device {
  return { ...(browser !== null && { browser }), ...(system !== null && { system }) }
}

/** Writes a session that is begun. */
export async function insert(queries: Queries, session: Session): Promise<void> {
  await queries.query(
    `INSERT INTO sessions
       (token_hash, family, account_id, restaurant_ids, order_ids, brought_order_ids, link_ends, access_until,
        expires_at, browser, system)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      session.tokenHash,
      session.family,
      session.accountId ?? null,
      JSON.stringify(session.restaurantIds),
      session.orderIds ? JSON.stringify(session.orderIds) : null,
      JSON.stringify(session.broughtOrderIds),
      JSON.stringify(session.linkEnds),
      session.accessUntil,
      session.expiresAt,
      session.device.browser ?? null,
      session.device.system ?? null,
    ],
  )
}

/** The session a row holds. */
export function sessionFrom(row: ReturnType<typeof sessionRow>): Session {
  return {
    tokenHash: row.token_hash,
    family: row.family,
    ...(row.account_id !== null && { accountId: row.account_id }),
    kind: row.kind ?? 'visitor',
    restaurantIds: row.restaurant_ids,
    ...(row.order_ids !== null && { orderIds: row.order_ids }),
    broughtOrderIds: row.brought_order_ids,
    linkEnds: row.link_ends,
    device: deviceIn(row),
    accessUntil: row.access_until,
    expiresAt: row.expires_at,
  }
}
