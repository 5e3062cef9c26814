import type { OrderId } from '#domain/ids.ts'
import type { Runner } from '#flows/core/engine/runner.ts'
import { reportLeavesOutConversation } from '../orders/order-drafts.ts'
import type { DeviceNotices } from '../runtime/device-notices.ts'
import type { PersonalData } from '../words/use-formatter.ts'
import { keepPageFault } from './page-faults.ts'
import { keepSentCode } from './sent-code.ts'
import type { SendConversation } from './sending-context.ts'

export type SendingWorld = {
  readonly runner: Runner
  readonly personalData: PersonalData
  readonly tell: DeviceNotices['tell']
  readonly send: SendConversation
}

/** The draft that notes that sending a conversation was offered. */
const OFFERED = 'sendOffered'

/** Offers to send the conversation, once. */
export function offerToSend(
  notice: 'sendRefusal' | 'sendFault',
  { runner, personalData, tell }: SendingWorld,
): void {
  const offered = `${OFFERED}.${runner.conversation().id}`
  if (personalData.draftOf(offered) !== '') return
  personalData.keepDraft(offered, 'yes')
  tell(notice)
}

/** Keeps a fault of the page for whoever is sent the conversation, and offers that. */
export function tellFault(fault: string, world: SendingWorld): void {
  keepPageFault(world.personalData, fault)
  offerToSend('sendFault', world)
}

/** Sends the conversation after the report of a problem that was taken, where the customer left that ticked, and says what became of it. */
export async function sendWithReport(
  about: OrderId,
  { runner, personalData, tell, send }: SendingWorld,
): Promise<void> {
  if (reportLeavesOutConversation(personalData, about)) return
  const { id } = runner.conversation()
  const outcome = await send({ reason: 'report', withValues: false })
  if ('code' in outcome) keepSentCode(personalData, id, outcome.code)
  tell('code' in outcome ? 'sentWithReport' : 'unsentWithReport')
}
