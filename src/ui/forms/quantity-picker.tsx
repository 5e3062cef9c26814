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
  readonly isSmall?: boolean
}

/** Fewer and more, between its bounds; at a bound the button stays in its place and does nothing (S5.39). */
export function QuantityPicker({
  value,
  min,
  max,
  onChange,
  isLive,
  labels,
  isSmall = false,
}: QuantityPickerProps) {
  return (
    <div className={classNames(s.picker, isSmall && s.small)} role="group" aria-label={labels.group}>
      <Button
        tone="bare"
        className={s.step}
        label={labels.decrease}
        isLive={isLive}
        canAct={value > min}
        onAct={() => onChange(value - 1)}
      >
        <Icon name="minus" size="s" />
      </Button>
      <span className={s.value}>{value}</span>
      <Button
        tone="bare"
        className={s.step}
        label={labels.increase}
        isLive={isLive}
        canAct={value < max}
        onAct={() => onChange(value + 1)}
      >
        <Icon name="plus" size="s" />
      </Button>
    </div>
  )
}
