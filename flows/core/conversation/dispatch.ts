import type { Conversation } from './conversation.ts'
import { ARRIVAL_COMMANDS, ARRIVAL_FACTS } from '../../arrival/arrival.commands.ts'
import { backToRestaurant } from '../../restaurant/back-to-restaurant.ts'
import { BASKET_COMMANDS, BASKET_FACTS } from '../../basket/basket.commands.ts'
import { CHECKOUT_COMMANDS, CHECKOUT_FACTS } from '../../checkout/checkout.commands.ts'
import type { CommandType } from '../log/commands.ts'
import type { CommandDefinition, CommandDefinitions, CommandOf, CommandTraits } from './command.ts'
import type { Dispatched, Fact, FactDefinition, FactDefinitions, FactOf, FactType } from './dispatched.ts'
import { HISTORY_COMMANDS } from '../../history/history.commands.ts'
import { MENU_COMMANDS, MENU_FACTS } from '../../menu/menu.commands.ts'
import { ORDER_COMMANDS, ORDER_FACTS } from '../../orders/order.commands.ts'
import { AFTER_ORDER_COMMANDS, AFTER_ORDER_FACTS } from '../../orders/after-order.commands.ts'
import { PRODUCT_COMMANDS, PRODUCT_FACTS } from '../../product/product.commands.ts'
import { PROPOSAL_COMMANDS, PROPOSAL_FACTS } from '../../typed/proposal.commands.ts'
import { leaveProposed } from '../../typed/proposed.ts'
import { REORDER_COMMANDS, REORDER_FACTS } from '../../reorder/reorder.commands.ts'
import { RESTAURANT_COMMANDS, RESTAURANT_FACTS } from '../../restaurant/restaurant.commands.ts'
import { REVISION_COMMANDS } from '../../typed/revision.commands.ts'
import { SESSION_COMMANDS, SESSION_FACTS } from '../../account/session.commands.ts'
import { WORDS_COMMANDS } from '../../typed/words.commands.ts'

/** Every command. */
export const COMMANDS: CommandDefinitions = {
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
  ...AFTER_ORDER_COMMANDS,
  ...ARRIVAL_COMMANDS,
  ...WORDS_COMMANDS,
}

const FACTS: FactDefinitions = {
  ...RESTAURANT_FACTS,
  ...MENU_FACTS,
  ...PRODUCT_FACTS,
  ...BASKET_FACTS,
  ...CHECKOUT_FACTS,
  ...ORDER_FACTS,
  ...SESSION_FACTS,
  ...PROPOSAL_FACTS,
  ...REORDER_FACTS,
  ...AFTER_ORDER_FACTS,
  ...ARRIVAL_FACTS,
}

/** All that is known of a command. */
export function commandOf<Type extends CommandType>({ type }: CommandOf<Type>): CommandDefinition<Type> {
  return COMMANDS[type]
}

/** What is true of a command by its type; of one that a log of another version knows, nothing. */
export function traitsOfCommand(type: string): CommandTraits {
  return (COMMANDS as Readonly<Record<string, CommandTraits | undefined>>)[type] ?? {}
}

/**
 * The events a command sends to flows, each with what its flow must know of the others; none where it is not allowed.
 */
export function dispatchOf<Type extends CommandType>(
  command: CommandOf<Type>,
  conversation: Conversation,
): readonly Dispatched[] {
  const definition = commandOf(command)
  const back = definition.leadsBack && backToRestaurant(conversation)
  const dispatched = definition.dispatch(command, back?.conversation ?? conversation)
  if (dispatched.length === 0) return []
  return [...leaveProposed(definition, conversation), ...(back ? [back.dispatched] : []), ...dispatched]
}

/** The events that a fact emitted by one flow sends to the others. */
export function dispatchOfFact<Type extends FactType>(
  fact: FactOf<Type>,
  conversation: Conversation,
): readonly Dispatched[] {
  const definition: FactDefinition<Type> = FACTS[fact.type]
  return definition.dispatch(fact, conversation)
}

/** Whether a fact stays so, whatever is refused afterwards. */
export function isLasting({ type }: Fact): boolean {
  return FACTS[type].isLasting === true
}
