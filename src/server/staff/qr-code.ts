import { encode } from 'uqr'
import { html, type Html } from '../core/http/html.ts'

/** Modules of white around it, by which scanners tell it from the page. */
const QUIET = 4

/** A text as a QR code, black on white whatever the colours of the page. */
export function qrCode(text: string, label: string): Html {
  const { size, data } = encode(text, { border: QUIET })
  const path = data
    .flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}">
    <rect width="${size}" height="${size}" fill="#fff" />
    <path d="${path}" fill="#000" shape-rendering="crispEdges" />
  </svg>`
}
