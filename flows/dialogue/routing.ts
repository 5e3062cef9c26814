import type { Conversation } from '../conversation.ts'
import { ARRIVAL_COMMANDS } from './routing/arrival.routes.ts'
import { BASKET_COMMANDS, BASKET_FACTS } from './routing/basket.routes.ts'
import { CHECKOUT_COMMANDS, CHECKOUT_FACTS } from './routing/checkout.routes.ts'
import { HISTORY_COMMANDS } from './routing/history.routes.ts'
import { MENU_COMMANDS, MENU_FACTS } from './routing/menu.routes.ts'
import { ORDER_COMMANDS, ORDER_FACTS } from './routing/order.routes.ts'
import { ORDER_CARE_COMMANDS, ORDER_CARE_FACTS } from './routing/order-care.routes.ts'
import { PRODUCT_COMMANDS, PRODUCT_FACTS } from './routing/product.routes.ts'
import { REORDER_COMMANDS, REORDER_FACTS } from './routing/reorder.routes.ts'
import { RESTAURANT_COMMANDS, RESTAURANT_FACTS } from './routing/restaurant.routes.ts'
import type {
  CommandOf,
  CommandRoutes,
  CommandType,
  FactOf,
  FactRoutes,
  FactType,
  Routed,
} from './routing/routed.ts'
import { SESSION_COMMANDS, SESSION_FACTS } from './routing/session.routes.ts'
import { WORDS_COMMANDS } from './routing/words.routes.ts'

const COMMANDS: CommandRoutes = {
  ...RESTAURANT_COMMANDS,
  ...MENU_COMMANDS,
  ...PRODUCT_COMMANDS,
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

const FACTS: FactRoutes = {
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

/** Which flows a command concerns, with what each needs to know of the others. A command that is not legal concerns none. */
export function routesOf<Type extends CommandType>(
  command: CommandOf<Type>,
  conversation: Conversation,
): readonly Routed[] {
  return COMMANDS[command.type](command, conversation)
}

/** Which flows a fact of another flow concerns. */
export function routesOfFact<Type extends FactType>(
  fact: FactOf<Type>,
  conversation: Conversation,
): readonly Routed[] {
  return FACTS[fact.type](fact, conversation)
}
