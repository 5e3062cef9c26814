import { useId, type Ref } from 'react'
import { classNames } from '../primitives/class-names.ts'
import type { Elements } from '../primitives/elements.ts'
import s from './text-field.module.css'

export type TextFieldProps = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'password' | undefined
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | undefined
  readonly autoComplete?: string | undefined
  readonly maxLength?: number | undefined
  readonly isRequired?: boolean | undefined
  readonly isLive: boolean
  /** The field itself, for whoever leads the focus to it. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  readonly onChange: (value: string) => void
  readonly onBlur?: (() => void) | undefined
  /** A button at its end. */
  readonly children?: Elements
}

/** One line of text with its label above, its hint and its error below, each read with the field. */
export function TextField({ name, label, hint, error, isLive, children, ...rest }: TextFieldProps) {
  const id = useId()
  const describedBy = classNames(hint !== undefined && `${id}h`, error !== undefined && `${id}e`)
  return (
    <div className={s.field}>
      <label className={s.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={s.hint} id={`${id}h`}>
          {hint}
        </p>
      )}
      <div className={s.row}>
        <input
          ref={rest.inputRef}
          className={s.input}
          id={id}
          name={name}
          type={rest.type ?? 'text'}
          inputMode={rest.inputMode}
          autoComplete={rest.autoComplete}
          maxLength={rest.maxLength}
          value={rest.value}
          required={rest.isRequired}
          readOnly={!isLive}
          tabIndex={isLive ? undefined : -1}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          onChange={(event) => rest.onChange(event.target.value)}
          onBlur={rest.onBlur}
        />
        {children}
      </div>
      {error !== undefined && (
        <p className={s.error} id={`${id}e`}>
          {error}
        </p>
      )}
    </div>
  )
}
