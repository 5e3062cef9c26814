import type { ReactNode } from 'react'
import { hrefOf, type Route } from '#domain/navigation/routes.ts'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { useVisits } from '#bindings/navigation/visits.tsx'

type LinkProps = {
  readonly to: Route
  readonly children: ReactNode
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly isCurrent?: boolean
  readonly onVisit?: () => void
}

/** A link to a route of the product: an address for the browser, a visit for a tap. */
export function Link({ to, children, label, className, isCurrent = false, onVisit }: LinkProps) {
  const { visit } = useVisits()
  // What stands there is made of code.
  if (useIsPlain()) return null
  return (
    <a
      className={className}
      href={hrefOf(to)}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onVisit?.()
        visit(to)
      }}
    >
      {children}
    </a>
  )
}
