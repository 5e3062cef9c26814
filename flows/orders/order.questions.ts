import type { Order } from '#domain/orders/order.ts'
import type { Route } from '#domain/navigation/routes.ts'
import { orderActionsOf } from './order-actions.ts'
import { cancelStateOf, changeStateOf, isLinkProblem } from './order.selectors.ts'
import { NEW_ORDER } from '../core/conversation/common.answers.ts'
import { type QuestionContext, answer, question, waiting } from '../core/conversation/question.ts'

export type Flows = QuestionContext['flows']
const RETRY = answer('retry', 'failed.retry', { type: 'orders.retry' })

export const orderLoading = waiting({
  name: 'orderLoading',
  waitsFor: 'the orders',
  isAsked: ({ flows }) => {
    const { value, context } = flows.tracking
    const isUnheard = context.heardAt === undefined && !context.isLost && value === 'watching'
    return isAtOrders(flows) && (value === 'finding' || (hasSettled(flows) && !context.order && isUnheard))
  },
  route: orderRoute,
})

/** S4.46 */
export const orderNotFound = question({
  name: 'orderNotFound',
  surface: 'notice',
  tone: 'warm',
  texts: 'orders',
  isAsked: ({ flows }) =>
    isAtOrders(flows) && flows.tracking.value === 'notFound' && !isStrange(flows.tracking),
  route: orderRoute,
  prompt: () => ({ title: { key: 'problem.order.notFound' } }),
  answers: () => [NEW_ORDER],
})

export const orderUnreached = question({
  name: 'orderUnreached',
  surface: 'notice',
  tone: 'error',
  texts: 'orders',
  isAsked: ({ flows }) => isAtOrders(flows) && flows.tracking.value === 'unreached',
  route: orderRoute,
  prompt: () => ({ title: { key: 'failed.order' }, text: [{ key: 'failed.hint' }] }),
  answers: () => [RETRY, NEW_ORDER],
})

/** S4.7, S4.44, S4.45: who asks is not known to the server, or no more. */
export const orderSignedOut = question({
  name: 'orderSignedOut',
  surface: 'notice',
  tone: 'warm',
  texts: 'orders',
  isAsked: ({ flows }) =>
    isAtOrders(flows) && (flows.tracking.value === 'signedOut' || isStrange(flows.tracking)),
  route: orderRoute,
  prompt: ({ flows: { tracking } }) => ({
    title: {
      key: tracking.context.wanted === undefined ? 'orders.signedOut.titleAll' : 'orders.signedOut.title',
    },
    text: [
      {
        key: isLinkProblem(tracking.context.problem) ? 'orders.signedOut.expired' : 'orders.signedOut.text',
      },
    ],
  }),
  answers: () => [answer('logIn', 'orders.signedOut.logIn', { name: 'login' }), NEW_ORDER],
})

/** Where the order stands and what can still be done about it (S2.53, S4.37-S4.43). */
export const order = question({
  name: 'order',
  surface: 'card',
  isAsked: ({ flows }) => hasOrder(flows),
  subject: orderId,
  route: ({ flows: { tracking } }) =>
    tracking.context.order?.state === 'CONFLICTED'
      ? { name: 'conflictedOrder', orderId: tracking.context.order.id }
      : { name: 'currentOrder' },
  answers: (conversation) => [
    ...actionsOf(conversation.flows.tracking.context.order, conversation),
    NEW_ORDER,
    answer('history', 'order.history', { type: 'history.open' }),
  ],
})

export const noOrders = question({
  name: 'noOrders',
  surface: 'notice',
  tone: 'info',
  texts: 'orders',
  isAsked: ({ flows }) => isAtOrders(flows),
  route: () => ({ name: 'currentOrder' }),
  prompt: ({ flows: { tracking } }) => ({
    title: { key: tracking.context.isLost ? 'orders.lostAtOnce' : 'orders.none.title' },
  }),
  answers: ({ flows }) => [...(flows.tracking.context.isLost ? [RETRY] : []), NEW_ORDER],
})

function actionsOf(made: Order | undefined, conversation: QuestionContext) {
  const actions = made ? orderActionsOf(made, conversation, conversation.now) : []
  return actions.map(({ id, key, command }) => answer(id, key, command))
}

function isAtOrders({ dialogue }: Flows): boolean {
  return dialogue.value === 'order'
}

/** Whether what was looked for has been found, or there was nothing to look for. */
function hasSettled({ tracking: { value } }: Flows): boolean {
  return !(value === 'finding' || value === 'notFound' || value === 'unreached' || value === 'signedOut')
}

/** Whether an order is looked at, and is there. */
export function hasOrder(flows: Flows): boolean {
  return isAtOrders(flows) && hasSettled(flows) && flows.tracking.context.order !== undefined
}

function isStrange({ value, context }: Flows['tracking']): boolean {
  return value === 'notFound' && (isLinkProblem(context.problem) || context.problem === 'account.notSignedIn')
}

/** Which order is looked at. */
export function orderId({ tracking }: Flows): string | undefined {
  return tracking.context.order?.id
}

/** The address a mailed link has led to stands while its change is at hand. */
export function orderRoute({ flows }: QuestionContext): Route {
  const { wanted } = flows.tracking.context
  if (wanted !== undefined && cancelStateOf(flows) !== 'idle') return { name: 'cancelOrder', orderId: wanted }
  if (wanted !== undefined && changeStateOf(flows) !== 'idle')
    return { name: 'modifyPickup', orderId: wanted }
  return { name: 'currentOrder' }
}
