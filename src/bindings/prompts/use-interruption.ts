import { useContext } from 'react'
import type { QuestionName } from '#flows/log/turn.ts'
import { interruptionOf } from './interruption.ts'
import type { Interruption } from './interruption-way.ts'
import { useConversation, useRunner } from '../runtime/runner-context.ts'
import { ClockContext } from '../timing/use-now.ts'
import { useFormatter } from '../words/use-formatter.ts'

/** What stands in the way, while the conversation asks this. */
export function useInterruption(name: QuestionName): Interruption | undefined {
  const formatter = useFormatter()
  const clock = useContext(ClockContext)
  const runner = useRunner()
  useConversation(({ step }) => step)
  return interruptionOf(name, runner.conversation(), formatter, clock())
}
