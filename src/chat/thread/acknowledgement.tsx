import type { ReactNode } from 'react'
import s from './acknowledgement.module.css'

/** What the house heard, in one short line above its question. */
export function Acknowledgement({ children }: { readonly children: ReactNode }) {
  return <p className={s.acknowledgement}>{children}</p>
}
