import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { Clock } from '../core/database/clock.ts'
import type { Database } from '../core/database/database.ts'
import type { PaymentProvider } from './provider.ts'

/** What a provider is opened with; the world's own ways of asking and waiting unless somebody stands in. */
export type ProviderWorld = {
  readonly database: Database
  readonly clock: Clock
  readonly fetch?: typeof globalThis.fetch
  readonly wait?: (durationMs: number) => Promise<unknown>
}

/** The shop a provider is to be offered in. */
export type OfferedIn = {
  readonly isProduction: boolean
  /** Those that restaurants and the deployment sell in, in small letters. */
  readonly currencies: readonly string[]
}

/** A provider that the settings of this server have all of. */
export type SetUpProvider = {
  readonly name: ProviderName
  /** What pages are told of it. */
  readonly told?: Partial<Deployment>
  /** By name what keeps it from being offered, and what helps. */
  problemsIn?(shop: OfferedIn): readonly string[]
  open(world: ProviderWorld): Promise<PaymentProvider>
}
