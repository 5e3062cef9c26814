import { basketTotals } from '#domain/basket/totals.ts'
import { isTrial, payStepOf, walletWay } from '#domain/checkout/payment-way.ts'
import { pickupTime } from '../basket/line-values.ts'
import { toOrderItems } from '#domain/basket/order-items.ts'
import { awaitsPayment } from '#domain/orders/tracking/progress.ts'
import { allow, refuse, type Verdict } from '#domain/verdict.ts'
import type { CheckoutEvent } from './checkout.events.ts'
import type { Command } from '../core/log/commands.ts'
import type { ContactFacts } from '../core/log/command-data.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { restaurantOf, shownOrders } from '../orders/order.selectors.ts'
import { offeredWaysOf, pickupByNowOf, placementOf } from '../core/conversation/selectors.ts'
import { LEAVE_CHANGES } from '../orders/order.commands.ts'
import { choosePickup, renewLapse, showPickup } from './pickup-shown.ts'
import { warning } from '../core/log/say.ts'
import type { CommandDefinitions } from '../core/conversation/command.ts'
import {
  LEAVE_PRODUCT,
  ONLY_TOLD,
  type Dispatched,
  type FactDefinitions,
  type FactOf,
} from '../core/conversation/dispatched.ts'

export const CHECKOUT_COMMANDS = {
  'checkout.start': {
    leadsBack: true,
    dispatch: (command, conversation) => [
      LEAVE_PRODUCT,
      ...backToRecap(conversation),
      showPickup(false, conversation),
      ...recallWay(conversation),
      { to: 'dialogue', event: command },
    ],
  },
  'pickup.change': { dispatch: (command) => [{ to: 'dialogue', event: command }] },
  'pickup.choose': {
    dispatch: (command, conversation) => [
      choosePickup(command, conversation),
      // A time was refused though it looked possible: the restaurant may have changed since it was last asked.
      ...(conversation.flows.checkout.value === 'failed'
        ? [{ to: 'restaurant', event: { type: 'restaurant.refresh' } } as const]
        : []),
      { to: 'dialogue', event: { type: 'pickup.choose' } },
    ],
    acks: (_, { after }) => [{ key: 'ack.pickup', values: { time: pickupTime(after) } }],
    answer: (_, { after }) => ({
      say: { key: 'answer.time', values: { time: pickupTime(after) } },
      change: { type: 'pickup.change' },
    }),
  },
  'payment.choose': {
    dispatch: (command) => [{ to: 'payment', event: command }],
    answer: ({ way }) => ({
      say: { key: `payment.way.${way.methodId === undefined ? way.provider : 'saved'}` },
      change: { type: 'payment.change' },
    }),
  },
  'payment.change': {
    dispatch: (command) => [
      { to: 'checkout', event: command },
      { to: 'payment', event: command },
      { to: 'dialogue', event: { type: 'checkout.start' } },
    ],
  },
  'checkout.pay': {
    staysWhenRefused: true,
    dispatch: pay,
    answer: ({ isWallet, hasCard }, { before: { flows } }) => ({
      say: {
        key: `payment.${isWallet || hasCard ? 'payAmount' : payStepOf(flows.payment.context.way)}`,
        values: { total: { money: basketTotals(flows.basket.context.basket).total } },
      },
    }),
  },
  'card.submit': { isAdjustment: true, dispatch: toCheckout },
  'price.accept': { dispatch: toCheckout },
  'price.decline': { dispatch: toCheckout, acks: () => [warning('ack.priceDeclined')] },
  'payment.retry': { dispatch: toCheckout },
  'payment.dismiss': { dispatch: toCheckout, acks: () => [{ key: 'ack.basketKept' }] },
  'payment.beside': { dispatch: toCheckout },
} satisfies Partial<CommandDefinitions>

