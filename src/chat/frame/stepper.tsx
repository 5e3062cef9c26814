import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import s from './stepper.module.css'

export type Step = {
  readonly id: string
  readonly name: string
  readonly state: 'done' | 'current' | 'ahead'
}

type StepperProps = {
  readonly steps: readonly Step[]
  readonly labels: {
    readonly nav: string
    readonly change: (name: string) => string
  }
  readonly onStep: (id: string) => void
}

/** The named steps of the order. A done step is a button that leads back to its answer. */
export function Stepper({ steps, labels, onStep }: StepperProps) {
  return (
    <nav className={s.stepper} aria-label={labels.nav}>
      <ol className={s.steps}>
        {steps.map((step) => (
          <li
            key={step.id}
            className={s[step.state]}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            {step.state === 'done' ? (
              <Button
                tone="bare"
                className={s.step}
                label={labels.change(step.name)}
                onAct={() => onStep(step.id)}
              >
                <Icon name="check" size="s" className={s.sign} />
                <span className={s.name}>{step.name}</span>
              </Button>
            ) : (
              <span className={s.step}>
                <span className={s.name}>{step.name}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepLineProps = Pick<StepperProps, 'steps'> & { readonly position: string }

/** How far the order is, as a line at the edge of the head; its words are heard, and seen with the steps. */
export function StepLine({ steps, position }: StepLineProps) {
  return (
    <div className={s.line}>
      <p className="visually-hidden">
        <span>{position}</span> <span>{steps.find(({ state }) => state === 'current')?.name}</span>
      </p>
      {steps.map(({ id, state }) => (
        <span key={id} className={s[state]} />
      ))}
    </div>
  )
}
