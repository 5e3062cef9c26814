import { paidFor } from '#domain/orders/amounts.ts'
import { takesCard } from '#domain/checkout/payment-way.ts'
import { earliestPickup } from '#domain/restaurant/pickup-slots.ts'
import { orderNameOf } from '../orders/order.selectors.ts'
import { offeredWaysOf, takesAhead, unlessEmpty } from '../core/conversation/selectors.ts'
import { MENU } from '../core/conversation/common.answers.ts'
import { paymentProblemKeys } from './payment-problem.ts'
import {
  type OfferedAnswer,
  type QuestionContext,
  answer,
  question,
  waiting,
} from '../core/conversation/question.ts'

export const checkout = () => ({ name: 'checkout' }) as const

/** The card form where it did not stand beside the recap, or its card was refused; it stays the same question while the card is tried, so that another card can be given (S4.55, S5.54). */
export const card = question({
  name: 'card',
  step: 'pay',
  surface: 'card',
  isPaying: true,
  isAsked: ({ flows }) =>
    flows.dialogue.value === 'checkout' &&
    (flows.checkout.value === 'enteringCard' ||
      (flows.checkout.value === 'paying' &&
        takesCard(flows.checkout.context.way) &&
        flows.checkout.context.hasCard !== true)),
  route: checkout,
  answers: (conversation) =>
    conversation.flows.checkout.value === 'enteringCard'
      ? [
          ...otherWay(conversation),
          answer('back', 'payment.back', { type: 'payment.dismiss' }, { means: 'no' }),
        ]
      : [],
})

export const paying = waiting({
  name: 'paying',
  step: 'pay',
  waitsFor: 'the payment',
  isPaying: true,
  isAsked: ({ flows }) =>
    flows.checkout.value === 'identifying' ||
    flows.checkout.value === 'ordering' ||
    flows.checkout.value === 'leaving' ||
    flows.checkout.value === 'paying',
  route: checkout,
})

/** S4.53, S4.54, S8.18: both choices, with the old total and the new. */
export const priceChanged = question({
  name: 'priceChanged',
  step: 'pay',
  surface: 'dialog',
  tone: 'warm',
  isAsked: ({ flows }) => flows.checkout.value === 'repriced',
  route: checkout,
  prompt: ({ flows }) => {
    const { repriced } = flows.checkout.context
    if (!repriced) return undefined
    const values = { was: { money: repriced.was }, is: { money: repriced.is } }
    return { title: { key: 'priceChanged.title' }, text: [{ key: 'priceChanged.text', values }] }
  },
  answers: ({ flows }) => {
    const { repriced } = flows.checkout.context
    const values = repriced === undefined ? {} : { total: { money: repriced.is } }
    return [
      answer('accept', { key: 'priceChanged.accept', values }, { type: 'price.accept' }, { means: 'yes' }),
      answer('decline', 'priceChanged.decline', { type: 'price.decline' }, { means: 'no' }),
    ]
  },
})

/** S8.15-S8.19; the order made is kept and paid again, never made twice (S4.55). */
export const paymentFailed = question({
  name: 'paymentFailed',
  step: 'pay',
  surface: 'dialog',
  tone: 'error',
  isRefusal: true,
  isUrgent: true,
  isAsked: ({ flows }) => flows.checkout.value === 'failed',
  route: checkout,
  prompt: ({ flows }) => {
    const [key, ...orElse] = paymentProblemKeys(flows.checkout.context.problem?.code ?? 'unknown')
    return { title: { key: 'payment.failed' }, text: [{ key, orElse, values: {} }] }
  },
  answers: (conversation) => [
    nextTime(conversation) ?? answer('retry', 'payment.retry', { type: 'payment.retry' }, { means: 'yes' }),
    ...otherWay(conversation),
    answer('back', 'payment.back', { type: 'payment.dismiss' }, { means: 'no', closes: true }),
  ],
})

/** The earliest time there is by now, where the one of the order was refused; trying that again would not help. */
function nextTime(conversation: QuestionContext): OfferedAnswer | undefined {
  const { flows, now } = conversation
  const { chosen } = flows.restaurant.context
  const isTimeRefused = flows.checkout.context.problem?.code.startsWith('pickup.') === true
  const next = chosen && isTimeRefused ? earliestPickup(chosen, now, takesAhead(conversation)) : undefined
  if (next === undefined) return undefined
  return takeInstead('next', next, conversation)
}

