import { countedAt, missingParts } from '#domain/catalogue/options.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { MAX_LINE_QUANTITY } from '#domain/constants.ts'
import { timesMinor } from '#domain/money/minor.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import type { Say } from '../core/log/say.ts'
import type { CustomiseContext } from './customise.events.ts'

/** What choosing a part of the open product came to: its count, the limit where it is reached, and the price; or why not. */
export function partAloud(path: string, after: Conversation): readonly Say[] {
  const open = openIn(after)
  if (!open) return []
  return [...(refusedOf(open.context) ?? countOf(open.product, open.context, path)), priceAloud(open)]
}

/** How many of the open product there will be, and the price; or why nothing changed. */
export function quantityAloud(after: Conversation): readonly Say[] {
  const open = openIn(after)
  if (!open) return []
  const { product, context } = open
  return [
    { key: 'told.quantity', values: { name: { text: product.name }, quantity: context.quantity } },
    ...(refusedOf(context) ?? mostOf(context.quantity, MAX_LINE_QUANTITY)),
    priceAloud(open),
  ]
}

/** That all choices are as they were at first. */
export function resetAloud(after: Conversation): readonly Say[] {
  return openIn(after) ? [{ key: 'told.reset' }, ...quantityAloud(after)] : []
}

/** What is still to choose of the open product, or why it is refused. */
export function missingAloud(after: Conversation): readonly Say[] {
  const open = openIn(after)
  return (open && (missingOf(open.product, open.context) ?? refusedOf(open.context))) ?? []
}

type Open = { readonly product: Product; readonly context: CustomiseContext }

function openIn({ flows }: Conversation): Open | undefined {
  const { value, context } = flows.customise
  const { product } = context
  return value === 'customising' && product ? { product, context } : undefined
}

function priceAloud({ product, context }: Open): Say {
  return { key: 'told.price', values: { total: { price: priceOf(product, context) } } }
}

function countOf(product: Product, { selection }: CustomiseContext, path: string): readonly Say[] {
  const found = countedAt(product, selection, path)
  if (!found) return []
  const { part, quantity, max, group } = found
  const name = { text: part.product.name }
  const isOneOfSeveral = group !== undefined && group.part.maxQuantity > 1
  if (part.kind === 'without')
    return [{ key: quantity === 0 ? 'told.leftIn' : 'told.leftOut', values: { name } }]
  return [
    quantity === 0
      ? { key: 'told.partOut', values: { name } }
      : { key: 'told.part', values: { name, quantity } },
    ...(isOneOfSeveral
      ? [
          {
            key: 'told.ofGroup',
            values: { quantity: group.quantity, max: group.part.maxQuantity },
          },
        ]
      : mostOf(quantity, part.maxQuantity === 1 ? Infinity : max)),
  ]
}

function mostOf(quantity: number, max: number): readonly Say[] {
  return quantity >= max ? [{ key: 'told.most' }] : []
}

function refusedOf({ problem }: CustomiseContext): readonly Say[] | undefined {
  return problem && [{ key: `problem.${problem.code}` }]
}

function missingOf(product: Product, { selection, problem }: CustomiseContext): readonly Say[] | undefined {
  if (problem?.code !== 'product.requiredMissing') return undefined
  const list = missingParts(product, selection).map(({ name }) => ({ text: name }))
  return [{ key: 'told.missing', values: { list: { list } } }]
}

function priceOf(product: Product, { selection, quantity }: CustomiseContext) {
  return timesMinor(unitPriceOf(product, selection), quantity)
}
