import { useContext } from 'react'
import type { OfferedAnswer, PromptTone } from '#flows/core/conversation/question.ts'
import { liveQuestionOf } from '#flows/core/conversation/questions.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { ClockContext } from '../timing/use-now.ts'
import { useFormatter } from '../words/use-formatter.ts'
import { answerText } from './answer-text.ts'

/** An answer with its words. */
export type Action = { readonly id: string; readonly text: string; readonly answer: OfferedAnswer }

/**
 * The words of the live question with its answers. The chat shows it as a card, the classic view as a dialog or in
 * place of a screen.
 */
export type WordedPrompt = {
  readonly tone: PromptTone
  readonly title: string
  readonly text?: string
  readonly actions: readonly Action[]
}

/** The words and answers of the live question; undefined where it has a card of its own. */
export function usePrompt(): WordedPrompt | undefined {
  const formatter = useFormatter()
  const clock = useContext(ClockContext)
  const runner = useRunner()
  useConversation(({ step }) => step)
  const conversation = runner.conversation()
  const standing = { ...conversation, now: clock() }
  const question = liveQuestionOf(conversation)
  const prompt = question?.prompt?.(standing)
  if (!question || !prompt) return undefined
  const { tone = 'info' } = question
  const text = prompt.text?.map((say) => formatter.say(say)).join(' ')
  return {
    tone: typeof tone === 'function' ? tone(conversation.flows) : tone,
    title: formatter.say(prompt.title),
    ...(text === undefined ? {} : { text }),
    actions: question.answers(standing).flatMap((answer) => {
      const words = answerText(answer.words, conversation, formatter)
      return words === undefined ? [] : [{ id: answer.id, text: words, answer }]
    }),
  }
}
