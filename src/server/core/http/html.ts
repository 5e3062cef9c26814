/** Markup that is safe to send as it stands. */
export type Html = { readonly markup: string }

type Piece = string | number | Html | readonly Html[] | undefined

/** Markup with values filled in; whatever is not markup itself is escaped. */
export function html(pieces: TemplateStringsArray, ...values: readonly Piece[]): Html {
  const markup = pieces.map((piece, index) => `${piece}${markupOf(values[index])}`).join('')
  return { markup }
}

function markupOf(value: Piece): string {
  if (value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

/** A choice of a select, marked where it is the one that holds. */
export function option(value: string, chosen: string, label: string): Html {
  return value === chosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`
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
