import { useContext } from 'react'
import type { Candidate } from '#flows/log/commands.ts'
import { LAST_ATTEMPT } from '#flows/machines/reprompt.ts'
import type { Turn } from '#flows/log/turn.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runtime/runner-context.ts'
import { answerText } from '#bindings/prompts/answer-text.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { ViewContext } from '#bindings/runtime/view-context.ts'
import { ChoiceChips } from './choice-chips.tsx'

const NONE: readonly Candidate[] = []

/**
 * Choices after typed text: what can be done about an answer, or what the text may have meant where it was not understood,
 * and from the last attempt on the ways out.
 */
export function RepromptChoices({ turn }: { readonly turn: Turn }) {
  const formatter = useFormatter()
  const { t } = formatter
  const dispatch = useDispatch()
  const runner = useRunner()
  const { setView } = useContext(ViewContext)
  const reprompt = useConversation(({ flows }) => flows.dialogue.context.reprompt)
  const candidates = useConversation(({ flows }) => flows.dialogue.context.candidates) ?? NONE
  if (reprompt?.turn !== turn.id) return null
  const meant = candidates.flatMap((candidate, index) => {
    const text = answerText(candidate.label, runner.conversation(), formatter)
    return text === undefined ? [] : [{ id: String(index), text }]
  })
  const isLast = reprompt.attempt === LAST_ATTEMPT
  const ways = isLast
    ? [
        { id: 'help', text: t('tray.help') },
        { id: 'startOver', text: t('basket.startOver') },
        { id: 'classic', text: t('unknown.classic') },
      ]
    : []
  const choices = [...meant, ...ways]
  if (choices.length === 0) return null
  return (
    <ChoiceChips
      label={t(reprompt.attempt === 0 ? 'inquiry.acts' : 'unknown.meant')}
      isLive
      choices={choices}
      onChoose={(id) => {
        const candidate = candidates[Number(id)]
        if (candidate) dispatch(candidate.command)
        else if (id === 'help') dispatch({ type: 'help.ask' })
        else if (id === 'startOver') dispatch({ type: 'basket.startOver' })
        else setView('classic')
      }}
    />
  )
}
