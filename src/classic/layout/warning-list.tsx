import { warningsOf } from '#flows/core/transcript/warnings.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import s from './warning-list.module.css'

/** Warnings about the last action, shown until the next one; a screen reader hears them from the announcer. */
export function Warnings() {
  const { say } = useFormatter()
  const turns = useConversation((conversation) => conversation.turns)
  return warningsOf({ turns }).map((warning) => (
    <p key={warning.key} className={s.warning}>
      <Icon name="alert" size="s" />
      <span>{say(warning)}</span>
    </p>
  ))
}

/** Whether there are warnings; read apart, so that the frame does not render with every turn. */
export function useHasWarnings(): boolean {
  return useConversation((conversation) => warningsOf(conversation).length > 0)
}
