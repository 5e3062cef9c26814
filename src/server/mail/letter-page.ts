import type { Deployment, Wordmark } from '#contracts/system/deployment.contract.ts'
import { DEFAULT_PALETTES } from '#domain/look/default-palettes.ts'
import { palettesOf, type ColourName, type Palette } from '#domain/look/palette.ts'
import { html, type Html } from '../core/http/html.ts'
import type { Letter, MailPart } from './mail.ts'

/** What a mail takes its looks from. */
export type Brand = Pick<Deployment, 'productName' | 'look'> & Partial<Pick<Deployment, 'wordmark'>>

/** What a mail calls the picture of the wordmark that comes with it. */
export const WORDMARK_CID = 'wordmark'

/**
 * A letter as a page for mail programs: tables and styles on each element, which is all that every one of them knows, in
 * the light colours of the house, and in its dark ones where the program asks for them (S9.39). It fetches nothing:
 * its wordmark comes with it, `hasWordmark`, and a program that shows no pictures shows the words.
 */
export function letterPage(
  { subject, parts }: Letter,
  language: string,
  { productName, look, wordmark }: Brand,
  hasWordmark = false,
): string {
  const { light, dark } = palettesOf(look.palettes ?? DEFAULT_PALETTES)
  const style = styleOf(light)
  const written = parts.flatMap((part) => pieceOf(part, style))
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${{ markup: nightOf(dark) }}
        </style>
      </head>
      <body class="paper" style="margin:0;padding:0;${style.paper}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="border-collapse:collapse"
        >
          <tr>
            <td class="paper" style="padding:24px 12px;${style.paper}">
              <table
                role="presentation"
                class="card"
                align="center"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="${style.card}"
              >
                <tr>
                  ${hasWordmark && wordmark ? markOf(wordmark, style) : html`<td class="head" style="${style.head}">${productName}</td>`}
                </tr>
                <tr>
                  <td class="card" style="padding:8px 24px 24px;${style.ink}">${written}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup
}

type Style = ReturnType<typeof styleOf>

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;'
const TABLE = 'width:100%;border-collapse:collapse;margin:16px 0 0;'

/** Each element with its class: a mail program that shows mails in the dark finds it by that. */
function styleOf({ paper, surface, ink, ink2, line, brand, onBrand }: Palette) {
  const text = `${FONT}font-size:16px;line-height:1.5;`
  return {
    paper: `background:${paper};`,
    card: `max-width:600px;margin:0 auto;background:${surface};border:1px solid ${line};border-collapse:separate;border-radius:12px;`,
    head: `${text}background:${brand};color:${onBrand};padding:12px 24px;font-weight:700;border-radius:11px 11px 0 0;`,
    mark: `${text}background:${surface};color:${brand};padding:16px 24px 8px;font-weight:700;border-radius:11px 11px 0 0;`,
    ink: `${text}background:${surface};color:${ink};border-radius:0 0 11px 11px;`,
    words: `margin:16px 0 0;color:${ink};`,
    cell: `padding:4px 0;color:${ink};vertical-align:top;`,
    quiet: `font-size:14px;color:${ink2};`,
    ruled: `border-top:1px solid ${line};`,
    act: `display:inline-block;margin:8px 8px 0 0;padding:10px 16px;border:1px solid ${brand};border-radius:8px;color:${brand};font-weight:600;text-decoration:none;`,
  }
}

/** How large a wordmark is at most (CSS pixels). */
const MARK = { width: 280, height: 48 } as const

/** On its light ground by night too, since a mail program may show either and nobody is told. */
function markOf({ words, ratio }: Wordmark, style: Style): Html {
  const width = ratio === undefined ? undefined : Math.round(Math.min(MARK.width, MARK.height * ratio))
  const size = width === undefined ? html`` : html`width="${width}"`
  return html`<td style="${style.mark}">
    <img
      src="cid:${WORDMARK_CID}"
      alt="${words}"
      ${size}
      style="display:block;max-width:100%;max-height:${MARK.height}px;height:auto;border:0"
    />
  </td>`
}

