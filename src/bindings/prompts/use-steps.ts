import type { StepName } from '#flows/core/conversation/question.ts'
import { currentStepOf, STEP_COMMANDS, stepOf, stepsOf } from '#flows/core/conversation/steps.ts'
import { useConversation, useDispatch, useRunner } from '../runtime/runner-context.ts'
import { useFormatter } from '../words/use-formatter.ts'

type NamedStep = {
  readonly id: StepName
  readonly name: string
  readonly state: 'done' | 'current' | 'ahead'
}

/** The named steps, which of them is current, and how to go back to one; undefined once the order is placed. */
export function useSteps() {
  const { t } = useFormatter()
  const dispatch = useDispatch()
  const current = useConversation(currentStepOf)
  const conversation = useRunner().conversation()
  const position = stepOf(conversation)
  if (current === undefined || position === undefined) return undefined
  const steps = stepsOf(conversation).map((step, index): NamedStep => ({
    id: step,
    name: t(`step.${step}`),
    state: index + 1 < position.index ? 'done' : index + 1 === position.index ? 'current' : 'ahead',
  }))
  return {
    steps,
    position: t('step.position', { index: position.index, of: position.of }),
    current: t(`step.${current}`),
    goTo: (step: StepName) => dispatch(STEP_COMMANDS[step]),
  }
}
