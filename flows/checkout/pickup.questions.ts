import { orderingOf, pickupByNowOf, pickupOf } from '../core/conversation/selectors.ts'
import { answer, question } from '../core/conversation/question.ts'
import { checkout, takeInstead } from './payment.questions.ts'

/** The opening of the time that was shown gives none any more: an order for another is made only by who says so (S4.48). */
export const otherOpening = question({
  name: 'otherOpening',
  step: 'pickup',
  surface: 'dialog',
  tone: 'warm',
  isUrgent: true,
  isAsked: (conversation) => {
    const { dialogue, checkout, basket } = conversation.flows
    return (
      dialogue.value === 'checkout' &&
      checkout.value === 'reviewing' &&
      basket.context.basket.lines.length > 0 &&
      orderingOf(conversation).ok &&
      pickupByNowOf(conversation, conversation.now)?.isElsewhere === true
    )
  },
  route: checkout,
  prompt: (conversation) => {
    const { shown } = conversation.flows.checkout.context
    const next = pickupOf(conversation, conversation.now)
    if (!shown || next === undefined) return undefined
    const said = (at: number) => ({ time: { time: at, asOf: conversation.now } })
    return {
      title: { key: 'otherOpening.title', values: said(shown.at) },
      text: [{ key: 'otherOpening.text', values: said(next) }],
    }
  },
  answers: (conversation) => {
    const next = pickupOf(conversation, conversation.now)
    return [
      ...(next === undefined ? [] : [takeInstead('take', next, conversation)]),
      answer('times', 'otherOpening.times', { type: 'pickup.change' }),
      answer('back', 'otherOpening.back', { type: 'basket.open' }, { means: 'no', closes: true }),
    ]
  },
})

export const pickup = question({
  name: 'pickup',
  step: 'pickup',
  surface: 'card',
  isAsked: ({ flows }) => flows.dialogue.value === 'pickup',
  route: checkout,
  answers: () => [],
})
