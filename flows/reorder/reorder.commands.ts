import type { Menu, PickupMode } from '#domain/catalogue/product.ts'
import type { Order } from '#domain/orders/order.ts'
import { reorderOutcome } from '#domain/orders/history/reorder.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import type { ReorderEvent } from './reorder.machine.ts'
import {
  basketOriginOf,
  lineIdAt,
  currentMenuOf,
  modesOf,
  knownOrderOf,
  settledRestaurantOf,
  saleTermsOf,
} from '../core/conversation/selectors.ts'
import type { Say } from '../core/log/say.ts'
import { acksOfReorder } from './reorder.acks.ts'
import { isRepeatAsked, moveOrAsk } from '../restaurant/move.ts'
import { backFromOrder } from '../orders/after-order.commands.ts'
import { isReorderWanted } from './reorder-wanted.ts'
import type { CommandDefinitions, Told } from '../core/conversation/command.ts'
import { LEAVE_PRODUCT, type Dispatched, type FactDefinitions } from '../core/conversation/dispatched.ts'

export const REORDER_COMMANDS = {
  'order.again': {
    dispatch: ({ id }, conversation) => repeat(knownOrderOf(id, conversation), conversation),
    acks: reorderAcks,
  },
  'usual.choose': {
    dispatch: (_, conversation) => repeat(conversation.flows.session.context.visitor.usual, conversation),
    acks: reorderAcks,
  },
  'basket.restore': { dispatch: ({ order }, conversation) => repeat(order, conversation) },
  'reorder.accept': { dispatch: toReorder, acks: reorderAcks },
  'reorder.resolve': {
    dispatch: (command, conversation) =>
      command.choice === 'delete' ? drop(conversation) : toReorder(command, conversation),
    acks: reorderAcks,
    answer: ({ choice }) => ({ say: { key: `reorder.${choice}` } }),
  },
  'reorder.cancel': { dispatch: (_, conversation) => drop(conversation) },
  'basket.cancelMove': {
    dispatch: (command, conversation) => [
      { to: 'basket', event: command },
      ...(isRepeatAsked(conversation) ? drop(conversation) : []),
    ],
    acks: () => [{ key: 'ack.basketKept' }],
  },
} satisfies Partial<CommandDefinitions>

export const REORDER_FACTS = {
  'reorder.agreed': {
    dispatch: ({ lines, next }, conversation) => [
      ...lines.map((line): Dispatched => ({
        to: 'basket',
        event: { type: 'line.composed', line, replaces: undefined, origin: basketOriginOf(conversation) },
      })),
      { to: 'dialogue', event: { type: next === 'checkout' ? 'checkout.start' : 'menu.categories' } },
    ],
  },
} satisfies Partial<FactDefinitions>

function reorderAcks(_: unknown, told: Told): readonly Say[] {
  return acksOfReorder(told)
}

/** Asks the rule what repeating the past order from this menu would change. */
export function prepareReorder(menu: Menu, conversation: Conversation): readonly Dispatched[] {
  const { order } = conversation.flows.reorder.context
  return order && isReorderWanted(conversation) ? [prepared(order, menu, conversation)] : []
}

/**
 * Reading (S4.94, S4.96): an order is repeated in its own mode, unless what lies in the basket already is had in another;
 * at a settled restaurant an order of another one is refused. Where none is settled, the order's own restaurant is taken,
 * and the customer is asked first if that empties a basket of another restaurant (S4.109).
 */
function repeat(order: Order | undefined, conversation: Conversation): readonly Dispatched[] {
  if (!order) return []
  const { menu, basket } = conversation.flows
  const wanted: readonly Dispatched[] = [
    LEAVE_PRODUCT,
    { to: 'reorder', event: { type: 'order.again', order } },
    { to: 'dialogue', event: { type: 'order.again' } },
  ]
  const settled = settledRestaurantOf(conversation)
  if (settled && settled.id !== order.restaurantId) return [...wanted, refusedElsewhere]
  if (settled) {
    const own = modeOf(order, conversation)
    const known = menu.context.mode
    const mode = basket.context.basket.lines.length === 0 ? (own ?? known) : (known ?? own)
    const current = currentMenuOf(conversation)
    if (current && known === mode) return [...wanted, prepared(order, current, conversation)]
    if (mode === undefined || (menu.value === 'loading' && known === mode)) return wanted
    return [
      ...wanted,
      { to: 'menu', event: { type: 'mode.choose', mode } },
      { to: 'basket', event: { type: 'basket.setMode', mode } },
    ]
  }
  const mode = modeOf(order, conversation)
  const move = { id: order.restaurantId, ...(mode === undefined ? {} : { mode }) }
  return [...wanted, moveOrAsk(move, conversation)]
}

const refusedElsewhere: Dispatched = {
  to: 'reorder',
  event: {
    type: 'reorder.prepared',
    outcome: { kind: 'differentRestaurant', problem: 'reorder.differentRestaurant' },
  },
}

function prepared(order: Order, menu: Menu, conversation: Conversation): Dispatched {
  const outcome = reorderOutcome({
    order,
    menu,
    saleTerms: saleTermsOf(conversation, menu.mode),
    lineIdAt: (index) => lineIdAt(conversation.step, index),
  })
  return { to: 'reorder', event: { type: 'reorder.prepared', outcome } }
}

/** The mode of the order, where the deployment offers it now. */
function modeOf({ pickUpMode }: Order, conversation: Conversation): PickupMode | undefined {
  return modesOf(conversation).find((mode) => mode === pickUpMode)
}

/** An answer about lines counts only while the menu they were priced by is loaded. */
function toReorder(event: ReorderEvent, conversation: Conversation): readonly Dispatched[] {
  return isReorderWanted(conversation) && currentMenuOf(conversation) ? [{ to: 'reorder', event }] : []
}

function drop(conversation: Conversation): readonly Dispatched[] {
  if (!isReorderWanted(conversation)) return []
  return [{ to: 'reorder', event: { type: 'reorder.cancel' } }, backFromOrder(conversation)]
}
