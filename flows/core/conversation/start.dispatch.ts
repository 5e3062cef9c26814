import type { FeatureFlags } from '#domain/feature-flags.ts'
import { parseRoute, type Route } from '#domain/navigation/routes.ts'
import type { Dispatched } from './dispatched.ts'

/**
 * What happens when a conversation begins at an address: the visitor is asked for, the restaurant it names is opened, and
 * the only one there is is chosen by the customer where the deployment skips no choice of restaurants (S1.45).
 */
export function dispatchOfStart(path: string, flags: FeatureFlags): readonly Dispatched[] {
  const linked = linkedRestaurant(parseRoute(path))
  return [
    ...(flags.skipRestaurantSelection
      ? []
      : [{ to: 'restaurant', event: { type: 'restaurant.askOnlyOne' } } as const]),
    { to: 'session', event: { type: 'session.check' } },
    ...(linked ? [{ to: 'restaurant', event: { type: 'restaurant.open', ...linked } } as const] : []),
  ]
}

function linkedRestaurant(route: Route): { readonly slug: string; readonly isForCode?: boolean } | undefined {
  if (route.name === 'restaurantLink') return { slug: route.slug }
  return route.name === 'authenticate' ? { slug: route.slugOrId, isForCode: true } : undefined
}
