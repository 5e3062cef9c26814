import type { Category, Part } from '#domain/catalogue/product.ts'
import { isGroup } from '#domain/catalogue/options.ts'
import type { Place } from './lexicon.ts'

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

export function placeOf(part: Part, group: Part | undefined): Place {
  return {
    group: group?.partCode ?? part.partCode,
    option: part.partCode,
    kind: part.kind,
    isDefault: part.defaultQuantity > 0,
    groupMax: group?.maxQuantity ?? Infinity,
  }
}
