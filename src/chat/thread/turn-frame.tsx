import type { ReactNode } from 'react'
import s from './turn-frame.module.css'

type TurnProps = {
  readonly children: ReactNode
  /** The turn that waits for an answer: only its choices can be tapped before the code has arrived. */
  readonly isLive: boolean
}

/** The frame of one turn: what was understood, the next question, and its card. */
export function Turn({ children, isLive }: TurnProps) {
  return (
    <section className={s.turn} data-turn={isLive ? 'live' : 'spent'}>
      {children}
    </section>
  )
}
