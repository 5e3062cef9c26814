import { answer, question, waiting } from './question.ts'

const checkout = () => ({ name: 'checkout' }) as const

export const paying = waiting({
  name: 'paying',
  step: 'pay',
  waitsFor: 'the payment',
  isAsked: ({ flows }) =>
    flows.checkout.value === 'identifying' ||
    flows.checkout.value === 'ordering' ||
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
  isUrgent: true,
  isAsked: ({ flows }) => flows.checkout.value === 'failed',
  route: checkout,
  prompt: ({ flows }) => {
    const code = flows.checkout.context.problem?.code ?? 'unknown'
    return {
      title: { key: 'payment.failed' },
      text: [
        { key: `paymentProblem.${code}`, orElse: [`problem.${code}`, 'paymentProblem.unknown'], values: {} },
      ],
    }
  },
  answers: () => [
    answer('retry', 'payment.retry', { type: 'payment.retry' }, { means: 'yes' }),
    answer('back', 'payment.back', { type: 'payment.dismiss' }, { means: 'no', closes: true }),
  ],
})

export const pickup = question({
  name: 'pickup',
  step: 'pickup',
  surface: 'card',
  isAsked: ({ flows }) => flows.dialogue.value === 'pickup',
  route: checkout,
  answers: () => [],
})

export const payment = question({
  name: 'checkout',
  step: 'pay',
  surface: 'card',
  isAsked: ({ flows }) => flows.dialogue.value === 'checkout',
  route: checkout,
  answers: () => [],
})
