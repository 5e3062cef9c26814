import type { LineDetail } from '../basket/describe-line.ts'
import type { OrderedItem } from './order.ts'

/** An ordered product as a recap tells it: its choices, extras and removals, without the groups they were chosen in (S3.36). */
export function describeItem(item: OrderedItem): readonly LineDetail[] {
  return item.children.flatMap((child) => [...detailOf(child), ...describeItem(child)])
}

function detailOf(part: OrderedItem): readonly LineDetail[] {
  const { kind = 'regular', snapshot, quantity, children, isUsual } = part
  const isGroup = kind === 'option' && children.length > 0
  if (isGroup || isUsual) return []
  if (quantity > 0) return [{ kind, name: snapshot.name, quantity }]
  // Only what comes by itself can be missing.
  return kind === 'regular' ? [{ kind: 'without', name: snapshot.name, quantity: 1 }] : []
}
