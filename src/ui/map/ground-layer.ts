import { GridLayer, type Coords } from 'leaflet'
import { labelsAt, paintTile, type Ground, type GroundColours } from './ground-painter.ts'
import { TILE_PX } from './place-labels.ts'

/** A base layer painted on canvases in the page's own colours: it asks nothing of any server. */
export class GroundLayer extends GridLayer {
  private readonly labelsByZoom = new Map<number, ReturnType<typeof labelsAt>>()
  private readonly ground: Ground

  constructor(ground: Ground) {
    super({ tileSize: TILE_PX, updateWhenZooming: false })
    this.ground = ground
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
    const labels = labelsAt(this.ground.places, zoom)
    this.labelsByZoom.set(zoom, labels)
    return labels
  }
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
