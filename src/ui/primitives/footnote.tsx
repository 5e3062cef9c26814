import type { ReactNode } from 'react'
import s from './footnote.module.css'

/** What is to be known beside an act, in smaller words below it. */
export function Footnote({ children }: { readonly children: ReactNode }) {
  return <p className={s.footnote}>{children}</p>
}
