import { FavouriteSchema } from '#contracts/accounts/guests-users.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import { id } from '#domain/ids.ts'
import type { RestaurantId } from '#domain/ids.ts'
import { OWN_USER, RESTAURANT } from '../../core/http/refusals.ts'
import type { Deps } from '../../core/process/deps.ts'
import { refusal } from '../../core/http/failure.ts'
import { bodyOf, ok, route } from '../../core/http/route.ts'
import type { Route } from '../../core/http/route.ts'
import { deleteFavourite, insertFavourite } from '../store/users.store.ts'
import { ownAccountOf, userOf } from './users.route.ts'

/** S7.20: the paths of both calls as written; the profile tells the favourites. */
export function addFavouriteRoute(deps: Deps): Route {
  return route({
    id: 'addFavourite',
    method: 'POST',
    path: '/accounts/users/:id',
    summary: 'Adds a favourite restaurant.',
    body: FavouriteSchema,
    gives: DoneSchema,
    refuses: [...OWN_USER, ...RESTAURANT],
    async answer(call) {
      const account = await ownAccountOf(call, deps)
      const { restaurantId } = bodyOf(call)
      const restaurant = deps.catalogue.restaurant(id<RestaurantId>(restaurantId))
      if (!restaurant) throw refusal('restaurant.notFound', 'restaurantId')
      await insertFavourite(deps.database, account.id, restaurant.id, deps.clock.now())
      return ok({ success: true })
    },
  })
}

/** S7.21: the id is that of the restaurant; taking away what is no favourite changes nothing. */
export function removeFavouriteRoute(deps: Deps): Route {
  return {
    id: 'removeFavourite',
    method: 'DELETE',
    path: '/accounts/users/delete/:id',
    summary: 'Removes a favourite restaurant.',
    gives: DoneSchema,
    refuses: OWN_USER,
    async answer(call) {
      const account = await userOf(call, deps)
      await deleteFavourite(deps.database, account.id, call.params['id'] ?? '')
      return ok({ success: true })
    },
  }
}
