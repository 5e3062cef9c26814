/** A fragment of a drawing. */
export type Art = string

export type Spot = { readonly x: number; readonly y: number }

/** A number as short as a drawing needs it. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function path(d: string, fill: string, more = ''): Art {
  return `<path d="${d}" fill="${inked(fill)}"${more && ` ${more}`}/>`
}

/** A line without a filling. */
export function line(d: string, colour: string, width: number, more = ''): Art {
  return `<path d="${d}" fill="none" stroke="${inked(colour)}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): Art {
  const at = `cx="${short(x)}" cy="${short(y)}"`
  const size = rx === ry ? `r="${short(rx)}"` : `rx="${short(rx)}" ry="${short(ry)}"`
  return `<${rx === ry ? 'circle' : 'ellipse'} ${at} ${size} fill="${inked(fill)}"${more && ` ${more}`}/>`
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  more = '',
): Art {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(round)}" fill="${inked(fill)}"${more && ` ${more}`}/>`
}

/** The same elsewhere, turned by degrees and as large as said. */
export function placed(art: Art, x: number, y: number, { turn = 0, size = 1 } = {}): Art {
  const steps = [
    ...(x === 0 && y === 0 ? [] : [`translate(${short(x)} ${short(y)})`]),
    ...(turn === 0 ? [] : [`rotate(${Math.round(turn)})`]),
    ...(size === 1 ? [] : [`scale(${Math.round(size * 100) / 100})`]),
  ]
  return steps.length === 0 ? art : `<g transform="${steps.join('')}">${art}</g>`
}

/** Seen from the side of the table: what is round becomes an ellipse. */
export function tilted(art: Art, x: number, y: number, ratio: number): Art {
  return `<g transform="translate(${short(x)} ${short(y)})scale(1 ${ratio})">${art}</g>`
}

export function faint(art: Art, opacity: number): Art {
  return `<g opacity="${opacity}">${art}</g>`
}

/** A closed line through points, rounded at each of them. */
export function smooth(points: readonly Spot[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] ?? { x: 0, y: 0 }
  const first = at(0)
  const curves = points.map((here, index) => {
    const before = at(index - 1)
    const next = at(index + 1)
    const after = at(index + 2)
    const one = { x: here.x + (next.x - before.x) / 6, y: here.y + (next.y - before.y) / 6 }
    const two = { x: next.x - (after.x - here.x) / 6, y: next.y - (after.y - here.y) / 6 }
    return `C${pair(one)} ${pair(two)} ${pair(next)}`
  })
  return `M${pair(first)}${curves.join('')}Z`
}

/** An uneven round: nothing that was baked or poured is a circle. */
export function lump(
  x: number,
  y: number,
  rx: number,
  ry: number,
  chance: () => number,
  { corners = 10, uneven = 0.08 } = {},
): string {
  return smooth(
    Array.from({ length: corners }, (_, index) => {
      const angle = (index / corners) * 2 * Math.PI
      const far = 1 + (chance() - 0.5) * 2 * uneven
      return { x: x + Math.cos(angle) * rx * far, y: y + Math.sin(angle) * ry * far }
    }),
  )
}

function pair({ x, y }: Spot): string {
  return `${short(x)} ${short(y)}`
}

/** A bare colour gets its `#`. */
function inked(fill: string): string {
  return /^[0-9a-f]{6}$/.test(fill) ? `#${fill}` : fill
}
