import {
  FindConversationsSchema,
  FoundListSchema,
  HandledConversationSchema,
  OpenedConversationSchema,
  PartSchema,
  ValuesSchema,
  WhySchema,
  WordsSchema,
  fromFound,
  fromHandled,
  fromOpened,
} from '#contracts/support/desk.contract.ts'
import { DoneSchema } from '#contracts/wire/wire.ts'
import { DESK_ACTS, type OrderAtDesk } from '#domain/support/opened-conversation.ts'
import { readConversationCode } from '#domain/support/conversation-code.ts'
import type { Staff, StaffAct } from '#domain/staff/staff-role.ts'
import { Failure, refusal } from '../../core/http/failure.ts'
import { bodyOf, ok, queryOf, route, type Call, type Route } from '../../core/http/route.ts'
import type { Deps } from '../../core/process/deps.ts'
import { livePaymentOf } from '../../payments/store/payments.store.ts'
import { noteLook, type LookKind } from '../../staff/looks.store.ts'
import { signedInStaff } from '../../staff/signed-in-staff.ts'
import { actOnOrder } from '../act-on-order.ts'
import { addressOf, replyTo } from '../reply-to-sender.ts'
import {
  conversationOf,
  findConversations,
  notesOf,
  orderIdsOf,
  partOf,
  writeNote,
  type KeptConversation,
} from '../store/desk.store.ts'
import type { SupportRoom } from '../support-room.ts'

const STAFF = ['staff.notSignedIn', 'staff.notAllowed'] as const
const OPENED = [...STAFF, 'staff.unknownConversation'] as const

type Opened = { readonly staff: Staff; readonly kept: KeptConversation; readonly now: number }

