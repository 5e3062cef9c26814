import type { ReactNode } from 'react'
import { useIsPlain } from './page-form.ts'
import s from './header-select.module.css'

export type HeaderChoice = { readonly id: string; readonly text: string; readonly language?: string }

type HeaderSelectProps = {
  readonly label: string
  readonly value: string
  readonly choices: readonly HeaderChoice[]
  readonly onChoose: (id: string) => void
  /** What stands in the header for the choice: a sign or a code. */
  readonly children: ReactNode
}

/** One of few from the device's own list, no larger than a button. */
export function HeaderSelect({ label, value, choices, onChoose, children }: HeaderSelectProps) {
  // Whoever chooses is answered by code.
  if (useIsPlain()) return null
  return (
    <span className={s.field} title={label}>
      <span className={s.sign} aria-hidden="true">
        {children}
      </span>
      <span className={s.name} aria-hidden="true">
        {label}
      </span>
      <select
        className={s.select}
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {choices.map(({ id, text, language }) => (
          <option key={id} value={id} lang={language} translate={language === undefined ? undefined : 'no'}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
