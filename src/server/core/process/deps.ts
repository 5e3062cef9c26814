import type { FastifyRequest } from 'fastify'
import type { BotChecks } from '../../accounts/bot-check.ts'
import type { IdentitySimulator } from '#simulators/sign-on/identity-simulator.ts'
import type { SignOnProviders } from '../../accounts/sign-on/open-sign-on.ts'
import type { SupportRoom } from '../../support/support-room.ts'
import type { Work } from '../jobs/worker.ts'
import type { Clock, MovableClock } from '../database/clock.ts'
import type { OnError } from './logged-error.ts'
import type { PlaceFinder } from '../../geocode/place-finder.ts'
import type { PaymentProviders } from '../../payments/payment-providers.ts'
import type { PaymentSimulator } from '../../payments/player.ts'
import type { Kitchen } from '../../kitchen/kitchen.ts'
import type { Accounts } from '../../accounts/store/accounts.store.ts'
import type { CallCounts } from '../limits/call-counts.store.ts'
import type { CatalogueStore } from '../../catalogue/store/catalogue.store.ts'
import type { Database } from '../database/database.ts'
import type { Orders } from '../../orders/store/orders.store.ts'
import type { Sessions } from '../session/sessions.store.ts'

/** How often one customer may do what costs us something. */
export type Limits = {
  readonly ordersPerMinute: number
  /** Guests made and forms sent from one address, which an airport's customers share. */
  readonly guestsPerMinute: number
  /** Confirmations sent once more (S4.31). */
  readonly resendsPerMinute: number
  /** How often a page may ask what became of a payment: each asks the provider. */
  readonly settlesPerMinute: number
  /** Positions of customers on the way. */
  readonly positionsPerMinute: number
  readonly geocodesPerMinute: number
  /** Wrong logins to one account from one address. */
  readonly loginsPerMinute: number
  /** Mails of one kind that may be asked for to one mail address. */
  readonly accountMailsPerHour: number
  /** Pages drawn for one address that are not kept drawn already. */
  readonly drawsPerMinute: number
  /** Conversations sent by one account, or from one address. */
  readonly conversationsPerDay: number
  /** Wrong codes of a restaurant from one address, per ten minutes (ASVS 2.4.1). */
  readonly codeTries: number
}

/** A page for any address that is not a file or a call. */
export type RenderPage = (
  request: FastifyRequest,
) =>
  | { readonly html: string; readonly status: number }
  | Promise<{ readonly html: string; readonly status: number }>

/** What routes are made of; everything from outside is in here. */
export type Deps = {
  readonly database: Database
  readonly catalogue: CatalogueStore
  readonly accounts: Accounts
  readonly callCounts: CallCounts
  readonly sessions: Sessions
  readonly botChecks: BotChecks
  /** Who else can log customers in. */
  readonly signOn: SignOnProviders
  /** Who plays them, where they are simulated. */
  readonly identitySimulator?: IdentitySimulator
  /** The room of conversations that customers send; neither it nor accounts of the staff are there where it is switched off. */
  readonly support?: SupportRoom
  readonly places: PlaceFinder
  readonly orders: Orders
  readonly payments: PaymentProviders
  /** Who plays the providers, where they are simulated. */
  readonly simulator?: PaymentSimulator
  readonly kitchen: Kitchen
  /** What a connected point of sale signs with. */
  readonly pointOfSaleSecret?: string
  /** Looks at once for what is to be done, of these kinds or of all, instead of a moment later. */
  readonly worker: { wake(wanted?: readonly Work[]): void }
  readonly clock: Clock
  /** Present only where demonstrations and tests may move time. */
  readonly movableClock?: MovableClock
  readonly isProduction: boolean
  /** Raised when this process was told to stop: it serves, and is not ready any more. */
  readonly stopping?: AbortSignal
  /** Where customers reach this shop, without a slash at its end: never what a request claims. */
  readonly publicUrl: string
  readonly limits: Limits
  /** How many bits of an IPv6 address are one customer. */
  readonly ipv6Prefix: number
  readonly onError: OnError
}