export const CHECKOUT_FACTS = {
  'guest.identified': { dispatch: (fact) => [{ to: 'session', event: fact }] },
  'identity.lost': { dispatch: () => [{ to: 'session', event: { type: 'session.lost' } }] },
  'price.declined': {
    dispatch: () => [
      { to: 'basket', event: { type: 'basket.empty' } },
      { to: 'dialogue', event: { type: 'menu.categories' } },
    ],
  },
  'order.conflicted': {
    dispatch: ({ type, soldOut }) => [
      { to: 'dialogue', event: { type } },
      ...(soldOut === undefined
        ? []
        : [{ to: 'restaurant', event: { type: 'outage.learned', productCode: soldOut } } as const]),
      { to: 'restaurant', event: { type: 'restaurant.refresh' } },
    ],
  },
  'code.wanted': { dispatch: (fact) => [{ to: 'restaurant', event: fact }] },
  'order.placed': { isLasting: true, dispatch: placed },
  'pickup.lapsed': { dispatch: (_, conversation) => [renewLapse(conversation)] },
  'pickup.moved': ONLY_TOLD,
  'payment.open': { dispatch: () => [{ to: 'tracking', event: { type: 'orders.renew' } }] },
} satisfies Partial<FactDefinitions>

function placed(
  { type, order, heard }: FactOf<'order.placed'>,
  conversation: Conversation,
): readonly Dispatched[] {
  const { basket } = conversation.flows.basket.context
  // Who has begun another order meanwhile goes on with it.
  const isOther = heard !== undefined && JSON.stringify(toOrderItems(basket)) !== JSON.stringify(heard)
  const restaurant = restaurantOf(order.restaurantId, conversation)
  return [
    ...LEAVE_CHANGES,
    { to: 'tracking', event: { type, order, restaurant } },
    { to: 'session', event: { type, order } },
    ...(isOther
      ? []
      : ([
          { to: 'basket', event: { type: 'basket.empty' } },
          { to: 'payment', event: { type: 'payment.forget' } },
          { to: 'dialogue', event: { type: 'order.placed' } },
        ] as const)),
  ]
}

function toCheckout(event: CheckoutEvent): readonly Dispatched[] {
  return [{ to: 'checkout', event }]
}

/** Whoever comes to the checkout anew, or orders more there, looks at the order again before any card is asked for. */
export function backToRecap({ flows }: Conversation): readonly Dispatched[] {
  return flows.checkout.value === 'enteringCard' || flows.checkout.value === 'askingSecond'
    ? [{ to: 'checkout', event: { type: 'payment.dismiss' } }]
    : []
}

/** Where trying out is all there is, nothing is to be chosen. */
function recallWay(conversation: Conversation): readonly Dispatched[] {
  const offered = offeredWaysOf(conversation)
  const [first, ...others] = offered
  const isSettled = first !== undefined && others.length === 0 && isTrial({ provider: first })
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
  const byNow = pickupByNowOf(conversation, conversation.now)
  if (!chosen || !mode) return []
  // Only the time that stood there when it was tapped; logs of older versions do not tell it.
  const retrievalDate = command.at ?? byNow?.at
  const placement = placementOf(conversation, retrievalDate)
  const { value, context } = conversation.flows.payment
  const isWayMissing = value !== 'idle' && value !== 'chosen'
  const way = command.isWallet ? walletWay(context.way) : context.way
  const agreement: Verdict = byNow?.isElsewhere ? refuse('pickup.tooEarly') : placement
  const verdict = agreement.ok ? canUseContact(command.facts) : agreement
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
        earlier: shownOrders(conversation).find(awaitsPayment),
        refusal: !verdict.ok ? verdict.problem : isWayMissing ? 'payment.notChosen' : undefined,
      },
    },
  ]
}

/**
 * Whether the contact form allows paying. The log holds what the rules found when it was typed, never the typed text.
 */
function canUseContact(facts: ContactFacts): Verdict {
  if (!facts.isComplete) return refuse('checkout.detailsMissing')
  if (!facts.isPolicyAccepted) return refuse('checkout.policyRequired')
  return allow
}
