import type { Deployment } from '#contracts/system/deployment.contract.ts'
import { pageStyleOf } from '#domain/look/page-style.ts'
import { palettesOf } from '#domain/look/palette.ts'
import { html } from '../http/html.ts'
import { sha256 } from './page-template.ts'
import { iconPathOf, MANIFEST_PATH } from './site-sign.ts'

const TITLE = /<title>[^<]*<\/title>/
const DEFAULT_ICON = /<link rel="icon"[^>]*>/
const PAGE_COLOURS = /<meta name="theme-color"[^>]*>\s*/g

export type ThemedPages = {
  /** The built page in the looks of a deployment: its name, its colours before anything is painted, its manifest. */
  readonly pageOf: (deployment: Deployment) => string
  /** The styles of this look and of those before it: a page lives for a while after its deployment was loaded anew. */
  readonly styleHashes: (deployment: Deployment) => readonly string[]
}

/** Dresses one built page for whichever deployment is loaded. */
export function themedPages(template: string): ThemedPages {
  const pages = new WeakMap<Deployment, string>()
  const hashes = new Set<string>()
  function pageOf(deployment: Deployment): string {
    const known = pages.get(deployment)
    if (known !== undefined) return known
    const style = pageStyleOf(deployment.look)
    if (style !== '') hashes.add(sha256(style))
    const page = themed(template, deployment, style)
    pages.set(deployment, page)
    return page
  }
  return {
    pageOf,
    styleHashes(deployment) {
      pageOf(deployment)
      return [...hashes]
    },
  }
}

function themed(template: string, deployment: Deployment, style: string): string {
  const { productName, look } = deployment
  const named = template.replace(TITLE, () => html`<title>${productName}</title>`.markup)
  const coloured = look.palettes ? named.replaceAll(PAGE_COLOURS, '') : named
  const signed = coloured.replace(DEFAULT_ICON, () => iconLinkOf(deployment))
  const head = [
    look.palettes ? pageColoursOf(look.palettes) : '',
    `<link rel="manifest" href="${MANIFEST_PATH}">`,
    // Behind the house's own, so that it wins.
    style && `<style>${style}</style>`,
  ].join('')
  return signed.replace('</head>', () => `${head}</head>`)
}

function iconLinkOf(deployment: Deployment): string {
  const path = iconPathOf(deployment)
  // A home screen of Apple's takes no other kind.
  const apple = path.endsWith('.png') ? html`<link rel="apple-touch-icon" href="${path}" />` : undefined
  return html`<link rel="icon" href="${path}" />${apple}`.markup
}

/** What a telephone draws its own bars in. */
function pageColoursOf(palettes: Parameters<typeof palettesOf>[0]): string {
  const { light, dark } = palettesOf(palettes)
  return html`<meta name="theme-color" media="(prefers-color-scheme: light)" content="${light.paper}" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark.paper}" />`.markup
}
