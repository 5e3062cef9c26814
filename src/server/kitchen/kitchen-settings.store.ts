import { enums } from '#contracts/wire/wire-types.ts'
import type { OrderId, RestaurantId } from '#domain/ids.ts'
import { Whole } from '../core/database/columns.ts'
import type { Queries, Row } from '../core/database/database.ts'
import { rowReader } from '../core/database/row-reader.ts'

export const INJECTIONS = ['accept', 'refuse', 'unreachable'] as const
export const PAYMENTS = ['accept', 'refuse', 'undecided', 'late', 'authentication'] as const
export const CAPTURES = ['accept', 'refuse'] as const
/** Whether the kitchen tells how far it is with what it has taken. */
export const STEPS_TOLD = ['untold', 'told'] as const
export const FATES = ['refuse', 'soldOut', 'refuseCapture'] as const

/** How the simulated kitchen and the test payment of one restaurant behave; `delayMs` is how long the kitchen thinks. */
export type KitchenMood = {
  readonly injection: (typeof INJECTIONS)[number]
  readonly delayMs: number
  readonly payment: (typeof PAYMENTS)[number]
  readonly capture: (typeof CAPTURES)[number]
  readonly steps: (typeof STEPS_TOLD)[number]
}

/** What befalls a single order when its moment comes, whatever the mood. */
export type OrderFate = (typeof FATES)[number]

const CALM: KitchenMood = {
  injection: 'accept',
  delayMs: 0,
  payment: 'accept',
  capture: 'accept',
  steps: 'untold',
}

const moodRow = rowReader('kitchens', {
  injection: enums(INJECTIONS),
  delay_ms: Whole,
  payment: enums(PAYMENTS),
  capture: enums(CAPTURES),
  steps: enums(STEPS_TOLD),
})
const fateRow = rowReader('kitchen_fates', { fate: enums(FATES) })

export async function moodOf(queries: Queries, restaurantId: RestaurantId): Promise<KitchenMood> {
  const [row] = await queries.query(
    'SELECT injection, delay_ms, payment, capture, steps FROM kitchens WHERE restaurant_id = $1',
    [restaurantId],
  )
  return moodIn(row)
}

/** The mood a row of kitchens holds; calm where there is none. */
export function moodIn(row: Row | undefined): KitchenMood {
  if (!row) return CALM
  const { injection, delay_ms: delayMs, payment, capture, steps } = moodRow(row)
  return { injection, delayMs, payment, capture, steps }
}

export async function setMood(
  queries: Queries,
  restaurantId: RestaurantId,
  { injection, delayMs, payment, capture, steps }: Partial<KitchenMood>,
): Promise<void> {
  await queries.query(
    `INSERT INTO kitchens (restaurant_id, injection, delay_ms, payment, capture, steps)
     VALUES ($1, coalesce($2, 'accept'), coalesce($3, 0), coalesce($4, 'accept'), coalesce($5, 'accept'),
       coalesce($6, 'untold'))
     ON CONFLICT (restaurant_id) DO UPDATE SET injection = coalesce($2, kitchens.injection),
       delay_ms = coalesce($3, kitchens.delay_ms), payment = coalesce($4, kitchens.payment),
       capture = coalesce($5, kitchens.capture), steps = coalesce($6, kitchens.steps)`,
    [restaurantId, injection ?? null, delayMs ?? null, payment ?? null, capture ?? null, steps ?? null],
  )
}

export async function fateOf(queries: Queries, orderId: OrderId): Promise<OrderFate | undefined> {
  const [row] = await queries.query('SELECT fate FROM kitchen_fates WHERE order_id = $1', [orderId])
  return row && fateRow(row).fate
}

/** Decides what befalls an order; undefined leaves it to the mood again. */
export async function setFate(
  queries: Queries,
  orderId: OrderId,
  fate: OrderFate | undefined,
): Promise<void> {
  await queries.query('DELETE FROM kitchen_fates WHERE order_id = $1', [orderId])
  if (fate) await queries.query('INSERT INTO kitchen_fates (order_id, fate) VALUES ($1, $2)', [orderId, fate])
}
