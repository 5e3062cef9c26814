import { currentStepOf, STEP_COMMANDS, stepOf, stepsOf, type StepName } from '#flows/dialogue/steps.ts'
import { useConversation, useDispatch, useRunner } from '#bindings/runner-context.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { Stepper } from '#ui/stepper.tsx'

/** The named steps; a done one leads back to its answer. Gone once the order is placed. */
export function ChatStepper() {
  const { t } = useSpeech()
  const dispatch = useDispatch()
  const current = useConversation(currentStepOf)
  const conversation = useRunner().conversation()
  const steps = stepsOf(conversation)
  const position = stepOf(conversation)
  if (current === undefined || position === undefined) return null
  return (
    <Stepper
      steps={steps.map((step, index) => ({
        id: step,
        name: t(`step.${step}`),
        state: index + 1 < position.index ? 'done' : index + 1 === position.index ? 'current' : 'ahead',
      }))}
      labels={{
        nav: t('step.nav'),
        position: t('step.position', { index: position.index, of: position.of }),
        change: (name) => t('step.change', { name }),
      }}
      onStep={(id) => dispatch(STEP_COMMANDS[id as StepName])}
    />
  )
}
