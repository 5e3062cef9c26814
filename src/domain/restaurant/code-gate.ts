import type { FeatureFlags } from '../feature-flags.ts'
import type { Restaurant } from './restaurant.ts'

/** A code is asked for where the restaurant has one and the deployment asks for codes at all (S1.14, S1.46, S6.14). */
export function withCodeGate(
  restaurant: Restaurant,
  hasCode: boolean,
  flags: Pick<FeatureFlags, 'authentication'> | undefined,
): Restaurant {
  return { ...restaurant, authenticationRequired: hasCode && flags?.authentication === true }
}
