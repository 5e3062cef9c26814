import type { OrderId } from '#domain/ids.ts'
import type { PersonalData } from '../words/use-formatter.ts'

/** The name of the draft that keeps the customer's mail address of an order; the log holds only this name. */
export function orderEmailToken(id: OrderId): string {
  return `order.${id}.email`
}

/** Whether a text of a log is such a name. */
export function isOrderEmailToken(text: string): boolean {
  return ORDER_EMAIL.test(text)
}

const ORDER_EMAIL = /^order\..+\.email$/

/** The name of the draft that keeps what a receipt shows of the card an order was paid with; the log holds only this name. */
export function orderCardToken(id: OrderId): string {
  return `order.${id}.card`
}

/** Whether the conversation stays here when a problem with an order is reported: only where that was unticked. */
export function reportLeavesOutConversation(personalData: PersonalData, id: OrderId): boolean {
  return personalData.draftOf(conversationDraft(id)) === 'no'
}

export function keepWithReport(personalData: PersonalData, id: OrderId, isTicked: boolean): void {
  personalData.keepDraft(conversationDraft(id), isTicked ? 'yes' : 'no')
}

function conversationDraft(id: OrderId): string {
  return `feedback.${id}.conversation`
}
