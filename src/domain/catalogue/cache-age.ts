import { CACHE_REFRESH_MS } from '../constants.ts'

/** When what this device holds of menus was last fetched (epoch ms), and the version of the app that fetched it. */
export type CacheMade = { readonly at: number; readonly version: string }

/** Whether what is held is fetched anew: a day later, and by another version of the app (S4.111, S9.22). */
export function isCacheOver(made: CacheMade, now: CacheMade): boolean {
  return made.version !== now.version || now.at - made.at >= CACHE_REFRESH_MS
}
