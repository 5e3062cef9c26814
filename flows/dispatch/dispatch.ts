import type { Conversation } from '../conversation/conversation.ts'
import { ARRIVAL_COMMANDS } from './arrival.dispatch.ts'
import { backToRestaurant } from './back-to-restaurant.ts'
import { BASKET_COMMANDS, BASKET_FACTS } from './basket.dispatch.ts'
import { CHECKOUT_COMMANDS, CHECKOUT_FACTS } from './checkout.dispatch.ts'
import { HISTORY_COMMANDS } from './history.dispatch.ts'
import { MENU_COMMANDS, MENU_FACTS } from './menu.dispatch.ts'
import { ORDER_COMMANDS, ORDER_FACTS } from './order.dispatch.ts'
import { ORDER_CARE_COMMANDS, ORDER_CARE_FACTS } from './order-care.dispatch.ts'
import { PRODUCT_COMMANDS, PRODUCT_FACTS } from './product.dispatch.ts'
import { leaveProposal, PROPOSAL_COMMANDS } from './proposal.dispatch.ts'
import { REORDER_COMMANDS, REORDER_FACTS } from './reorder.dispatch.ts'
import { leaveRevision, REVISION_COMMANDS } from './revision.dispatch.ts'
import { RESTAURANT_COMMANDS, RESTAURANT_FACTS } from './restaurant.dispatch.ts'
import type {
  CommandOf,
  CommandDispatch,
  CommandType,
  FactOf,
  FactDispatch,
  FactType,
  Dispatched,
} from './dispatched.ts'
import { SESSION_COMMANDS, SESSION_FACTS } from './session.dispatch.ts'
import { WORDS_COMMANDS } from './words.dispatch.ts'

const COMMANDS: CommandDispatch = {
  ...RESTAURANT_COMMANDS,
  ...MENU_COMMANDS,
  ...PRODUCT_COMMANDS,
  ...PROPOSAL_COMMANDS,
  ...REVISION_COMMANDS,
  ...BASKET_COMMANDS,
  ...CHECKOUT_COMMANDS,
  ...ORDER_COMMANDS,
  ...SESSION_COMMANDS,
  ...HISTORY_COMMANDS,
  ...REORDER_COMMANDS,
  ...ORDER_CARE_COMMANDS,
  ...ARRIVAL_COMMANDS,
  ...WORDS_COMMANDS,
}

const FACTS: FactDispatch = {
  ...RESTAURANT_FACTS,
  ...MENU_FACTS,
  ...PRODUCT_FACTS,
  ...BASKET_FACTS,
  ...CHECKOUT_FACTS,
  ...ORDER_FACTS,
  ...SESSION_FACTS,
  ...REORDER_FACTS,
  ...ORDER_CARE_FACTS,
}

/**
 * The events a command sends to flows, each with what its flow must know of the others; none where it is not allowed.
 */
export function dispatchOf<Type extends CommandType>(
  command: CommandOf<Type>,
  conversation: Conversation,
): readonly Dispatched[] {
  const { type } = command
  const back = backToRestaurant(type, conversation)
  const dispatched = COMMANDS[type](command, back?.conversation ?? conversation)
  if (dispatched.length === 0) return []
  return [
    ...leaveProposal(type, conversation),
    ...leaveRevision(type, conversation),
    ...(back ? [back.dispatched] : []),
    ...dispatched,
  ]
}

/** The events that a fact emitted by one flow sends to the others. */
export function dispatchOfFact<Type extends FactType>(
  fact: FactOf<Type>,
  conversation: Conversation,
): readonly Dispatched[] {
  return FACTS[fact.type](fact, conversation)
}
