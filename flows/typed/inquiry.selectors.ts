import { basketTotals } from '#domain/basket/totals.ts'
import { addMinor } from '#domain/money/minor.ts'
import type { Candidate } from '../core/log/commands.ts'
import type { Inquiry } from '../core/log/inquiry.ts'
import type { Say } from '../core/log/say.ts'
import type { Conversation } from '../core/conversation/conversation.ts'
import { paymentProblemKeys } from '../checkout/payment-problem.ts'
import { acceptableLinesOf, priceOfProposed } from './proposal.selectors.ts'
import {
  currentMenuOf,
  offeredWaysOf,
  orderingOf,
  pickupOf,
  placementOf,
  settledRestaurantOf,
} from '../core/conversation/selectors.ts'
import { type InquiryAnswer, NOTHING, type QuestionContext } from './inquiry-answer.ts'
import { addressSay, contactAnswer, hoursSay, openAnswer } from './place-inquiries.ts'
import { menuAnswer } from './menu-inquiries.ts'

const TO_BASKET: Candidate = {
  label: { kind: 'key', key: 'answer.basket.open' },
  command: { type: 'basket.open' },
}
const TO_CHECKOUT: Candidate = {
  label: { kind: 'key', key: 'answer.checkout.start' },
  command: { type: 'checkout.start' },
}

/** The answer to an inquiry from the menu and the restaurant as they are now; nothing where what it is about is gone. */
export function inquiryAnswerOf(inquiry: Inquiry, conversation: Conversation): InquiryAnswer {
  switch (inquiry.about) {
    case 'total':
      return totalAnswer(conversation)
    case 'ready':
      return readyAnswer(conversation)
    case 'hours':
    case 'address': {
      const restaurant = settledRestaurantOf(conversation)
      if (!restaurant) return NOTHING
      return {
        says: [inquiry.about === 'hours' ? hoursSay(restaurant, conversation.now) : addressSay(restaurant)],
        acts: [],
      }
    }
    case 'open':
      return openAnswer(conversation)
    case 'contact':
      return contactAnswer(conversation)
    case 'payments':
      return { says: [paymentsSay(conversation)], acts: [] }
    case 'unpayable':
      return unpayableAnswer(conversation)
    case 'accepted':
      return { says: [{ key: 'inquiry.accepted' }], acts: [] }
    case 'delivery':
      return { says: [{ key: 'inquiry.delivery' }], acts: [] }
    case 'greeting':
    case 'thanks':
      return { says: [{ key: `inquiry.${inquiry.about}` }], acts: [] }
    default: {
      const menu = currentMenuOf(conversation)
      return menu ? menuAnswer(inquiry, menu, conversation) : NOTHING
    }
  }
}

function paymentsSay(conversation: Conversation): Say {
  const ways = offeredWaysOf(conversation).map((way) => ({ key: `payment.way.${way}` }))
  return { key: 'inquiry.payments', values: { list: { list: ways } } }
}

/** What stands in the way of paying: the order itself, how it is paid, what failed last, or what the form still asks. */
function unpayableAnswer(conversation: Conversation): InquiryAnswer {
  const { checkout, payment, dialogue, session } = conversation.flows
  const acts = dialogue.value === 'checkout' ? [] : [TO_CHECKOUT]
  const placement = placementOf(conversation)
  if (!placement.ok) return { says: [{ key: `problem.${placement.problem}` }], acts: [] }
  if (checkout.value === 'failed') {
    const [key, ...orElse] = paymentProblemKeys(checkout.context.problem?.code ?? 'unknown')
    return { says: [{ key, orElse, values: {} }], acts }
  }
  if (payment.value === 'choosing') return { says: [{ key: 'problem.payment.notChosen' }], acts }
  const isKnown = session.context.visitor.isContactKnown
  return { says: [{ key: isKnown ? 'inquiry.payable' : 'inquiry.payableOnce' }], acts }
}

/** What is proposed is not ordered yet: where there is something, that is what is asked about. */
function totalAnswer(conversation: Conversation): InquiryAnswer {
  const { flows } = conversation
  const proposed = flows.proposal.value === 'asking' ? acceptableLinesOf(conversation) : []
  if (proposed.length > 0)
    return {
      says: [
        {
          key: 'inquiry.proposed',
          values: { total: { money: addMinor(...proposed.map(priceOfProposed)) } },
        },
      ],
      acts: [],
    }
  const { basket } = flows.basket.context
  if (basket.lines.length === 0) return { says: [{ key: 'inquiry.empty' }], acts: [] }
  const total = { money: basketTotals(basket).total }
  return { says: [{ key: 'inquiry.total', values: { total } }], acts: waysOn(flows.dialogue.value) }
}

function readyAnswer(conversation: Conversation): InquiryAnswer {
  const { flows, now } = conversation
  const { order } = flows.tracking.context
  if (flows.dialogue.value === 'order' && order)
    return {
      says: [{ key: 'inquiry.orderReady', values: { time: { time: order.retrievalDate, asOf: now } } }],
      acts: [],
    }
  const ordering = orderingOf(conversation)
  if (!ordering.ok) return { says: [{ key: `problem.${ordering.problem}` }], acts: [] }
  const time = pickupOf(conversation, now)
  if (time === undefined) return { says: [{ key: 'problem.pickup.none' }], acts: [] }
  const isAny = flows.basket.context.basket.lines.length > 0
  return {
    says: [{ key: 'inquiry.ready', values: { time: { time, asOf: now } } }],
    acts: isAny ? waysOn(flows.dialogue.value) : [],
  }
}

function waysOn(place: QuestionContext['flows']['dialogue']['value']): readonly Candidate[] {
  if (place === 'checkout') return []
  return place === 'basket' ? [TO_CHECKOUT] : [TO_BASKET, TO_CHECKOUT]
}
