import { isOfAnother } from '#domain/basket/start-over.ts'
import { checkTableNumber, needsTable } from '#domain/basket/table-number.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import type { RestaurantEvent } from './restaurant.events.ts'
import type { Say } from '../core/log/say.ts'
import { acksOfRestaurant } from './restaurant.acks.ts'
import { currentMenuOf, modesOf } from '../core/conversation/selectors.ts'
import { awaitsMode } from '../menu/mode-change.ts'
import { isListed, keepBasket, moveOrAsk, moveTo } from './move.ts'
import { renewProduct } from '../product/product.commands.ts'
import { prepareReorder } from '../reorder/reorder.commands.ts'
import { movePickup, renewLapse } from '../checkout/pickup-shown.ts'
import { isReorderWanted } from '../reorder/reorder-wanted.ts'
import type { CommandDefinitions, CommandOf } from '../core/conversation/command.ts'
import {
  LEAVE_PRODUCT,
  ONLY_TOLD,
  type Dispatched,
  type FactDefinitions,
  type FactOf,
} from '../core/conversation/dispatched.ts'

export const RESTAURANT_COMMANDS = {
  'restaurant.choose': {
    dispatch: chooseRestaurant,
    acks: (_, { after }) => acksOfMoving(after),
    answer: ({ id, mode }, { before }) => {
      const found = before.flows.restaurant.context.list.find((each) => each.id === id)
      const values = { name: found?.name ?? '', mode: { key: `mode.${mode ?? 'none'}` } }
      return {
        say: { key: mode ? 'answer.restaurantAndMode' : 'answer.restaurant', values },
        change: { type: 'restaurant.change' },
      }
    },
  },
  'restaurant.search': {
    dispatch: toRestaurant,
    answer: ({ text }) => ({ say: { key: 'answer.search', values: { text: { token: text } } } }),
  },
  // A link to the restaurants near a place leaves the open product, as opening the list does (S2.32).
  'restaurant.near': {
    dispatch: (command, conversation) =>
      command.at === undefined
        ? toRestaurant(command, conversation)
        : [
            LEAVE_PRODUCT,
            ...toRestaurant(command, conversation),
            { to: 'dialogue', event: { type: 'restaurant.change' } },
          ],
  },
  'restaurant.showAll': { dispatch: toRestaurant },
  'restaurant.retry': { isAdjustment: true, dispatch: toRestaurant },
  'code.submit': {
    staysWhenRefused: true,
    dispatch: toRestaurant,
    answer: () => ({ say: { key: 'answer.code' } }),
  },
  'basket.confirmMove': {
    dispatch: (command, conversation) => {
      const { value, context } = conversation.flows.basket
      if (value !== 'confirmingMove' || !context.move) return []
      return [{ to: 'basket', event: command }, moveTo(context.move, conversation)]
    },
    acks: (_, { after }) => acksOfMoving(after),
  },
  'restaurant.open': {
    dispatch: (command, conversation) => [
      ...keepBasket(conversation),
      LEAVE_PRODUCT,
      { to: 'restaurant', event: command },
      { to: 'dialogue', event: { type: 'restaurant.change' } },
    ],
  },
  'restaurant.change': {
    isAside: true,
    dispatch: (command, conversation) => [
      ...keepBasket(conversation),
      LEAVE_PRODUCT,
      { to: 'restaurant', event: command },
      { to: 'dialogue', event: command },
    ],
  },
} satisfies Partial<CommandDefinitions>

export const RESTAURANT_FACTS = {
  'restaurant.settled': { dispatch: settle },
  'restaurant.changed': {
    dispatch: (fact, conversation) => [
      { to: 'menu', event: fact },
      ...takeStock(conversation),
      renewLapse(conversation),
      ...movePickup(fact.before, conversation),
      ...(fact.ordering === 'available'
        ? [{ to: 'dialogue', event: { type: 'disabled.lifted' } } as const]
        : []),
    ],
  },
  'restaurant.opened': ONLY_TOLD,
  'restaurant.closed': ONLY_TOLD,
  'restaurant.notFound': ONLY_TOLD,
} satisfies Partial<FactDefinitions>

