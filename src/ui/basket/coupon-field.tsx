import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { Form } from '../forms/form.tsx'
import { useIsPlain } from '../forms/page-form.ts'
import { TextField } from '../forms/text-field.tsx'
import s from './coupon-field.module.css'

type CouponFieldProps = {
  readonly label: string
  readonly act: string
  readonly value: string
  readonly isLive: boolean
  readonly isBusy?: boolean
  /** Whether what is typed can be a code. */
  readonly canApply?: boolean
  readonly error?: string | undefined
  /** What the coupon in force does, and the name of the button that takes it off. */
  readonly applied?:
    | { readonly text: string; readonly remove: string; readonly onRemove: () => void }
    | undefined
  readonly onChange: (value: string) => void
  readonly onApply: () => void
}

/** A code to type in, or the coupon in force with the way to take it off. */
export function CouponField({
  label,
  act,
  value,
  isLive,
  isBusy,
  canApply = true,
  error,
  applied,
  onChange,
  onApply,
}: CouponFieldProps) {
  // Without code a page cannot tell what is being typed.
  const isPlain = useIsPlain()
  if (applied !== undefined) {
    return (
      <div className={s.applied}>
        <Icon name="check" size="s" />
        <span className={s.text}>{applied.text}</span>
        <Button
          tone="bare"
          className={s.remove}
          label={applied.remove}
          isLive={isLive}
          onAct={applied.onRemove}
        >
          <Icon name="close" size="s" />
        </Button>
      </div>
    )
  }
  return (
    <Form
      isNative
      className={s.form}
      onSubmit={() => {
        if (isLive && canApply && isBusy !== true) onApply()
      }}
    >
      <TextField
        name="coupon"
        autoComplete="off"
        label={label}
        value={value}
        error={error}
        isLive={isLive}
        onChange={onChange}
      >
        <Button tone="soft" isSubmit isLive={isLive} canAct={canApply || isPlain} isBusy={isBusy}>
          {act}
        </Button>
      </TextField>
    </Form>
  )
}
