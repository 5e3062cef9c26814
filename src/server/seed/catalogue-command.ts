import { dirname, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Clock } from '../core/database/clock.ts'
import { SettingsError, readSettings } from '../core/process/env.ts'
import { Refused, askFolder } from '../core/process/folder-socket.ts'
import { PROVIDERS } from '../payments/provider-list.ts'
import { DataFolderError } from '../core/database/lock.ts'
import { withDatabase } from '../core/database/with-database.ts'
import { openCatalogue } from '../catalogue/store/catalogue.store.ts'
import { migrate } from '../core/database/migrate.ts'
import { readVersions } from '../pictures/read-versions.ts'
import { CatalogueError, sentenceOf } from './catalogue-error.ts'
import type { Fault } from './catalogue-error.ts'
import { loadCatalogue } from './catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'

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
    const folder = path.endsWith('.json') ? dirname(path) : path
    const catalogue = loadCatalogue(folder)
    if (act === 'import') await importInto(folder, loadCatalogue(folder, await readVersions(folder)), around)
    const warnings = [...catalogue.warnings, ...paymentsWithoutKeys(catalogue, around.environment)]
    warnings.forEach((warning) => around.print(`warning: ${sentenceOf(warning)}`))
    countsOf(catalogue).forEach(around.print)
    return 0
  } catch (error) {
    if (error instanceof CatalogueError) around.print(`${error.message}\n${mistakes(error.faults.length)}`)
    else if (error instanceof DataFolderError || error instanceof SettingsError || error instanceof Refused)
      around.print(error.message)
    else throw error
    return 1
  }
}

/** A server that runs on the embedded database does it itself: it sells the new menu from then on. */
async function importInto(
  folder: string,
  catalogue: Catalogue,
  { environment, clock, print }: Surroundings,
): Promise<void> {
  const settings = readSettings(environment)
  const running =
    settings.databaseUrl === undefined
      ? await askFolder(settings.dataDir, 'import', resolve(folder))
      : undefined
  const told = running
    ? (await text(running)).split('\n').filter((line) => line !== '')
    : await withDatabase(settings, async (database) => {
        await migrate(database)
        return importCatalogue(catalogue, await openCatalogue(database), clock.now())
      })
  told.forEach(print)
}

/** A way of paying that would not be offered, as this environment has not what it takes. */
function paymentsWithoutKeys(
  { deployment }: Catalogue,
  environment: Surroundings['environment'],
): readonly Fault[] {
  if (environment['PAYMENTS'] === 'simulator') return []
  return deployment.payments.flatMap((provider) => {
    const { keys } = PROVIDERS.find(({ name }) => name === provider) ?? { keys: [] }
    const missing = keys.filter((name) => (environment[name] ?? '') === '')
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
