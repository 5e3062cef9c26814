import { join } from 'node:path'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { BOT_CHECK_DIFFICULTY } from '#domain/account/proof-of-work.ts'
import { openBotChecks } from '../../accounts/bot-check.ts'
import { openSignOn, problemsOfSignOn } from '../../accounts/sign-on/open-sign-on.ts'
import type { SignOnOutside } from '../../accounts/sign-on/open-sign-on.ts'
import type { IdentitySimulator } from '#simulators/sign-on/identity-simulator.ts'
import { databaseClock, movableClock, systemClock } from '../database/clock.ts'
import type { Clock, MovableClock } from '../database/clock.ts'
import { USUAL_IPV6_PREFIX } from '../http/proxy-setting.ts'
import type { Deps, Limits } from './deps.ts'
import { assertOpenable } from './env.ts'
import type { Settings } from './env.ts'
import { paymentSettingsOf } from '../../payments/payment-settings.ts'
import type { PaymentSettings } from '../../payments/payment-settings.ts'
import type { PointOfSaleSettings } from '../../kitchen/point-of-sale-settings.ts'
import { servicesOf, type ServiceSecrets } from './services-of-deployment.ts'
import { NO_SIGN_ON } from '../../accounts/sign-on/sign-on-settings.ts'
import type { SignOnSettings } from '../../accounts/sign-on/sign-on-settings.ts'
import { overriding } from './deployment-override.ts'
import type { OnError } from './logged-error.ts'
import { makeFolder } from '../database/lock.ts'
import { shopWorkerOf } from './shop-worker.ts'
import { geocodingService } from '../../geocode/geocoding-service.ts'
import type { GeocoderSettings } from '../../geocode/geocoding-service.ts'
import { gazetteerFinder } from '../../geocode/place-finder.ts'
import type { Worker } from '../jobs/worker.ts'
import type { PaymentSimulator } from '../../payments/player.ts'
import { offering, problemsOfOffered } from '../../payments/offered.ts'
import { openProviders, playedBy, withPlayers } from '../../payments/open-providers.ts'
import type { Outside } from '../../payments/open-providers.ts'
import { httpKitchen, type HttpKitchenDeps } from '../../kitchen/http-kitchen.ts'
import type { Kitchen } from '../../kitchen/kitchen.ts'
import { ownKitchen } from '../../kitchen/own-kitchen.ts'
import { readVersions } from '../../pictures/read-versions.ts'
import { loadCatalogue } from '../../seed/catalogue.ts'
import { accountsOf } from '../../accounts/store/accounts.store.ts'
import { callCountsOf } from '../limits/call-counts.store.ts'
import { openCatalogue } from '../../catalogue/store/catalogue.store.ts'
import type { Catalogue } from '../../catalogue/store/catalogue.store.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { ordersOf } from '../../orders/store/orders.store.ts'
import { openPglite } from '../database/pglite.ts'
import { openPostgres } from '../database/postgres.ts'
import { sessionsOf } from '../session/sessions.store.ts'
import { sweep } from './sweep.ts'
import { offeringSupport, supportRoomOf, type SupportSettings } from '../../support/support-room.ts'
import { webhookEventWriterOf } from '../../webhooks/webhook-event-writer.ts'

/** An open shop: what routes need, and what must be stopped. */
export type Shop = {
  readonly deps: Deps
  readonly worker: Worker
  /** Begins work that may wait until the shop is open. */
  polish(): void
  close(): Promise<void>
}

/**
 * Opens the database of the settings, brings it up to date, and fills it from the seed folder the first time. Where
 * several processes share a database its time counts, not that of their own clocks.
 */
export async function openShop(
  settings: Settings,
  seedFolder: string,
  onError: OnError,
  own: Clock = systemClock,
): Promise<Shop> {
  const { databaseUrl, testClock, dataDir } = settings
  const database =
    databaseUrl === undefined
      ? await openEmbedded(join(dataDir, 'database'))
      : openPostgres(databaseUrl, settings.databaseConnections)
  const movable = testClock ? movableClock() : undefined
  const shared = movable || databaseUrl === undefined ? undefined : databaseClock(database, own)
  await shared?.compare()
  const clock = movable ?? shared ?? own
  const shop = await shopOn(database, {
    clock,
    ...(movable && { movableClock: movable }),
    isOnlyProcess: settings.isOnlyProcess,
    publicUrl: settings.publicUrl,
    isProduction: settings.isProduction,
    support: settings.support,
    ...(settings.hasPseudoTexts && { retold: (await import('./pseudo-texts.ts')).inPseudoTexts }),
    limits: limitsFor(settings.ordersPerMinute),
    ipv6Prefix: settings.ipv6Prefix,
    seed: async () => loadCatalogue(seedFolder, await readVersions(seedFolder)),
    ...(await paymentsFor(settings, clock)),
    ...(await signOnFor(settings)),
    ...(settings.geocoder && { geocoder: settings.geocoder }),
    ...(settings.pointOfSale && { pointOfSale: settings.pointOfSale }),
    secrets: settings.secrets,
    onError,
  })
  if (!shared) return shop
  const comparing = regularly(COMPARE_MS, () => shared.compare(), onError)
  return {
    ...shop,
    async close() {
      clearInterval(comparing)
      await shop.close()
    },
  }
}

