import type { FastifyInstance } from 'fastify'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { HOUSE_PALETTES } from '#domain/look/house-palettes.ts'
import { palettesOf } from '#domain/look/palette.ts'
import { html } from '../http/html.ts'

/** The icon of the house, which stands in the built page. */
const HOUSE_ICON_PATH = '/icons/favicon.svg'
/** The icon of a deployment that has colours of its own. */
const ICON_PATH = '/brand/icon.svg'
export const MANIFEST_PATH = '/manifest.webmanifest'

const SHORT = 'public, max-age=3600'

/** What a device shows of the site beside its pages: the icon, and what it is installed as. */
export function installSiteSign(app: FastifyInstance, catalogue: { deployment(): Deployment }): void {
  app.get(ICON_PATH, (_request, reply) =>
    reply
      .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': SHORT })
      .send(iconOf(catalogue.deployment())),
  )
  // Browsers ask for it on pages that name no icon, as those of who runs the shop.
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', SHORT).redirect(iconPathOf(catalogue.deployment()), 302),
  )
  app.get(MANIFEST_PATH, (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': SHORT })
      .send(JSON.stringify(manifestOf(catalogue.deployment()))),
  )
}

/** The first letter of the name on the colour of the brand; the same mark stands at the top of the page. */
function iconOf({ productName, look }: Deployment): string {
  const { brand, onBrand } = palettesOf(look.palettes ?? HOUSE_PALETTES).light
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" rx="18" fill="${brand}" />
    <text
      x="32"
      y="45"
      font-family="system-ui, sans-serif"
      font-size="38"
      font-weight="700"
      text-anchor="middle"
      fill="${onBrand}"
    >
      ${[...productName][0] ?? ''}
    </text>
  </svg>`.markup
}

/** The icon of the deployment: its own, one in its colours, or the house's. */
export function iconPathOf({ icon, look }: Deployment): string {
  return icon ?? (look.palettes ? ICON_PATH : HOUSE_ICON_PATH)
}

function manifestOf(deployment: Deployment): object {
  const { productName, defaultLanguage, look } = deployment
  const { paper } = palettesOf(look.palettes ?? HOUSE_PALETTES).light
  return {
    name: productName,
    short_name: productName,
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [{ src: iconPathOf(deployment), sizes: 'any', purpose: 'any' }],
  }
}
