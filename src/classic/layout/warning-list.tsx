import { warningsOf } from '#flows/transcript/warnings.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import s from './warning-list.module.css'

/** What the last act came to and must be seen, until the next one; the announcer has told the ear. */
export function Warnings() {
  const { say } = useFormatter()
  const turns = useConversation((conversation) => conversation.turns)
  return warningsOf({ turns }).map((warning) => (
    <p key={warning.key} className={s.warning}>
      <Icon name="alert" size="s" />
      {say(warning)}
    </p>
  ))
}

/** Whether there are any: what stands around them is not drawn anew with every turn. */
export function useHasWarnings(): boolean {
  return useConversation((conversation) => warningsOf(conversation).length > 0)
}
