import type { ReactNode } from 'react'
import { Button } from '../primitives/button.tsx'
import s from './way-list.module.css'

export type Way = {
  readonly id: string
  readonly name: string
  /** What is seen in place of the name, where that is for who hears it. */
  readonly shown?: string | undefined
  readonly hint?: string | undefined
  readonly sign: ReactNode
  readonly isChosen: boolean
  readonly onChoose: () => void
}

type WayListProps = { readonly label: string; readonly ways: readonly Way[]; readonly isLive: boolean }

/** The ways an order can be paid, one tap each. */
export function WayList({ label, ways, isLive }: WayListProps) {
  return (
    <ul className={s.list} aria-label={label}>
      {ways.map(({ id, name, shown, hint, sign, isChosen, onChoose }) => (
        <li key={id}>
          <Button
            tone="outline"
            className={s.way}
            choice={id}
            label={shown === undefined ? undefined : [name, hint].filter(Boolean).join(', ')}
            isLive={isLive}
            isChosen={isChosen}
            onAct={onChoose}
          >
            <span className={s.sign}>{sign}</span>
            <span className={s.words}>
              <span>{shown ?? name}</span>
              {hint !== undefined && <span className={s.hint}>{hint}</span>}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
