import { useContext } from 'react'
import type { Candidate } from '#flows/core/log/commands.ts'
import { LAST_ATTEMPT } from '#flows/core/conversation/reprompt.ts'
import { useConversation, useDispatch, useRunner } from '../runtime/runner-context.ts'
import { ViewContext } from '../runtime/view-context.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { answerText } from './answer-text.ts'

const NONE: readonly Candidate[] = []

/**
 * What can be chosen beside what is said of typed text: what can be done about an answer, or what the text may have meant
 * where it was not understood, and from the last attempt on the ways out. Undefined where the turn says nothing of it.
 */
export function useReprompt(turnId: string | undefined) {
  const formatter = useFormatter()
  const { t } = formatter
  const dispatch = useDispatch()
  const runner = useRunner()
  const { view, setView } = useContext(ViewContext)
  const reprompt = useConversation(({ flows }) => flows.dialogue.context.reprompt)
  const candidates = useConversation(({ flows }) => flows.dialogue.context.candidates) ?? NONE
  if (turnId === undefined || reprompt?.turn !== turnId) return undefined
  const meant = candidates.flatMap((candidate, index) => {
    const text = answerText(candidate.label, runner.conversation(), formatter)
    return text === undefined ? [] : [{ id: String(index), text }]
  })
  const ways =
    reprompt.attempt === LAST_ATTEMPT
      ? [
          { id: 'help', text: t('tray.help') },
          { id: 'startOver', text: t('basket.startOver') },
          ...(view === 'classic' ? [] : [{ id: 'classic', text: t('unknown.classic') }]),
        ]
      : []
  return {
    label: t(reprompt.attempt === 0 ? 'inquiry.acts' : 'unknown.meant'),
    choices: [...meant, ...ways],
    choose: (id: string) => {
      const candidate = candidates[Number(id)]
      if (candidate) dispatch(candidate.command)
      else if (id === 'help') dispatch({ type: 'help.ask' })
      else if (id === 'startOver') dispatch({ type: 'basket.startOver' })
      else setView('classic')
    },
  }
}
