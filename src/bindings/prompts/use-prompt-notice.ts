import { useGiveAnswer } from './use-answers.ts'
import { usePrompt } from './use-prompt.ts'

/** The live question as a notice shows it; the first answer is the primary button. */
export function usePromptNotice() {
  const give = useGiveAnswer()
  const prompt = usePrompt()
  if (!prompt) return undefined
  const { actions, ...notice } = prompt
  return {
    ...notice,
    actions: actions.map(({ id, text }, index) => ({ id, text, isPrimary: index === 0 })),
    onAction: (id: string) => {
      const action = actions.find((known) => known.id === id)
      if (action) give(action.answer)
    },
  }
}
