import { setTimeout as wait } from 'node:timers/promises'
import type { RestaurantId } from '#domain/ids.ts'
import type { Database } from '../store/database.ts'
import type { Kitchen } from './kitchen.ts'

/** How the simulated kitchen of one restaurant behaves. */
export type KitchenMood = { readonly injection?: 'accept' | 'refuse'; readonly delayMs?: number }

export type SimulatedKitchen = Kitchen & {
  tell(restaurantId: RestaurantId, mood: KitchenMood): Promise<void>
}

/** A kitchen in the database: three-digit pickup numbers per restaurant; can be told to refuse or to take its time. */
export function simulatedKitchen(database: Database): SimulatedKitchen {
  return {
    async inject({ order }) {
      const [mood] = await database.query<{ injection: string; delay_ms: number; number: number | null }>(
        `SELECT k.injection, k.delay_ms, t.number FROM (SELECT $1::text AS order_id) asked
         LEFT JOIN kitchens k ON k.restaurant_id = $2
         LEFT JOIN kitchen_tickets t ON t.order_id = asked.order_id`,
        [order.id, order.restaurantId],
      )
      if (mood?.delay_ms) await wait(mood.delay_ms)
      if (mood?.number) return { kind: 'accepted', posId: pickupNumber(mood.number) }
      if (mood?.injection === 'refuse') return { kind: 'refused', reason: 'the kitchen was told to refuse' }
      const [ticket] = await database.query<{ number: number }>(NEW_TICKET, [order.id, order.restaurantId])
      if (!ticket) throw new Error(`no ticket was printed for order ${order.id}`)
      return { kind: 'accepted', posId: pickupNumber(ticket.number) }
    },
    async tell(restaurantId, { injection, delayMs }) {
      await database.query(
        `INSERT INTO kitchens (restaurant_id, injection, delay_ms)
         VALUES ($1, coalesce($2, 'accept'), coalesce($3, 0))
         ON CONFLICT (restaurant_id) DO UPDATE SET injection = coalesce($2, kitchens.injection),
           delay_ms = coalesce($3, kitchens.delay_ms)`,
        [restaurantId, injection ?? null, delayMs ?? null],
      )
    },
  }
}

const NEW_TICKET = `
  WITH numbered AS (
    INSERT INTO kitchens (restaurant_id, last_number) VALUES ($2, 1)
    ON CONFLICT (restaurant_id) DO UPDATE SET last_number = kitchens.last_number % 999 + 1
    RETURNING last_number)
  INSERT INTO kitchen_tickets (order_id, number) SELECT $1, last_number FROM numbered
  ON CONFLICT (order_id) DO UPDATE SET number = kitchen_tickets.number
  RETURNING number`

function pickupNumber(number: number): string {
  return String(number).padStart(3, '0')
}
