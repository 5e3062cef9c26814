import type { Deployment } from '#contracts/system/deployment.contract.ts'
import type { CatalogueStore } from '../../catalogue/store/catalogue.store.ts'

/** The catalogue, its deployment as this server's settings change it; the same deployment is changed once. */
export function overriding(
  catalogue: CatalogueStore,
  change: (written: Deployment) => Deployment,
): CatalogueStore {
  const told = new WeakMap<Deployment, Deployment>()
  return {
    ...catalogue,
    deployment() {
      const written = catalogue.deployment()
      const known = told.get(written)
      if (known) return known
      const deployment = change(written)
      told.set(written, deployment)
      return deployment
    },
  }
}
