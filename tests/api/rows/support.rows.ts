import { deskCalls } from '#api/desk.api.ts'
import { postConversation, postPart } from '#api/support.api.ts'
import { toSentConversation } from '#contracts/support/sent-conversation.contract.ts'
import { aSentConversation, aSentLog, packed, shaOf } from '#tests/support/sent-conversations.ts'
import { expect } from 'vitest'
import { refused, type Rows, type Stage } from './stage.ts'

const MENU = JSON.stringify({ dishes: ['Burger'] })

/** A conversation of the shop of this stage, with a large answer beside it. */
function aConversation({ shop }: Stage) {
  const log = packed(aSentLog(2, shop.deps.catalogue.deployment().id))
  return toSentConversation(aSentConversation({ log, parts: [{ name: 'menu', sha: shaOf(MENU) }] }))
}

/** What customers send of their conversations, and what nobody but the staff is told. */
export const SUPPORT_ROWS: Rows = {
  postConversation: {
    answered: [
      (at) => postConversation(at.aVisitor())(aConversation(at)),
      { code: expect.stringMatching(/^[A-Z\d]{6}$/), wanted: [shaOf(MENU)] },
    ],
    failed: [
      (at) => postConversation(at.aVisitor())({ ...aConversation(at), log: 'AAAA' }),
      refused(400, 'request.invalid', 'log'),
    ],
  },
  postPart: {
    answered: [
      async (at) => {
        const conversation = aConversation(at)
        const http = at.aVisitor()
        await postConversation(http)(conversation)
        return postPart(http)(conversation.conversation, packed(MENU))
      },
      undefined,
    ],
    failed: [
      (at) => postPart(at.aVisitor())('nobody-has-sent-it', packed(MENU)),
      refused(404, 'request.notFound'),
    ],
  },
  deskCalls: {
    failed: [(at) => deskCalls(at.aVisitor()).find({}), refused(401, 'staff.notSignedIn')],
  },
}
