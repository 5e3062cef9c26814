import { classNames } from './class-names.ts'
import { Button } from './button.tsx'
import { useIsPlain } from '../forms/page-form.ts'
import { Icon, type IconName } from './icon.tsx'
import s from './view-switch.module.css'

export type ViewChoice = {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
  /** Stands for its label where there is room for nothing else. */
  readonly icon?: IconName | undefined
}

type ViewSwitchProps = {
  readonly label: string
  readonly views: readonly ViewChoice[]
  readonly onView: (id: string) => void
  /** On a phone only the other view is shown, by its icon. */
  readonly isCompact?: boolean
}

/** The one control that switches between the faces of the product, in place. */
export function ViewSwitch({ label, views, onView, isCompact = false }: ViewSwitchProps) {
  const isPlain = useIsPlain()
  return (
    <nav className={classNames(s.views, isCompact && s.compact)} aria-label={label}>
      {views.map((view) =>
        isPlain ? (
          <Button
            key={view.id}
            tone="bare"
            className={classNames(s.view, s.word)}
            choice={view.id}
            canAct={!view.isCurrent}
            onAct={() => onView(view.id)}
          >
            {view.label}
          </Button>
        ) : (
          <ViewLink key={view.id} className={s.view} view={view} isCurrent={view.isCurrent} onView={onView} />
        ),
      )}
    </nav>
  )
}

type ViewLinkProps = {
  readonly view: Omit<ViewChoice, 'isCurrent'>
  readonly isCurrent?: boolean
  readonly onView: (id: string) => void
  readonly className?: string | undefined
}

/** Leads to another view of the product: an address for the browser, a switch in place for a tap. */
export function ViewLink({ view, isCurrent = false, onView, className }: ViewLinkProps) {
  return (
    <a
      className={className}
      href={view.href}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onView(view.id)
      }}
    >
      {view.icon !== undefined && <Icon name={view.icon} className={s.icon} />}
      <span className={s.label}>{view.label}</span>
    </a>
  )
}
