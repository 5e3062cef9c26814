import { parseRoute, type Route } from '#domain/navigation/routes.ts'
import type { Dispatched } from './dispatched.ts'

/** What happens when a conversation begins at an address: the visitor is asked for, and the restaurant it names is opened. */
export function dispatchOfStart(path: string): readonly Dispatched[] {
  const linked = linkedRestaurant(parseRoute(path))
  return [
    { to: 'session', event: { type: 'session.check' } },
    ...(linked ? [{ to: 'restaurant', event: { type: 'restaurant.open', ...linked } } as const] : []),
  ]
}

function linkedRestaurant(route: Route): { readonly slug: string; readonly isForCode?: boolean } | undefined {
  if (route.name === 'restaurantLink') return { slug: route.slug }
  return route.name === 'authenticate' ? { slug: route.slugOrId, isForCode: true } : undefined
}
