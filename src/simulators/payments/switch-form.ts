import { html } from '#server/core/http/html.ts'
import type { Html } from '#server/core/http/html.ts'

/** A form of the simulator's page; `about` says whose switch it turns. */
export function switchForm(about: string, fields: Html): Html {
  return html`<form method="post" action="/simulator">
    <input type="hidden" name="about" value="${about}" />
    ${fields}
  </form>`
}

/** A box in such a form. */
export function switchBox(name: string, isOn: boolean, label: string): Html {
  const input = isOn
    ? html`<input type="checkbox" name="${name}" value="yes" checked />`
    : html`<input type="checkbox" name="${name}" value="yes" />`
  return html`<label>${label} ${input}</label>`
}
