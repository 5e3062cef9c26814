import { useId } from 'react'
import { classNames } from '../primitives/class-names.ts'
import type { Elements } from '../primitives/elements.ts'
import { Icon } from '../primitives/icon.tsx'
import { useIsPlain } from './page-form.ts'
import s from './search-field.module.css'

type SearchFieldProps = {
  readonly label: string
  readonly placeholder?: string | undefined
  readonly value: string
  readonly isLive: boolean
  readonly onChange: (value: string) => void
  readonly onSubmit?: (() => void) | undefined
  readonly children?: Elements
}

/** One line to search in; Enter searches at once. Buttons that belong to it stand beside it. */
export function SearchField({
  label,
  placeholder,
  value,
  isLive,
  onChange,
  onSubmit,
  children,
}: SearchFieldProps) {
  const id = useId()
  // A page without code shows all there is.
  if (useIsPlain()) return null
  return (
    <div className={s.search} role="search">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <span className={s.box}>
        <Icon name="search" className={s.sign} />
        <input
          className={s.input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          readOnly={!isLive}
          tabIndex={isLive ? undefined : -1}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing && isLive) onSubmit?.()
          }}
        />
      </span>
      {children}
    </div>
  )
}

/** What the field looks like while it is empty, until it is made: as with a select. */
export function SearchStandIn({ placeholder }: { readonly placeholder: string }) {
  return (
    <div className={s.search} aria-hidden="true">
      <span className={s.box}>
        <Icon name="search" className={s.sign} />
        <span className={classNames(s.input, s.standIn)}>{placeholder}</span>
      </span>
    </div>
  )
}
