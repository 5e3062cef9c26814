import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something comes from our own pages or from nobody's: by Fetch Metadata, else by its
 * Origin. Another origin of the same site, as a forum beside the shop, is somebody else, and so is the shop's own name
 * over plain http where it is served by https alone.
 */
export function isSameSite(headers: IncomingHttpHeaders, isHttpsAlone = false): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host && (!isHttpsAlone || from.protocol === 'https:')
}
