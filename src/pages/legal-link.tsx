import { plainHref } from '#domain/navigation/plain-href.ts'
import { parseRoute } from '#domain/navigation/routes.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useIsPlain } from '#ui/forms/page-form.ts'
import { Link } from './link.tsx'

type LegalLinkProps = {
  readonly href: string
  readonly text: string
  readonly className?: string | undefined
  readonly onVisit?: (() => void) | undefined
}

/** A legal text or the contact page: a page of this product in place, any other address in a tab of its own, so that the order stays where it is. */
export function LegalLink({ href, text, className, onVisit }: LegalLinkProps) {
  const { t } = useFormatter()
  const route = parseRoute(href)
  const isPlain = useIsPlain()
  const page = route.name === 'legal' || route.name === 'contact' ? route : undefined
  if (page && !isPlain)
    return (
      <Link to={page} className={className} {...(onVisit ? { onVisit } : {})}>
        {text}
      </Link>
    )
  return (
    <a
      className={className}
      href={page ? plainHref(href) : href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('link.newTab', { name: text })}
    >
      {text}
    </a>
  )
}
