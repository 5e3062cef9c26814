/** Colours are six hex digits without `#`, so that the name of a fill can carry them. */
export type Hex = string

type Rgb = readonly [red: number, green: number, blue: number]

const LIGHT: Rgb = [255, 248, 224]
const DARK: Rgb = [62, 18, 6]

/** The colour a warm lamp makes of another, 0 none of it to 1 all of it. */
export function lit(colour: Hex, share: number): Hex {
  return mixed(colour, LIGHT, share)
}

/** The colour of the side the lamp does not reach, 0 none of it to 1 all of it. */
export function shaded(colour: Hex, share: number): Hex {
  return mixed(colour, DARK, share)
}

/** The fill of something round: lit from the upper left. */
export function ball(colour: Hex): string {
  return `url(#ball-${colour})`
}

/** The fill of something lit from above. */
export function dome(colour: Hex): string {
  return `url(#dome-${colour})`
}

/** The fill of something that stands upright and is round, such as a glass. */
export function pipe(colour: Hex): string {
  return `url(#pipe-${colour})`
}

/** A spot that fades to nothing: a shadow, a gleam, steam. */
export function haze(colour: Hex): string {
  return `url(#haze-${colour})`
}

const STOPS: Record<string, (colour: Hex) => string> = {
  ball: (colour) =>
    radial('cx=".38" cy=".28" r=".8"', [
      [0, lit(colour, 0.42)],
      [0.42, colour],
      [1, shaded(colour, 0.34)],
    ]),
  dome: (colour) =>
    linear('x2="0" y2="1"', [
      [0, lit(colour, 0.36)],
      [0.5, colour],
      [1, shaded(colour, 0.3)],
    ]),
  pipe: (colour) =>
    linear('x2="1" y2="0"', [
      [0, shaded(colour, 0.26)],
      [0.26, lit(colour, 0.4)],
      [0.6, colour],
      [1, shaded(colour, 0.34)],
    ]),
  haze: (colour) =>
    `<radialGradient id="ID"><stop stop-color="#${colour}"/><stop offset="1" stop-color="#${colour}" stop-opacity="0"/></radialGradient>`,
}

/** The definition a fill refers to, by its id; undefined for an id that is no fill. */
export function fillOf(id: string): string | undefined {
  const [, kind = '', colour = ''] = /^([a-z]+)-([0-9a-f]{6})$/.exec(id) ?? []
  return STOPS[kind]?.(colour).replace('ID', id)
}

function radial(where: string, stops: readonly (readonly [number, Hex])[]): string {
  return `<radialGradient id="ID" ${where}>${stopsOf(stops)}</radialGradient>`
}

function linear(where: string, stops: readonly (readonly [number, Hex])[]): string {
  return `<linearGradient id="ID" ${where}>${stopsOf(stops)}</linearGradient>`
}

function stopsOf(stops: readonly (readonly [number, Hex])[]): string {
  return stops.map(([at, colour]) => `<stop offset="${at}" stop-color="#${colour}"/>`).join('')
}

function mixed(colour: Hex, [red, green, blue]: Rgb, share: number): Hex {
  const [r, g, b] = [0, 2, 4].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
  const channel = (own = 0, other: number) => Math.round(own + (other - own) * share)
  return [channel(r, red), channel(g, green), channel(b, blue)]
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
}
