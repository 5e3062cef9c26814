import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { PaymentSettings } from './payment-settings.ts'
import type { PaymentProviders } from './payment-providers.ts'
import type { ProviderWorld, SetUpProvider } from './set-up-provider.ts'
import type { PaymentSimulator } from './player.ts'

/** How the outside is reached; the world's own ways unless a simulator stands in. */
export type Outside = Pick<ProviderWorld, 'wait'> & {
  readonly fetches?: Partial<Record<ProviderName, typeof globalThis.fetch>>
}

/** Opens what is set up. */
export function openProviders(
  providers: readonly SetUpProvider[],
  world: Pick<ProviderWorld, 'database' | 'clock'>,
  { fetches = {}, wait }: Outside = {},
): Promise<PaymentProviders> {
  return Promise.all(
    providers.map(({ name, open }) => {
      const fetch = fetches[name]
      return open({ ...world, ...(fetch && { fetch }), ...(wait && { wait }) })
    }),
  )
}

/** The settings, with those in the place of providers who play them. */
export function withPlayers(settings: PaymentSettings, { players }: PaymentSimulator): PaymentSettings {
  const played = players.map(({ setUp }) => setUp)
  const others = settings.providers.filter(({ name }) => !played.some((each) => each.name === name))
  return { ...settings, providers: [...played, ...others] }
}

/** How those who play are reached. */
export function playedBy({ players }: PaymentSimulator): Outside {
  return { fetches: Object.fromEntries(players.map(({ setUp, fetch }) => [setUp.name, fetch])) }
}
