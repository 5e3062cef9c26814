/** What the address of a page without code adds to that of the page. */
export const PLAIN = 'plain'

/** The address of a page without code: of a path, or with an empty one of where the page stands. */
export function plainHref(path: string, query: Readonly<Record<string, string>> = {}): string {
  return `${path}?${String(new URLSearchParams({ ...query, [PLAIN]: '' }))}`
}
