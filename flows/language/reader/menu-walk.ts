import type { Category, Part } from '#domain/catalogue/product.ts'
import { isGroup } from '#domain/catalogue/options.ts'
import type { Place } from './lexicon.ts'

/** Visits categories from the leaves up, each with the codes of all products below it; gives the codes of all. */
export function eachCategory(
  categories: readonly Category[],
  visit: (category: Category, codes: readonly string[]) => void,
): readonly string[] {
  return categories.flatMap((category) => {
    const codes = [
      ...category.products.map(({ code }): string => code),
      ...eachCategory(category.children, visit),
    ]
    visit(category, codes)
    return codes
  })
}

/** Visits every part that is no group, with the group it is chosen of. */
export function eachOption(
  parts: readonly Part[],
  group: Part | undefined,
  visit: (part: Part, group: Part | undefined) => void,
): void {
  for (const part of parts) {
    if (isGroup(part)) eachOption(part.parts, part, visit)
    else {
      visit(part, group)
      eachOption(part.parts, undefined, visit)
    }
  }
}

/** Where a part stands in its product; alone it is its own group. */
export function placeOf(part: Part, group: Part | undefined): Place {
  return {
    group: group?.partCode ?? part.partCode,
    option: part.partCode,
    kind: part.kind,
    isDefault: part.defaultQuantity > 0,
    groupMax: group?.maxQuantity ?? Infinity,
  }
}
