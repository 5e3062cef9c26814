import type { CustomFetch } from 'openid-client'
import type { Deployment, SignOnProvider } from '#contracts/system/deployment.contract.ts'
import { secretSettingOf } from './sign-on-settings.ts'
import type { SignOnSettings } from './sign-on-settings.ts'
import type { CatalogueStore } from '../../catalogue/store/catalogue.store.ts'
import type { OpenidProvider } from './openid-provider.ts'

/** Who else can log customers in. */
export type SignOnProviders = {
  /** The provider of an id, where the deployment offers it. */
  readonly find: (id: string) => Promise<OpenidProvider | undefined>
}

/** How providers are reached; the world's own way unless a simulator stands in. */
export type SignOnOutside = { readonly fetch?: CustomFetch; readonly secret?: string }

/** Where a provider sends customers back to. */
export function redirectUriOf(publicUrl: string, providerId: string): string {
  return `${publicUrl}/api/x/sign-on/${providerId}/callback`
}

/** The providers of the deployment; the library that speaks with them is loaded with the first sign-on. */
export function openSignOn(
  catalogue: CatalogueStore,
  { isSimulated, secrets }: SignOnSettings,
  publicUrl: string,
  { fetch, secret: simulatedSecret }: SignOnOutside = {},
): SignOnProviders {
  const opened = new Map<string, { readonly given: SignOnProvider; readonly provider: OpenidProvider }>()
  return {
    async find(id) {
      const given = offeredIn(catalogue.deployment()).find((each) => each.id === id)
      const secret = simulatedSecret ?? secrets[secretSettingOf(id)]
      if (!given || secret === undefined) return undefined
      const known = opened.get(id)
      if (known?.given === given) return known.provider
      const { openidProvider } = await import('./openid-provider.ts')
      const redirectUri = redirectUriOf(publicUrl, id)
      const provider = openidProvider(given, { secret, redirectUri, isSimulated, ...(fetch && { fetch }) })
      opened.set(id, { given, provider })
      return provider
    },
  }
}

/** What keeps providers from being offered, by the name of what is missing. */
export function problemsOfSignOn(
  deployment: Deployment,
  { isSimulated, secrets }: SignOnSettings,
): readonly string[] {
  if (isSimulated) return []
  return offeredIn(deployment).flatMap(({ id, name, issuer }) => {
    const setting = secretSettingOf(id)
    return [
      ...(secrets[setting] === undefined
        ? [`${setting} must be set: the deployment offers sign-on with ${name}`]
        : []),
      ...(issuer.startsWith('https://')
        ? []
        : [`the issuer of "${id}" in "signOn" of the deployment must begin with https://`]),
    ]
  })
}

function offeredIn({ flags, signOn }: Deployment): readonly SignOnProvider[] {
  return flags.singleSignOn ? signOn : []
}
