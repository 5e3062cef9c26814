import { useAccount } from '#bindings/account/use-account.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#pages/link.tsx'
import s from './account-link.module.css'

/** The link to the profile, or to the login where nobody is logged in. */
export function AccountLink() {
  const { t } = useFormatter()
  const { isUser } = useAccount()
  const label = isUser ? t('accountMenu.profile') : t('accountMenu.login')
  return (
    <Link to={{ name: isUser ? 'profile' : 'login' }} label={label} className={s.link}>
      <Icon name="person" />
      <span className={s.name}>{label}</span>
    </Link>
  )
}
