import { useAccountPorts } from '#bindings/account/account-ports-context.ts'
import { inShownView } from '#bindings/navigation/shown-address.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { buttonLook } from '#ui/primitives/button.tsx'
import { PolicyLinks } from '../policy-links.tsx'
import s from './sign-on-ways.module.css'

/** The ways to whoever else can log the customer in, under what going there agrees to; nothing where there is nobody (S1.10, S1.46). */
export function SignOnWays() {
  const { t } = useFormatter()
  const { signOnWays } = useAccountPorts()
  if (signOnWays.length === 0) return null
  return (
    <section className={s.others} aria-label={t('account.signOn.label')}>
      <ul className={s.ways}>
        {signOnWays.map(({ id, name, href }) => (
          <li key={id}>
            <a href={inShownView(href)} className={buttonLook('outline')}>
              {t('account.signOn.act', { provider: name })}
            </a>
          </li>
        ))}
      </ul>
      <p className={s.terms}>{t('account.signOn.terms')}</p>
      <PolicyLinks />
    </section>
  )
}
