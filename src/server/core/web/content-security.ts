import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import type { HelmetOptions } from 'helmet'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { PROVIDERS } from '../../payments/provider-list.ts'

/** Where browsers tell what a policy kept them from. */
export const POLICY_REPORTS = '/api/x/policy-reports'
const REPORTING_ENDPOINTS = `policy="${POLICY_REPORTS}"`

/**
 * Strings become markup or scripts by three policies alone: that which fetches the code of the page (`page-template.ts`), that
 * which puts a turn in its place (`src/app/first-screen/early-turn.ts`), and that of the code (`src/app/trusted-strings.ts`).
 */
const TRUSTED_TYPES = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['main', 'turn', 'default'] }

type Headers = Readonly<Record<string, string>>

/**
 * What every answer tells browsers not to do. Asked for with each, and made anew only where other styles are let in: making
 * them costs more than most answers.
 */
export function securityHeadersOf(
  deployment: Deployment,
  scriptHashes: readonly string[],
  styleHashes: () => readonly string[],
): () => Headers {
  let made: { readonly styles: string; readonly headers: Headers } | undefined
  return () => {
    const hashes = styleHashes()
    const styles = hashes.join(' ')
    if (made?.styles !== styles) made = { styles, headers: headersOf(deployment, scriptHashes, hashes) }
    return made.headers
  }
}

function headersOf(
  deployment: Deployment,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): Headers {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const set = helmet({
    contentSecurityPolicy: contentSecurity(deployment, scriptHashes, styleHashes),
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: 31_536_000 },
  })
  set(request, response, (failure?: unknown) => {
    if (failure !== undefined) throw failure
  })
  const reported = reportedSecurity(deployment)
  return {
    ...Object.fromEntries(
      Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
    ),
    'reporting-endpoints': REPORTING_ENDPOINTS,
    ...(reported !== undefined && { 'content-security-policy-report-only': reported }),
  }
}

/** The content security policy of one deployment: strangers' hosts only where its settings name them. */
function contentSecurity(
  deployment: Deployment,
  inlineScriptHashes: readonly string[],
  inlineStyleHashes: readonly string[],
): NonNullable<HelmetOptions['contentSecurityPolicy']> {
  const { scripts, frames, connections, forms, isUntyped } = providersIn(deployment)
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts, ...inlineScriptHashes.map((hash) => `'${hash}'`)],
      frameSrc: frames.length > 0 ? frames : ["'none'"],
      connectSrc: ["'self'", ...connections],
      imgSrc: ["'self'", 'data:', ...pictureHostsOf(deployment), ...tileHostsOf(deployment.tileUrl)],
      styleSrc: ["'self'", ...inlineStyleHashes.map((hash) => `'${hash}'`)],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      ...(isUntyped ? {} : TRUSTED_TYPES),
      reportUri: [POLICY_REPORTS],
      reportTo: ['policy'],
      formAction: ["'self'", ...forms],
      upgradeInsecureRequests: null,
    },
  }
}

/** What the page would break by, where that is only reported. */
function reportedSecurity(deployment: Deployment): string | undefined {
  return providersIn(deployment).isUntyped
    ? `require-trusted-types-for 'script'; report-uri ${POLICY_REPORTS}; report-to policy`
    : undefined
}

/** What the payment providers need, together. */
function providersIn(deployment: Deployment) {
  const needs = PROVIDERS.map(({ policyOf }) => policyOf?.(deployment) ?? {})
  return {
    scripts: needs.flatMap(({ scripts = [] }) => scripts),
    frames: needs.flatMap(({ frames = [] }) => frames),
    connections: needs.flatMap(({ connections = [] }) => connections),
    forms: needs.flatMap(({ forms = [] }) => forms),
    isUntyped: needs.some((each) => each.isUntyped),
  }
}

/** Of the house's own pictures, and those its settings name for the catalogue's. */
function pictureHostsOf({ pictureHosts, logo, icon, wordmark, banners }: Deployment): readonly string[] {
  const own = [
    logo,
    icon,
    wordmark?.light,
    wordmark?.dark,
    ...banners.map(({ imageUrl }) => imageUrl),
  ].flatMap((address) => (address?.startsWith('https://') === true ? new URL(address).origin : []))
  return [...new Set([...own, ...pictureHosts.map((host) => `https://${host}`)])]
}

/** `https://{s}.tiles.example/{z}` is every host of tiles.example. */
function tileHostsOf(tileUrl: string | undefined): readonly string[] {
  const host = /^https:\/\/([^/]+)/.exec(tileUrl ?? '')?.[1]
  return host === undefined ? [] : [`https://${host.replace(/^\{s\}/, '*')}`]
}
