import type { PickupMode } from '#domain/catalogue/product.ts'
import type { OrderId } from '#domain/ids.ts'
import {
  type KitchenStep,
  type OrderState,
  type OrderedItem,
  type PaidWith,
  UNPAID,
} from '#domain/orders/order.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { TaxRow } from '#domain/money/tax-rows.ts'
import type { Queries } from '../../core/database/database.ts'

/** What an event may change of an order. */
export type OrderChange = Partial<{
  state: OrderState
  retrieval_at: number
  due_at: number
  injected_at: number
  expired_at: number
  pos_id: string
  kitchen_unreached_at: number | null
  kitchen_step: KitchenStep
  refusal_reason: string
  is_on_my_way: boolean
  inject_now: boolean
  rating: number
  reported_at: number
  feedbacked_at: number
  pick_up_mode: PickupMode
  table_number: null
  price: Minor
  taxes: Minor
  tax_rows: readonly TaxRow[]
  paid_with: PaidWith
  snapshot: readonly OrderedItem[]
}>

/** Writes what changes of an order. */
export async function update(
  queries: Queries,
  orderId: string,
  change: OrderChange,
  now: number,
): Promise<void> {
  const sets = Object.keys(change).map((column, index) => `${column} = $${index + 3}`)
  if (change.state !== undefined && !UNPAID.includes(change.state)) sets.push('address_hash = NULL')
  const changed = `UPDATE orders SET ${[...sets, 'rev = rev + 1', 'updated_at = $2'].join(', ')} WHERE id = $1`
  const beside = kitchenJobBeside(change)
  await queries.query(
    beside === undefined ? changed : `WITH changed AS (${changed} RETURNING id, due_at) ${beside}`,
    [orderId, now, ...Object.values(change).map(columnValue)],
  )
}

/** What a change of an order is for the job that brings it to the kitchen: there from payment to its end, due with it. */
function kitchenJobBeside({ state, due_at: dueAt }: OrderChange): string | undefined {
  if (state === 'VALIDATED')
    return `INSERT INTO jobs (id, kind, order_id, created_at, due_at)
      SELECT 'kitchen/' || id, 'kitchen', id, $2, due_at FROM changed ON CONFLICT (id) DO NOTHING`
  if (state !== undefined && state !== 'SENT' && !UNPAID.includes(state))
    return `DELETE FROM jobs USING changed WHERE jobs.id = 'kitchen/' || changed.id`
  if (dueAt !== undefined)
    return `UPDATE jobs SET due_at = changed.due_at FROM changed WHERE jobs.id = 'kitchen/' || changed.id`
  return undefined
}

/** Lets an order that waits for its kitchen be looked at again at once. */
export async function freeKitchenJob(queries: Queries, orderId: OrderId): Promise<void> {
  await queries.query(`UPDATE jobs SET leased_until = 0 WHERE id = 'kitchen/' || $1::text`, [orderId])
}

/** Documents go to the database as text. */
function columnValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
