import { integer, min, object } from 'superstruct'
import { fromRestaurant } from '#contracts/catalogue/restaurants.contract.ts'
import type { Deps } from '../../process/deps.ts'
import { chosenLanguage } from '../../http/chosen-language.ts'
import { Failure, refusal } from '../../http/failure.ts'
import { bodyOf, ok } from '../../http/route.ts'
import type { Route } from '../../http/route.ts'
import { KitchenWire, runKitchen } from '../../pos/kitchen-order.ts'
import { moodOf } from '../../pos/kitchen-levers.store.ts'
import { queueOf } from '../../pos/order-queue.ts'

/** The levers of a restaurant, for demonstrations and tests; not there in production. */
export function kitchenRoutes(deps: Deps): readonly Route[] {
  return [
    {
      method: 'POST',
      path: '/x/kitchen',
      isOfThisMachine: true,
      summary:
        'Changes hours, stock, prices, the mood of kitchen and payment, or one order; not in production.',
      answer: async (call) => ok(fromRestaurant(await runKitchen(bodyOf(call, KitchenWire), deps))),
    },
    {
      method: 'GET',
      path: '/x/kitchen/:id',
      isOfThisMachine: true,
      summary: 'A restaurant as its kitchen sees it: its mood and its newest orders; not in production.',
      async answer(call) {
        const restaurant = deps.catalogue.restaurant(call.params['id'] ?? '')
        if (!restaurant) throw refusal('restaurant.notFound')
        const mood = await moodOf(deps.database, restaurant.id)
        const orders = await queueOf(restaurant.id, deps, chosenLanguage(call, deps.catalogue.deployment()))
        return ok({ restaurant: fromRestaurant(restaurant), mood, orders })
      },
    },
  ]
}

/** Moves the server's clock; only where it was started with one that moves. */
export function testClockRoute(deps: Deps): Route {
  return {
    method: 'POST',
    path: '/x/test/clock',
    isOfThisMachine: true,
    summary: 'Moves the clock to `now` (epoch ms); for tests.',
    answer(call) {
      const { now } = bodyOf(call, object({ now: min(integer(), 0) }))
      if (!deps.movableClock) throw new Failure(404, 'request.notFound')
      deps.movableClock.moveTo(now)
      deps.worker.wake()
      return ok({ now })
    },
  }
}
