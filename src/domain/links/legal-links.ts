import { isSecureUrl } from './secure-url.ts'

/** Where a deployment's legal texts stand, and its contact page where that is not the one of this site; what is not configured has no link (S2.90, S2.99, S3.40). */
export type LegalLinks = {
  readonly privacy?: string
  readonly terms?: string
  readonly allergens?: string
  readonly nutrition?: string
  readonly contact?: string
  readonly poweredBy?: string
}

/** The system parameters that name them, by camel-cased key; the first that is set wins. */
const KEYS = {
  privacy: ['privacyUrl', 'privacyPolicyPage'],
  terms: ['termsOfUseUrl', 'termsAndConditionsPage'],
  allergens: ['allergens'],
  nutrition: ['nutritionPage'],
  contact: ['contactPage'],
  poweredBy: ['poweredByUrl'],
} as const satisfies Readonly<Record<keyof LegalLinks, readonly string[]>>

/** Every system parameter that holds an address (S3.40). */
export const LINK_PARAMETERS: readonly string[] = Object.values(KEYS).flat()

/** The legal links among the system parameters: an https address, or a path of this site; anything else is left out (S3.40). */
export function legalLinksOf(parameters: Readonly<Record<string, string | boolean>>): LegalLinks {
  const found = Object.entries(KEYS).flatMap(([name, keys]) => {
    const address = keys.map((key) => parameters[key]).find(isLinkable)
    return address === undefined ? [] : [[name, address]]
  })
  return Object.fromEntries(found) as LegalLinks
}

/** Whether a parameter holds something a page may link to. */
export function isLinkable(value: string | boolean | undefined): value is string {
  return typeof value === 'string' && (isSecureUrl(value) || /^\/(?![/\\])/.test(value))
}
