import type { PickupMode } from '#domain/catalogue/product.ts'
import { isOrderingDisabled, type Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Conversation } from '../../conversation.ts'
import { isLooking, type RestaurantEvent } from '../../restaurant/restaurant.machine.ts'
import { modesOf } from '../at-hand.ts'
import { isReorderWanted } from './reorder.routes.ts'
import { LEAVE_PRODUCT, type CommandRoutes, type FactRoutes, type Routed } from './routed.ts'

const KEEP_BASKET: Routed = { to: 'basket', event: { type: 'basket.cancelMove' } }

export const RESTAURANT_COMMANDS = {
  'restaurant.choose': chooseRestaurant,
  'restaurant.search': toRestaurant,
  // A link to the restaurants near a place leaves what was at hand, as the list itself does (S2.32).
  'restaurant.near': (command) =>
    command.at === undefined
      ? toRestaurant(command)
      : [LEAVE_PRODUCT, ...toRestaurant(command), { to: 'dialogue', event: { type: 'restaurant.change' } }],
  'restaurant.showAll': toRestaurant,
  'restaurant.retry': toRestaurant,
  'code.submit': toRestaurant,
  'basket.confirmMove': (command, { flows: { basket } }) => {
    const { move } = basket.context
    if (basket.value !== 'confirmingMove' || !move) return []
    return [
      { to: 'basket', event: command },
      { to: 'restaurant', event: { type: 'restaurant.choose', ...move } },
    ]
  },
  'basket.cancelMove': (command) => [{ to: 'basket', event: command }],
  'restaurant.open': (command) => [
    KEEP_BASKET,
    LEAVE_PRODUCT,
    { to: 'restaurant', event: command },
    { to: 'dialogue', event: { type: 'restaurant.change' } },
  ],
  'restaurant.change': (command) => [
    KEEP_BASKET,
    LEAVE_PRODUCT,
    { to: 'restaurant', event: command },
    { to: 'dialogue', event: command },
  ],
} satisfies Partial<CommandRoutes>

export const RESTAURANT_FACTS = {
  'restaurant.settled': ({ restaurant, mode }, conversation) => settle(restaurant, mode, conversation),
  'restaurant.changed': (fact) => [
    { to: 'menu', event: fact },
    { to: 'basket', event: { type: 'outage.observed', outages: fact.restaurant.outageProducts } },
    ...(isOrderingDisabled(fact.before) && !isOrderingDisabled(fact.restaurant)
      ? [{ to: 'dialogue', event: { type: 'disabled.lifted' } } as const]
      : []),
  ],
} satisfies Partial<FactRoutes>

/** A basket of another restaurant is asked for before it goes (S4.109); a link takes its restaurant at once (S2.40). */
function chooseRestaurant(
  command: Extract<RestaurantEvent, { type: 'restaurant.choose' }>,
  { flows }: Conversation,
): readonly Routed[] {
  const { basket } = flows.basket.context
  const isOffered =
    isLooking(flows.restaurant.value) && flows.restaurant.context.list.some(({ id }) => id === command.id)
  const isElsewhere = basket.lines.length > 0 && basket.restaurantId !== command.id
  if (!isOffered || !isElsewhere) return toRestaurant(command)
  const { id, mode } = command
  return [
    {
      to: 'basket',
      event: { type: 'basket.askMove', move: { id, ...(mode === undefined ? {} : { mode }) } },
    },
  ]
}

/** Whatever is wanted of the restaurants instead, a basket that was asked for stays. */
function toRestaurant(event: RestaurantEvent): readonly Routed[] {
  return [KEEP_BASKET, { to: 'restaurant', event }]
}

function settle(
  restaurant: Restaurant,
  mode: PickupMode | undefined,
  conversation: Conversation,
): readonly Routed[] {
  const { basket } = conversation.flows.basket.context
  const { order: again } = conversation.flows.reorder.context
  const isRepeating = isReorderWanted(conversation) && again?.restaurantId === restaurant.id
  const modes = modesOf(conversation)
  const known = modes.find((each) => each === conversation.flows.menu.context.mode)
  const repeated = isRepeating ? modes.find((each) => each === again?.pickUpMode) : undefined
  const settledMode = mode ?? repeated ?? known ?? (modes.length === 1 ? modes[0] : undefined)
  const isElsewhere = basket.lines.length > 0 && basket.restaurantId !== restaurant.id
  return [
    { to: 'dialogue', event: { type: 'disabled.lifted' } },
    ...(isElsewhere ? [{ to: 'basket', event: { type: 'basket.empty' } } as const] : []),
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
    ...(isRepeating
      ? []
      : [
          {
            to: 'dialogue',
            event: { type: 'restaurant.settled', hasMode: settledMode !== undefined },
          } as const,
        ]),
  ]
}
