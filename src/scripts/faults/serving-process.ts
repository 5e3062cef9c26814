import { pino } from 'pino'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Catalogue } from '#server/catalogue/store/catalogue.store.ts'
import type { Database } from '#server/core/database/database.ts'
import { limitsFor, shopOn } from '#server/core/process/shop.ts'
import type { Shop, ShopOptions } from '#server/core/process/shop.ts'
import { buildApp } from '#server/core/web/app.ts'
import { aLife, mortalDatabase } from './mortal.ts'
import type { Life } from './mortal.ts'

/** One process that serves the shop; nothing ticks in it, so that only what is told happens. */
export type ServingProcess = {
  readonly app: FastifyInstance
  readonly shop: Shop
  readonly life: Life
  /** Asks it by HTTP; undefined where it is killed before it has answered. */
  ask(asked: InjectOptions): Promise<LightMyRequestResponse | undefined>
}

export type Surroundings = Required<Pick<ShopOptions, 'payments' | 'clock' | 'isOnlyProcess'>> & {
  readonly database: Database
  readonly catalogue: Catalogue
  readonly fetchStripe: typeof fetch
  readonly fetchGateway: typeof fetch
  readonly fetchVipps: typeof fetch
  readonly pause: () => Promise<void>
  readonly log: (error: unknown) => void
}

const NO_LIMIT = 1_000_000

/** Starts a process on a database that others may use too. */
export async function startProcess(surroundings: Surroundings): Promise<ServingProcess> {
  const { database, catalogue, fetchStripe, fetchGateway, fetchVipps, pause, log, ...options } = surroundings
  const life = aLife(pause)
  const shop = await shopOn(mortalDatabase(database, life), {
    ...options,
    isProduction: false,
    publicUrl: 'https://orda.test',
    limits: limitsFor(NO_LIMIT),
    botCheckDifficulty: 1,
    seed: () => catalogue,
    onError: (error) => {
      if (!life.isOver) log(error)
    },
    outside: {
      fetches: {
        stripe: (...all) => life.outside(() => fetchStripe(...all)),
        nepting: (...all) => life.outside(() => fetchGateway(...all)),
        vipps: (...all) => life.outside(() => fetchVipps(...all)),
      },
      wait: pause,
    },
  })
  const logger = pino({ level: 'error' }, { write: (line) => !life.isOver && log(line) })
  const app = await buildApp({ ...shop.deps, worker: { wake: () => undefined }, logger })
  return {
    app,
    shop,
    life,
    async ask(asked) {
      if (life.isOver) return undefined
      const answer = await app.inject(asked)
      return life.isOver ? undefined : answer
    },
  }
}

/** Lets go of what a process holds in memory, killed or not. */
export async function endProcess({ app, shop }: ServingProcess): Promise<void> {
  await app.close()
  await shop.close()
}
