import type { OutcomeAcks } from '../core/conversation/outcome.ts'
import { couponRefusal } from './coupon-refusal.ts'

export const BASKET_OUTCOMES = {
  findCoupon({ after }) {
    const { problem } = after.flows.basket.context
    return [{ key: problem === undefined ? 'ack.couponApplied' : couponRefusal(problem) }]
  },
} satisfies OutcomeAcks
