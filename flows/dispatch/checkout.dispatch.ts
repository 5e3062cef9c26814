import { canPlaceOrder } from '#domain/checkout/can-pay.ts'
import type { CheckoutEvent } from '../machines/checkout.machine.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { pickupOf } from '../conversation/selectors.ts'
import { canUseContact } from './contact.ts'
import { LEAVE_PRODUCT, type CommandDispatch, type FactDispatch, type Dispatched } from './dispatched.ts'

export const CHECKOUT_COMMANDS = {
  'checkout.start': (command) => [LEAVE_PRODUCT, { to: 'dialogue', event: command }],
  'pickup.change': (command) => [{ to: 'dialogue', event: command }],
  'pickup.choose': (command, conversation) => [
    { to: 'checkout', event: { ...command, lapsesAt: lapseOf(command.at, conversation) } },
    { to: 'dialogue', event: { type: 'pickup.choose' } },
  ],
  'checkout.pay': pay,
  'price.accept': toCheckout,
  'price.decline': toCheckout,
  'payment.retry': toCheckout,
  'payment.dismiss': toCheckout,
} satisfies Partial<CommandDispatch>

export const CHECKOUT_FACTS = {
  'guest.identified': (fact) => [{ to: 'session', event: fact }],
  'price.declined': () => [
    { to: 'basket', event: { type: 'basket.empty' } },
    { to: 'dialogue', event: { type: 'menu.categories' } },
  ],
  'order.conflicted': (fact) => [
    { to: 'dialogue', event: fact },
    { to: 'restaurant', event: { type: 'restaurant.refresh' } },
  ],
  'order.placed': (fact, conversation) => [
    {
      to: 'tracking',
      event: { ...fact, restaurant: conversation.flows.restaurant.context.chosen },
    },
    { to: 'session', event: fact },
    { to: 'basket', event: { type: 'basket.empty' } },
    { to: 'dialogue', event: { type: 'order.placed' } },
  ],
} satisfies Partial<FactDispatch>

function toCheckout(event: CheckoutEvent): readonly Dispatched[] {
  return [{ to: 'checkout', event }]
}

/** The moment (epoch ms) from which a chosen pickup time is too early to be kept. */
function lapseOf(at: number | 'earliest', conversation: Conversation): number | undefined {
  const delay = conversation.flows.restaurant.context.chosen?.settings.ordersInjectionDelayMinutes ?? 0
  return at === 'earliest' ? undefined : at - delay * 60_000 + 1
}

function pay(
  command: Extract<Command, { type: 'checkout.pay' }>,
  conversation: Conversation,
): readonly Dispatched[] {
  const { basket } = conversation.flows.basket.context
  const { chosen } = conversation.flows.restaurant.context
  const { mode } = conversation.flows.menu.context
  const retrievalDate = pickupOf(conversation, conversation.now)
  if (!chosen || !mode) return []
  const placement = canPlaceOrder({
    basket,
    restaurant: chosen,
    now: conversation.now,
    flags: conversation.settings.flags,
    minimum: conversation.settings.minimumOrder,
    retrievalDate,
  })
  const verdict = placement.ok ? canUseContact(command.facts) : placement
  return [
    {
      to: 'checkout',
      event: {
        ...command,
        basket,
        restaurantId: chosen.id,
        campaignId: basket.campaignId ?? chosen.currentCampaignId,
        pickUpMode: mode,
        retrievalDate: retrievalDate ?? conversation.now,
        key: `${conversation.id}:${conversation.step}`,
        refusal: verdict.ok ? undefined : verdict.problem,
      },
    },
  ]
}
