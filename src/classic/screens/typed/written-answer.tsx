import { liveTurnOf } from '#flows/core/conversation/conversation.ts'
import type { Say } from '#flows/core/log/say.ts'
import { useReprompt } from '#bindings/prompts/use-reprompt.ts'
import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Button } from '#ui/primitives/button.tsx'
import s from './written-answer.module.css'

type WrittenAnswerProps = {
  /** Reads what is written as a sentence; offered until it was. */
  readonly onRead?: () => void
}

/** What is said of a sentence in the search, and what can be done about it; before it was read, the offer to read it. */
export function WrittenAnswer({ onRead }: WrittenAnswerProps) {
  const { t, say } = useFormatter()
  const turn = useConversation(liveTurnOf)
  const reprompt = useReprompt(turn?.id)
  if (!turn || !reprompt)
    return onRead ? (
      <div className={s.answer}>
        <Button tone="outline" isLive onAct={onRead}>
          {t('classic.search.read')}
        </Button>
      </div>
    ) : null
  const { label, choices, choose } = reprompt
  return (
    <div className={s.answer}>
      {turn.acks.map((ack) => (
        <p key={ack.key}>{isUnread(ack) ? t('classic.search.notRead') : say(ack)}</p>
      ))}
      {choices.length > 0 && (
        <div className={s.choices} role="group" aria-label={label}>
          {choices.map(({ id, text }) => (
            <Button key={id} tone="outline" choice={id} isLive onAct={() => choose(id)}>
              {text}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** What the chat says then speaks of the choices beneath it. */
function isUnread({ key }: Say): boolean {
  return /^unknown\.\d$/.test(key)
}
