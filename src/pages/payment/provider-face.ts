import type { ComponentType } from 'react'
import type { CardAccess } from '#bindings/checkout/card-handoff.ts'

export type WalletsProps = {
  /** The policy is accepted by a tick that stands on the page already. */
  readonly isPolicyBeside: boolean
}

/** What is drawn of a provider, and what its own script does in the page; its words are `payment.way` and `payment.wayHint`. */
export type ProviderFace = {
  /** Its card form, and the wallets of this device; fetched when they are rendered. */
  readonly Card?: ComponentType
  readonly Wallets?: ComponentType<WalletsProps>
  /** Has the customer approve a saved card at their bank; the code of what went wrong, if anything did. */
  readonly approve?: (access: CardAccess, secret: string) => Promise<{ readonly code: string } | undefined>
}
