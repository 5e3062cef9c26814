import { GridLayer, type Coords } from 'leaflet'
import { paintTile, type GroundColours } from './ground-painter.ts'
import { labelsAt, type Ground } from './map-labels.ts'
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
  return a.places === b.places && a.landscape === b.landscape && keyOf(a) === keyOf(b)
}

function keyOf({ center, rings, pins }: Ground): string {
  const stands = pins.map(({ name, latitude, longitude }) => [name, latitude, longitude])
  return JSON.stringify([center.latitude, center.longitude, rings, stands])
}

function coloursOf(element: Element): GroundColours {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    land: token('--map-land'),
    wood: token('--map-wood'),
    water: token('--map-water'),
    built: token('--map-built'),
    road: token('--map-road'),
    roadEdge: token('--map-road-edge'),
    motorway: token('--map-motorway'),
    motorwayEdge: token('--map-motorway-edge'),
    rail: token('--map-rail'),
    airport: token('--map-airport'),
    apron: token('--map-apron'),
    runway: token('--map-runway'),
    building: token('--map-building'),
    ring: token('--edge'),
    dot: token('--edge'),
    text: token('--ink-2'),
    waterText: token('--map-water-ink'),
    sign: token('--map-sign'),
    signText: token('--map-sign-ink'),
    font: token('--font'),
  }
}
