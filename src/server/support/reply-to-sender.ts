import { randomUUID } from 'node:crypto'
import { shownConversationCode } from '#domain/support/conversation-code.ts'
import type { Staff } from '#domain/staff/staff-role.ts'
import type { Deps } from '../core/process/deps.ts'
import type { Queries } from '../core/database/database.ts'
import { writeMail } from '../mail/outbox.store.ts'
import { orderIdsOf, writeNote, type KeptConversation } from './store/desk.store.ts'

/** The address of who sent a conversation: of their account, else of an order of theirs; the staff is not told it. */
export async function addressOf(
  { id, accountId }: Pick<KeptConversation, 'id' | 'accountId'>,
  { database, accounts, orders }: Pick<Deps, 'accounts' | 'orders'> & { readonly database: Queries },
): Promise<string | undefined> {
  const account = accountId === undefined ? undefined : await accounts.find(accountId)
  if (account && account.email !== '') return account.email
  for (const orderId of await orderIdsOf(database, id)) {
    const email = (await orders.find(orderId))?.order.customerEmail
    if (email !== undefined && email !== '') return email
  }
  return undefined
}

/** Writes to who sent a conversation, in the language it was held in; false where they have no address. */
export async function replyTo(
  kept: KeptConversation,
  body: string,
  { name: author }: Staff,
  deps: Deps,
  now: number,
): Promise<boolean> {
  const recipient = await addressOf(kept, deps)
  if (recipient === undefined) return false
  const { productName } = deps.catalogue.deployment()
  await deps.database.transaction(async (queries) => {
    const content = { productName, code: shownConversationCode(kept.code), body }
    const event = `supportReply/${randomUUID()}`
    await writeMail(
      queries,
      { event, kind: 'supportReply', recipient, language: kept.language, content },
      now,
    )
    await writeNote(queries, kept.id, { author, kind: 'reply', body }, now)
  })
  return true
}
