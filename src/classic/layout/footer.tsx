import { memo } from 'react'
import { hrefOf, LEGAL_TEXTS } from '#domain/navigation/routes.ts'
import { useLegalLinks } from '#bindings/navigation/use-legal-links.ts'
import { useFormatter } from '#bindings/words/use-formatter.ts'
import { useYear } from '#bindings/timing/use-year.ts'
import { OfferToSend } from '#pages/support/offer-to-send.tsx'
import { ConversationFile } from '#pages/conversation-file.tsx'
import { LegalLink } from '#pages/legal-link.tsx'
import s from './footer.module.css'

const CONTACT = hrefOf({ name: 'contact' })

type FooterProps = { readonly productName: string; readonly onVisit?: () => void }

/** Contact, legal texts where they are configured, copyright, bot-check notice, powered-by link (S2.99). */
export const Footer = memo(function Footer({ productName, onVisit }: FooterProps) {
  const { t } = useFormatter()
  const { poweredBy, contact = CONTACT, ...legal } = useLegalLinks()
  const year = useYear()
  return (
    <div className={s.footer}>
      <ul className={s.links}>
        <li>
          <LegalLink href={contact} text={t('classic.contact')} className={s.link} onVisit={onVisit} />
        </li>
        {LEGAL_TEXTS.map((name) => {
          const href = legal[name]
          return (
            href !== undefined && (
              <li key={name}>
                <LegalLink href={href} text={t(`legalLinks.${name}`)} className={s.link} onVisit={onVisit} />
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
          <LegalLink
            href={poweredBy}
            text={t('classic.poweredBy', { name: productName })}
            className={s.link}
          />
        )}
        <OfferToSend reason="help" />
        <ConversationFile />
      </p>
    </div>
  )
})
