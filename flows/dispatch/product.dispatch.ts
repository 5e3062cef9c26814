import { swapForMeal } from '#domain/basket/swap-for-meal.ts'
import { canOpenProduct, soldNow } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import type { Verdict } from '#domain/verdict.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import type { CustomiseEvent, OpenedProduct } from '../machines/customise.machine.ts'
import {
  basketOriginOf,
  chosenModeOf,
  lineIdAt,
  currentMenuOf,
  orderingOf,
  saleTermsOf,
} from '../conversation/selectors.ts'
import { goOnWithProposal } from './proposal.dispatch.ts'
import { LEAVE_PRODUCT, type CommandDispatch, type FactDispatch, type Dispatched } from './dispatched.ts'

export const PRODUCT_COMMANDS = {
  'product.open': takeProduct,
  'product.add': takeProduct,
  'upsell.accept': takeProduct,
  'customise.setPart': toCustomise,
  'customise.choose': toCustomise,
  'customise.setQuantity': toCustomise,
  'customise.wish': toCustomise,
  'customise.reset': toCustomise,
  'customise.confirm': addMade,
  'customise.cancel': leaveProduct,
  'alcohol.confirm': addMade,
  'alcohol.decline': leaveProduct,
} satisfies Partial<CommandDispatch>

export const PRODUCT_FACTS = {
  'line.composed': ({ type, line, replaces }, conversation) => [
    { to: 'basket', event: { type, line, replaces, origin: basketOriginOf(conversation) } },
    ...goOnWithProposal(true, conversation),
  ],
} satisfies Partial<FactDispatch>

function toCustomise(event: CustomiseEvent): readonly Dispatched[] {
  return [{ to: 'customise', event }]
}

function leaveProduct(event: CustomiseEvent, conversation: Conversation): readonly Dispatched[] {
  return [...toCustomise(event), ...goOnWithProposal(false, conversation)]
}

/** A product is added only while the restaurant takes orders (S5.36); a line of the basket may always be changed. */
function addMade(event: CustomiseEvent, conversation: Conversation): readonly Dispatched[] {
  const verdict = orderingOf(conversation)
  const isNew = conversation.flows.customise.context.editing === undefined
  return verdict.ok || !isNew ? toCustomise(event) : toCustomise(refusedBy(verdict))
}

function refusedBy({ problem }: Extract<Verdict, { ok: false }>): CustomiseEvent {
  return { type: 'customise.refuse', problem }
}

type ProductCommand = Extract<Command, { type: 'product.open' | 'product.add' | 'upsell.accept' }>

function takeProduct(command: ProductCommand, conversation: Conversation): readonly Dispatched[] {
  const { categoryId } = conversation.flows.menu.context
  const menu = currentMenuOf(conversation)
  const saleTerms = saleTermsOf(conversation)
  const found = menu && productIn(menu, command.code)
  if (!menu || !found || !canOpenProduct(found, saleTerms).ok) return []
  const product = soldNow(found, saleTerms)
  const { basket } = conversation.flows.basket.context
  const editing =
    command.type === 'product.open' ? basket.lines.find((line) => line.id === command.lineId) : undefined
  const opened = {
    product,
    contextCode: menu.contextCode,
    categoryId,
    newLineId: lineIdAt(conversation.step),
    ...(editing ? { line: editing } : {}),
    ...(command.type === 'upsell.accept' ? madeOf(command, product, menu, conversation) : {}),
    ...(command.type === 'product.add' && command.recommenderId !== undefined
      ? { recommenderId: command.recommenderId }
      : {}),
  }
  const verdict = orderingOf(conversation)
  // What cannot be added is opened instead, with the reason.
  const isAdded = command.type === 'product.add' && verdict.ok
  const type = isAdded ? 'product.add' : 'product.open'
  return [
    // What the customer opens now is not changed for another mode.
    { to: 'basket', event: { type: 'basket.keepMode' } },
    { to: 'customise', event: { type, ...opened } },
    { to: 'dialogue', event: { type } },
    ...(command.type === 'product.add' && !verdict.ok ? toCustomise(refusedBy(verdict)) : []),
  ]
}

/** The line a meal takes the place of, and what is chosen of the meal by it (S2.116). */
function madeOf(
  { lineId, carries }: Extract<Command, { type: 'upsell.accept' }>,
  meal: Product,
  menu: Menu,
  { flows }: Conversation,
): Pick<OpenedProduct, 'replaces' | 'start'> {
  const line = flows.basket.context.basket.lines.find(({ id }) => id === lineId)
  const product = line && productIn(menu, line.code)
  if (!carries || !product) return { replaces: lineId }
  const { selection } = swapForMeal(line, product, meal)
  return { replaces: lineId, start: { selection, quantity: line.quantity } }
}

/**
 * After a change of the menu, or of what is sold out, the product being customised is replaced by what can be had of it
 * now, or left where it is not sold.
 */
export function renewProduct(menu: Menu, conversation: Conversation): readonly Dispatched[] {
  const { product } = conversation.flows.customise.context
  if (!product) return []
  const saleTerms = saleTermsOf(conversation, chosenModeOf(conversation))
  const found = productIn(menu, product.code)
  if (!found || !canOpenProduct(found, saleTerms).ok)
    return [LEAVE_PRODUCT, ...goOnWithProposal(false, conversation)]
  const { contextCode } = menu
  return [
    {
      to: 'customise',
      event: { type: 'product.renewed', product: soldNow(found, saleTerms), contextCode },
    },
  ]
}
