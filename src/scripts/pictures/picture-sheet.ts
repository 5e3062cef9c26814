import { BITS } from './bits/bits.ts'
import { MORSEL_PREFIX, MORSELS } from './morsels/morsels.ts'
import { fillOf } from './shades.ts'
import type { Art } from './strokes.ts'

/** Every drawing is made on a square this wide. */
export const CANVAS = 240

/** A drawing as a file: what it refers to is defined in it, once. */
export function svgOf(art: Art): string {
  const used = new Map<string, string>()
  collect(art, used)
  const defs = [...used.values()].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 ${CANVAS} ${CANVAS}"><defs>${defs}</defs>${art}</svg>`
}

function collect(art: Art, used: Map<string, string>): void {
  for (const [, fill, name] of art.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)) {
    const id = fill ?? name ?? ''
    if (used.has(id)) continue
    const definition = fill === undefined ? partOf(id) : fillOf(id)
    if (definition === undefined) continue
    used.set(id, definition)
    collect(definition, used)
  }
}

function partOf(id: string): string | undefined {
  const art = id.startsWith(MORSEL_PREFIX) ? MORSELS[id.slice(MORSEL_PREFIX.length)] : BITS[id]
  return art === undefined ? undefined : `<g id="${id}">${art}</g>`
}
