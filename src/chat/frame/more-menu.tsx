import { useId, type MouseEvent } from 'react'
import { Icon } from '#ui/primitives/icon.tsx'
import type { Elements } from '#ui/primitives/elements.ts'
import s from './more-menu.module.css'

type MoreMenuProps = { readonly label: string; readonly children: Elements }

/** What the head has no room for on a phone, a tap away; on a wider window it stands there. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const id = useId()
  return (
    <>
      <button type="button" className={s.open} aria-label={label} popoverTarget={id}>
        <Icon name="menu" />
      </button>
      <div id={id} popover="" className={s.menu} onClickCapture={closeOnAct}>
        {children}
      </div>
    </>
  )
}

/** What leads elsewhere leaves nothing over the place it leads to; a choice from a list is seen where it is made. */
function closeOnAct({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (currentTarget.matches(':popover-open') && (target as Element).closest('button, a'))
    currentTarget.hidePopover()
}
