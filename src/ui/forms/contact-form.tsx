import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import { Card } from '../primitives/card.tsx'
import { CheckField, type CheckFieldProps } from './check-field.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import s from './contact-form.module.css'

export type ContactField = Omit<TextFieldProps, 'isLive' | 'onChange' | 'onBlur'>

export type ContactCheck = Omit<CheckFieldProps, 'isLive' | 'onChange'>

type ContactFormProps = {
  readonly label: string
  readonly fields: readonly ContactField[]
  readonly checks: readonly ContactCheck[]
  /** What stands below a check, by its name: the texts it speaks of. */
  readonly below?: Readonly<Record<string, ReactNode>> | undefined
  readonly act: string
  readonly isLive: boolean
  /** Counts refused submits; each new one leads the focus to the first field in error. */
  readonly refusals: number
  readonly onField: (name: string, value: string) => void
  readonly onLeave?: (name: string) => void
  readonly onCheck: (name: string, isChecked: boolean) => void
  readonly onSubmit: () => void
}

/** Who the order is for: as few fields as the deployment asks for, errors beside the field they speak of. */
export function ContactForm({
  label,
  fields,
  checks,
  below = {},
  act,
  isLive,
  refusals,
  ...on
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return (
    <Card>
      <form
        ref={form}
        className={s.form}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (isLive) on.onSubmit()
        }}
      >
        {fields.map((field) => (
          <TextField
            key={field.name}
            {...field}
            isLive={isLive}
            onChange={(value) => on.onField(field.name, value)}
            onBlur={() => on.onLeave?.(field.name)}
          />
        ))}
        {checks.map((check) => (
          <Fragment key={check.name}>
            <CheckField
              {...check}
              isLive={isLive}
              onChange={(isChecked) => on.onCheck(check.name, isChecked)}
            />
            {below[check.name]}
          </Fragment>
        ))}
        <Button tone="primary" isSubmit choice="details" isLive={isLive}>
          {act}
        </Button>
      </form>
    </Card>
  )
}
