import { GridLayer, type Coords } from 'leaflet'
import { labelsAt, paintTile, type Ground, type GroundColours } from './ground-painter.ts'
import { TILE_PX } from './place-labels.ts'

/** A base layer painted on canvases in the page's own colours: it asks nothing of any server. */
export class GroundLayer extends GridLayer {
  private readonly labelsByZoom = new Map<number, ReturnType<typeof labelsAt>>()
  private ground: Ground

  constructor(ground: Ground) {
    super({ tileSize: TILE_PX, updateWhenZooming: false })
    this.ground = ground
  }

  /** Shows another ground; the same one again, however newly made, leaves the picture alone. */
  show(ground: Ground): void {
    if (isSameGround(ground, this.ground)) return
    this.ground = ground
    this.labelsByZoom.clear()
    this.redraw()
  }

  protected override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('canvas')
    const density = Math.max(1, window.devicePixelRatio)
    tile.width = TILE_PX * density
    tile.height = TILE_PX * density
    const context = tile.getContext('2d')
    if (context) {
      context.scale(density, density)
      paintTile(context, coords, this.ground, this.labelsFor(coords.z), coloursOf(document.documentElement))
    }
    return tile
  }

  private labelsFor(zoom: number): ReturnType<typeof labelsAt> {
    const known = this.labelsByZoom.get(zoom)
    if (known) return known
    const labels = labelsAt(this.ground, zoom)
    this.labelsByZoom.set(zoom, labels)
    return labels
  }
}

function isSameGround(a: Ground, b: Ground): boolean {
  return a.places === b.places && keyOf(a) === keyOf(b)
}

function keyOf({ center, rings, pins }: Ground): string {
  const stands = pins.map(({ name, latitude, longitude }) => [name, latitude, longitude])
  return JSON.stringify([center.latitude, center.longitude, rings, stands])
}

function coloursOf(element: Element): GroundColours {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    land: token('--sunken'),
    town: token('--green-softer'),
    line: token('--line'),
    ring: token('--edge'),
    dot: token('--edge'),
    text: token('--ink-2'),
    font: token('--font'),
  }
}
