import type { CategoryId, ProductCode } from '#domain/ids.ts'

/** The headings of the menu by id: what is read there, and where it is come back to. A product may stand in two groups. */
export function categoryHeadingId(id: CategoryId): string {
  return `category-${id}`
}

export function groupHeadingId(id: string): string {
  return `group-${id}`
}

export function productHeadingId(groupId: string, code: ProductCode): string {
  return `product-${groupId}-${code}`
}
