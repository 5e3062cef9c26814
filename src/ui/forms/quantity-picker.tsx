import { useRef } from 'react'
import { Button } from '../primitives/button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import s from './quantity-picker.module.css'

export type QuantityLabels = { readonly group: string; readonly decrease: string; readonly increase: string }

type QuantityPickerProps = {
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
  readonly isLive: boolean
  readonly labels: QuantityLabels
  /** What is read with each button: the price and the contents of what is counted. */
  readonly describedBy?: string | undefined
  readonly isSmall?: boolean
  /** While there is none, only the button for more stands there. */
  readonly isPlusAlone?: boolean
  /** What the button for more answers, for a tap that arrives before the code does. */
  readonly choice?: string | undefined
  readonly className?: string | undefined
}

/** Fewer and more, between its bounds; at a bound the button stays in its place and does nothing (S5.39). */
export function QuantityPicker({
  value,
  min,
  max,
  onChange,
  isLive,
  labels,
  describedBy,
  isSmall = false,
  isPlusAlone = false,
  choice,
  className,
}: QuantityPickerProps) {
  const group = useRef<HTMLDivElement>(null)
  const isAlone = isPlusAlone && value === 0
  const decrease = () => {
    // With the last one its button goes: the focus moves on before that, so that it is never lost.
    if (isPlusAlone && value === 1) group.current?.querySelector<HTMLElement>('button:last-of-type')?.focus()
    onChange(value - 1)
  }
  return (
    <div
      ref={group}
      className={classNames(s.picker, isSmall && s.small, isAlone && s.alone, className)}
      // A button alone says itself what it is about.
      {...(isAlone ? {} : { role: 'group', 'aria-label': labels.group })}
    >
      {!isAlone && (
        <>
          <Button
            tone="bare"
            className={s.step}
            label={labels.decrease}
            describedBy={describedBy}
            isLive={isLive}
            canAct={value > min}
            onAct={decrease}
          >
            <Icon name="minus" size="s" />
          </Button>
          <span className={s.value} translate="no">
            {value}
          </span>
        </>
      )}
      <Button
        tone="bare"
        className={s.step}
        label={labels.increase}
        describedBy={describedBy}
        choice={choice}
        isLive={isLive}
        canAct={value < max}
        onAct={() => onChange(value + 1)}
      >
        <Icon name="plus" size="s" />
      </Button>
    </div>
  )
}
