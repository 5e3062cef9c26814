import { useId, type ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import s from './check-field.module.css'

export type CheckFieldProps = {
  readonly name: string
  /** May hold links to the texts it speaks of. */
  readonly label: ReactNode
  readonly isChecked: boolean
  readonly error?: string | undefined
  readonly isRequired?: boolean | undefined
  readonly isLive: boolean
  readonly onChange: (isChecked: boolean) => void
}

/** Something to agree to, with its error below. */
export function CheckField({ name, label, isChecked, error, isRequired, isLive, onChange }: CheckFieldProps) {
  const id = useId()
  return (
    <div>
      <label className={s.check}>
        <span className={s.box}>
          <input
            className={s.input}
            type="checkbox"
            name={name}
            value="yes"
            checked={isChecked}
            required={isRequired}
            // Said so, or a browser calls a tick that must be set wrong before anybody was asked for it.
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : id}
            aria-disabled={isLive ? undefined : true}
            tabIndex={isLive ? undefined : -1}
            onChange={(event) => {
              if (isLive) onChange(event.target.checked)
            }}
          />
          <Icon name="check" size="s" className={s.tick} />
        </span>
        <span>{label}</span>
      </label>
      {error !== undefined && (
        <p className={s.error} id={id}>
          {error}
        </p>
      )}
    </div>
  )
}
