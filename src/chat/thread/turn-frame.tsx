import type { ReactNode } from 'react'
import { useIsPlain } from '#ui/forms/page-form.ts'
import s from './turn-frame.module.css'

type TurnProps = {
  readonly children: ReactNode
  /** The turn that waits for an answer: only its choices can be tapped before the code has arrived. */
  readonly isLive: boolean
}

/** The frame of one turn: what was understood, the next question, and its card. */
export function Turn({ children, isLive }: TurnProps) {
  // Where the page of an answer opens: no code scrolls to it.
  const place = useIsPlain() && isLive ? 'live' : undefined
  return (
    <section id={place} className={s.turn} data-turn={isLive ? 'live' : 'spent'}>
      {children}
    </section>
  )
}