/** The answer that takes another time (epoch ms) in place of the one that is gone. */
export function takeInstead(id: string, next: number, { now }: QuestionContext): OfferedAnswer {
  const words = { key: 'payment.takeNext', values: { time: { time: next, asOf: now } } }
  return answer(id, words, { type: 'pickup.choose', at: 'earliest', shown: next }, { means: 'yes' })
}

/** The bank or the customer has yet to say yes elsewhere; the basket is kept until the server knows (S4.56). */
export const paymentSettling = question({
  name: 'paymentSettling',
  step: 'pay',
  surface: 'dialog',
  isPaying: true,
  tone: 'warm',
  isAsked: ({ flows }) => flows.checkout.value === 'settling',
  route: checkout,
  prompt: () => ({ title: { key: 'paymentSettling.title' }, text: [{ key: 'paymentSettling.text' }] }),
  answers: (conversation) => [
    answer('retry', 'paymentSettling.again', { type: 'payment.retry' }, { means: 'yes' }),
    ...otherWay(conversation),
    answer('back', 'payment.back', { type: 'payment.dismiss' }, { means: 'no', closes: true }),
  ],
})

/** An earlier order waits for its payment: whoever pays this one too pays for both. */
export const paymentBeside = question({
  name: 'paymentBeside',
  step: 'pay',
  surface: 'dialog',
  tone: 'warm',
  isAsked: ({ flows }) => flows.dialogue.value === 'checkout' && flows.checkout.value === 'askingSecond',
  route: checkout,
  prompt: (conversation) => {
    const earlier = conversation.flows.checkout.context.asked?.earlier
    return (
      earlier && {
        title: { key: 'paymentBeside.title' },
        text: [
          {
            key: 'paymentBeside.text',
            values: {
              order: { say: orderNameOf(earlier, conversation) },
              total: { money: paidFor(earlier) },
            },
          },
        ],
      }
    )
  },
  answers: ({ flows }) => {
    const earlier = flows.checkout.context.asked?.earlier
    return [
      ...(earlier ? [answer('see', 'paymentBeside.see', { type: 'order.follow', id: earlier.id })] : []),
      answer('beside', 'paymentBeside.beside', { type: 'payment.beside' }),
      answer('back', 'payment.back', { type: 'payment.dismiss' }, { means: 'no', closes: true }),
    ]
  },
})

/** Another way of paying, where there is one. */
function otherWay(conversation: Pick<QuestionContext, 'settings'>): readonly OfferedAnswer[] {
  return offeredWaysOf(conversation).length > 1
    ? [answer('other', 'payment.other', { type: 'payment.change' })]
    : []
}

export const paymentRecalling = waiting({
  name: 'paymentRecalling',
  step: 'pay',
  waitsFor: 'the way the customer paid last time',
  isAsked: ({ flows }) => flows.dialogue.value === 'checkout' && flows.payment.value === 'recalling',
  route: checkout,
})

/** S1.23, S1.24: asked where the customer changes the way, and where none could be recalled. */
export const paymentWay = question({
  name: 'paymentWay',
  step: 'pay',
  surface: 'card',
  isPricedAsAWhole: true,
  isAsked: ({ flows }) => flows.dialogue.value === 'checkout' && flows.payment.value === 'choosing',
  route: checkout,
  answers: (conversation) =>
    offeredWaysOf(conversation).map((provider) =>
      answer(provider, `payment.way.${provider}`, { type: 'payment.choose', way: { provider } }),
    ),
})

export const payment = question({
  name: 'checkout',
  step: 'pay',
  surface: 'card',
  takesCoupons: true,
  isPricedAsAWhole: true,
  ask: unlessEmpty('ask.checkout'),
  isAsked: ({ flows }) => flows.dialogue.value === 'checkout',
  route: checkout,
  // With nothing to pay for, the menu is the only way on.
  answers: ({ flows }) => (flows.basket.context.basket.lines.length === 0 ? [MENU] : []),
})
