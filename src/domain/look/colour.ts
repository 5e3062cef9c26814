/** A colour as a palette writes it: `#rrggbb`. */
export type Colour = string

/** A colour is six hexadecimal digits behind a `#`, so that nothing else gets into a style sheet. */
export const COLOUR = /^#[0-9a-fA-F]{6}$/

/** How far two colours stand apart, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastOf(one: Colour, other: Colour): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
export function luminanceOf(colour: Colour): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The colour that lies on the way from one to another: at 0 the one, at 1 the other. */
export function mixed(from: Colour, to: Colour, share: number): Colour {
  const ends = channelsOf(to)
  const channels = channelsOf(from).map((channel, index) => {
    const end = ends[index] ?? channel
    return Math.round(channel + (end - channel) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The colour itself, or as little further towards another as it takes to be read on each of the grounds. */
export function readable(colour: Colour, grounds: readonly Colour[], least: number, towards: Colour): Colour {
  for (let step = 0; step < STEPS; step += 1) {
    const tried = mixed(colour, towards, step / STEPS)
    if (grounds.every((ground) => contrastOf(tried, ground) >= least)) return tried
  }
  return towards
}

/** The one of several colours that is read best where it is read worst. */
export function mostReadable(colours: readonly Colour[], grounds: readonly Colour[]): Colour {
  const worst = (colour: Colour) => Math.min(...grounds.map((ground) => contrastOf(colour, ground)))
  const [first = '#000000', ...others] = colours
  return others.reduce((best, colour) => (worst(colour) > worst(best) ? colour : best), first)
}

/** Red, green and blue, each 0 to 255. */
export function channelsOf(colour: Colour): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

const STEPS = 50
