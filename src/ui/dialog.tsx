import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Act } from './act.tsx'
import { Icon } from './icon.tsx'
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
    readonly onAct: () => void
  }[]
}

/**
 * A modal question of the classic view, open while it is mounted. The browser's own dialog: it keeps the focus and
 * gives it back, and unlike the scroll lock of a library it writes no style element, which the page's policy forbids.
 */
export function Dialog({ title, children, close, actions = [] }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Before it leaves the page: a dialog that is gone gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null || element.open) return
    element.showModal()
    return () => element.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={s.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close?.onClose()
      }}
    >
      <div className={s.head}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        {close !== undefined && (
          <Act tone="quiet" className={s.close} label={close.label} onAct={close.onClose}>
            <Icon name="close" size="s" />
          </Act>
        )}
      </div>
      {children}
      {actions.length > 0 && (
        <div className={s.actions}>
          {actions.map((action) => (
            <Act
              key={action.id}
              tone={action.isPrimary ? 'primary' : 'outline'}
              className={s.act}
              onAct={action.onAct}
            >
              {action.text}
            </Act>
          ))}
        </div>
      )}
    </dialog>
  )
}
