import { dirname } from 'node:path'
import type { Clock } from '../process/clock.ts'
import { SettingsError, readSettings } from '../process/env.ts'
import { PAYMENT_KEYS } from '../process/payment-settings.ts'
import { LockError } from '../process/lock.ts'
import { withDatabase } from '../process/with-database.ts'
import { openCatalogue } from '../store/catalogue.store.ts'
import type { Database } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { CatalogueError, sentenceOf } from './catalogue-error.ts'
import type { Fault } from './catalogue-error.ts'
import { loadCatalogue } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'

export type Surroundings = {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly clock: Clock
  readonly print: (line: string) => void
}

const USAGE = [
  'npm run catalogue -- check FOLDER    tells what the folder holds, or every mistake in it',
  'npm run catalogue -- import FOLDER   loads it into the database of DATA_DIR or DATABASE_URL',
]

/** Runs one catalogue command and answers its exit code: 0 done, 1 refused, 2 not understood. */
export async function runCatalogue(args: readonly string[], around: Surroundings): Promise<number> {
  const [act, path, ...rest] = args
  if ((act !== 'check' && act !== 'import') || path === undefined || rest.length > 0) {
    USAGE.forEach(around.print)
    return 2
  }
  try {
    const catalogue = loadCatalogue(path.endsWith('.json') ? dirname(path) : path)
    if (act === 'import') await importInto(catalogue, around)
    const warnings = [...catalogue.warnings, ...paymentsWithoutKeys(catalogue, around.environment)]
    warnings.forEach((warning) => around.print(`warning: ${sentenceOf(warning)}`))
    countsOf(catalogue).forEach(around.print)
    return 0
  } catch (error) {
    if (error instanceof CatalogueError) around.print(`${error.message}\n${mistakes(error.faults.length)}`)
    else if (error instanceof LockError || error instanceof SettingsError) around.print(error.message)
    else throw error
    return 1
  }
}

async function importInto(catalogue: Catalogue, { environment, clock, print }: Surroundings): Promise<void> {
  await withDatabase(readSettings(environment), (database) => load(catalogue, database, clock, print))
}

async function load(catalogue: Catalogue, database: Database, clock: Clock, print: Surroundings['print']) {
  await migrate(database)
  const store = await openCatalogue(database)
  const before = new Map(store.restaurants().map((each) => [each.id, each]))
  await store.load(catalogue, clock.now())
  const after = new Map(store.restaurants().map((each) => [each.id, each]))
  for (const { id, name, currentCampaignId } of after.values())
    if (before.get(id)?.currentCampaignId !== currentCampaignId) print(`${name}: a new menu is published`)
  for (const { id, name } of before.values()) if (!after.has(id)) print(`${name}: no longer listed`)
}

/** A way of paying that would not be offered, as this environment has not what it takes. */
function paymentsWithoutKeys(
  { deployment }: Catalogue,
  environment: Surroundings['environment'],
): readonly Fault[] {
  if (environment['PAYMENTS'] === 'simulator') return []
  return deployment.payments.flatMap((provider) => {
    if (provider === 'test') return []
    const missing = PAYMENT_KEYS[provider].filter((name) => (environment[name] ?? '') === '')
    if (missing.length === 0) return []
    const reason = `'${provider}' is not offered before ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} set`
    return { file: 'deployment.json', line: 1, field: 'payments', reason }
  })
}

function countsOf(catalogue: Catalogue): readonly string[] {
  const counted = catalogue.restaurants.map(({ restaurant, menus }) => {
    const products = Object.values(menus.EATIN.products)
    return { name: restaurant.name, coupons: products.filter(isCoupon).length, products: products.length }
  })
  const total = counted.reduce((sum, { products, coupons }) => sum + products - coupons, 0)
  return [
    ...counted.map(
      ({ name, products, coupons }) => `${name}: products ${products - coupons}, coupons ${coupons}`,
    ),
    `${catalogue.deployment.id}: restaurants ${counted.length}, products ${total}`,
  ]
}

function isCoupon({ type }: { readonly type: string }): boolean {
  return type === 'COUPON'
}

function mistakes(count: number): string {
  return count === 1 ? '1 mistake' : `${count} mistakes`
}
