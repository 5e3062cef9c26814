import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Act } from './act.tsx'
import { Card } from './card.tsx'
import { Icon } from './icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import s from './contact-form.module.css'

export type ContactField = Omit<TextFieldProps, 'isLive' | 'onChange' | 'onBlur'>

export type ContactCheck = {
  readonly name: string
  /** May hold links to the texts it speaks of. */
  readonly label: ReactNode
  readonly isChecked: boolean
  readonly error?: string | undefined
}

type ContactFormProps = {
  readonly label: string
  readonly fields: readonly ContactField[]
  readonly checks: readonly ContactCheck[]
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
export function ContactForm({ label, fields, checks, act, isLive, refusals, ...on }: ContactFormProps) {
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
          <CheckRow key={check.name} check={check} isLive={isLive} onCheck={on.onCheck} />
        ))}
        <Act tone="primary" isSubmit choice="details" isLive={isLive}>
          {act}
        </Act>
      </form>
    </Card>
  )
}

type CheckRowProps = {
  readonly check: ContactCheck
  readonly isLive: boolean
  readonly onCheck: (name: string, isChecked: boolean) => void
}

function CheckRow({ check, isLive, onCheck }: CheckRowProps) {
  const id = useId()
  return (
    <div>
      <label className={s.check}>
        <span className={s.box}>
          <input
            className={s.input}
            type="checkbox"
            name={check.name}
            checked={check.isChecked}
            aria-invalid={check.error === undefined ? undefined : true}
            aria-describedby={check.error === undefined ? undefined : id}
            aria-disabled={isLive ? undefined : true}
            tabIndex={isLive ? undefined : -1}
            onChange={(event) => {
              if (isLive) onCheck(check.name, event.target.checked)
            }}
          />
          <Icon name="check" size="s" className={s.tick} />
        </span>
        <span>{check.label}</span>
      </label>
      {check.error !== undefined && (
        <p className={s.error} id={id}>
          {check.error}
        </p>
      )}
    </div>
  )
}
