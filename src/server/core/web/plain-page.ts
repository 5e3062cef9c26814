import { TURN_PATH, type PlainPage, type TurnAnswer } from '#contracts/system/turns.contract.ts'
import { html, type Html } from '../http/html.ts'

const ROOT = /<div id="root">[\s\S]*?<\/div>\s*<!--boot-->/
const TITLE = /<title>[^<]*<\/title>/

/** A page without code: everything on it that acts is a button of its one form. */
export function plainPage(template: string, page: PlainPage): string {
  const { language, title, kept, refresh } = page
  const head = [
    html`<meta name="robots" content="noindex" />`,
    ...(refresh ? [html`<meta http-equiv="refresh" content="${refresh.afterS};url=${refresh.href}" />`] : []),
  ]
  const body = html`<form id="turn" method="post" action="${TURN_PATH}#live" novalidate>
    <button name="choice" value="" hidden></button>
    ${hiddenFields(kept)}
    <div id="root">${{ markup: page.html }}</div>
  </form>`
  return filled(template, { language, title, head: html`${head}`, body })
}

/** Leads to where the customer pays, with every value as it was signed (S3.45). */
export function leavingPage(
  template: string,
  { leaving, language, label }: Extract<TurnAnswer, { readonly kind: 'leave' }>,
): string {
  const body = html`<main class="leaving">
    <form method="post" action="${leaving.url}">
      ${hiddenFields(leaving.values ?? {})}
      <button type="submit" autofocus>${label}</button>
    </form>
  </main>`
  return filled(template, { language, title: label, head: html``, body })
}

function hiddenFields(values: Readonly<Record<string, string>>): readonly Html[] {
  return Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
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
