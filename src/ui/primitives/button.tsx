import type { ReactNode } from 'react'
import { useSentButton } from '../forms/page-form.ts'
import { classNames } from './class-names.ts'
import s from './button.module.css'

/** `danger` takes something away for good: the act itself, or, outlined, the way to it. */
export type ButtonTone =
  | 'primary'
  | 'soft'
  | 'quiet'
  | 'outline'
  | 'link'
  | 'bare'
  | 'danger'
  | 'dangerOutline'

export type ButtonProps = {
  readonly children: ReactNode
  /** Absent on a submit button: its form acts, and says why where it does not. */
  readonly onAct?: (() => void) | undefined
  /** A tap where it may not act, so that the reason can be told. */
  readonly onRefused?: (() => void) | undefined
  /** False once its turn is answered: it stays readable, leaves the tab order and does nothing. */
  readonly isLive?: boolean | undefined
  /** What was answered, or what holds until something else is chosen. */
  readonly isChosen?: boolean | undefined
  /** False at a bound: it keeps its place in the tab order and does nothing. */
  readonly canAct?: boolean | undefined
  readonly isBusy?: boolean | undefined
  readonly tone?: ButtonTone
  /** What the button answers, for a tap that arrives before the code does. */
  readonly choice?: string | undefined
  /** The accessible name, where the visible text is not enough. */
  readonly label?: string | undefined
  readonly describedBy?: string | undefined
  readonly isExpanded?: boolean | undefined
  readonly controls?: string | undefined
  readonly isSubmit?: boolean | undefined
  readonly tabIndex?: number | undefined
  readonly className?: string | undefined
}

/** The class of a link that looks like a button. */
export function buttonLook(tone: ButtonTone): string {
  return classNames(s.act, s[tone])
}

/** Every button: never `disabled`, so it keeps its place for the reader; what it may not do, it does not do. */
export function Button({
  children,
  onAct,
  onRefused,
  isLive = true,
  canAct = true,
  isBusy = false,
  tone = 'soft',
  ...rest
}: ButtonProps) {
  const acts = isLive && canAct && !isBusy
  const sent = useSentButton({ ...rest, children, act: acts ? onAct : undefined })
  return (
    <button
      type={rest.isSubmit && isLive && !isBusy ? 'submit' : 'button'}
      className={classNames(s.act, s[tone], rest.className)}
      data-choice={isLive ? rest.choice : undefined}
      data-chosen={rest.isChosen || undefined}
      aria-label={rest.label}
      aria-describedby={rest.describedBy}
      aria-expanded={rest.isExpanded}
      aria-controls={rest.controls}
      aria-pressed={rest.isChosen || undefined}
      aria-disabled={acts ? undefined : true}
      aria-busy={isBusy || undefined}
      tabIndex={isLive ? rest.tabIndex : -1}
      onClick={acts ? onAct : isLive ? onRefused : undefined}
      {...sent}
    >
      {children}
    </button>
  )
}
