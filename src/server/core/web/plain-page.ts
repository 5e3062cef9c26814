import { PLAIN } from '#domain/navigation/plain-href.ts'
import { TURN_PATH, type PlainPage, type Refusal, type TurnAnswer } from '#contracts/system/turns.contract.ts'
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

/** Leads to where the customer pays, with every value as it was signed (S3.45). */
export function leavingPage(
  template: string,
  { leaving, language, label }: Extract<TurnAnswer, { readonly kind: 'leave' }>,
): string {
  const body = html`<main class="leaving">
    <form method="post" action="${leaving.url}">
      ${hiddenFields(Object.entries(leaving.values ?? {}))}
      <button type="submit" autofocus>${label}</button>
    </form>
  </main>`
  return filled(template, { language, title: label, head: html``, body })
}

/** Says why what was asked is refused; what was sent stands in it to be sent again. */
export function refusalPage(
  template: string,
  {
    text,
    again,
    language,
    fields,
  }: Refusal & { readonly language: string; readonly fields: URLSearchParams },
): string {
  const isSent = fields.size > 0
  const body = html`<main>
    <p role="alert">${text}</p>
    <form method="${isSent ? 'post' : 'get'}" action="${isSent ? TURN_PATH : ''}">
      ${hiddenFields(isSent ? [...fields] : [[PLAIN, '']])}
      <button type="submit">${again}</button>
    </form>
  </main>`
  return filled(template, { language, title: text, head: html``, body })
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
