import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { Menu } from '#domain/catalogue/product.ts'
import type { Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Versions } from '../pictures/read-versions.ts'
import type { Fault } from './catalogue-error.ts'
import { CatalogueError } from './catalogue-error.ts'
import { faultOfCurrency } from './checks/check-facts.ts'
import { checkRestaurant } from './checks/check-restaurant.ts'
import { checkParameters } from './checks/check-parameters.ts'
import { checkDeployment } from './checks/check-deployment.ts'
import { warnOfCombos } from './checks/warn-of-combos.ts'
import { DeploymentFile, deploymentOf } from './deployment-file.ts'
import type { DeploymentSource } from './deployment-file.ts'
import { ParametersFile, PART_FIELDS, RestaurantFile } from './schema.ts'
import type { RestaurantSource } from './schema.ts'
import type { SourceFile } from './source-file.ts'
import { readSourceFile } from './source-file.ts'
import { campaignIdOf, toMenus } from './to-menu.ts'
import { toRestaurant } from './to-restaurant.ts'

export type CatalogueRestaurant = {
  readonly restaurant: Restaurant
  readonly authenticationCode?: string
  readonly menus: { readonly EATIN: Menu; readonly TAKEOUT: Menu }
}

/** Everything a deployment is filled with. */
export type Catalogue = {
  readonly deployment: Deployment
  readonly restaurants: readonly CatalogueRestaurant[]
  readonly parameters: readonly { readonly key: string; readonly value: string }[]
  /** What is not forbidden, and yet not well. */
  readonly warnings: readonly Fault[]
}

const DEPLOYMENT_FILE = 'deployment.json'
const PARAMETERS_FILE = 'parameters.json'

/**
 * Reads and checks a deployment's folder (README.md beside this file); throws CatalogueError with every mistake. What is
 * sold tells of the smaller copies of its pictures.
 */
export function loadCatalogue(folder: string, versions: Versions = new Map()): Catalogue {
  const names = restaurantFilesOf(folder)
  const faults: Fault[] = []
  const deployment = read(faults, () => openDeployment(folder))
  const parameters = read(faults, () => readSourceFile(join(folder, PARAMETERS_FILE), ParametersFile))
  const files = names.flatMap((name) => {
    const file = read(faults, () => readSourceFile(join(folder, name), RestaurantFile, PART_FIELDS))
    if (file === undefined) return []
    checkRestaurant(file, deployment?.value, folder)
    return [file]
  })
  if (parameters) checkParameters(parameters)
  checkTogether(files)
  if (deployment) checkCurrencies(files, deployment)
  faults.push(...[deployment, parameters, ...files].flatMap((file) => file?.faults ?? []))
  if (faults.length > 0 || deployment === undefined || parameters === undefined)
    throw new CatalogueError(faults.toSorted(byPlace))

  const { defaultLanguage } = deployment.value
  const restaurants = files.map(({ value, warn }) => {
    const entry = toEntry(value, defaultLanguage, files.length === 1, versions)
    warnOfCombos(value, entry.menus.EATIN, warn)
    return entry
  })
  return {
    deployment: deploymentOf(deployment.value, folder),
    warnings: [deployment, parameters, ...files].flatMap((file) => file.warnings),
    restaurants,
    parameters: parameters.value,
  }
}

/** In the order of the files, and down each of them. */
function byPlace(one: Fault, other: Fault): number {
  return one.file === other.file ? one.line - other.line : one.file.localeCompare(other.file)
}

/** The deployment of a folder alone; throws CatalogueError with every mistake of its file. */
export function readDeployment(folder: string): Deployment {
  const { value, faults } = openDeployment(folder)
  if (faults.length > 0) throw new CatalogueError(faults)
  return deploymentOf(value, folder)
}

function openDeployment(folder: string): SourceFile<DeploymentSource> {
  const file = readSourceFile(join(folder, DEPLOYMENT_FILE), DeploymentFile)
  checkDeployment(file, folder)
  return file
}

function toEntry(
  source: RestaurantSource,
  language: string,
  isOnly: boolean,
  versions: Versions,
): CatalogueRestaurant {
  const { authenticationCode } = source.restaurant
  return {
    restaurant: toRestaurant(source, language, campaignIdOf(source, versions), isOnly, versions),
    ...(authenticationCode !== undefined && { authenticationCode }),
    menus: toMenus(source, language, versions),
  }
}

function restaurantFilesOf(folder: string): readonly string[] {
  const others = [DEPLOYMENT_FILE, PARAMETERS_FILE]
  const names = namesIn(folder).filter((name) => name.endsWith('.json') && !others.includes(name))
  if (names.length === 0) throw folderError(folder, 'the folder holds no restaurant')
  return names.toSorted()
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    throw folderError(folder, 'the folder is missing or unreadable')
  }
}

function folderError(folder: string, reason: string): CatalogueError {
  return new CatalogueError([{ file: folder, line: 1, field: '', reason }])
}

function read<T>(faults: Fault[], open: () => SourceFile<T>): SourceFile<T> | undefined {
  try {
    return open()
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    faults.push(...error.faults)
    return undefined
  }
}

/** A customer pays in one currency, whichever restaurant they come to. */
function checkCurrencies(
  files: readonly SourceFile<RestaurantSource>[],
  { value: { currency }, faults }: SourceFile<DeploymentSource>,
): void {
  if (faults.some(({ field }) => field === 'currency')) return
  for (const { value, report } of files) {
    const own = value.restaurant.currency
    if (faultOfCurrency(own) === undefined && own.toLowerCase() !== currency)
      report(['restaurant', 'currency'], `'${own}' is not '${currency}', the currency of deployment.json`)
  }
}

function checkTogether(files: readonly SourceFile<RestaurantSource>[]): void {
  for (const key of ['id', 'slug'] as const) {
    const seen = new Set<string>()
    for (const { value, report } of files) {
      const name = value.restaurant[key]
      if (seen.has(name))
        report(['restaurant', key], `the ${key} '${name}' belongs to another restaurant too`)
      seen.add(name)
    }
  }
}
