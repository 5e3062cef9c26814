import type { Http } from '#api/http.ts'
import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import type { Port } from '#flows/core/engine/runner.ts'
import type { CardAccess } from '#bindings/checkout/card-handoff.ts'
import type { PersonalData } from '#bindings/words/use-formatter.ts'
import type { PageWorld } from './page-world.ts'
import type { PaymentReturn } from '../payment-return.ts'

/** What the ports perform their effects with. */
export type World = {
  readonly http: Http
  readonly page: PageWorld
  readonly personalData: PersonalData
  /** The storage of this device; undefined where it is forbidden. */
  readonly storage: Storage | undefined
  /** Server-corrected time (epoch ms). */
  readonly now: () => number
  readonly language: () => string
  readonly deviceToken: () => string
  /** Whether a guest was ever made on this device; without one there is no session to check. */
  readonly isDeviceKnown: () => boolean
  readonly flags: FeatureFlags
  readonly payments: PaymentWorld
}

/** What paying needs of the page and the deployment. */
export type PaymentWorld = CardAccess & {
  readonly offered: readonly PaymentProvider[]
  /** The only place a payment form is posted to. */
  readonly formGatewayUrl?: string | undefined
  readonly cameBack: PaymentReturn
}

export type At = Parameters<Port>[1]
