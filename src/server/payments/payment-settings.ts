import { enums, optional } from 'superstruct'
import { PROVIDERS } from './provider-list.ts'
import type { SetUpProvider } from './set-up-provider.ts'

/** What the environment may say of payments as a whole; README of payments. */
export const PaymentEnvironment = { PAYMENTS: optional(enums(['simulator'])) }

export type PaymentSettings = {
  /** Those that can be opened. */
  readonly providers: readonly SetUpProvider[]
  /** A simulator stands in for every provider. */
  readonly isSimulated: boolean
}

/** Payments as the environment sets them; `problems` tells by name what is missing or cannot be, never what is set. */
export function paymentSettingsOf(
  environment: { readonly PAYMENTS?: string | undefined },
  isProduction: boolean,
): { readonly settings: PaymentSettings; readonly problems: readonly string[] } {
  const isSimulated = environment.PAYMENTS === 'simulator'
  const found = PROVIDERS.map((kind) => ({ kind, ...kind.setUp(environment, isProduction) }))
  const hasKeys = found.some(({ kind, provider }) => kind.keys.length > 0 && provider !== undefined)
  return {
    settings: { providers: found.flatMap(({ provider }) => provider ?? []), isSimulated },
    problems: [
      ...(isSimulated && isProduction ? ['PAYMENTS cannot be simulator in production'] : []),
      ...(isSimulated && hasKeys ? ['PAYMENTS=simulator and the keys of a provider exclude each other'] : []),
      ...found.flatMap(({ problems }) => problems),
    ],
  }
}
