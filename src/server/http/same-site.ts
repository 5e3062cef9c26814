import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request that changes something comes from our own pages or from nobody's: by Fetch Metadata, else by its
 * Origin. Another origin of the same site, as a forum beside the shop, is somebody else.
 */
export function isSameSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
