import { hrefOf, type Route } from './routes.ts'

/** What the address of a page without code adds to that of the page. */
export const PLAIN = 'plain'

/** The address of a page without code: of a path, or with an empty one of where the page stands. */
export function plainHref(path: string, query: Readonly<Record<string, string>> = {}): string {
  return `${path}?${String(new URLSearchParams({ ...query, [PLAIN]: '' }))}`
}

/** Routes that need nothing of the conversation before: a page without code opens with one that has nothing in it yet. */
const NEED_NOTHING: ReadonlySet<Route['name']> = new Set(['home', 'restaurants', 'currentOrder'])

/** The address without code of a route, in a view; undefined where it needs the conversation it is come from. */
export function plainHrefOf(route: Route, view: string): string | undefined {
  return NEED_NOTHING.has(route.name) ? plainHref(hrefOf(route), { view }) : undefined
}
