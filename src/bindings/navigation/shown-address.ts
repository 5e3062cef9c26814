import { hrefOf, parseRoute, type Route } from '#domain/navigation/routes.ts'

/** The query parameter with which an address names the view it is shown in. */
const VIEW = 'view'

/** The address to show for a route: its own, in the view this page was asked for. */
export function shownAddressOf(route: Route): string {
  return inShownView(hrefOf(route))
}

/** An address in the view this page was asked for. */
export function inShownView(href: string): string {
  const view = new URLSearchParams(location.search).get(VIEW)
  if (view === null) return href
  const [beforeHash = '', ...fragment] = href.split('#')
  const query = new URLSearchParams({ [VIEW]: view }).toString()
  return [`${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${query}`, ...fragment].join('#')
}

/** The route of the address this page shows. */
export function shownRoute(): Route {
  return parseRoute(location.pathname + location.search + location.hash)
}
