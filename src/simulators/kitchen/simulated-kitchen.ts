import { setTimeout as sleep } from 'node:timers/promises'
import type { RestaurantId } from '#domain/ids.ts'
import { Whole } from '#server/core/database/columns.ts'
import type { Database, Row } from '#server/core/database/database.ts'
import { rowReader } from '#server/core/database/row-reader.ts'
import type { Kitchen, KitchenAnswer } from '#server/kitchen/kitchen.ts'
import { fateOf, moodOf } from '#server/kitchen/kitchen-settings.store.ts'
import type { KitchenMood } from '#server/kitchen/kitchen-settings.store.ts'

const LOOK_MS = 250

/**
 * A kitchen in the database: three-digit pickup numbers per restaurant; can be told to refuse or to take its time (`wait`,
 * ms), and to hurry while it thinks.
 */
export function simulatedKitchen(
  database: Database,
  wait: (durationMs: number) => Promise<unknown> = sleep,
): Kitchen {
  async function moodAfterThinking(restaurantId: RestaurantId): Promise<KitchenMood> {
    let mood = await moodOf(database, restaurantId)
    for (let thoughtMs = 0; thoughtMs < mood.delayMs; thoughtMs += LOOK_MS) {
      await wait(Math.min(LOOK_MS, mood.delayMs - thoughtMs))
      mood = await moodOf(database, restaurantId)
    }
    return mood
  }

  return {
    async inject({ order }) {
      const mood = await moodAfterThinking(order.restaurantId)
      if (mood.injection === 'unreachable') throw new Error('the kitchen was told not to answer')
      const [printed] = await database.query('SELECT number FROM kitchen_tickets WHERE order_id = $1', [
        order.id,
      ])
      if (printed) return accepted(printed, mood)
      const fate = await fateOf(database, order.id)
      if (fate === 'soldOut')
        return { kind: 'soldOut', productCodes: order.items.slice(0, 1).map((item) => item.productCode) }
      if (fate === 'refuse' || (fate === undefined && mood.injection === 'refuse')) return { kind: 'refused' }
      const [ticket] = await database.query(NEW_TICKET, [order.id, order.restaurantId])
      if (!ticket) throw new Error(`no ticket was printed for order ${order.id}`)
      return accepted(ticket, mood)
    },
  }
}

function accepted(ticket: Row, { steps }: KitchenMood): KitchenAnswer {
  const posId = pickupNumber(ticketRow(ticket).number)
  return { kind: 'accepted', posId, ...(steps === 'told' && { isFollowed: true as const }) }
}

const ticketRow = rowReader('kitchen_tickets', { number: Whole })

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
