import type { Order, OrderedItem } from '../order.ts'

/** What a customer orders most often among their last orders, newest first; where nothing repeats, the last one. Only what was paid counts. */
export function usualOf(orders: readonly Order[]): Order | undefined {
  const paid = orders.filter(({ state }) => state === 'PAID')
  const times = new Map<string, number>()
  for (const order of paid) times.set(contentOf(order), (times.get(contentOf(order)) ?? 0) + 1)
  const most = Math.max(0, ...times.values())
  return paid.find((order) => times.get(contentOf(order)) === most)
}

/** The same for two orders of the same things at the same restaurant, in whatever order they were added. */
function contentOf({ restaurantId, items }: Order): string {
  return JSON.stringify([restaurantId, items.map(itemOf).toSorted()])
}

function itemOf({ productCode, quantity, children }: OrderedItem): string {
  return JSON.stringify([productCode, quantity, children.map(itemOf).toSorted()])
}
