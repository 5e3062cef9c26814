import { useId, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { classNames } from '#ui/primitives/class-names.ts'
import type { Elements } from '#ui/primitives/elements.ts'
import { Icon, type IconName } from '#ui/primitives/icon.tsx'
import s from './tray.module.css'

export type TrayAction = {
  readonly id: string
  readonly text: string
  readonly icon: IconName
  readonly canAct?: boolean
  /** Why the action is not available; said when it is tapped nevertheless. */
  readonly reason?: string | undefined
  /** Whether the reason is shown too, not only described to a screen reader. */
  readonly isReasonSeen?: boolean
}

type TrayProps = {
  readonly actions: readonly TrayAction[]
  readonly onAction: (id: string) => void
  readonly onRefused: (reason: string) => void
  /** The field to write in: on a phone the actions leave it the room of their words. */
  readonly field?: Elements
  /** The basket pill. */
  readonly basket?: Elements
}

/** The row below the conversation, in the same order everywhere: back, the field to write in, and the basket. */
export function Tray({ actions, onAction, onRefused, field, basket }: TrayProps) {
  const id = useId()
  const [refused, setRefused] = useState<string | undefined>(undefined)
  return (
    <>
      {/* A place for the focus where what had it goes; what it stands in has its name. */}
      <div className={s.tray} role="group">
        <div className={classNames(s.actions, Boolean(field) && s.beside)}>
          {actions.map(({ id: action, text, icon, canAct = true, reason }) => (
            <Button
              key={action}
              tone="quiet"
              className={s.pill}
              canAct={canAct}
              describedBy={reason === undefined ? undefined : `${id}-${action}`}
              onAct={() => {
                setRefused(undefined)
                onAction(action)
              }}
              onRefused={() => {
                setRefused(action)
                onRefused(reason ?? '')
              }}
            >
              <Icon name={icon} size="s" />
              <span className={s.word}>{text}</span>
            </Button>
          ))}
        </div>
        {field}
        {basket}
      </div>
      {actions.map(
        ({ id: action, reason, isReasonSeen = false }) =>
          reason !== undefined && (
            <p
              key={action}
              id={`${id}-${action}`}
              className={isReasonSeen || refused === action ? s.reason : 'visually-hidden'}
            >
              {reason}
            </p>
          ),
      )}
    </>
  )
}
