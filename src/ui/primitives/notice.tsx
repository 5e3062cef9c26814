import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { classNames } from './class-names.ts'
import s from './notice.module.css'

type NoticeAction = { readonly id: string; readonly text: string; readonly isPrimary?: boolean }

type NoticeProps = {
  readonly tone: 'info' | 'warm' | 'error'
  readonly title: string
  readonly text?: string | undefined
  readonly actions?: readonly NoticeAction[]
  readonly isLive: boolean
  readonly chosenId?: string | undefined
  readonly onAction?: (id: string) => void
}

/** Something the customer must know, with what can be done about it. It speaks through the live region, not itself. */
export function Notice({ tone, title, text, actions = [], isLive, chosenId, onAction }: NoticeProps) {
  return (
    <div className={classNames(s.notice, s[tone])} role="group" aria-label={title}>
      <Icon name={tone === 'info' ? 'why' : 'alert'} className={s.sign} />
      <div className={s.body}>
        <p className={s.title}>{title}</p>
        {text !== undefined && <p>{text}</p>}
        {actions.length > 0 && (
          <div className={s.actions}>
            {actions.map((action) => (
              <Button
                key={action.id}
                className={s.act}
                tone={action.isPrimary ? 'primary' : 'outline'}
                choice={action.id}
                isLive={isLive}
                isChosen={action.id === chosenId}
                onAct={() => onAction?.(action.id)}
              >
                {action.text}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