/** What the desk asks: finding, opening, revealing and answering conversations, each look written down. */
export function deskRoutes({ sealing }: SupportRoom, deps: Deps): readonly Route[] {
  const { database, clock, orders } = deps

  /** Who asks, and the conversation of the address; what they do with it is written down where it is told. */
  async function opened(call: Call, act: StaffAct, look?: { what: LookKind; why: string }): Promise<Opened> {
    const staff = await signedInStaff(call.headers, deps, act)
    const code = readConversationCode(call.params['code'] ?? '')
    const kept = code && (await conversationOf(database, code, clock.now()))
    if (!kept) throw refusal('staff.unknownConversation')
    const now = clock.now()
    if (look) await noteLook(database, staff, { ...look, subject: kept.code }, now)
    return { staff, kept, now }
  }

  async function ordersOf({ id }: KeptConversation): Promise<readonly OrderAtDesk[]> {
    const told: OrderAtDesk[] = []
    for (const orderId of await orderIdsOf(database, id)) {
      const stored = await orders.find(orderId)
      if (!stored) continue
      const { state, posId, restaurantId, retrievalDate } = stored.order
      const payment = await livePaymentOf(database, orderId)
      told.push({
        id: orderId,
        state,
        restaurantId,
        retrievalDate,
        ...(posId !== undefined && { number: posId }),
        ...(payment && {
          payment: {
            provider: payment.provider,
            ...(payment.reference !== undefined && { reference: payment.reference }),
          },
        }),
      })
    }
    return told
  }

  const handled = async (kept: KeptConversation) =>
    fromHandled({ orders: await ordersOf(kept), notes: await notesOf(database, kept.id) })

  return [
    route({
      id: 'findConversations',
      method: 'GET',
      path: '/x/support/conversations',
      summary: 'The conversations that were sent, as they are wanted, the newest first.',
      query: FindConversationsSchema,
      gives: FoundListSchema,
      refuses: STAFF,
      async answer(call) {
        await signedInStaff(call.headers, deps, 'conversations.read')
        const { found, hasMore } = await findConversations(database, queryOf(call), clock.now())
        return ok({ items: found.map(fromFound), hasMore })
      },
    }),
    route({
      id: 'openConversation',
      method: 'POST',
      path: '/x/support/conversations/:code/open',
      summary: 'Opens a conversation; who did and why is written down.',
      body: WhySchema,
      gives: OpenedConversationSchema,
      refuses: OPENED,
      async answer(call) {
        const look = { what: 'opened', why: bodyOf(call).why } as const
        const { kept } = await opened(call, 'conversations.read', look)
        return ok(
          fromOpened({
            ...kept,
            hasValues: kept.personal !== undefined,
            canBeAnswered: (await addressOf(kept, deps)) !== undefined,
            orders: await ordersOf(kept),
            notes: await notesOf(database, kept.id),
          }),
        )
      },
    }),
    {
      id: 'conversationPart',
      method: 'GET',
      path: '/x/support/parts/:sha',
      summary: 'A large answer of conversations, packed as it came.',
      gives: PartSchema,
      refuses: OPENED,
      async answer(call) {
        await signedInStaff(call.headers, deps, 'conversations.read')
        const part = await partOf(database, call.params['sha'] ?? '')
        if (part === undefined) throw refusal('staff.unknownConversation')
        return ok({ part })
      },
    },
    route({
      id: 'revealValues',
      method: 'POST',
      path: '/x/support/conversations/:code/values',
      summary: 'The personal values that were sent along; who looked and why is written down.',
      body: WhySchema,
      gives: ValuesSchema,
      refuses: OPENED,
      async answer(call) {
        const look = { what: 'revealed', why: bodyOf(call).why } as const
        const { kept } = await opened(call, 'values.reveal', look)
        const told = kept.personal === undefined ? undefined : sealing?.open(kept.personal)
        return ok({ values: told === undefined ? [] : JSON.parse(told) })
      },
    }),
    route({
      id: 'exportConversation',
      method: 'POST',
      path: '/x/support/conversations/:code/export',
      summary: 'Writes down that a conversation was taken along, as a test or a file.',
      body: WhySchema,
      gives: DoneSchema,
      refuses: OPENED,
      async answer(call) {
        await opened(call, 'conversations.export', { what: 'exported', why: bodyOf(call).why })
        return ok({ success: true })
      },
    }),
    route({
      id: 'noteConversation',
      method: 'POST',
      path: '/x/support/conversations/:code/notes',
      summary: 'Writes a note for colleagues.',
      body: WordsSchema,
      gives: HandledConversationSchema,
      refuses: OPENED,
      async answer(call) {
        const { body } = bodyOf(call)
        const { staff, kept, now } = await opened(call, 'conversations.read')
        await writeNote(database, kept.id, { author: staff.name, kind: 'note', body }, now)
        return ok(await handled(kept))
      },
    }),
    route({
      id: 'answerConversation',
      method: 'POST',
      path: '/x/support/conversations/:code/reply',
      summary: 'Writes a mail to who sent a conversation.',
      body: WordsSchema,
      gives: HandledConversationSchema,
      refuses: [...OPENED, 'staff.noAddress'],
      async answer(call) {
        const { body } = bodyOf(call)
        const { staff, kept, now } = await opened(call, 'orders.act', { what: 'acted', why: 'reply' })
        if (!(await replyTo(kept, body, staff, deps, now))) throw refusal('staff.noAddress')
        deps.worker.wake(['mail'])
        return ok(await handled(kept))
      },
    }),
    route({
      id: 'actOnOrder',
      method: 'POST',
      path: '/x/support/conversations/:code/orders/:id/:act',
      summary: 'Sends the confirmation of an order once more, cancels it, or tells the kitchen again.',
      gives: HandledConversationSchema,
      refuses: [
        ...OPENED,
        'order.notFound',
        'order.notResendable',
        'order.alreadyCancelled',
        'order.notCancellable',
        'order.tooLateToCancel',
        'order.alreadyInjected',
        'request.notFound',
      ],
      async answer(call) {
        const act = DESK_ACTS.find((known) => known === call.params['act'])
        if (!act) throw new Failure(404, 'request.notFound')
        const { staff, kept, now } = await opened(call, 'orders.act')
        const orderId = (await orderIdsOf(database, kept.id)).find((id) => id === call.params['id'])
        if (orderId === undefined) throw refusal('order.notFound')
        await actOnOrder(orderId, act, deps)
        await noteLook(database, staff, { what: 'acted', subject: kept.code, why: `${act} ${orderId}` }, now)
        const body = `${act} ${orderId}`
        await writeNote(database, kept.id, { author: staff.name, kind: 'act', body }, now)
        return ok(await handled(kept))
      },
    }),
  ]
}
