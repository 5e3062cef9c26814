import { usePromptNotice } from '#bindings/prompts/use-prompt-notice.ts'
import { Notice } from '#ui/primitives/notice.tsx'

/** What stands in the way of a screen, in its place, with the ways on. */
export function PromptNotice() {
  const notice = usePromptNotice()
  return notice ? <Notice {...notice} isLive /> : null
}