function nightOf(palette: Palette): string {
  const colour = (property: string, name: ColourName) => `${property}:${palette[name]}!important;`
  const rules = {
    paper: colour('background', 'paper'),
    card: colour('background', 'surface') + colour('border-color', 'line'),
    head: colour('background', 'brand') + colour('color', 'onBrand'),
    ink: colour('color', 'ink'),
    quiet: colour('color', 'ink2'),
    ruled: colour('border-color', 'line'),
    act: colour('color', 'brand') + colour('border-color', 'brand'),
  }
  const written = Object.entries(rules).map(([name, rule]) => `.${name}{${rule}}`)
  return `@media (prefers-color-scheme:dark){${written.join('')}}`
}

function pieceOf(part: MailPart, style: Style): readonly Html[] {
  switch (part.kind) {
    case 'words':
      return part.lines.length === 0
        ? []
        : [html`<p class="ink" style="${style.words}">${brokenBetween(part.lines)}</p>`]
    case 'amounts':
      return part.rows.length === 0 ? [] : [amountsOf(part, style)]
    case 'taxes':
      return part.rows.length === 0 ? [] : [taxesOf(part, style)]
    case 'facts':
      return [factsOf(part, style)]
    case 'links':
      return part.links.map(
        ({ label, link }) => html`<a class="act" href="${link}" style="${style.act}">${label}</a>`,
      )
  }
}

function amountsOf({ rows }: Extract<MailPart, { kind: 'amounts' }>, style: Style): Html {
  const written = rows.map(({ label, amount, details = [], isTotal = false }) => {
    const strong = isTotal ? 'font-size:18px;font-weight:700;' : ''
    return html`<tr>
      <td class="ink" style="${style.cell}${strong}">
        ${label}${details.map((each) => html`<br /><span class="quiet" style="${style.quiet}">${each}</span>`)}
      </td>
      <td class="ink" align="right" style="${style.cell}${strong}padding-left:16px;white-space:nowrap">
        ${amount}
      </td>
    </tr>`
  })
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="${TABLE}">
    ${written}
  </table>`
}

function taxesOf({ heads, rows }: Extract<MailPart, { kind: 'taxes' }>, style: Style): Html {
  const cell = `${style.quiet}${style.ruled}padding:4px 0 4px 8px;font-weight:400;vertical-align:bottom;`
  const first = `${cell}padding-left:0;`
  return html`<table cellpadding="0" cellspacing="0" style="${TABLE}">
    <tr>
      <th class="quiet ruled" scope="col" align="left" style="${first}">${heads.rate}</th>
      ${[heads.net, heads.tax, heads.gross].map(
        (head) => html`<th class="quiet ruled" scope="col" align="right" style="${cell}">${head}</th>`,
      )}
    </tr>
    ${rows.map(
      ({ rate, net, tax, gross }) =>
        html`<tr>
          <th class="quiet ruled" scope="row" align="left" style="${first}">${rate}</th>
          ${[net, tax, gross].map(
            (amount) => html`<td class="quiet ruled" align="right" style="${cell}">${amount}</td>`,
          )}
        </tr>`,
    )}
  </table>`
}

function factsOf({ title, lines, facts }: Extract<MailPart, { kind: 'facts' }>, style: Style): Html {
  const rows = facts.map(
    ({ label, value }) =>
      html`<tr>
        <td class="quiet" style="${style.cell}${style.quiet}">${label}</td>
        <td
          class="quiet"
          align="right"
          style="${style.cell}${style.quiet}padding-left:16px;word-break:break-word"
        >
          ${value}
        </td>
      </tr>`,
  )
  return html`<h2 class="ink ruled" style="margin:24px 0 0;padding-top:16px;${style.ruled}font-size:18px">
      ${title}
    </h2>
    ${lines.length > 0 ? html`<p class="ink" style="${style.words}">${brokenBetween(lines)}</p>` : undefined}
    <table role="presentation" cellpadding="0" cellspacing="0" style="${TABLE}">
      ${rows}
    </table>`
}

function brokenBetween(lines: readonly string[]): readonly Html[] {
  return lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
}
