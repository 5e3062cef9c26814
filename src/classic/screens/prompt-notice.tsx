import { usePromptNotice } from '#bindings/prompts/use-prompt-notice.ts'
import { Notice } from '#ui/primitives/notice.tsx'

/** A question shown in place of the screen it interrupts, with its answers. */
export function PromptNotice() {
  const notice = usePromptNotice()
  return notice ? <Notice {...notice} isLive /> : null
}
