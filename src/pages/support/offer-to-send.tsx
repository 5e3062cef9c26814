import type { SendingReason } from '#domain/support/sent-conversation.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'
import { useBrand } from '#bindings/runtime/brand-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'

/** The way to send the conversation to the restaurant, where it takes any. Nothing is sent by it yet. */
export function OfferToSend({ reason }: { readonly reason: SendingReason }) {
  const { t } = useFormatter()
  const { visit } = useVisits()
  const { support } = useBrand()
  return (
    support && (
      <Button tone="link" onAct={() => visit({ name: 'sendConversation', reason })}>
        {t('sending.offer')}
      </Button>
    )
  )
}
