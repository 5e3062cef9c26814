import type { InputHTMLAttributes } from 'react'
import s from './covering-input.module.css'

/** What is tapped is the input over all of what it stands in. */
export function CoveringInput(props: InputHTMLAttributes<HTMLInputElement>) {
  return <input className={s.covering} {...props} />
}
