import { classNames } from '#ui/primitives/class-names.ts'
import type { Elements } from '#ui/primitives/elements.ts'
import { Modal } from '#ui/primitives/modal.tsx'
import type { Popover } from './use-popover.ts'
import s from './drawer.module.css'

type DrawerProps = {
  readonly popover: Popover
  readonly side: 'left' | 'right'
  readonly title: string
  readonly closeLabel: string
  readonly children: Elements
}

/**
 * A panel over the page from one side: it traps the focus while open and returns it at once when it closes; its
 * backdrop fades (S4.105).
 */
export function Drawer({ popover, side, title, closeLabel, children }: DrawerProps) {
  const { display, close } = popover
  if (display === 'CLOSED') return null
  if (display === 'CLOSING') return <div className={s.backdrop} />
  return (
    <Modal
      title={title}
      className={classNames(s.drawer, s[side])}
      close={{ label: closeLabel, onClose: close }}
    >
      {children}
    </Modal>
  )
}
