import type { FastifyInstance } from 'fastify'
import { mask, validate } from 'superstruct'
import type { Failure, Struct } from 'superstruct'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { PaymentProvider as ProviderName } from '#domain/checkout/payment-provider.ts'
import type { Route } from '../core/http/route.ts'
import type { Deps } from '../core/process/deps.ts'
import type { SetUpProvider } from './set-up-provider.ts'
import type { Player, PlayerWorld } from './player.ts'

export type FoundProvider = {
  /** Missing where not all of it is set. */
  readonly provider?: SetUpProvider
  /** By name what is missing or cannot be, never what is set. */
  readonly problems: readonly string[]
}

/** What pages let in for a provider, beside what is our own. */
export type PolicyNeeds = {
  readonly scripts?: readonly string[]
  readonly frames?: readonly string[]
  readonly connections?: readonly string[]
  readonly forms?: readonly string[]
  /** Its scripts make markup of strings by themselves: that is only reported. */
  readonly isUntyped?: boolean
}

/** What a provider adds to the server, loaded once there is a server. */
export type ProviderParts = {
  /** Calls of pages, to pay and to see the cards it keeps; there also where it is not set up, and refused then. */
  readonly payRoutes?: (deps: Deps) => readonly Route[]
  readonly cardRoutes?: (deps: Deps) => readonly Route[]
  /** Where it tells us something: without a cookie, let in by its signature. */
  readonly installMessages?: (messages: FastifyInstance, deps: Deps) => void
  /** Pages for trying it out; never in production. The rooms answer who asks on the machine itself. */
  readonly installPages?: (pages: FastifyInstance, deps: Deps) => void
  readonly installRooms?: (rooms: FastifyInstance, deps: Deps) => void
}

/** One provider, as far as it is known before any is opened. */
export type ProviderKind = {
  readonly name: ProviderName
  /** What paying by it is called where it is offered and not set up. */
  readonly called: string
  /** What of its variables cannot be read. */
  failuresIn(environment: Environment): readonly Failure[]
  /** The variables without all of which it takes no money; none where it needs nothing. */
  readonly keys: readonly string[]
  /** Reads its settings of the whole environment. */
  setUp(environment: Environment, isProduction: boolean): FoundProvider
  readonly policyOf?: (deployment: Deployment) => PolicyNeeds
  readonly parts: () => Promise<ProviderParts>
  /** Who plays it; loaded only where it is played. */
  readonly player?: () => Promise<(world: PlayerWorld) => Player>
}

type Environment = Readonly<Record<string, unknown>>

/** A provider that reads its settings of the environment by a struct. */
export function providerKind<Raw, Schema>(
  told: Omit<ProviderKind, 'failuresIn' | 'setUp'> & {
    readonly environment: Struct<Raw, Schema>
    readonly setUp: (raw: Raw, isProduction: boolean) => FoundProvider
  },
): ProviderKind {
  const { environment: Raw, ...kind } = told
  return {
    ...kind,
    failuresIn: (environment) => validate(environment, Raw)[0]?.failures() ?? [],
    setUp: (environment, isProduction) => told.setUp(mask(environment, Raw), isProduction),
  }
}

/** Nothing set is no provider; something set without the rest is a mistake. */
export function missingOf(raw: Environment, keys: readonly string[]): FoundProvider {
  const absent = keys.filter((name) => raw[name] === undefined)
  return { problems: absent.length === keys.length ? [] : absent.map((name) => `${name} is missing`) }
}