/** Whom payments go to: the providers of the settings, or who plays them. */
async function paymentsFor(
  { payments, dataDir }: Settings,
  clock: Clock,
): Promise<Pick<ShopOptions, 'payments' | 'simulator'>> {
  if (!payments.isSimulated) return { payments }
  const { paymentSimulator } = await import('#simulators/payments/payment-simulator.ts')
  makeFolder(dataDir)
  return { payments, simulator: await paymentSimulator(join(dataDir, 'simulator.json'), clock.now) }
}

/** Who else logs customers in: the providers of the deployment, or who plays two of them. */
async function signOnFor({
  signOn,
  publicUrl,
}: Settings): Promise<Pick<ShopOptions, 'signOn' | 'identitySimulator'>> {
  if (!signOn.isSimulated) return { signOn }
  const { identitySimulator } = await import('#simulators/sign-on/identity-simulator.ts')
  return { signOn, identitySimulator: identitySimulator(publicUrl) }
}

/** The embedded database waits for ever in a folder it cannot use: that is found out before. */
async function openEmbedded(folder: string): Promise<Database> {
  makeFolder(folder)
  return openPglite(folder)
}

export type ShopOptions = {
  readonly clock: Clock
  readonly movableClock?: MovableClock
  readonly isOnlyProcess: boolean
  readonly isProduction: boolean
  readonly publicUrl: string
  readonly limits: Limits
  /** How many bits of an IPv6 address are one customer; the usual where it is missing. */
  readonly ipv6Prefix?: number
  /** Zero bits; less than the default only where many puzzles are solved, as in tests. */
  readonly botCheckDifficulty?: number
  /** Tells the deployment otherwise than it is written, such as in texts to try a layout with. */
  readonly retold?: (written: Deployment) => Deployment
  readonly seed: () => Catalogue | Promise<Catalogue>
  readonly onError: OnError
  /** Whom payments go to beside the test payment; nobody where it is missing. */
  readonly payments?: PaymentSettings
  readonly outside?: Outside
  /** Who plays the providers, where they are simulated. */
  readonly simulator?: PaymentSimulator
  /** Nobody else where it is missing. */
  readonly signOn?: SignOnSettings
  readonly signOnOutside?: SignOnOutside
  readonly identitySimulator?: IdentitySimulator
  /** The deployment's where it is missing, else the gazetteer. */
  readonly geocoder?: GeocoderSettings
  /** The deployment's where it is missing, else the kitchen is simulated. */
  readonly pointOfSale?: PointOfSaleSettings
  readonly secrets?: ServiceSecrets
  /** Whether customers can send conversations; they can where it is missing. */
  readonly support?: SupportSettings
}

/** Who cooks: the point of sale of the settings, or the one that stands in for it. */
async function kitchenOf(
  pointOfSale: PointOfSaleSettings | undefined,
  database: Database,
  deps: HttpKitchenDeps,
): Promise<Kitchen> {
  if (pointOfSale === undefined) {
    const { simulatedKitchen } = await import('#simulators/kitchen/simulated-kitchen.ts')
    return simulatedKitchen(database)
  }
  return 'url' in pointOfSale ? httpKitchen(pointOfSale, deps) : ownKitchen(pointOfSale, deps)
}

