import { productIn } from '../catalogue/menu.ts'
import { isGroup, partAt } from '../catalogue/options.ts'
import { canOrderSelection } from '../catalogue/orderable-selection.ts'
import type { Menu, Product } from '../catalogue/product.ts'
import { MAX_BASKET_LINES, MAX_LINE_QUANTITY } from '../constants.ts'
import { id } from '../ids.ts'
import type { LineId, ProductCode } from '../ids.ts'
import type { OrderItem } from '../orders/order.ts'
import type { Problem } from '../problem.ts'
import { refuse, succeed } from '../verdict.ts'
import type { Result } from '../verdict.ts'
import type { Basket, BasketLine, ChosenPart } from './basket.ts'
import { composeLine } from './compose-line.ts'

/** The basket as it is sent: a tree a line, groups holding what was taken of them, by their sum (S3.35). */
export function toOrderItems(basket: Basket): readonly OrderItem[] {
  return basket.lines.map((line) => ({
    productCode: line.code,
    quantity: line.quantity,
    contextCode: line.contextCode,
    children: nodesOf(line.parts).map((node) => itemOf(node, line.contextCode)),
  }))
}

/** Lines, or the first reason there are none, and which item it is about. */
export type ReadLines =
  | { readonly ok: true; readonly value: readonly BasketLine[] }
  | { readonly ok: false; readonly problem: Problem; readonly index?: number }

/** The lines that items mean on a menu, priced by that menu, or the first reason they cannot be ordered (S3.35, S5.37, S9.1). */
export function linesFromItems(
  items: readonly OrderItem[],
  menu: Menu,
  lineIdAt: (index: number) => LineId,
): ReadLines {
  if (items.length > MAX_BASKET_LINES) return refuse('basket.tooManyLines')
  const lines: BasketLine[] = []
  for (const [index, item] of items.entries()) {
    const line = lineFromItem(item, productIn(menu, item.productCode), lineIdAt(index))
    if (!line.ok) return { ...line, index }
    lines.push(line.value)
  }
  return succeed(lines)
}

function lineFromItem(item: OrderItem, product: Product | undefined, lineId: LineId): Result<BasketLine> {
  if (product === undefined) return refuse('product.notFound')
  const problem = problemOfQuantity(item.quantity, product)
  if (problem !== undefined) return refuse(problem)
  const selection: Record<string, number> = {}
  if (!readChildren(item.children, product, [], selection)) return refuse('part.unknown')
  const verdict = canOrderSelection(product, selection)
  if (!verdict.ok) return verdict
  const { quantity, contextCode } = item
  return succeed(composeLine({ id: lineId, product, selection, quantity, contextCode }))
}

function problemOfQuantity(quantity: number, product: Product): Problem | undefined {
  if (product.type === 'COUPON') return quantity === 0 ? undefined : 'line.invalidQuantity'
  if (!Number.isInteger(quantity) || quantity < 1) return 'line.invalidQuantity'
  return quantity > MAX_LINE_QUANTITY ? 'line.maxReached' : undefined
}

/** Writes the quantities of a tree into a selection; false where a node is no part of the product. */
function readChildren(
  items: readonly OrderItem[],
  product: Product,
  parents: readonly ProductCode[],
  selection: Record<string, number>,
): boolean {
  return items.every((item) => {
    const codes = [...parents, item.productCode]
    const path = codes.join('/')
    const part = partAt(product, path)
    // Catalogues may begin every parent chain with the product itself (S3.23): that node is no part.
    if (part === undefined && !(parents.length === 0 && item.productCode === product.code)) return false
    // Added up, not overwritten, so that a part listed twice is paid twice.
    if (part !== undefined && !isGroup(part)) selection[path] = (selection[path] ?? 0) + item.quantity
    return readChildren(item.children, product, codes, selection)
  })
}

/** `quantity` is missing where only the part's children are chosen: a group. */
type Node = { readonly code: ProductCode; quantity?: number; readonly children: Map<string, Node> }

function nodesOf(parts: readonly ChosenPart[]): readonly Node[] {
  const roots = new Map<string, Node>()
  for (const part of parts) {
    let siblings = roots
    let node: Node | undefined
    for (const code of part.path.split('/')) {
      node = siblings.get(code) ?? { code: id<ProductCode>(code), children: new Map() }
      siblings.set(code, node)
      siblings = node.children
    }
    if (node !== undefined) node.quantity = part.quantity
  }
  return [...roots.values()]
}

function itemOf(node: Node, contextCode: string): OrderItem {
  const children = [...node.children.values()].map((child) => itemOf(child, contextCode))
  const quantity = node.quantity ?? children.reduce((sum, child) => sum + child.quantity, 0)
  return { productCode: node.code, quantity, contextCode, children }
}
