import type { HelmetOptions } from 'helmet'
import type { Deployment } from '#contracts/system/deployment.contract.ts'

/** Where browsers tell what a policy kept them from. */
export const POLICY_REPORTS = '/api/x/policy-reports'
export const REPORTING_ENDPOINTS = `policy="${POLICY_REPORTS}"`

/**
 * Strings become markup or scripts by two policies alone: that which fetches the code of the page (`page-template.ts`), and
 * that of the code (`src/app/trusted-strings.ts`).
 */
const TRUSTED_TYPES = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['main', 'default'] }

/** The content security policy of one deployment: strangers' hosts only where its settings name them. */
export function contentSecurity(
  deployment: Deployment,
  inlineScriptHashes: readonly string[],
  inlineStyleHashes: readonly string[],
): NonNullable<HelmetOptions['contentSecurityPolicy']> {
  const hasStripe = loadsStripe(deployment)
  const stripeScripts = hasStripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : []
  const stripeFrames = hasStripe ? [...stripeScripts, 'https://hooks.stripe.com'] : []
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...stripeScripts, ...inlineScriptHashes.map((hash) => `'${hash}'`)],
      frameSrc: stripeFrames.length > 0 ? stripeFrames : ["'none'"],
      connectSrc: ["'self'", ...(hasStripe ? ['https://api.stripe.com'] : [])],
      imgSrc: ["'self'", 'data:', ...pictureHostsOf(deployment), ...tileHostsOf(deployment.tileUrl)],
      styleSrc: ["'self'", ...inlineStyleHashes.map((hash) => `'${hash}'`)],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      // What Stripe writes into a page of ours is seen by nobody but Stripe: there it is only reported.
      ...(hasStripe ? {} : TRUSTED_TYPES),
      reportUri: [POLICY_REPORTS],
      reportTo: ['policy'],
      formAction: ["'self'", ...gatewayOf(deployment)],
      upgradeInsecureRequests: null,
    },
  }
}

/** What the page would break by, where that is only reported. */
export function reportedSecurity(deployment: Deployment): string | undefined {
  return loadsStripe(deployment)
    ? `require-trusted-types-for 'script'; report-uri ${POLICY_REPORTS}; report-to policy`
    : undefined
}

function loadsStripe({ payments, stripeScriptUrl }: Deployment): boolean {
  return payments.includes('stripe') && stripeScriptUrl === undefined
}

/** Payment forms go to the gateway of the settings, and to nobody else (S3.45). */
function gatewayOf({ payments, formGatewayUrl }: Deployment): readonly string[] {
  const isAway = payments.includes('nepting') && formGatewayUrl?.startsWith('https://') === true
  return isAway ? [new URL(formGatewayUrl).origin] : []
}

/** Of the house's own pictures, and those its settings name for the catalogue's. */
function pictureHostsOf({ pictureHosts, logo, icon, banners }: Deployment): readonly string[] {
  const own = [logo, icon, ...banners.map(({ imageUrl }) => imageUrl)].flatMap((address) =>
    address?.startsWith('https://') === true ? new URL(address).origin : [],
  )
  return [...new Set([...own, ...pictureHosts.map((host) => `https://${host}`)])]
}

/** `https://{s}.tiles.example/{z}` is every host of tiles.example. */
function tileHostsOf(tileUrl: string | undefined): readonly string[] {
  const host = /^https:\/\/([^/]+)/.exec(tileUrl ?? '')?.[1]
  return host === undefined ? [] : [`https://${host.replace(/^\{s\}/, '*')}`]
}
