import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Deployment } from '#contracts/system/deployment.contract.ts'

/** The content security policy of one deployment: strangers' hosts only where its settings name them. */
export function contentSecurity(
  deployment: Deployment,
  inlineScriptHashes: readonly string[],
  inlineStyleHashes: () => readonly string[],
): NonNullable<FastifyHelmetOptions['contentSecurityPolicy']> {
  const hasStripe = deployment.payments.includes('stripe') && deployment.stripeScriptUrl === undefined
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
      styleSrc: [
        "'self'",
        () =>
          inlineStyleHashes()
            .map((hash) => `'${hash}'`)
            .join(' '),
      ],
      fontSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'", ...gatewayOf(deployment)],
      upgradeInsecureRequests: null,
    },
  }
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
