import type { StepName } from '#flows/core/conversation/question.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useSteps } from '#bindings/prompts/use-steps.ts'
import { StepLine, Stepper } from './stepper.tsx'

/** The named steps; a done one leads back to its answer. Not shown once the order is placed. */
export function ChatStepper() {
  const { t } = useFormatter()
  const way = useSteps()
  if (!way) return null
  return (
    <Stepper
      steps={way.steps}
      labels={{ nav: t('step.nav'), change: (name) => t('step.change', { name }) }}
      onStep={(id) => way.goTo(id as StepName)}
    />
  )
}

/** How far the order is, at the edge of the head. */
export function ChatStepLine() {
  const way = useSteps()
  return way ? <StepLine steps={way.steps} position={way.position} /> : null
}
