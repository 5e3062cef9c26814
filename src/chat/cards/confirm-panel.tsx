import type { ReactNode } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import s from './confirm-panel.module.css'

type ConfirmPanelProps = {
  readonly title: string
  /** The question above the panel says the title in the same words. */
  readonly isAsked?: boolean
  readonly text?: ReactNode
  readonly yes: string
  readonly no: string
  /** A yes takes something away for good. */
  readonly isDangerous?: boolean | undefined
  readonly isLive: boolean
  readonly chosen?: 'yes' | 'no' | undefined
  /** What came of it, once the customer has answered. */
  readonly settled?: string | undefined
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks before money, alcohol, deletion or a change of restaurant, and keeps the answer readable. */
export function ConfirmPanel({
  title,
  isAsked = false,
  text,
  yes,
  no,
  isDangerous = false,
  isLive,
  chosen,
  settled,
  onYes,
  onNo,
}: ConfirmPanelProps) {
  return (
    <Card label={title}>
      {!isAsked && <p className={s.title}>{title}</p>}
      {text !== undefined && <div className={s.text}>{text}</div>}
      <div className={s.acts}>
        <Button
          tone={isDangerous ? 'danger' : 'primary'}
          choice="yes"
          className={s.act}
          isLive={isLive}
          isChosen={chosen === 'yes'}
          onAct={onYes}
        >
          {yes}
        </Button>
        <Button
          tone="outline"
          choice="no"
          className={s.act}
          isLive={isLive}
          isChosen={chosen === 'no'}
          onAct={onNo}
        >
          {no}
        </Button>
      </div>
      {settled !== undefined && <p className={s.settled}>{settled}</p>}
    </Card>
  )
}
