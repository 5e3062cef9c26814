import type { OpeningHours, Restaurant } from './restaurant.ts'
import type { Outage } from '../catalogue/product.ts'

/**
 * What is true of a restaurant today because its kitchen told so; what it has told nothing of is as its file says. Times in
 * epoch ms.
 */
export type LiveFacts = {
  readonly ordersEnabled?: boolean
  readonly ordersEnabledAt?: number
  readonly ordersInjectionDelayMinutes?: number
  readonly outageProducts?: readonly Outage[]
  readonly openingHours?: readonly OpeningHours[]
}

/** What may be told, in the order it is listed. */
export const LIVE_FACTS = [
  'ordersEnabled',
  'ordersInjectionDelayMinutes',
  'outageProducts',
  'openingHours',
] as const
export type LiveFact = (typeof LIVE_FACTS)[number]

/** The restaurant of a file as it is with what was told of it since. */
export function withLive(written: Restaurant, live: LiveFacts): Restaurant {
  const { ordersEnabled, ordersEnabledAt, ordersInjectionDelayMinutes, outageProducts, openingHours } = live
  return {
    ...written,
    ...(outageProducts && { outageProducts }),
    ...(openingHours && { openingHours }),
    settings: {
      ...written.settings,
      ...(ordersEnabled !== undefined && { ordersEnabled }),
      ...(ordersEnabledAt !== undefined && { ordersEnabledAt }),
      ...(ordersInjectionDelayMinutes !== undefined && { ordersInjectionDelayMinutes }),
    },
  }
}

/** The told facts that differ from what the file says: what loading the file leaves standing. */
export function standingFacts(written: Restaurant, live: LiveFacts): readonly LiveFact[] {
  const told = withLive(written, live)
  return LIVE_FACTS.filter((fact) => valueOf(fact, told) !== valueOf(fact, written))
}

/** Of what came down without a word who told it, the facts the file does not say: those it says are its own. */
export function unwrittenFacts(written: Restaurant, live: LiveFacts): LiveFacts {
  const standing = standingFacts(written, live)
  const { ordersEnabledAt } = live
  return {
    ...Object.fromEntries(standing.map((fact) => [fact, live[fact]])),
    ...(ordersEnabledAt !== undefined && { ordersEnabledAt }),
  }
}

function valueOf(fact: LiveFact, { settings, outageProducts, openingHours }: Restaurant): string {
  switch (fact) {
    case 'ordersEnabled':
      return String(settings.ordersEnabled)
    case 'ordersInjectionDelayMinutes':
      return String(settings.ordersInjectionDelayMinutes)
    case 'outageProducts':
      return outageProducts
        .map(({ productCode, state }) => `${productCode} ${state}`)
        .toSorted()
        .join()
    case 'openingHours':
      return openingHours.map(({ name, value }) => `${name} ${value}`).join()
  }
}
