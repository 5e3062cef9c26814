import { RestaurantSchema, fromRestaurant } from '#contracts/catalogue/restaurants.contract.ts'
import { array, integer, number, object, type } from '#contracts/wire/wire-types.ts'
import { RESTAURANT } from '../core/http/refusals.ts'
import type { Deps } from '../core/process/deps.ts'
import { chosenLanguage } from '../core/http/chosen-language.ts'
import { Failure, refusal } from '../core/http/failure.ts'
import { bodyOf, ok, route } from '../core/http/route.ts'
import type { Route } from '../core/http/route.ts'
import { KitchenSchema, runKitchen } from './kitchen-order.ts'
import { moodOf } from './kitchen-settings.store.ts'
import { queueOf } from './order-queue.ts'

/** The levers of a restaurant, for demonstrations and tests; not there in production. */
export function kitchenRoutes(deps: Deps): readonly Route[] {
  return [
    route({
      id: 'tellKitchen',
      method: 'POST',
      path: '/x/kitchen',
      isOfThisMachine: true,
      summary:
        'Changes hours, stock, prices, the mood of kitchen and payment, or one order; not in production.',
      body: KitchenSchema,
      gives: RestaurantSchema,
      refuses: [
        ...RESTAURANT,
        'product.notFound',
        'order.notFound',
        'order.notModifiable',
        'order.alreadyInjected',
      ],
      answer: async (call) => ok(fromRestaurant(await runKitchen(bodyOf(call), deps))),
    }),
    {
      id: 'kitchen',
      method: 'GET',
      path: '/x/kitchen/:id',
      isOfThisMachine: true,
      summary: 'A restaurant as its kitchen sees it: its mood and its newest orders; not in production.',
      gives: type({ restaurant: RestaurantSchema, mood: type({}), orders: array(type({})) }),
      refuses: RESTAURANT,
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
  return route({
    id: 'moveClock',
    method: 'POST',
    path: '/x/test/clock',
    isOfThisMachine: true,
    summary: 'Moves the clock to `now` (epoch ms); for tests.',
    body: object({ now: integer(0) }),
    gives: type({ now: number() }),
    answer(call) {
      const { now } = bodyOf(call)
      if (!deps.movableClock) throw new Failure(404, 'request.notFound')
      deps.movableClock.moveTo(now)
      deps.worker.wake()
      return ok({ now })
    },
  })
}
