import type { IncomingHttpHeaders } from 'node:http'

/** Whether a request that changes something comes from this site: by Fetch Metadata, else by its Origin. */
export function isSameSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'cross-site'
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
