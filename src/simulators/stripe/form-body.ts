/** The parameters of a form with `a[b]=c` names, as nested objects. */
export type Params = { readonly [name: string]: string | Params | undefined }

export function paramsOf(body: string): Params {
  const params: Record<string, string | Params> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    put(params, path, value)
  }
  return params
}

function put(into: Record<string, unknown>, [first = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    Object.defineProperty(into, first, { value, enumerable: true, writable: true, configurable: true })
    return
  }
  const inner = Object.hasOwn(into, first) ? into[first] : undefined
  const next = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {}
  put(next, rest, value)
  Object.defineProperty(into, first, { value: next, enumerable: true, writable: true, configurable: true })
}

/** A text parameter, or nothing. */
export function textIn(params: Params, name: string): string | undefined {
  const value = Object.hasOwn(params, name) ? params[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** A parameter of parameters, its texts. */
export function textsIn(params: Params, name: string): Readonly<Record<string, string>> {
  const value = Object.hasOwn(params, name) ? params[name] : undefined
  if (typeof value !== 'object') return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (typeof each === 'string' ? [[key, each] as const] : [])),
  )
}
