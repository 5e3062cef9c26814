import { randomUUID } from 'node:crypto'
import { string } from '#contracts/wire/wire-types.ts'
import type { OrderId } from '#domain/ids.ts'
import type { Approach } from '#domain/orders/tracking/arrival.ts'
import { idOf, orNull } from '../../core/database/columns.ts'
import type { Queries, Row } from '../../core/database/database.ts'
import { ApproachDocument } from './order-document.ts'
import { rowReader } from '../../core/database/row-reader.ts'

/** One customer on the way to one order. Of where somebody was, only the last position is kept, and only on the way. */
export type Journey = {
  readonly sessionId: string
  readonly orderId: OrderId
  readonly approach: Approach
  readonly parkingBay?: string
}

/** Begins a journey, or begins the one to this order anew; a parking bay that was told stays told. */
export async function beginJourney(queries: Queries, orderId: OrderId, approach: Approach): Promise<Journey> {
  const [row] = await queries.query(
    `INSERT INTO predictions (session_id, order_id, approach) VALUES ($1, $2, $3)
     ON CONFLICT (order_id) DO UPDATE SET session_id = $1, approach = $3 RETURNING *`,
    [randomUUID(), orderId, JSON.stringify(approach)],
  )
  if (!row) throw new Error(`no prediction was stored for order ${orderId}`)
  return journeyFrom(row)
}

/** Where a journey goes; costs no lock. */
export async function orderOfJourney(queries: Queries, sessionId: string): Promise<OrderId | undefined> {
  const [row] = await queries.query('SELECT order_id FROM predictions WHERE session_id = $1', [sessionId])
  return row && destinationRow(row).order_id
}

/** A journey under way; inside a transaction nobody else moves it until that ends. */
export async function lockJourney(queries: Queries, sessionId: string): Promise<Journey | undefined> {
  const [row] = await queries.query('SELECT * FROM predictions WHERE session_id = $1 FOR UPDATE', [sessionId])
  return row && journeyFrom(row)
}

export async function moveJourney(queries: Queries, sessionId: string, approach: Approach): Promise<void> {
  await queries.query('UPDATE predictions SET approach = $2 WHERE session_id = $1', [
    sessionId,
    JSON.stringify(approach),
  ])
}

export async function setParkingBay(queries: Queries, sessionId: string, parkingBay: string): Promise<void> {
  await queries.query('UPDATE predictions SET parking_bay = $2 WHERE session_id = $1', [
    sessionId,
    parkingBay,
  ])
}

/** Forgets the journey and where it was. */
export async function endJourney(queries: Queries, sessionId: string): Promise<void> {
  await queries.query('DELETE FROM predictions WHERE session_id = $1', [sessionId])
}

const destinationRow = rowReader('predictions', { order_id: idOf<OrderId>() })
const journeyRow = rowReader('predictions', {
  session_id: string(),
  order_id: idOf<OrderId>(),
  approach: ApproachDocument,
  parking_bay: orNull(string()),
})

function journeyFrom(found: Row): Journey {
  const row = journeyRow(found)
  return {
    sessionId: row.session_id,
    orderId: row.order_id,
    approach: row.approach,
    ...(row.parking_bay !== null && { parkingBay: row.parking_bay }),
  }
}

/** The journeys to these orders, by order. */
export async function journeysTo(
  queries: Queries,
  orderIds: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, Journey>> {
  const rows = await queries.query('SELECT * FROM predictions WHERE order_id = ANY($1::text[])', [orderIds])
  return new Map(rows.map(journeyFrom).map((journey) => [journey.orderId, journey]))
}
