import { useLegalLinks } from '#bindings/legal-links.ts'
import { useSpeech } from '#bindings/use-speech.ts'
import { useYear } from '#bindings/use-year.ts'
import { Link } from '#pages/link.tsx'
import s from './footer.module.css'

type FooterProps = { readonly productName: string; readonly onVisit?: () => void }

/** Contact, legal texts where they are configured, copyright, bot-check notice, powered-by link (S2.99). */
export function Footer({ productName, onVisit }: FooterProps) {
  const { t } = useSpeech()
  const { poweredBy, ...legal } = useLegalLinks()
  const year = useYear()
  return (
    <div className={s.footer}>
      <ul className={s.links}>
        <li>
          <Link to={{ name: 'contact' }} className={s.link} {...(onVisit ? { onVisit } : {})}>
            {t('classic.contact')}
          </Link>
        </li>
        {(['privacy', 'terms', 'allergens', 'nutrition'] as const).map((name) => {
          const href = legal[name]
          return (
            href !== undefined && (
              <li key={name}>
                <Outside href={href} text={t(`classic.legal.${name}`)} />
              </li>
            )
          )
        })}
      </ul>
      <p className={s.small}>
        <span>{t('classic.copyright', { year, name: productName })}</span>
        <span>{t('classic.botCheck')}</span>
        {poweredBy === undefined ? (
          <span>{t('classic.poweredBy', { name: productName })}</span>
        ) : (
          <Outside href={poweredBy} text={t('classic.poweredBy', { name: productName })} />
        )}
      </p>
    </div>
  )
}

/** A text of the deployment, in a tab of its own: the order stays where it is. */
function Outside({ href, text }: { readonly href: string; readonly text: string }) {
  const { t } = useSpeech()
  return (
    <a
      className={s.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('link.newTab', { name: text })}
    >
      {text}
    </a>
  )
}
