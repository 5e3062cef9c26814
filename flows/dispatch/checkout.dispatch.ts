import type { CheckoutEvent } from '../machines/checkout.machine.ts'
import type { Command } from '../log/commands.ts'
import type { Conversation } from '../conversation/conversation.ts'
import { offeredWaysOf, pickupOf, placementOf } from '../conversation/selectors.ts'
import { canUseContact } from './contact.ts'
import { lapseOf } from './lapse.ts'
import { LEAVE_PRODUCT, type CommandDispatch, type FactDispatch, type Dispatched } from './dispatched.ts'

export const CHECKOUT_COMMANDS = {
  'checkout.start': (command, conversation) => [
    LEAVE_PRODUCT,
    ...backToRecap(conversation),
    ...recallWay(conversation),
    { to: 'dialogue', event: command },
  ],
  'pickup.change': (command) => [{ to: 'dialogue', event: command }],
  'pickup.choose': (command, conversation) => [
    { to: 'checkout', event: { ...command, lapsesAt: lapseOf(command.at, conversation) } },
    // A time was refused though it looked possible: the restaurant may have changed since it was last asked.
    ...(conversation.flows.checkout.value === 'failed'
      ? [{ to: 'restaurant', event: { type: 'restaurant.refresh' } } as const]
      : []),
    { to: 'dialogue', event: { type: 'pickup.choose' } },
  ],
  'payment.choose': (command) => [{ to: 'payment', event: command }],
  'payment.change': (command) => [
    { to: 'checkout', event: command },
    { to: 'payment', event: command },
    { to: 'dialogue', event: { type: 'checkout.start' } },
  ],
  'checkout.pay': pay,
  'card.submit': toCheckout,
  'price.accept': toCheckout,
  'price.decline': toCheckout,
  'payment.retry': toCheckout,
  'payment.dismiss': toCheckout,
} satisfies Partial<CommandDispatch>

export const CHECKOUT_FACTS = {
  'guest.identified': (fact) => [{ to: 'session', event: fact }],
  'identity.lost': () => [{ to: 'session', event: { type: 'session.lost' } }],
  'price.declined': () => [
    { to: 'basket', event: { type: 'basket.empty' } },
    { to: 'dialogue', event: { type: 'menu.categories' } },
  ],
  'order.conflicted': (fact) => [
    { to: 'dialogue', event: fact },
    { to: 'restaurant', event: { type: 'restaurant.refresh' } },
  ],
  'code.wanted': (fact) => [{ to: 'restaurant', event: fact }],
  'order.placed': (fact, conversation) => [
    {
      to: 'tracking',
      event: { ...fact, restaurant: conversation.flows.restaurant.context.chosen },
    },
    { to: 'session', event: fact },
    { to: 'basket', event: { type: 'basket.empty' } },
    { to: 'payment', event: { type: 'payment.forget' } },
    { to: 'dialogue', event: { type: 'order.placed' } },
  ],
} satisfies Partial<FactDispatch>

function toCheckout(event: CheckoutEvent): readonly Dispatched[] {
  return [{ to: 'checkout', event }]
}

/** Whoever comes to the checkout anew looks at the order again before any card is asked for. */
function backToRecap({ flows }: Conversation): readonly Dispatched[] {
  return flows.checkout.value === 'enteringCard'
    ? [{ to: 'checkout', event: { type: 'payment.dismiss' } }]
    : []
}

/** Where the test payment is all there is, nothing is to be chosen. */
function recallWay(conversation: Conversation): readonly Dispatched[] {
  const offered = offeredWaysOf(conversation)
  const isSettled = offered.length === 1 && offered[0] === 'test'
  return isSettled || conversation.flows.payment.value !== 'idle'
    ? []
    : [{ to: 'payment', event: { type: 'payment.recall', offered } }]
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
  const placement = placementOf(conversation)
  const { value, context } = conversation.flows.payment
  const isWayMissing = value !== 'idle' && value !== 'chosen'
  const way = command.isWallet ? { provider: 'stripe' as const, isWallet: true as const } : context.way
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
        way,
        refusal: !verdict.ok ? verdict.problem : isWayMissing ? 'payment.notChosen' : undefined,
      },
    },
  ]
}
