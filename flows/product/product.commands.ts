import { swapForMeal } from '#domain/basket/swap-for-meal.ts'
import { wishedPart } from '#domain/basket/wished-selection.ts'
import { canOpenProduct, soldNow } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import { countedAt, needsCustomising } from '#domain/catalogue/options.ts'
import type { Menu, Product } from '#domain/catalogue/product.ts'
import type { Verdict } from '#domain/verdict.ts'
import type { Command } from '../core/log/commands.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import type { Say } from '../core/log/say.ts'
import type { Answer } from '../core/log/turn.ts'
import type { CustomiseEvent, OpenedProduct } from './customise.events.ts'
import {
  basketOriginOf,
  chosenModeOf,
  lineIdAt,
  currentMenuOf,
  orderingOf,
  saleTermsOf,
} from '../core/conversation/selectors.ts'
import { missingAloud, partAloud, quantityAloud, resetAloud } from './adjusted.ts'
import { acksOfLine, lineAnswer } from '../basket/line.acks.ts'
import { piecesSaid } from '../basket/line-values.ts'
import { acksOfWishes } from './wish.acks.ts'
import { goOnWithProposal } from '../typed/proposal.commands.ts'
import type { CommandDefinitions, Step } from '../core/conversation/command.ts'
import {
  LEAVE_PRODUCT,
  ONLY_TOLD,
  type Dispatched,
  type FactDefinitions,
} from '../core/conversation/dispatched.ts'

export const PRODUCT_COMMANDS = {
  'product.open': { leadsBack: true, isOrdering: true, dispatch: takeProduct, answer: productAnswer },
  'product.add': {
    isOrdering: true,
    dispatch: takeProduct,
    acks: (_, told) => acksOfLine(told),
    answer: productAnswer,
    adjusted: (command, before) => productAnswer(command, { before }).say,
  },
  'upsell.accept': { dispatch: takeProduct, answer: productAnswer },
  'customise.setPart': {
    isAdjustment: true,
    dispatch: toCustomise,
    adjusted: ({ path }, conversation) => partSaid(path, conversation),
    aloud: ({ path }, after) => partAloud(path, after),
  },
  'customise.choose': {
    isAdjustment: true,
    dispatch: toCustomise,
    adjusted: ({ path }, conversation) => partSaid(path, conversation),
    aloud: ({ path }, after) => partAloud(path, after),
  },
  'customise.setQuantity': {
    isAdjustment: true,
    isOrdering: true,
    dispatch: toCustomise,
    adjusted: ({ quantity }, { flows }) => {
      const { product } = flows.customise.context
      return product && piecesSaid(product.name, quantity)
    },
    aloud: (_, after) => quantityAloud(after),
  },
  'customise.wish': {
    isWithin: ['proposal'],
    isOrdering: true,
    dispatch: toCustomise,
    acks: (_, told) => acksOfWishes(told),
    answer: ({ wishes }, { before }) => {
      const { product } = before.flows.customise.context
      const list = wishes.flatMap((wish) => {
        const part = product && wishedPart(product, wish)
        return part ? [{ text: part.product.name }] : []
      })
      return { say: { key: 'answer.text', values: { text: { list } } } }
    },
  },
  'customise.reset': {
    isAdjustment: true,
    dispatch: toCustomise,
    aloud: (_, after) => resetAloud(after),
  },
  'customise.confirm': {
    isWithin: ['proposal'],
    staysWhenRefused: true,
    dispatch: addMade,
    acks: (_, told) => acksOfLine(told),
    answer: ({ type }, { facts }) => lineAnswer(facts, type),
    aloud: (_, after) => missingAloud(after),
  },
  'customise.cancel': { isWithin: ['proposal'], dispatch: leaveProduct },
  'alcohol.confirm': {
    isWithin: ['proposal'],
    dispatch: addMade,
    acks: (_, told) => acksOfLine(told),
    answer: ({ type }, { facts }) => lineAnswer(facts, type),
  },
  'alcohol.decline': {
    isWithin: ['proposal'],
    dispatch: leaveProduct,
    acks: () => [{ key: 'ack.alcoholDeclined' }],
  },
} satisfies Partial<CommandDefinitions>

export const PRODUCT_FACTS = {
  'line.composed': {
    dispatch: ({ type, line, replaces }, conversation) => [
      { to: 'basket', event: { type, line, replaces, origin: basketOriginOf(conversation) } },
      ...goOnWithProposal(true, conversation),
    ],
  },
  'product.left': { dispatch: (fact) => [{ to: 'dialogue', event: fact }] },
  'wishes.taken': ONLY_TOLD,
  'choice.gone': ONLY_TOLD,
} satisfies Partial<FactDefinitions>

function productAnswer({ code }: ProductCommand, { before }: Pick<Step, 'before'>): Answer {
  const { menu } = before.flows.menu.context
  const product = menu && productIn(menu, code)
  return { say: { key: 'answer.text', values: { text: product ? { text: product.name } : '' } } }
}

function partSaid(path: string, { flows }: Conversation): Say | undefined {
  const { product, selection } = flows.customise.context
  const found = product && countedAt(product, selection, path)
  return found && { key: 'answer.text', values: { text: { text: found.part.product.name } } }
}

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
    // Of a list a product is added in passing, unless something of it has to be chosen first.
    { to: 'dialogue', event: { type, stays: 'stays' in command && !needsCustomising(product) } },
    { to: 'customise', event: { type, ...opened } },
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
  if (!found || !canOpenProduct(found, saleTerms).ok) {
    const next = goOnWithProposal(false, conversation)
    // Nothing is said where the next of what was proposed is opened in its place.
    const isFollowed = next.some(({ to }) => to === 'customise')
    return [isFollowed ? LEAVE_PRODUCT : { to: 'customise', event: { type: 'product.gone' } }, ...next]
  }
  const { contextCode } = menu
  return [
    {
      to: 'customise',
      event: { type: 'product.renewed', product: soldNow(found, saleTerms), contextCode },
    },
  ]
}
