import { useAvoidList } from '#bindings/menu/avoid-list.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { buttonLook } from '#ui/primitives/button.tsx'
import { classNames } from '#ui/primitives/class-names.ts'
import { Link } from '../link.tsx'
import s from './avoid-list-link.module.css'

type AvoidListLinkProps = { readonly className?: string | undefined; readonly onVisit?: () => void }

/** The way to what the customer avoids, and how much that is. */
export function AvoidListLink({
  className = classNames(buttonLook('link'), s.link),
  onVisit,
}: AvoidListLinkProps) {
  const { t } = useFormatter()
  const { avoided } = useAvoidList()
  return (
    <Link to={{ name: 'avoidList' }} className={className} {...(onVisit === undefined ? {} : { onVisit })}>
      {avoided.length === 0 ? t('avoid.link') : t('avoid.linkSome', { number: avoided.length })}
    </Link>
  )
}
