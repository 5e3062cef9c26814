import { countedAt, missingParts } from '#domain/catalogue/options.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { MAX_LINE_QUANTITY } from '#domain/constants.ts'
import { timesMinor } from '#domain/money/minor.ts'
import { unitPriceOf } from '#domain/money/pricing.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { Say } from '../log/say.ts'
import type { CustomiseContext } from '../machines/customise.machine.ts'

/**
 * What adjusting the open product came to: the new count, the limit where it is reached, and the price; or why nothing
 * changed. It is only said aloud, because the card shows it.
 */
export function adjustedOf(command: Command, after: Conversation): readonly Say[] {
  const { value, context } = after.flows.customise
  const { product } = context
  if (value !== 'customising' || !product) return []
  switch (command.type) {
    case 'customise.setPart':
    case 'customise.choose':
      return [
        ...(refusedOf(context) ?? countOf(product, context, command.path)),
        { key: 'told.price', values: { total: { price: priceOf(product, context) } } },
      ]
    case 'customise.setQuantity':
    case 'customise.reset':
      return [
        ...(command.type === 'customise.reset' ? [{ key: 'told.reset' }] : []),
        { key: 'told.quantity', values: { name: { text: product.name }, quantity: context.quantity } },
        ...(refusedOf(context) ?? mostOf(context.quantity, MAX_LINE_QUANTITY)),
        { key: 'told.price', values: { total: { price: priceOf(product, context) } } },
      ]
    case 'customise.confirm':
      return missingOf(product, context) ?? refusedOf(context) ?? []
    default:
      return []
  }
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
