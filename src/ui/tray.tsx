import type { ReactNode } from 'react'
import { Act } from './act.tsx'
import { Icon, type IconName } from './icon.tsx'
import s from './tray.module.css'

export type TrayAction = {
  readonly id: string
  readonly text: string
  readonly icon?: IconName
  readonly canAct?: boolean
}

type TrayProps = {
  readonly label: string
  readonly actions: readonly TrayAction[]
  readonly onAction: (id: string) => void
  /** The basket pill. */
  readonly basket?: ReactNode
}

/** The row that is always there, in the same order everywhere: back, help, why, and the basket. */
export function Tray({ label, actions, onAction, basket }: TrayProps) {
  return (
    <div className={s.tray} role="group" aria-label={label}>
      <div className={s.actions}>
        {actions.map(({ id, text, icon, canAct = true }) => (
          <Act key={id} tone="quiet" className={s.pill} canAct={canAct} onAct={() => onAction(id)}>
            {icon !== undefined && <Icon name={icon} size="s" className={s.icon} />}
            {text}
          </Act>
        ))}
      </div>
      {basket}
    </div>
  )
}
