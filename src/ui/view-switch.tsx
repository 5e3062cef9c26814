import s from './view-switch.module.css'

export type ViewChoice = {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

type ViewSwitchProps = {
  readonly label: string
  readonly views: readonly ViewChoice[]
  readonly onView: (id: string) => void
}

/** The one control that switches between the faces of the product, in place. */
export function ViewSwitch({ label, views, onView }: ViewSwitchProps) {
  return (
    <nav className={s.views} aria-label={label}>
      {views.map((view) => (
        <ViewLink key={view.id} view={view} onView={onView} />
      ))}
    </nav>
  )
}

function ViewLink({ view, onView }: { readonly view: ViewChoice; readonly onView: (id: string) => void }) {
  return (
    <a
      className={s.view}
      href={view.href}
      aria-current={view.isCurrent ? 'true' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onView(view.id)
      }}
    >
      {view.label}
    </a>
  )
}
