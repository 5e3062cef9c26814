import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import s from './card.module.css'

type CardProps = {
  readonly children: ReactNode
  readonly label?: string | undefined
  readonly isFlush?: boolean
  readonly className?: string | undefined
}

/** The one raised surface; `isFlush` leaves the padding to its parts. A labelled card is a group. */
export function Card({ children, label, isFlush = false, className }: CardProps) {
  return (
    <div
      className={classNames(s.card, !isFlush && s.padded, className)}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
    >
      {children}
    </div>
  )
}
