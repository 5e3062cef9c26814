import { useConversation } from '#bindings/runtime/runner-context.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Link } from '../link.tsx'
import s from '../page.module.css'

/** Who pays as a guest may have an account that knows all that is asked (S2.62). */
export function LoginOffer() {
  const { t } = useFormatter()
  const isUser = useConversation(({ flows }) => flows.session.context.visitor.kind === 'user')
  if (isUser) return null
  return (
    <Link to={{ name: 'login' }} className={s.way}>
      {t('accountMenu.offer')}
    </Link>
  )
}
