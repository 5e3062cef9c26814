import { readVersions } from '../../pictures/read-versions.ts'
import { CatalogueError } from '../../seed/catalogue-error.ts'
import { loadCatalogue } from '../../seed/catalogue.ts'
import { importCatalogue } from '../../seed/import-catalogue.ts'
import type { Deps } from './deps.ts'
import { SettingsError } from './env.ts'
import type { Settings } from './env.ts'
import { Refused } from './folder-socket.ts'
import { assertOffered } from './written-deployment.ts'

/** Loads the catalogue of a folder into the shop that is open; answers what changed, a line each. Throws a Refused that tells every mistake. */
export async function importFolder(
  folder: string,
  settings: Pick<Settings, 'payments' | 'isProduction'>,
  { catalogue, clock }: Pick<Deps, 'catalogue' | 'clock'>,
): Promise<string> {
  try {
    const written = loadCatalogue(folder, await readVersions(folder))
    assertOffered(written.deployment, settings)
    return (await importCatalogue(written, catalogue, clock.now())).join('\n')
  } catch (error) {
    if (error instanceof CatalogueError || error instanceof SettingsError) throw new Refused(error.message)
    throw error
  }
}
