import { neptingProvider } from './nepting/nepting-provider.ts'
import type { ProviderKind } from './provider-kind.ts'
import { stripeProvider } from './stripe/stripe-provider.ts'
import { testProvider } from './test/test-provider.ts'
import { vippsProvider } from './vipps/vipps-provider.ts'

/** Every provider there is, in the order in which simulated ones are offered. */
export const PROVIDERS: readonly ProviderKind[] = [
  stripeProvider,
  neptingProvider,
  vippsProvider,
  testProvider,
]
