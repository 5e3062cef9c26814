import { hasMore } from '#domain/orders/history/history.ts'
import type { Route } from '#domain/navigation/routes.ts'
import { isSignInMissing } from './order-history.selectors.ts'
import { NEW_ORDER } from '../core/conversation/common.answers.ts'
import { answer, question, waiting, type QuestionContext } from '../core/conversation/question.ts'

const historyRoute = () => ({ name: 'orderHistory' }) as const
const CLOSE_REPORT = answer('close', 'report.close', { type: 'report.close' })

export const historyLoading = waiting({
  name: 'historyLoading',
  waitsFor: 'the past orders',
  isAsked: ({ flows }) => flows.dialogue.value === 'history' && flows.history.value === 'loading',
  route: historyRoute,
})

/** S8.49: a list that does not come can be asked for again; who is no guest yet has none, and may be a user. */
export const historyFailed = question({
  name: 'historyFailed',
  surface: 'notice',
  tone: ({ history }) => (isSignInMissing(history) ? 'info' : 'error'),
  isAsked: ({ flows }) => flows.dialogue.value === 'history' && flows.history.value === 'failed',
  route: historyRoute,
  prompt: ({ flows }) =>
    isSignInMissing(flows.history)
      ? { title: { key: 'history.stranger.title' }, text: [{ key: 'history.stranger.text' }] }
      : { title: { key: 'history.failed' }, text: [{ key: 'failed.hint' }] },
  answers: ({ flows }) => [
    isSignInMissing(flows.history)
      ? answer('logIn', 'accountMenu.login', { name: 'login' })
      : answer('retry', 'failed.retry', { type: 'history.open' }),
    NEW_ORDER,
  ],
})

/** S2.56-S2.58 */
export const history = question({
  name: 'history',
  surface: 'card',
  isAsked: ({ flows }) => flows.dialogue.value === 'history',
  route: historyRoute,
  answers: ({ flows: { history: flow } }) => [
    ...flow.context.history.orders.map(({ id }) => answer(id, 'history.again', { type: 'order.again', id })),
    ...(hasMore(flow.context.history) ? [answer('more', 'history.more', { type: 'history.more' })] : []),
    NEW_ORDER,
  ],
})

export const reportLoading = waiting({
  name: 'reportLoading',
  waitsFor: 'the order that is written about',
  isAsked: ({ flows }) => flows.dialogue.value === 'report' && flows.care.value === 'finding',
  route: reportRoute,
})

/** Why nothing can be written about an order (S2.61, S4.30); where it did not come, it can be asked for again. */
export const reportClosed = question({
  name: 'reportClosed',
  surface: 'notice',
  tone: ({ care }) => (isUnreached(care) ? 'error' : 'info'),
  isAsked: ({ flows: { dialogue, care } }) =>
    dialogue.value === 'report' && (care.value === 'closed' || care.value === 'unreached'),
  route: reportRoute,
  prompt: ({ flows: { care } }) =>
    isUnreached(care)
      ? { title: { key: 'failed.order' }, text: [{ key: 'failed.hint' }] }
      : {
          title: {
            key: `problem.${care.context.problem ?? 'order.notFound'}`,
            orElse: ['problem.notReached'],
          },
        },
  answers: ({ flows: { care } }) => {
    const { orderId, kind } = care.context
    return [
      ...(isUnreached(care) && orderId !== undefined
        ? [answer('retry', 'failed.retry', { type: 'report.open', id: orderId, kind })]
        : []),
      CLOSE_REPORT,
      NEW_ORDER,
    ]
  },
})

export const report = question({
  name: 'report',
  surface: 'card',
  isAsked: ({ flows }) => flows.dialogue.value === 'report',
  subject: ({ care }) => care.context.orderId,
  route: reportRoute,
  answers: () => [CLOSE_REPORT],
})

function isUnreached({ value, context }: QuestionContext['flows']['care']): boolean {
  return value === 'unreached' && context.orderId !== undefined
}

function reportRoute({ flows }: QuestionContext): Route {
  const { context } = flows.care
  return context.orderId === undefined
    ? { name: 'orderHistory' }
    : { name: 'reportProblem', orderId: context.orderId }
}
