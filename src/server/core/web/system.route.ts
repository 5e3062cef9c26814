import { DeploymentSchema, fromDeployment } from '#contracts/system/deployment.contract.ts'
import { BannerListSchema, ParameterListSchema, fromBanners } from '#contracts/system/parameters.contract.ts'
import { GeocodeSchema, TimeSchema, fromPlaces } from '#contracts/system/places.contract.ts'
import { array, type } from '#contracts/wire/wire-types.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import { PARAMETERS_PAGE_SIZE } from '#domain/constants.ts'
import { texts } from '../http/query.ts'
import type { Deps } from '../process/deps.ts'
import { Failure } from '../http/failure.ts'
import type { PlaceFinder } from '../../geocode/place-finder.ts'
import { pageOf } from '../http/page-of.ts'
import { ok } from '../http/route.ts'
import type { Call, Route } from '../http/route.ts'
import { mailTextOf } from '../../mail/mail-text.ts'
import { SHOWN_MAILS, latestMails } from '../../mail/outbox.store.ts'
import { isUpToDate } from '../database/migrate.ts'
import { versioned } from '../../catalogue/routes/restaurants.route.ts'

const LONGEST_QUERY = 200
/** The only category of parameters there is (S7.41). */
const SYSTEM = 'SYSTEM'

/** Calls about the shop as a whole: parameters, banners, health, deployment, time, places (S7.39, S7.41, S7.42, S7.67). */
export function systemRoutes(deps: Deps): readonly Route[] {
  return [
    {
      id: 'parameters',
      method: 'GET',
      path: '/parameters',
      summary: 'System parameters as keys and values.',
      query: texts('category', 'skip', 'limit'),
      gives: ParameterListSchema,
      isVersioned: true,
      answer: (call) => versioned(call, { items: parametersFor(call.query, deps) }),
    },
    {
      id: 'banners',
      method: 'GET',
      path: '/brand/banners/',
      summary: 'Pictures of the house, with what they say and where they lead.',
      gives: BannerListSchema,
      isVersioned: true,
      answer: (call) => versioned(call, fromBanners(deps.catalogue.deployment().banners)),
    },
    {
      id: 'alive',
      method: 'GET',
      path: '/',
      summary: 'Whether the shop can answer.',
      gives: DoneSchema,
      answer: () => healthOf(deps),
    },
    {
      id: 'health',
      method: 'GET',
      path: '/x/health',
      summary: 'Whether the process is alive, its database or not.',
      gives: DoneSchema,
      answer: () => ok({ success: true }),
    },
    {
      id: 'ready',
      method: 'GET',
      path: '/x/ready',
      summary:
        'Whether the shop can serve: it was not told to stop, and its database answers and is up to date.',
      gives: DoneSchema,
      answer: () => readinessOf(deps),
    },
    {
      id: 'deployment',
      method: 'GET',
      path: '/x/deployment',
      summary: 'What this deployment sets.',
      gives: DeploymentSchema,
      isVersioned: true,
      answer: (call) => versioned(call, fromDeployment(deps.catalogue.deployment())),
    },
    {
      id: 'time',
      method: 'GET',
      path: '/x/time',
      summary: 'The clock the rules are asked with, in epoch ms.',
      gives: TimeSchema,
      answer: () => ok({ now: Math.floor(deps.clock.now()) }),
    },
    {
      id: 'geocode',
      method: 'GET',
      path: '/x/geocode',
      summary: 'Places by text (q) or nearest to lat and lng.',
      query: texts('q', 'lat', 'lng'),
      gives: GeocodeSchema,
      limit: { max: deps.limits.geocodesPerMinute, windowMs: 60_000 },
      answer: async ({ query }) =>
        ok(fromPlaces(await placesFor(query, deps.places)), { 'cache-control': 'public, max-age=3600' }),
    },
    ...(deps.isProduction ? [] : [outboxRoute(deps)]),
  ]
}

function outboxRoute(deps: Deps): Route {
  return {
    id: 'outbox',
    method: 'GET',
    path: '/x/outbox',
    isOfThisMachine: true,
    summary: 'The newest mails; not in production.',
    gives: type({ items: array(type({})) }),
    answer: async () => {
      const mails = await latestMails(deps.database, SHOWN_MAILS)
      const setting = { publicUrl: deps.publicUrl, deployment: deps.catalogue.deployment() }
      const items = mails.map(({ secret, ...mail }) => ({
        ...mail,
        ...mailTextOf({ ...mail, ...(secret !== undefined && { secret }) }, setting),
      }))
      return ok({ items })
    },
  }
}

function parametersFor(query: Call['query'], { catalogue }: Deps) {
  const isKnown = (query['category'] ?? SYSTEM) === SYSTEM
  return isKnown ? pageOf(catalogue.parameters(), query, PARAMETERS_PAGE_SIZE) : []
}

async function healthOf({ database }: Deps) {
  try {
    await database.query('SELECT 1 AS alive')
    return ok({ success: true })
  } catch {
    throw new Failure(503, 'server.unavailable')
  }
}

async function readinessOf({ database, stopping }: Deps) {
  if (stopping?.aborted === true || !(await isUpToDate(database).catch(() => false)))
    throw new Failure(503, 'server.unavailable')
  return ok({ success: true })
}

/** A service that does not answer is told as such: the page says that the search did not work, and keeps its list. */
async function placesFor(query: Readonly<Record<string, string>>, places: PlaceFinder) {
  const text = (query['q'] ?? '').slice(0, LONGEST_QUERY)
  const looked =
    text !== ''
      ? places.byText(text)
      : places.near(Number(query['lat'] ?? Number.NaN), Number(query['lng'] ?? Number.NaN))
  const found = await looked.catch(() => {
    throw new Failure(503, 'server.unavailable')
  })
  return found.map(({ label, latitude, longitude }) => ({ label, position: { latitude, longitude } }))
}
