import type { SendingReason } from '#domain/support/sent-conversation.ts'
import { useVisits } from '../navigation/visits.tsx'
import { useBrand } from '../runtime/brand-context.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** The way to the page that sends the conversation to the restaurant; undefined where it takes none. Nothing is sent by it yet. */
export function useWayToSend(
  reason: SendingReason,
): { readonly text: string; readonly onAct: () => void } | undefined {
  const { t } = useFormatter()
  const { visit } = useVisits()
  const { support } = useBrand()
  return support && { text: t('sending.offer'), onAct: () => visit({ name: 'sendConversation', reason }) }
}
