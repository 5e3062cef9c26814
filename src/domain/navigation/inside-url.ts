import { parseRoute, type Route } from './routes.ts'

/** The route of an address to come back to (S3.50), or undefined where it could lead out of the product. */
export function insideRouteOf(url: string): Route | undefined {
  if (!isInsideUrl(url)) return undefined
  const route = parseRoute(url)
  return route.name === 'unknown' ? undefined : route
}

/** Whether a browser would stay on this site: a path from its root, never `//host`, `/\host` or anything with a scheme. */
export function isInsideUrl(url: string): boolean {
  return /^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(url)
}
