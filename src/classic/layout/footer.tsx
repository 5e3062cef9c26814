import { useSpeech } from '#bindings/use-speech.ts'
import { Link } from '#pages/link.tsx'
import s from './footer.module.css'

/** S2.99; the legal texts follow once their addresses are known to the client. */
export function Footer({ productName }: { readonly productName: string }) {
  const { t } = useSpeech()
  return (
    <footer className={s.footer}>
      <Link to={{ name: 'contact' }} className={s.link}>
        {t('classic.contact')}
      </Link>
      <span>{t('classic.poweredBy', { name: productName })}</span>
    </footer>
  )
}
