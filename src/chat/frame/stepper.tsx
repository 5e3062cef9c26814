import type { ReactNode } from 'react'
import { useSentButton } from '#ui/forms/page-form.ts'
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
    readonly position: string
    readonly change: (name: string) => string
  }
  /** Absent once the order is paid: then done steps are text only. */
  readonly onStep?: ((id: string) => void) | undefined
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
            {step.state === 'done' && onStep !== undefined ? (
              <DoneStep label={labels.change(step.name)} onAct={() => onStep(step.id)}>
                <span className={s.name}>{step.name}</span>
              </DoneStep>
            ) : (
              <span className={s.step}>
                <span className={s.name}>{step.name}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={s.position} aria-hidden="true">
        <span>{labels.position}</span> <b>{steps.find((step) => step.state === 'current')?.name}</b>
      </p>
    </nav>
  )
}

type DoneStepProps = { readonly label: string; readonly onAct: () => void; readonly children: ReactNode }

function DoneStep({ label, onAct, children }: DoneStepProps) {
  const sent = useSentButton({ label, children, act: onAct })
  return (
    <button type="button" className={s.step} aria-label={label} onClick={onAct} {...sent}>
      {children}
    </button>
  )
}
