import type { ReactNode } from 'react'
import s from './acknowledgement.module.css'

/** What was understood, in one short line above the next question. */
export function Acknowledgement({ children }: { readonly children: ReactNode }) {
  return (
    <p className={s.acknowledgement} data-ack>
      {children}
    </p>
  )
}
