import type { Route } from '#domain/navigation/routes.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#pages/link.tsx'
import s from './back-link.module.css'

/** The way back to the screen before. */
export function BackLink({ to, children }: { readonly to: Route; readonly children: string }) {
  return (
    <Link to={to} className={s.back}>
      <Icon name="back" size="s" />
      <span>{children}</span>
    </Link>
  )
}

/** The same for a screen that is left by a command. */
export function BackButton({ onAct, children }: { readonly onAct: () => void; readonly children: string }) {
  return (
    <Button tone="bare" className={s.back} onAct={onAct}>
      <Icon name="back" size="s" />
      <span>{children}</span>
    </Button>
  )
}
