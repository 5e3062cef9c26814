import { linesFromItems } from '#domain/basket/order-items.ts'
import { canOpenProduct } from '#domain/catalogue/availability.ts'
import { productIn } from '#domain/catalogue/menu.ts'
import type { ProductCode } from '#domain/ids.ts'
import type { OrderedItem, OrderItem } from '#domain/orders/order.ts'
import type { Conversation } from '../../conversation.ts'
import { homeOf, lineIdAt, settledRestaurantOf, shelfOf } from '../at-hand.ts'
import { LEAVE_PRODUCT, type CommandRoutes, type Routed } from './routed.ts'

export const USUAL_COMMANDS = {
  'usual.choose': (_, conversation) => chooseUsual(conversation),
} satisfies Partial<CommandRoutes>

/** Whether the usual order is on its way into the basket. */
export function isUsualWanted({ flows }: Conversation): boolean {
  return flows.dialogue.value === 'usual'
}

/** The usual order in the basket, as far as the menu still sells it. */
export function fillUsual(conversation: Conversation): readonly Routed[] {
  const { usual } = conversation.flows.session.context.visitor
  const { menu } = conversation.flows.menu.context
  if (!usual || !menu) return [{ to: 'dialogue', event: { type: 'usual.filled', isFilled: false } }]
  const shelf = shelfOf(conversation)
  const lines = usual.items.flatMap((item, index) => {
    const product = productIn(menu, item.productCode)
    if (!canOpenProduct(product, shelf).ok) return []
    const result = linesFromItems([toItem(item)], menu, () => lineIdAt(conversation.step, index))
    return result.ok ? result.value : []
  })
  return [
    ...lines.map((line): Routed => ({
      to: 'basket',
      event: { type: 'line.composed', line, replaces: undefined, home: homeOf(conversation) },
    })),
    { to: 'dialogue', event: { type: 'usual.filled', isFilled: lines.length > 0 } },
  ]
}

/** The lines of the usual order whose product is no longer sold. */
export function missingFromUsual(conversation: Conversation): readonly ProductCode[] {
  const { usual } = conversation.flows.session.context.visitor
  const { basket } = conversation.flows.basket.context
  const present = new Set(basket.lines.map((line) => line.code))
  return (usual?.items ?? []).map((item) => item.productCode).filter((code) => !present.has(code))
}

/** The place is taken first: a restaurant that is settled on while the usual is wanted asks nothing more. */
function chooseUsual(conversation: Conversation): readonly Routed[] {
  const { usual } = conversation.flows.session.context.visitor
  const { restaurant } = conversation.flows
  if (!usual) return []
  const { restaurantId, pickUpMode } = usual
  const isSettled = settledRestaurantOf(conversation)
  const wanted = { to: 'dialogue', event: { type: 'usual.choose' } } as const
  if (isSettled && restaurant.context.chosen?.id === restaurantId)
    return [
      LEAVE_PRODUCT,
      wanted,
      { to: 'menu', event: { type: 'mode.choose', mode: pickUpMode } },
      { to: 'basket', event: { type: 'basket.setMode', mode: pickUpMode } },
    ]
  const isListed = restaurant.context.list.some(({ id }) => id === restaurantId)
  if (!isListed || !(isSettled || restaurant.value === 'choosing')) return []
  return [
    LEAVE_PRODUCT,
    wanted,
    ...(isSettled ? [{ to: 'restaurant', event: { type: 'restaurant.change' } } as const] : []),
    { to: 'restaurant', event: { type: 'restaurant.choose', id: restaurantId, mode: pickUpMode } },
  ]
}

function toItem(item: OrderedItem): OrderItem {
  return {
    productCode: item.productCode,
    quantity: item.quantity,
    contextCode: item.contextCode,
    children: item.children.map(toItem),
  }
}
