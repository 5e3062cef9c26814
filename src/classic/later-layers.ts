import { later } from '#bindings/runtime/later.ts'
import type { LayersProps } from './layers.tsx'

const layers = later<'Layers', LayersProps>(() => import('./layers.tsx'))

/** Side menu, basket panel and dialogs, which the first paint does not need. */
export const LaterLayers = layers.component('Layers')

/** Fetches them ahead of need. */
export const prefetchLayers = layers.fetchAhead