/** The shop on a database that is already open; closing it closes the database. */
export async function shopOn(database: Database, options: ShopOptions): Promise<Shop> {
  await migrate(database)
  const { clock, isOnlyProcess } = options
  const simulator = options.simulator
  const written = options.payments ?? paymentSettingsOf({}, options.isProduction).settings
  const settings = simulator ? withPlayers(written, simulator) : written
  const { identitySimulator, signOn = NO_SIGN_ON } = options
  const offered = offering(await openCatalogue(database), settings)
  const joined = identitySimulator ? overriding(offered, identitySimulator.offeredIn) : offered
  const support = await supportRoomOf(database, options.support ?? { isOn: true }, options.isProduction)
  const supported = overriding(joined, offeringSupport(support))
  const catalogue = options.retold ? overriding(supported, options.retold) : supported
  if (catalogue.isEmpty()) await catalogue.seed(await options.seed(), clock.now())
  const services = servicesOf(catalogue.deployment(), options, options.isProduction)
  assertOpenable([
    ...services.problems,
    ...problemsOfOffered(catalogue.deployment(), catalogue.restaurants(), settings, options.isProduction),
    ...problemsOfSignOn(catalogue.deployment(), signOn),
  ])
  const orders = ordersOf(database, isOnlyProcess, webhookEventWriterOf(catalogue))
  const { pointOfSale, geocoder } = services
  const language = () => catalogue.deployment().defaultLanguage
  const kitchen = await kitchenOf(pointOfSale, database, { clock, fetch, language })
  const { onError } = options
  const payments = await openProviders(
    settings.providers,
    { database, clock },
    {
      ...(simulator && playedBy(simulator)),
      ...options.outside,
    },
  )
  const working = { database, orders, kitchen, catalogue, payments, clock, onError }
  const worker = shopWorkerOf({ ...working, isOnlyProcess })
  const deps: Deps = {
    database,
    catalogue,
    accounts: accountsOf(database, isOnlyProcess),
    callCounts: callCountsOf(database, isOnlyProcess),
    sessions: sessionsOf(database, clock, isOnlyProcess),
    botChecks: await openBotChecks(database, clock, options.botCheckDifficulty ?? BOT_CHECK_DIFFICULTY),
    signOn: openSignOn(catalogue, signOn, options.publicUrl, identitySimulator ?? options.signOnOutside),
    ...(identitySimulator && { identitySimulator }),
    ...(support && { support }),
    places: geocoder
      ? geocodingService(geocoder, {
          fetch,
          now: clock.now,
          country: () => catalogue.deployment().country,
          publicUrl: options.publicUrl,
        })
      : gazetteerFinder,
    orders,
    payments,
    ...(simulator && { simulator }),
    kitchen,
    ...(pointOfSale?.secret !== undefined && { pointOfSaleSecret: pointOfSale.secret }),
    worker,
    clock,
    ...(options.movableClock && { movableClock: options.movableClock }),
    isProduction: options.isProduction,
    publicUrl: options.publicUrl,
    limits: options.limits,
    ipv6Prefix: options.ipv6Prefix ?? USUAL_IPV6_PREFIX,
    onError,
  }
  const refreshing = isOnlyProcess ? undefined : regularly(REFRESH_MS, () => catalogue.refresh(), onError)
  const sweeping = regularly(SWEEP_MS, () => sweep(database, clock.now()), onError)
  const closing = new AbortController()
  let polishing: Promise<void> | undefined
  const polishAll = async () => {
    let hasMore = true
    while (hasMore && !closing.signal.aborted) hasMore = await catalogue.polishNext()
  }
  return {
    deps,
    worker,
    polish() {
      polishing = polishAll().catch((error: unknown) =>
        onError(error, 'none', 'work in the background failed'),
      )
    },
    async close() {
      closing.abort()
      simulator?.stop()
      await polishing
      clearInterval(refreshing)
      clearInterval(sweeping)
      await worker.stop()
      await database.close()
    },
  }
}

/** Ten orders a minute of one customer are enough; the rest follows from it. */
export function limitsFor(ordersPerMinute: number): Limits {
  return {
    ordersPerMinute,
    guestsPerMinute: ordersPerMinute * 30,
    resendsPerMinute: Math.ceil(ordersPerMinute / 5),
    loginsPerMinute: Math.ceil(ordersPerMinute / 2),
    accountMailsPerHour: Math.ceil((ordersPerMinute * 3) / 10),
    positionsPerMinute: ordersPerMinute * 6,
    settlesPerMinute: ordersPerMinute * 3,
    geocodesPerMinute: Math.max(30, ordersPerMinute),
    drawsPerMinute: ordersPerMinute * 6,
    conversationsPerDay: ordersPerMinute * 5,
    codeTries: 5,
  }
}

const REFRESH_MS = 5_000
const COMPARE_MS = 60_000
const SWEEP_MS = 3_600_000

function regularly(everyMs: number, work: () => Promise<void>, onError: OnError): NodeJS.Timeout {
  const run = () => work().catch((error: unknown) => onError(error, 'none', 'work in the background failed'))
  return setInterval(() => void run(), everyMs).unref()
}
