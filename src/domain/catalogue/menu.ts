import type { Category, Menu, Part, Product } from './product.ts'

/** The product of a code; a code nobody sells, such as `constructor`, finds nothing. */
export function productIn(menu: Menu, code: string): Product | undefined {
  return Object.hasOwn(menu.products, code) ? menu.products[code] : undefined
}

/** The menu as everybody may read it, its categories too: a coupon is known to who was given its code (S4.88). */
export function withoutCoupons(menu: Menu): Menu {
  const sold = Object.entries(menu.products).filter(([, { type }]) => type !== 'COUPON')
  const products = Object.fromEntries(sold)
  const readable = (category: Category): Category => ({
    ...category,
    products: category.products.filter(({ code }) => productIn(menu, code)?.type !== 'COUPON'),
    children: category.children.map(readable),
  })
  return { ...menu, products, categories: menu.categories.map(readable) }
}

/** A category and everything below it, parents first, siblings by sort order (S3.12). */
export function categoriesFrom(category: Category): readonly Category[] {
  const children = category.children.toSorted((one, other) => one.sortOrder - other.sortOrder)
  return [category, ...children.flatMap(categoriesFrom)]
}

/** The products of one category, lowest priority number first (S3.12). */
export function productsOf(menu: Menu, category: Category): readonly Product[] {
  return category.products
    .toSorted((one, other) => one.priority - other.priority)
    .flatMap(({ code }) => productIn(menu, code) ?? [])
}

/** Every code that can be sold out: those of the products, and of all they are made of or can be chosen for them. */
export function codesOf({ products }: Menu): ReadonlySet<string> {
  const codes = new Set<string>()
  const gather = (parts: readonly Part[]): void => {
    for (const part of parts) {
      codes.add(part.partCode)
      gather(part.parts)
    }
  }
  for (const product of Object.values(products)) {
    codes.add(product.code)
    gather(product.parts)
  }
  return codes
}
