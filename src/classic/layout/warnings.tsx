import { warningsOf } from '#flows/dialogue/warnings.ts'
import { useConversation } from '#bindings/runner-context.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { Icon } from '#ui/icon.tsx'
import s from './warnings.module.css'

/** What the last act came to and must be seen, until the next one; the announcer has told the ear. */
export function Warnings() {
  const { say } = useSpeech()
  return useWarnings().map((warning) => (
    <p key={warning.key} className={s.warning}>
      <Icon name="alert" size="s" />
      {say(warning)}
    </p>
  ))
}

/** The warnings of the last act. */
export function useWarnings() {
  const turns = useConversation((conversation) => conversation.turns)
  return warningsOf({ turns })
}
