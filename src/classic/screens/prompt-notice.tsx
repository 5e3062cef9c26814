import { usePromptNotice } from '#bindings/prompts/use-prompt-notice.ts'
import { OfferInTrouble } from '#pages/support/offer-to-send.tsx'
import { Notice } from '#ui/primitives/notice.tsx'

/** A question shown in place of the screen it interrupts, with its answers. */
export function PromptNotice() {
  const notice = usePromptNotice()
  if (!notice) return null
  return (
    <>
      <Notice {...notice} isLive />
      <OfferInTrouble />
    </>
  )
}
