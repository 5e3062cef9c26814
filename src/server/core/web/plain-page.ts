import { TURN_PATH, type PageAlone, type PlainPage } from '#contracts/system/turns.contract.ts'
import { html, type Html } from '../http/html.ts'

const ROOT = /<div id="root">[\s\S]*?<\/div>\s*<!--boot-->/
const TITLE = /<title>[^<]*<\/title>/

/** A page without code: everything on it that acts is a button of its one form. */
export function plainPage(template: string, page: PlainPage): string {
  const { language, title, kept } = page
  const head = html`<meta name="robots" content="noindex" />`
  const body = html`<form id="turn" method="post" action="${TURN_PATH}#live" novalidate>
    <button name="choice" value="" hidden></button>
    ${hiddenFields(Object.entries(kept))}
    <div id="root">${{ markup: page.html }}</div>
  </form>`
  return filled(template, { language, title, head, body })
}

/** A page without code that stands by itself. */
export function pageAlone(template: string, page: PageAlone): string {
  return filled(template, { ...page, head: html``, body: { markup: page.html } })
}

function hiddenFields(values: Iterable<readonly [string, string]>): readonly Html[] {
  return [...values].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
}

function filled(
  template: string,
  page: { readonly language: string; readonly title: string; readonly head: Html; readonly body: Html },
): string {
  return template
    .replace('<html lang="no">', () => html`<html lang="${page.language}">`.markup)
    .replace(TITLE, () => html`<title>${page.title}</title>`.markup)
    .replace('</head>', () => `${page.head.markup}</head>`)
    .replace(ROOT, () => page.body.markup)
}
