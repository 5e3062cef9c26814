import type { FeatureFlags } from '../feature-flags.ts'
import type { Problem } from '../problem.ts'
import { allow, refuse } from '../verdict.ts'
import type { Verdict } from '../verdict.ts'
import { isBarredFromTakeout } from './alcohol.ts'
import { categoriesFrom, productsOf } from './menu.ts'
import { isGroup } from './options.ts'
import type { CategoryId } from '../ids.ts'
import type { Category, Menu, Outage, Part, PickupMode, Product, Service } from './product.ts'

/** What decides, besides the product itself, whether it can be had now. */
export type SaleTerms = {
  readonly mode: PickupMode
  readonly outages: readonly Outage[]
  readonly flags: FeatureFlags
}

export type Availability = 'available' | 'unavailable' | 'hidden'

export type ProductAvailability = { readonly availability: Availability; readonly problem?: Problem }

export type ListedProduct = ProductAvailability & { readonly product: Product }

export type ListedGroup = { readonly group: Category; readonly products: readonly ListedProduct[] }

export type ListedCategory = { readonly category: Category; readonly groups: readonly ListedGroup[] }

const AVAILABLE: ProductAvailability = { availability: 'available' }

/** Whether a product is offered, listed with its label, or not shown at all (S2.20, S2.21, S2.27, S5.47, S5.49). */
export function availabilityOf(product: Product, saleTerms: SaleTerms): ProductAvailability {
  const outage = saleTerms.outages.find(({ productCode }) => productCode === product.code)
  if (product.type === 'COUPON') return { availability: 'hidden', problem: 'product.notFound' }
  if (!product.isEnabled) return { availability: 'hidden', problem: 'product.unavailable' }
  if (outage?.state === 'DISABLED') return { availability: 'hidden', problem: 'product.outage' }
  // The terms are asked first: a menu is long, and the parts of each product are many.
  if (barsAlcohol(saleTerms) && isBarredFromTakeout(fixedAlcoholOf(product)))
    return { availability: 'hidden', problem: 'product.alcoholForTakeout' }
  if (outage !== undefined) return { availability: 'unavailable', problem: 'product.outage' }
  if (!isSoldIn(product.customParams.service, saleTerms))
    return { availability: 'unavailable', problem: 'product.unavailable' }
  const lacking = problemOfNeeded(soldNow(product, saleTerms).parts)
  return lacking === undefined ? AVAILABLE : { availability: 'unavailable', problem: lacking }
}

const soldProducts = new WeakMap<Product, { readonly saleTerms: SaleTerms; readonly now: Product }>()

/**
 * The product as it can be had now: of a part that cannot be had nothing is to be taken, at any depth, and the part says
 * why (S2.20, S2.21, S4.69, S5.47). Defaults stay those of the catalogue, by which selections are written.
 */
export function soldNow(product: Product, saleTerms: SaleTerms): Product {
  if (saleTerms.outages.length === 0 && !barsAlcohol(saleTerms)) return product
  const known = soldProducts.get(product)
  if (known && isSameTerms(known.saleTerms, saleTerms)) return known.now
  const parts = partsNow(product.parts, saleTerms)
  const now = parts === product.parts ? product : { ...product, parts }
  soldProducts.set(product, { saleTerms, now })
  return now
}

/** Whether a product may be opened, from a list or by a direct link (S2.27, S5.52). */
export function canOpenProduct(product: Product | undefined, saleTerms: SaleTerms): Verdict {
  if (product === undefined) return refuse('product.notFound')
  const { problem } = availabilityOf(product, saleTerms)
  return problem === undefined ? allow : refuse(problem)
}

type Listing = { readonly menu: Menu; readonly saleTerms: SaleTerms; readonly groups: readonly ListedGroup[] }

/** A long category is asked for by its tile, its screen and what is told of it, all between a tap and what it shows. */
const listings = new WeakMap<Category, Listing>()

/** What a category shows: its own products, then each child category's, in priority order (S2.19, S2.20); the same list until something else decides. */
export function listedProducts(menu: Menu, category: Category, saleTerms: SaleTerms): readonly ListedGroup[] {
  const known = listings.get(category)
  if (known?.menu === menu && isSameTerms(known.saleTerms, saleTerms)) return known.groups
  const groups = categoriesFrom(category)
    .map((group) => ({
      group,
      products: productsOf(menu, group).flatMap((product) => listed(product, saleTerms)),
    }))
    .filter(({ products }) => products.length > 0)
  listings.set(category, { menu, saleTerms, groups })
  return groups
}

