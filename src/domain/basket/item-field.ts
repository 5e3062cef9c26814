import type { ProductCode } from '../ids.ts'

type Item = { readonly productCode: ProductCode; readonly children: readonly Item[] }

/** Where a line of an order stands in what was sent, or one of its parts: `items.2`, `items.2.children.0`. */
export function fieldOfItem(items: readonly Item[], index: number, path?: string): string {
  let field = `items.${index}`
  let { children } = items[index] ?? { children: [] }
  for (const code of path?.split('/') ?? []) {
    const at = children.findIndex(({ productCode }) => productCode === code)
    const child = children[at]
    if (!child) break
    field += `.children.${at}`
    children = child.children
  }
  return field
}

/** What stands at such a place; undefined where a field is no place of an item. */
export function itemAtField(items: readonly Item[], field: string | undefined): Item | undefined {
  const [name, ...places] = field?.split('.').filter((each) => each !== 'children') ?? []
  if (name !== 'items') return undefined
  let children = items
  let found: Item | undefined
  for (const place of places) {
    found = children[Number(place)]
    if (!found) return undefined
    children = found.children
  }
  return found
}
