import type { FastifyInstance } from 'fastify'
import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { DEFAULT_PALETTES } from '#domain/look/default-palettes.ts'
import { palettesOf } from '#domain/look/palette.ts'
import { html } from '../http/html.ts'
import type { Html } from '../http/html.ts'
import { fileAt, readFolderPicture } from '../../seed/folder-picture.ts'
import type { FolderPicture } from '../../seed/folder-picture.ts'

/** The icon of the house, which stands in the built page. */
const DEFAULT_ICON_PATH = '/icons/favicon.svg'
/** The icon of a deployment that has colours of its own. */
const ICON_PATH = '/brand/icon.svg'
/** The same for devices that cut icons to a shape of their own. */
const MASKABLE_PATH = '/brand/icon-maskable.svg'
export const MANIFEST_PATH = '/manifest.webmanifest'

const SHORT = 'public, max-age=3600'

/** What a device shows of the site beside its pages: the icon, and what it is installed as. */
export function installSiteSign(
  app: FastifyInstance,
  catalogue: { deployment(): Deployment },
  folder: string | undefined,
): void {
  const ownIcon = () => iconFileOf(catalogue.deployment(), folder)
  for (const [path, drawn] of [
    [ICON_PATH, iconOf],
    [MASKABLE_PATH, (deployment: Deployment) => maskableOf(deployment, ownIcon())],
  ] as const)
    app.get(path, (_request, reply) =>
      reply
        .headers({ 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': SHORT })
        .send(drawn(catalogue.deployment())),
    )
  // Browsers ask for it on pages that name no icon, as those of who runs the shop.
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', SHORT).redirect(iconPathOf(catalogue.deployment()), 302),
  )
  app.get(MANIFEST_PATH, (_request, reply) =>
    reply
      .headers({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': SHORT })
      .send(JSON.stringify(manifestOf(catalogue.deployment(), ownIcon()))),
  )
}

/** The first letter of the name on the colour of the brand; the same mark stands at the top of the page. */
function iconOf(deployment: Deployment): string {
  const { brand } = palettesOf(deployment.look.palettes ?? DEFAULT_PALETTES).light
  return drawing(html`<rect width="64" height="64" rx="18" fill="${brand}" />${letterOf(deployment, 38)}`)
}

/** A device may cut a fifth away at each side: the ground reaches to the edge, the sign stands in the middle. */
function maskableOf(deployment: Deployment, own: FolderPicture | undefined): string {
  const { brand, paper } = palettesOf(deployment.look.palettes ?? DEFAULT_PALETTES).light
  if (own === undefined)
    return drawing(html`<rect width="64" height="64" fill="${brand}" />${letterOf(deployment, 30)}`)
  const source = `data:${own.mime};base64,${own.bytes.toString('base64')}`
  return drawing(
    html`<rect width="64" height="64" fill="${paper}" /><image
        x="13"
        y="13"
        width="38"
        height="38"
        href="${source}"
      />`,
  )
}

function letterOf({ productName, look }: Deployment, size: number): Html {
  const { onBrand } = palettesOf(look.palettes ?? DEFAULT_PALETTES).light
  return html`<text
    x="32"
    y="${32 + size * 0.34}"
    font-family="system-ui, sans-serif"
    font-size="${size}"
    font-weight="700"
    text-anchor="middle"
    fill="${onBrand}"
  >
    ${[...productName][0] ?? ''}
  </text>`
}

function drawing(inside: Html): string {
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>`.markup
}

/** The icon of the deployment where it is a file of the folder; the check of the folder has found it good. */
function iconFileOf({ icon }: Deployment, folder: string | undefined): FolderPicture | undefined {
  const name = icon === undefined ? undefined : fileAt(icon)
  if (name === undefined || folder === undefined) return undefined
  const picture = readFolderPicture(folder, name)
  return typeof picture === 'string' ? undefined : picture
}

/** The icon of the deployment: its own, one in its colours, or the house's. */
export function iconPathOf({ icon, look }: Deployment): string {
  return icon ?? (look.palettes ? ICON_PATH : DEFAULT_ICON_PATH)
}

function manifestOf(deployment: Deployment, own: FolderPicture | undefined): object {
  const { productName, defaultLanguage, look } = deployment
  const { paper } = palettesOf(look.palettes ?? DEFAULT_PALETTES).light
  return {
    name: productName,
    short_name: productName,
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: iconPathOf(deployment), sizes: sizesOf(own), ...typeOf(deployment, own), purpose: 'any' },
      // Whose icon stands at another site is shown as it is there.
      ...(deployment.icon === undefined || own !== undefined
        ? [{ src: MASKABLE_PATH, sizes: 'any', type: SVG, purpose: 'maskable' }]
        : []),
    ],
  }
}

const SVG = 'image/svg+xml'

function sizesOf({ mime, width, height }: Partial<FolderPicture> = {}): string {
  return mime === SVG || width === undefined || height === undefined ? 'any' : `${width}x${height}`
}

function typeOf({ icon }: Deployment, own: FolderPicture | undefined): { readonly type?: string } {
  if (own !== undefined) return { type: own.mime }
  return icon === undefined ? { type: SVG } : {}
}
