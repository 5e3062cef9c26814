import { randomUUID } from 'node:crypto'
import { id } from '#domain/ids.ts'
import type { OrderId } from '#domain/ids.ts'
import type { Approach } from '#domain/orders/tracking/arrival.ts'
import type { Queries } from './database.ts'

/** One customer on the way to one order. Of where somebody was, only the last position is kept, and only on the way. */
export type Journey = {
  readonly sessionId: string
  readonly orderId: OrderId
  readonly approach: Approach
  readonly parkingBay?: string
}

/** Begins a journey, or begins the one to this order anew; a parking bay that was told stays told. */
export async function beginJourney(queries: Queries, orderId: OrderId, approach: Approach): Promise<Journey> {
  const [row] = await queries.query<JourneyRow>(
    `INSERT INTO predictions (session_id, order_id, approach) VALUES ($1, $2, $3)
     ON CONFLICT (order_id) DO UPDATE SET session_id = $1, approach = $3 RETURNING *`,
    [randomUUID(), orderId, JSON.stringify(approach)],
  )
  if (!row) throw new Error(`no prediction was stored for order ${orderId}`)
  return journeyFrom(row)
}

/** A journey under way; inside a transaction nobody else moves it until that ends. */
export async function lockJourney(queries: Queries, sessionId: string): Promise<Journey | undefined> {
  const [row] = await queries.query<JourneyRow>(
    'SELECT * FROM predictions WHERE session_id = $1 FOR UPDATE',
    [sessionId],
  )
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

type JourneyRow = {
  session_id: string
  order_id: string
  approach: Approach
  parking_bay: string | null
}

function journeyFrom(row: JourneyRow): Journey {
  return {
    sessionId: row.session_id,
    orderId: id<OrderId>(row.order_id),
    approach: row.approach,
    ...(row.parking_bay !== null && { parkingBay: row.parking_bay }),
  }
}

/** The journeys to these orders, by order. */
export async function journeysTo(
  queries: Queries,
  orderIds: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, Journey>> {
  const rows = await queries.query<JourneyRow>('SELECT * FROM predictions WHERE order_id = ANY($1::text[])', [
    orderIds,
  ])
  return new Map(rows.map((row) => [id<OrderId>(row.order_id), journeyFrom(row)]))
}