/** What the menu shows: the chosen category, or all of them where none has to be chosen first (S2.13, S2.14, S2.19, S1.48). */
export function shownGroups(
  menu: Menu,
  categoryId: CategoryId | undefined,
  saleTerms: SaleTerms,
): readonly ListedGroup[] {
  const category = menu.categories.find(({ id }) => id === categoryId)
  if (category) return listedProducts(menu, category, saleTerms)
  return categoryId === undefined && !saleTerms.flags.preOrderCategoryFilter ? wholeMenu(menu, saleTerms) : []
}

/** Every category with something to show, in its order, each whole: what is in two of them stands in both (S2.7, S2.19). */
export function listedCategories(menu: Menu, saleTerms: SaleTerms): readonly ListedCategory[] {
  return menu.categories
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .map((category) => ({ category, groups: listedProducts(menu, category, saleTerms) }))
    .filter(({ groups }) => groups.length > 0)
}

/** Every category in its order, each product where it stands first. */
function wholeMenu(menu: Menu, saleTerms: SaleTerms): readonly ListedGroup[] {
  const shown = new Set<Product>()
  return listedCategories(menu, saleTerms)
    .flatMap(({ groups }) => groups)
    .map(({ group, products }) => ({
      group,
      products: products.filter(({ product }) => !shown.has(product) && shown.add(product)),
    }))
    .filter(({ products }) => products.length > 0)
}

function isSameTerms(one: SaleTerms, other: SaleTerms): boolean {
  return one.mode === other.mode && one.outages === other.outages && one.flags === other.flags
}

/** The product with its availability as a list of none or one: hidden products are not listed (S2.20). */
export function listed(product: Product, saleTerms: SaleTerms): readonly ListedProduct[] {
  const found = availabilityOf(product, saleTerms)
  return found.availability === 'hidden' ? [] : [{ product: soldNow(product, saleTerms), ...found }]
}

/** Whether alcohol of this strength may not be sold in this mode (S5.47, S1.45). */
export function isBarred(alcoholByVolume: number, saleTerms: SaleTerms): boolean {
  return barsAlcohol(saleTerms) && isBarredFromTakeout(alcoholByVolume)
}

function partsNow(parts: readonly Part[], saleTerms: SaleTerms): readonly Part[] {
  const now = parts.map((part) => partNow(part, saleTerms))
  return now.every((part, index) => part === parts[index]) ? parts : now
}

function partNow(part: Part, saleTerms: SaleTerms): Part {
  // What is left out is there, whatever has sold out.
  if (part.kind === 'without') return part
  const parts = partsNow(part.parts, saleTerms)
  const outage = saleTerms.outages.find(({ productCode }) => productCode === part.partCode)
  const problem = outage ? 'product.outage' : problemBelow(part, parts, saleTerms)
  if (problem === undefined) return parts === part.parts ? part : { ...part, parts }
  const isHidden = outage?.state === 'DISABLED'
  return { ...part, parts, maxQuantity: 0, problem, ...(isHidden && { isHidden }) }
}

function problemBelow(part: Part, parts: readonly Part[], saleTerms: SaleTerms): Problem | undefined {
  if (isBarred(part.product.metadata.alcoholByVolume, saleTerms)) return 'product.alcoholForTakeout'
  if (!isGroup(part)) return problemOfNeeded(parts)
  const room = parts.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0)
  return room < Math.max(1, part.minQuantity) ? parts.find(({ problem }) => problem)?.problem : undefined
}

/** Why what has to be among these parts cannot be had. */
function problemOfNeeded(parts: readonly Part[]): Problem | undefined {
  return parts.find(({ minQuantity, problem }) => minQuantity > 0 && problem !== undefined)?.problem
}

function barsAlcohol({ mode, flags }: SaleTerms): boolean {
  return flags.noAlcoholForPickup && mode === 'TAKEOUT'
}

// Reading (S5.49): a table is served like eating in; without the order type filter every service is sold.
function isSoldIn(service: Service, { mode, flags }: SaleTerms): boolean {
  if (!flags.orderTypeFilter || service === '3') return true
  return service === (mode === 'TAKEOUT' ? '2' : '1')
}

/** Alcohol nobody can choose away: a beer among the options of a combo does not hide the combo. */
function fixedAlcoholOf(product: Product): number {
  return Math.max(product.metadata.alcoholByVolume, ...product.parts.map(fixedAlcoholOfPart))
}

function fixedAlcoholOfPart(part: Part): number {
  if (part.kind !== 'regular' || part.minQuantity === 0) return 0
  return Math.max(part.product.metadata.alcoholByVolume, ...part.parts.map(fixedAlcoholOfPart))
}