/** No restaurant is settled while the question is open if the basket may be emptied. */
function acksOfMoving(after: Conversation): readonly Say[] {
  return after.flows.basket.value === 'confirmingMove' ? [] : acksOfRestaurant(after)
}

/** What is being chosen or repeated is asked of the rules again: something may be sold out by now, or be back (S4.69). */
function takeStock(conversation: Conversation): readonly Dispatched[] {
  const menu = currentMenuOf(conversation)
  return menu ? [...renewProduct(menu, conversation), ...prepareReorder(menu, conversation)] : []
}

/** Asks before a basket of another restaurant is emptied (S4.109); a link chooses its restaurant at once (S2.40). */
function chooseRestaurant(
  command: CommandOf<'restaurant.choose'>,
  conversation: Conversation,
): readonly Dispatched[] {
  if (!isListed(command.id, conversation)) return toRestaurant(command, conversation)
  const { id, mode } = command
  const move = { id, ...(mode === undefined ? {} : { mode }) }
  const now = conversation.flows.menu.context.mode
  if (mode !== undefined && now !== undefined && awaitsMode(command, conversation))
    return [
      ...keepBasket(conversation),
      { to: 'basket', event: { type: 'basket.awaitMode', mode } },
      moveTo({ id, mode: now }, conversation),
    ]
  return [...keepBasket(conversation), moveOrAsk(move, conversation)]
}

function toRestaurant(event: RestaurantEvent, conversation: Conversation): readonly Dispatched[] {
  return [...keepBasket(conversation), { to: 'restaurant', event }]
}

/** Whoever gave the code once more at the checkout stays there; every other way to a restaurant leaves it. */
function isPaying({ flows }: Conversation): boolean {
  return flows.dialogue.value === 'checkout'
}

function settle(
  { restaurant, mode, tableNumber }: FactOf<'restaurant.settled'>,
  conversation: Conversation,
): readonly Dispatched[] {
  const { basket } = conversation.flows.basket.context
  const { order: again } = conversation.flows.reorder.context
  const isRepeating = isReorderWanted(conversation) && again?.restaurantId === restaurant.id
  const modes = modesOf(conversation)
  const known = modes.find((each) => each === conversation.flows.menu.context.mode)
  const repeated = isRepeating ? modes.find((each) => each === again?.pickUpMode) : undefined
  const seated = tableNumber === undefined ? undefined : modes.find(needsTable)
  const settledMode = seated ?? mode ?? repeated ?? known ?? (modes.length === 1 ? modes[0] : undefined)
  return [
    { to: 'dialogue', event: { type: 'disabled.lifted' } },
    ...(conversation.flows.menu.context.restaurantId === restaurant.id
      ? []
      : ([
          { to: 'checkout', event: { type: 'pickup.forget' } },
          { to: 'basket', event: { type: 'table.forget' } },
        ] as const)),
    ...(isOfAnother(basket, restaurant.id)
      ? [{ to: 'basket', event: { type: 'basket.empty' } } as const]
      : []),
    {
      to: 'menu',
      event: {
        type: 'restaurant.settled',
        restaurant,
        ...(settledMode === undefined ? {} : { mode: settledMode }),
      },
    },
    ...(settledMode === undefined
      ? []
      : [{ to: 'basket', event: { type: 'basket.setMode', mode: settledMode } } as const]),
    ...(tableNumber === undefined ||
    seated === undefined ||
    !checkTableNumber(tableNumber, restaurant.tables).ok
      ? []
      : [{ to: 'basket', event: { type: 'table.tell', number: tableNumber } } as const]),
    ...(isRepeating || isPaying(conversation)
      ? []
      : [
          {
            to: 'dialogue',
            event: { type: 'restaurant.settled', hasMode: settledMode !== undefined },
          } as const,
        ]),
  ]
}
