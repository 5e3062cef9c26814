/** Markup that is safe to send as it stands. */
export type Html = { readonly markup: string }

type Piece = string | number | Html | readonly Html[] | undefined

/** Markup with values filled in; whatever is not markup itself is escaped. */
export function html(pieces: TemplateStringsArray, ...values: readonly Piece[]): Html {
  const markup = pieces.map((piece, index) => `${piece}${markupOf(values[index])}`).join('')
  return { markup }
}

/** A whole page for people who run a shop, not for customers: without script. */
export function operatorPage(page: {
  readonly language: string
  readonly title: string
  readonly body: Html
  readonly stylesheet?: string
}): string {
  const { language, title, body, stylesheet } = page
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        ${stylesheet === undefined ? undefined : html`<link rel="stylesheet" href="${stylesheet}" />`}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup
}

function markupOf(value: Piece): string {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
