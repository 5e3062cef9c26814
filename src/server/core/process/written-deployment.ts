import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { problemsOfOffered } from '../../payments/offered.ts'
import { readDeployment } from '../../seed/catalogue.ts'
import type { Deps } from './deps.ts'
import { SettingsError, assertOpenable } from './env.ts'
import type { Settings } from './env.ts'
import { problemsOfWebhooks } from '../../webhooks/webhook-settings.ts'

/** Throws a SettingsError where a deployment offers a way of paying that these settings cannot take. */
export function assertOffered(
  deployment: Deployment,
  { payments, isProduction }: Pick<Settings, 'payments' | 'isProduction'>,
): void {
  if (!payments.isSimulated) assertOpenable(problemsOfOffered(deployment, [], payments, isProduction))
}

/**
 * Takes over what was changed in the file of the deployment since the last start. Throws a CatalogueError where the file
 * is wrong, a SettingsError where the data holds another deployment than the one that was asked for. Answers whether the
 * folder is that of the deployment in the data.
 */
export async function takeOverDeployment(
  settings: Settings,
  { catalogue }: Deps,
  folder: string,
): Promise<boolean> {
  const written = readDeployment(folder)
  const held = catalogue.deployment()
  const shown = written.id === held.id ? written : held
  assertOpenable(problemsOfWebhooks(shown, settings.webhookSecrets, settings.isProduction))
  if (written.id === held.id) {
    assertOffered(written, settings)
    await catalogue.rewrite(written)
    return true
  }
  // Data that was imported in the place of the shipped deployment is shown by who names none.
  if (settings.isDeploymentChosen)
    throw new SettingsError(
      `DEPLOYMENT is ${written.id}, and the data is that of ${held.id}: set another DATA_DIR, or load it with npm run catalogue -- import ${folder}`,
    )
  return false
}
