import type { SendingReason } from '#domain/support/sent-conversation.ts'
import { troubleOf } from '#flows/core/conversation/questions.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useWayToSend } from '#bindings/support/use-way-to-send.ts'
import { Button } from '#ui/primitives/button.tsx'

/** The way to send the conversation to the restaurant, where it takes any. */
export function OfferToSend({ reason }: { readonly reason: SendingReason }) {
  const way = useWayToSend(reason)
  return (
    way && (
      <Button tone="link" onAct={way.onAct}>
        {way.text}
      </Button>
    )
  )
}

/** The same below a question that tells of a refusal or a fault; nothing below any other. */
export function OfferInTrouble() {
  const trouble = useConversation(troubleOf)
  return trouble && <OfferToSend reason={trouble} />
}
