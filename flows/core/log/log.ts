import type { AgeLimit } from '#domain/catalogue/alcohol.ts'
import type { FeatureFlags } from '#domain/feature-flags.ts'
import type { PaymentProvider } from '#domain/checkout/payment-provider.ts'
import type { Minor } from '#domain/money/minor.ts'
import type { Coordinates } from '#domain/restaurant/restaurant.ts'
import type { Command } from './commands.ts'
import type { PortFailure } from './port.ts'
import type { Say } from './say.ts'

/** Raised whenever an old log would fold differently; older logs are migrated or their basket is kept. */
export const FLOW_VERSION = 5

/** One thing that happened, with the time it happened (epoch ms, server-corrected). */
export type Entry = {
  readonly at: number
  readonly event: LoggedEvent
  readonly hash?: string
}

/**
 * A command of the customer, the answer to an effect, that everything from step `to` on was taken back, or that this was
 * done again. `said` is the token of the typed text that led to the command, `isCut` where it was longer than what is read, `what`
 * the words of what was taken back.
 */
export type LoggedEvent =
  | { readonly type: 'started'; readonly id: string; readonly path: string }
  | { readonly type: 'command'; readonly command: Command; readonly said?: string; readonly isCut?: true }
  | { readonly type: 'done'; readonly effect: string; readonly output: unknown }
  | { readonly type: 'failed'; readonly effect: string; readonly error: PortFailure }
  | { readonly type: 'undone'; readonly to: number; readonly what?: Say }
  | { readonly type: 'redone'; readonly what?: Say }

/** So many letters of what is typed are read; of more it is said that they were not. */
export const MOST_LETTERS = 500

/** Whether the customer did it, and it did not come by itself. */
export function isAct({ type }: LoggedEvent): boolean {
  return type === 'command' || type === 'undone' || type === 'redone'
}

/** A conversation: settings it began with, large answers by content hash, and what happened. */
export type Log = {
  readonly version: number
  readonly settings: Settings
  readonly blobs: Readonly<Record<string, unknown>>
  readonly entries: readonly Entry[]
}

/** What the flows need of a deployment; the same for the whole conversation. */
export type Settings = {
  readonly deployment: string
  readonly flags: FeatureFlags
  readonly start: Coordinates
  readonly searchRadiusKm: number
  readonly payment: PaymentProvider
  /** All ways of paying, in the order they are offered; where it is missing, `payment` alone. */
  readonly payments?: readonly PaymentProvider[]
  readonly minimumOrder?: Minor
  readonly ageLimits?: readonly AgeLimit[]
}

/** A large answer: the log holds this reference, the answer itself is stored once beside the log. */
export type BlobRef = { readonly $blob: string }

/** Whether an effect's output stands in the log's blobs. */
export function isBlobRef(value: unknown): value is BlobRef {
  return typeof value === 'object' && value !== null && '$blob' in value && typeof value.$blob === 'string'
}
