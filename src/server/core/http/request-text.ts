/** What no call can want: a NUL, half a surrogate pair, or a name every object has already. Each breaks who reads it on. */
const UNWRITABLE = /[\0\p{Surrogate}]/u
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype))

/** The path of the first text in a parsed body that cannot be kept or shown; undefined where there is none. */
export function unusableIn(value: unknown, path: readonly string[] = []): readonly string[] | undefined {
  if (typeof value === 'string') return UNWRITABLE.test(value) ? path : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, each] of Object.entries(value)) {
    if (INHERITED.has(key) || UNWRITABLE.test(key)) return path
    const found = unusableIn(each, [...path, key])
    if (found) return found
  }
  return undefined
}

/** Whether an address can be read: its path unescapes, and no part of it carries a NUL. */
export function isReadable(url: string): boolean {
  if (!url.includes('%')) return true
  if (url.includes('%00')) return false
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
