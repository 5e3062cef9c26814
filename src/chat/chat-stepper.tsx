import type { StepName } from '#flows/dialogue/steps.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { useSteps } from '#bindings/use-steps.ts'
import { Stepper } from '#ui/stepper.tsx'

/** The named steps; a done one leads back to its answer. Gone once the order is placed. */
export function ChatStepper() {
  const { t } = useSpeech()
  const way = useSteps()
  if (!way) return null
  return (
    <Stepper
      steps={way.steps}
      labels={{
        nav: t('step.nav'),
        position: way.position,
        change: (name) => t('step.change', { name }),
      }}
      onStep={(id) => way.goTo(id as StepName)}
    />
  )
}
