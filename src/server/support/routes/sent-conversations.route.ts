import {
  ReceivedSchema,
  SentConversationSchema,
  SentPartSchema,
  toSentConversation,
} from '#contracts/support/sent-conversation.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import type { OrderId } from '#domain/ids.ts'
import type { Session } from '../../core/session/session-row.ts'
import { deviceOf } from '../../accounts/device-words.ts'
import { Failure, invalid } from '../../core/http/failure.ts'
import { bodyOf, ok, route, type Route } from '../../core/http/route.ts'
import { limitSentConversations } from '../../core/limits/rate-limits.ts'
import type { Deps } from '../../core/process/deps.ts'
import { maySee } from '../../orders/routes/own-order.ts'
import { isPackedLog, shaOfPart } from '../packed-log.ts'
import { keepConversation, keepPart } from '../store/sent-conversations.store.ts'
import type { SupportRoom } from '../support-room.ts'

const DAY_MS = 86_400_000
const A_MINUTE = 60_000
/** Each restaurant a customer looks at has a menu, in each mode. */
const MOST_PARTS_EACH = 20

/** What customers send of their conversations, and never without a tap of theirs. */
export function sentConversationRoutes(room: SupportRoom, deps: Deps): readonly Route[] {
  return [sendConversationRoute(room, deps), sendPartRoute(deps)]
}

function sendConversationRoute({ sealing }: SupportRoom, deps: Deps): Route {
  const { database, catalogue, clock } = deps
  return route({
    id: 'sendConversation',
    method: 'POST',
    path: '/x/conversations',
    summary: 'Sends a conversation to the restaurant; its code can be said on the phone.',
    body: SentConversationSchema,
    gives: ReceivedSchema,
    limit: { max: deps.limits.ordersPerMinute, windowMs: A_MINUTE },
    async answer(call) {
      const sent = toSentConversation(bodyOf(call))
      const { id, support } = catalogue.deployment()
      if (!support) throw new Failure(404, 'request.notFound')
      if (!isPackedLog(sent.log, id)) throw invalid('body', ['log'])
      await limitSentConversations(call, deps)
      const session = await call.session()
      const now = clock.now()
      const received = await keepConversation(database, sent, {
        ...(session?.accountId !== undefined && { accountId: session.accountId }),
        orderIds: await ownOf(sent.summary.orderIds, session),
        device: deviceOf(call.headers['user-agent']),
        ...(sealing && sent.values && { personal: sealing.seal(JSON.stringify(sent.values)) }),
        now,
        expiresAt: now + support.keptDays * DAY_MS,
      })
      return ok(received)
    },
  })

  /** Those of the orders that the sender may see: nobody brings the order of another before the staff. */
  async function ownOf(orderIds: readonly OrderId[], session: Session | undefined) {
    if (session?.accountId === undefined) return []
    const { accountId, orderIds: only, broughtOrderIds } = session
    const own: OrderId[] = []
    for (const orderId of orderIds) {
      const stored = await deps.orders.find(orderId)
      if (stored && maySee({ accountId, ...(only && { orderIds: only }), broughtOrderIds }, stored))
        own.push(orderId)
    }
    return own
  }
}

function sendPartRoute({ database, limits }: Deps): Route {
  return route({
    id: 'sendConversationPart',
    method: 'POST',
    path: '/x/conversations/parts',
    summary: 'Sends a large answer of a conversation that the restaurant does not know yet.',
    body: SentPartSchema,
    gives: DoneSchema,
    refuses: ['request.notFound'],
    limit: { max: limits.ordersPerMinute * MOST_PARTS_EACH, windowMs: A_MINUTE },
    async answer(call) {
      const { conversation, part } = bodyOf(call)
      const sha = shaOfPart(part)
      if (sha === undefined) throw invalid('body', ['part'])
      if (!(await keepPart(database, { conversation, sha, part }))) throw new Failure(404, 'request.notFound')
      return ok({ success: true })
    },
  })
}
