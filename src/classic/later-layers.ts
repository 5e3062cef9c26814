import { later } from '#bindings/runtime/later.ts'
import type { LayersProps } from './layers.tsx'

const layers = later<'Layers', LayersProps>(() => import('./layers.tsx'))

/** Side menu, basket panel and dialogs: nothing of them is in the first paint. */
export const LaterLayers = layers.component('Layers')

/** Fetches what can lie over a screen ahead of need. */
export const prefetchLayers = layers.fetchAhead
