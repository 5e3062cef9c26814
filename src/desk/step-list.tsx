import { useEffect, useRef } from 'react'
import { useDeskWords } from './desk-words.ts'
import type { TracedStep } from '#flows/core/engine/trace.ts'
import { isAct } from '#flows/core/log/log.ts'
import type { Formatter } from '#bindings/words/formatter.ts'
import { happenedIn } from './happened-in.ts'
import s from './desk.module.css'

type StepListProps = {
  readonly steps: readonly TracedStep[]
  readonly current: number
  readonly formatter: Formatter
  readonly onGoTo: (step: number) => void
}

/** Everything that happened, in order; what the customer did stands out. */
export function StepList({ steps, current, formatter, onGoTo }: StepListProps) {
  const { t } = useDeskWords()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <ol ref={list} className={s.steps} aria-label={t('desk.play.steps')}>
      {steps.map((traced) => (
        <li key={traced.step}>
          <button
            type="button"
            className={s.step}
            data-act={isAct(traced.entry.event) || undefined}
            data-differs={traced.isIdentical === false || undefined}
            aria-current={traced.step === current ? 'step' : undefined}
            onClick={() => onGoTo(traced.step)}
          >
            <span>{traced.step + 1}</span>
            <span>{happenedIn(traced, formatter, t)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
