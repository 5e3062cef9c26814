import { Fragment, useEffect, useRef } from 'react'
import { Form } from '../forms/form.tsx'
import { Button } from '../primitives/button.tsx'
import type { Elements } from '../primitives/elements.ts'
import { CheckField, type CheckFieldProps } from '../forms/check-field.tsx'
import { TextField, type TextFieldProps } from '../forms/text-field.tsx'
import s from './contact-form.module.css'

type ContactFormProps = {
  readonly label: string
  readonly fields: readonly Omit<TextFieldProps, 'isLive'>[]
  readonly checks: readonly Omit<CheckFieldProps, 'isLive'>[]
  /** What stands below a check, by its name: the texts it speaks of. */
  readonly below?: Readonly<Record<string, Elements>> | undefined
  /** What its button says; absent where a button elsewhere submits it. */
  readonly act: string | undefined
  readonly isLive: boolean
  /** Counts refused submits; each new one leads the focus to the first field in error. */
  readonly refusals: number
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
  onSubmit,
}: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  return (
    <Form
      formRef={form}
      className={s.form}
      label={label}
      onSubmit={() => {
        if (isLive) onSubmit()
      }}
    >
      {fields.map((field) => (
        <TextField key={field.name} {...field} isLive={isLive} />
      ))}
      {checks.map((check) => (
        <Fragment key={check.name}>
          <CheckField {...check} isLive={isLive} />
          {below[check.name]}
        </Fragment>
      ))}
      {act !== undefined && (
        <div className={s.act}>
          <Button tone="primary" className={s.button} isSubmit choice="details" isLive={isLive}>
            {act}
          </Button>
        </div>
      )}
    </Form>
  )
}
