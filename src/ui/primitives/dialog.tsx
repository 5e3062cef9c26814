import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import type { Elements } from './elements.ts'
import { useFirstInLine } from './dialog-line.ts'
import { Modal } from './modal.tsx'
import s from './dialog.module.css'

type DialogProps = {
  readonly title: string
  readonly children: ReactNode
  /** Absent where it must be answered: then Escape and the backdrop do nothing. */
  readonly close?: { readonly label: string; readonly onClose: () => void } | undefined
  readonly actions?: readonly {
    readonly id: string
    readonly text: string
    readonly isPrimary?: boolean
    /** It takes something away for good. */
    readonly isDangerous?: boolean
    readonly onAct: () => void
  }[]
  /** What stands below the actions. */
  readonly foot?: Elements
}

/** A modal question, open while it is mounted and no earlier one is. */
export function Dialog({ title, children, close, actions = [], foot }: DialogProps) {
  const isFirst = useFirstInLine()
  if (!isFirst) return null
  return (
    <Modal title={title} close={close} className={s.dialog}>
      <div className={s.body}>{children}</div>
      {actions.length > 0 && (
        <div className={s.actions}>
          {actions.map((action) => (
            <Button
              key={action.id}
              tone={action.isDangerous ? 'danger' : action.isPrimary ? 'primary' : 'outline'}
              className={s.act}
              onAct={action.onAct}
            >
              {action.text}
            </Button>
          ))}
        </div>
      )}
      {foot}
    </Modal>
  )
}
