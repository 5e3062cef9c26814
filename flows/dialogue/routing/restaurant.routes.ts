import type { PickupMode } from '#domain/catalogue/product.ts'
import { isOrderingDisabled, type Restaurant } from '#domain/restaurant/restaurant.ts'
import type { Conversation } from '../../conversation.ts'
import type { RestaurantEvent } from '../../restaurant/restaurant.machine.ts'
import { modesOf } from '../at-hand.ts'
import { isReorderWanted } from './reorder.routes.ts'
import { LEAVE_PRODUCT, type CommandRoutes, type FactRoutes, type Routed } from './routed.ts'

export const RESTAURANT_COMMANDS = {
  'restaurant.choose': toRestaurant,
  'restaurant.search': toRestaurant,
  // A link to the restaurants near a place leaves what was at hand, as the list itself does (S2.32).
  'restaurant.near': (command) =>
    command.at === undefined
      ? toRestaurant(command)
      : [LEAVE_PRODUCT, ...toRestaurant(command), { to: 'dialogue', event: { type: 'restaurant.change' } }],
  'restaurant.showAll': toRestaurant,
  'restaurant.retry': toRestaurant,
  'code.submit': toRestaurant,
  'restaurant.open': (command) => [
    LEAVE_PRODUCT,
    { to: 'restaurant', event: command },
    { to: 'dialogue', event: { type: 'restaurant.change' } },
  ],
  'restaurant.change': (command) => [
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

function toRestaurant(event: RestaurantEvent): readonly Routed[] {
  return [{ to: 'restaurant', event }]
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
