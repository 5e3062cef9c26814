import { useContext } from 'react'
import type { QuestionName } from '#flows/dialogue/turn.ts'
import { interruptionOf } from './interruption.ts'
import type { Interruption } from './interruption-way.ts'
import { useConversation, useRunner } from './runner-context.ts'
import { ClockContext } from './use-now.ts'
import { useSpeech } from './use-speech.ts'

/** What stands in the way, while the conversation asks this. */
export function useInterruption(name: QuestionName): Interruption | undefined {
  const speech = useSpeech()
  const clock = useContext(ClockContext)
  const runner = useRunner()
  useConversation(({ step }) => step)
  return interruptionOf(name, runner.conversation(), speech, clock())
}
