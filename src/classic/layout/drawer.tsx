import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Act } from '#ui/act.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { Popover } from './use-popover.ts'
import s from './drawer.module.css'

type DrawerProps = {
  readonly popover: Popover
  readonly side: 'left' | 'right'
  readonly title: string
  readonly closeLabel: string
  readonly children: ReactNode
}

/** A panel over the page from one side: it holds the focus while open and gives it back at once when it goes (S4.105). */
export function Drawer({ popover, side, title, closeLabel, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { display, close } = popover
  // Before the effects of a new screen, whose heading cannot take the focus while the panel holds it.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    // A tap beside it closes it, where the browser knows how.
    element.setAttribute('closedby', 'any')
    if (display === 'OPEN' && !element.open) element.showModal()
    if (display === 'CLOSING' && element.open) element.close()
  }, [display])
  if (display === 'CLOSED') return null
  return (
    <dialog
      ref={dialog}
      className={classNames(s.drawer, s[side])}
      data-display={display}
      inert={display === 'CLOSING'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className={s.panel}>
        <div className={s.head}>
          <h2 id={titleId} className={s.title}>
            {title}
          </h2>
          <Act tone="quiet" className={s.close} label={closeLabel} onAct={close}>
            <Icon name="close" size="s" />
          </Act>
        </div>
        {children}
      </div>
    </dialog>
  )
}
