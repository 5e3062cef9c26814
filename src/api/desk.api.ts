import {
  FoundListSchema,
  HandledConversationSchema,
  OpenedConversationSchema,
  PartSchema,
  ValuesSchema,
  toFound,
  toHandled,
  toOpened,
} from '#contracts/support/desk.contract.ts'
import type { ConversationCode, OrderId } from '#domain/ids.ts'
import type {
  DeskAct,
  FoundConversation,
  HandledConversation,
  OpenedConversation,
} from '#domain/support/opened-conversation.ts'
import type { PersonalValue } from '#domain/support/sent-conversation.ts'
import { answer, nothing } from './http.ts'
import type { Call, Http } from './http.ts'

type Written = 'notes' | 'reply'

/** The calls of the support desk. Nothing is renewed where one is refused: the staff logs in anew. */
export function deskCalls(http: Http) {
  const asked = <Value>(call: Omit<Call<Value>, 'refreshes'>) => http({ ...call, refreshes: false })
  const at = (code: ConversationCode, act: string) => `/x/support/conversations/${code}/${act}`
  const handled = (path: string, body: object = {}): Promise<HandledConversation> =>
    asked({
      path,
      method: 'POST',
      body: () => body,
      read: answer(HandledConversationSchema, toHandled),
    })

  return {
    find: (
      wanted: Readonly<Record<string, string | undefined>>,
    ): Promise<{ readonly found: readonly FoundConversation[]; readonly hasMore: boolean }> =>
      asked({
        path: '/x/support/conversations',
        query: wanted,
        read: answer(FoundListSchema, ({ items, hasMore }) => ({ found: items.map(toFound), hasMore })),
      }),
    open: (code: ConversationCode, why: string): Promise<OpenedConversation> =>
      asked({
        path: at(code, 'open'),
        method: 'POST',
        body: () => ({ why }),
        read: answer(OpenedConversationSchema, toOpened),
      }),
    part: (sha: string): Promise<string> =>
      asked({ path: `/x/support/parts/${sha}`, read: answer(PartSchema, ({ part }) => part) }),
    reveal: (code: ConversationCode, why: string): Promise<readonly PersonalValue[]> =>
      asked({
        path: at(code, 'values'),
        method: 'POST',
        body: () => ({ why }),
        read: answer(ValuesSchema, ({ values }) => values),
      }),
    noteExport: (code: ConversationCode, why: string): Promise<void> =>
      asked({ path: at(code, 'export'), method: 'POST', body: () => ({ why }), read: nothing }),
    write: (code: ConversationCode, kind: Written, body: string) => handled(at(code, kind), { body }),
    act: (code: ConversationCode, orderId: OrderId, act: DeskAct) =>
      handled(at(code, `orders/${orderId}/${act}`)),
  }
}

export type DeskCalls = ReturnType<typeof deskCalls>
