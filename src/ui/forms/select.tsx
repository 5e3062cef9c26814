import type { ComponentProps } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { Icon } from '../primitives/icon.tsx'
import s from './select.module.css'

type SelectProps = Omit<ComponentProps<'select'>, 'className'> & {
  /** How it is placed, such as shown on a phone only. */
  readonly placement?: string | undefined
}

/** One of many from the device's own list, drawn as a field. */
export function Select({ placement, children, ...rest }: SelectProps) {
  return (
    <span className={classNames(s.field, placement)}>
      <select {...rest} className={s.select}>
        {children}
      </select>
      <Icon name="chevron" size="s" className={s.sign} />
    </span>
  )
}
